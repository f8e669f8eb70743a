"""The paragraphs that a text cites, one by one, in lists and in ranges: `CAS 2.3, 2.5 and R1`, `CAS 2.3-2.6`."""

import re
from collections.abc import Sequence

NUMBER = r"(?:[RF]\d+|\d+(?:\.\d+)+)"
RANGE = ("-", "–", " to ")
JOINT = "|".join((*RANGE, ", and ", ", ", " and ", " or ", "/", "; "))
PART = re.compile(rf"(?P<joint>{JOINT})?(?:(?P<prefix>\b[A-Z]{{3}}) )?(?P<number>{NUMBER})")
CITATION = re.compile(rf"\b[A-Z]{{3}} {NUMBER}(?:(?:{JOINT})(?:[A-Z]{{3}} )?{NUMBER})*")


def citations(text: str, known: Sequence[str] = ()) -> list[str]:
    """Every id that a text cites; a range stands for the paragraphs of `known` that are numbered between its ends."""
    found: list[str] = []
    for citation in CITATION.finditer(text):
        prefix = ""
        for part in PART.finditer(citation[0]):
            prefix = part["prefix"] or prefix
            name = f"{prefix} {part['number']}"
            if part["joint"] in RANGE:
                found += between(found[-1], name, known)
            found.append(name)
    return found


def between(first: str, last: str, known: Sequence[str]) -> list[str]:
    """What is numbered strictly between two paragraphs; a page may list them in another order."""
    if first not in known or last not in known:
        return []
    return sorted((name for name in known if numbered(first) < numbered(name) < numbered(last)), key=numbered)


def numbered(name: str) -> tuple[str, str, list[int]]:
    """`CAS 2.10` after `CAS 2.9`, rulings by themselves."""
    prefix, number = name.split(" ")
    sort = number[0] if number[0].isalpha() else ""
    return prefix, sort, [int(part) for part in number.removeprefix(sort).split(".")]
