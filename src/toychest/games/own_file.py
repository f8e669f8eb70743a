"""A file of one's own for any game, as TOML: what it must get right before anybody looks at what it says."""

import difflib
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from toychest.contract import Complaint, Json, UnfitFile

LONGEST: Final = 8192
"""Bytes: the largest board of any game needs half of that."""

UNNAMED: Final = "unnamed"
LONGEST_NAME: Final = 40

MOST_COMPLAINTS: Final = 20
"""Enough to mend before looking again."""

LARGEST: Final = 2**63 - 1
"""No number of a board comes near it; one of thousands of digits could not even be said."""

HUGE = re.compile(r"[0-9A-Fa-f_]{16,}")
MOST_QUOTED: Final = 60
AT_LINE = re.compile(r"\(at line (\d+), column \d+\)$")


def read_table(name: str, text: str) -> dict[str, Any]:
    """What a file says, by field; a byte-order mark and the line ends of any machine are welcome. Raises `UnfitFile`.

    `name` is the option that the file is for.
    """
    if len(text) > LONGEST or len(text.encode(errors="replace")) > LONGEST:
        raise UnfitFile(name, (Complaint(code="file-too-long", facts={"most": LONGEST}),))
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    try:
        plain.encode()  # half a letter, as only JSON can bring it, would break every store and log
        table = tomllib.loads(plain)
    except UnicodeEncodeError as half:
        raise _not_toml(name, plain.count("\n", 0, half.start) + 1) from half
    except (ValueError, RecursionError) as unreadable:
        found = AT_LINE.search(str(unreadable))
        raise _not_toml(name, int(found[1]) if found else plain.rstrip("\n").count("\n") + 1) from unreadable
    if _is_huge(table):
        digits = HUGE.search(plain)
        raise _not_toml(name, plain.count("\n", 0, digits.start() if digits else 0) + 1)
    return table


def _is_huge(value: Any) -> bool:
    """Whether a number in here is larger than any machine counts."""
    if isinstance(value, dict):
        return any(map(_is_huge, value.values()))
    if isinstance(value, list):
        return any(map(_is_huge, value))
    return isinstance(value, int) and abs(value) > LARGEST


def _not_toml(name: str, line: int) -> UnfitFile:
    return UnfitFile(name, (Complaint(code="not-toml", facts={"line": line}),))


def refuse(name: str, complaints: Iterable[Complaint]) -> None:
    """Raises `UnfitFile` if there is any complaint; what it quotes from the file can be shown anywhere."""
    found = tuple(
        Complaint(code=each.code, facts={key: _quoted(fact) for key, fact in each.facts.items()})
        for each in islice(complaints, MOST_COMPLAINTS)
    )
    if found:
        raise UnfitFile(name, found)


def _quoted(fact: Json) -> Json:
    """A text without what a terminal could take for an order, and no longer than a line holds."""
    if not isinstance(fact, str):
        return fact
    plain = "".join(letter if letter.isprintable() else "?" for letter in fact)
    return plain if len(plain) <= MOST_QUOTED else f"{plain[:MOST_QUOTED]}…"


def complaints_about_names(
    table: Mapping[str, Any], known: Collection[str], needed: Collection[str]
) -> Iterator[Complaint]:
    """Every field that is missing, and every one that nobody knows."""
    for field in needed:
        if field not in table:
            yield Complaint(code="field-missing", facts={"field": field})
    for field in table:
        if field not in known:
            yield Complaint(code="field-unknown", facts={"field": field, "meant": meant(field, known)})


def complaints_about_name(table: Mapping[str, Any]) -> Iterator[Complaint]:
    """Is what somebody calls it a name that can be shown?"""
    name = table.get("name", UNNAMED)
    if not isinstance(name, str) or not name.isprintable() or not 1 <= len(name.strip()) <= LONGEST_NAME:
        yield Complaint(code="name-unfit", facts={"most": LONGEST_NAME})


def are_texts(value: object) -> bool:
    """Is it a list of texts, and of nothing else?"""
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def meant(word: str, known: Collection[str]) -> str | None:
    """The word that somebody probably meant, or None."""
    near = difflib.get_close_matches(word.lower(), known, n=1)
    return near[0] if near else None
