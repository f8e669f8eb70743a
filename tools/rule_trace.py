"""Follow every paragraph of docs/rules to the code that plays it and the test that is named after it, and back.

usage: python -m tools.rule_trace        prints what is broken; exit 1 if anything is

A paragraph is a line that starts with its id: `**CAS 2.3** ...`. It is played unless it says `*(not played: ...)*` or
`*(retired: ...)*`. Code cites it as `CAS 2.3`, also in lists and ranges (`CAS 2.3, 2.5 and R1`, `CAS 2.3-2.6`); its
tests are named `test_cas_2_3_...`, a ruling's `test_cas_r1_...`. What changes a state is cited by the kernel, too
(tools/kernel_trace.py).
"""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.citations import citations
from tools.kernel_trace import uncited
from toychest.games import GAMES
from toychest.words.rulebook import PARAGRAPH

ROOT = Path(__file__).resolve().parent.parent
KNOWN = {game.prefix for game in GAMES.values()}  # so that a citation is missed even while its whole page is missing

READING = re.compile(r"\(reading `(?P<name>\w+): (?P<choices>[^`]+)`")
TEST = re.compile(r"^\s*(?:async )?def test_(?P<prefix>[a-z]{3})_(?P<rest>\w+)\(", re.MULTILINE)

CITING = (
    "src/**/*.py",
    "src/**/*.toml",
    "src/**/*.ftl",
    "tests/**/*.py",
    "client/src/**/*.ts",
    "client/src/**/*.svelte",
)


@dataclass(frozen=True)
class Paragraph:
    """One numbered statement of a rules page."""

    id: str
    is_played: bool
    choices: tuple[str, ...] = ()  # the values of its readings, each as `name_value`


@dataclass
class Trace:
    """Every paragraph, where code cites it, and the tests named after it."""

    paragraphs: Mapping[str, Paragraph]
    cited_by_code: set[str] = field(default_factory=set)
    tests: dict[str, list[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def faults(root: Path) -> list[str]:
    """Every broken thread between pages, code and tests, one sentence each."""
    paragraphs, doubled = read_pages(root)
    trace = Trace(paragraphs, faults=doubled)
    read_citations(root, trace)
    read_tests(root, trace)
    for paragraph in paragraphs.values():
        trace.faults += untraced(paragraph, trace)
    if has_readings(root):
        trace.faults += [fault for paragraph in paragraphs.values() for fault in unread(paragraph, trace)]
    return [*trace.faults, *uncited(root, list(paragraphs))]


def read_pages(root: Path) -> tuple[dict[str, Paragraph], list[str]]:
    """Every paragraph in the order of the pages, and the ids that are given twice."""
    paragraphs: dict[str, Paragraph] = {}
    doubled = []
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        for found in PARAGRAPH.finditer(page.read_text(encoding="utf-8")):
            paragraph = read_paragraph(found)
            if paragraph.id in paragraphs:
                doubled.append(f"{page.relative_to(root)}: {paragraph.id} is there twice")
            paragraphs[paragraph.id] = paragraph
    return paragraphs, doubled


def read_paragraph(found: re.Match[str]) -> Paragraph:
    text = found["text"]
    readings = [(reading["name"], reading["choices"].split("|")) for reading in READING.finditer(text)]
    choices = tuple(f"{name}_{value.strip()}" for name, values in readings for value in values)
    is_played = "*(not played:" not in text and "*(retired:" not in text
    return Paragraph(found["id"], is_played, choices)


def read_citations(root: Path, trace: Trace) -> None:
    """Note what code cites; a citation of nothing is a fault."""
    prefixes = KNOWN | {name.split()[0] for name in trace.paragraphs}
    for path in files(root, CITING):
        is_code = path.is_relative_to(root / "src") and path.suffix in (".py", ".toml")
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for cited in citations(text, list(trace.paragraphs)):
                if cited.split()[0] not in prefixes:
                    continue
                if cited not in trace.paragraphs:
                    trace.faults.append(f"{path.relative_to(root)}:{line} cites {cited}, which no page has")
                elif is_code:
                    trace.cited_by_code.add(cited)


def files(root: Path, patterns: Sequence[str]) -> Iterator[Path]:
    """The files that match, in a stable order, what is built or made up for the trace's own tests left out."""
    left_out = (root / "src" / "toychest" / "web" / "static", root / "tests" / "tools")
    for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
        if path.is_file() and not any(path.is_relative_to(folder) for folder in left_out):
            yield path


def read_tests(root: Path, trace: Trace) -> None:
    """Note the tests of every paragraph; a test named after nothing is a fault."""
    prefixes = {name.split()[0] for name in trace.paragraphs} | KNOWN
    for path in files(root, ("tests/**/*.py",)):
        for found in TEST.finditer(path.read_text(encoding="utf-8")):
            if found["prefix"].upper() not in prefixes:
                continue
            name = f"test_{found['prefix']}_{found['rest']}"
            named_after = paragraph_of_test(found["prefix"].upper(), found["rest"], trace.paragraphs)
            if named_after is None:
                trace.faults.append(f"{path.relative_to(root)}: {name} is named after a paragraph that no page has")
            else:
                trace.tests.setdefault(named_after, []).append(name)


def paragraph_of_test(prefix: str, rest: str, paragraphs: Mapping[str, Paragraph]) -> str | None:
    """`2_3_180_degrees` is of 2.3 unless there is a 2.3.180: the longest number that is a paragraph."""
    words = rest.split("_")
    if re.fullmatch(r"[rf]\d+", words[0]):
        name = f"{prefix} {words[0].upper()}"
        return name if name in paragraphs else None
    for length in range(len(words), 1, -1):
        name = f"{prefix} {'.'.join(words[:length])}"
        if name in paragraphs:
            return name
    return None


def untraced(paragraph: Paragraph, trace: Trace) -> Iterator[str]:
    """What a played paragraph lacks."""
    if not paragraph.is_played:
        return
    if paragraph.id not in trace.cited_by_code:
        yield f"{paragraph.id} is played, but no code cites it"
    if paragraph.id not in trace.tests:
        yield f"{paragraph.id} is played, but no test is named after it"


def has_readings(root: Path) -> bool:
    return any((root / "src" / "toychest" / "games").glob("*/readings.py"))


def unread(paragraph: Paragraph, trace: Trace) -> Iterator[str]:
    """The choices of a reading that no test of its ruling names."""
    for choice in paragraph.choices:
        if not any(choice.replace("-", "_") in name for name in trace.tests.get(paragraph.id, ())):
            yield f"{paragraph.id} can be read as {choice!r}, but no test of it has that in its name"


def main() -> int:
    found = faults(ROOT)
    print(
        "\n".join(found)
        if found
        else "every played paragraph has its code, its twin and its test; every citation exists"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
