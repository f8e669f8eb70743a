"""One sheet with the rules, large enough to lie in the middle of a table."""

from collections.abc import Iterator, Mapping
from typing import Final

from toychest.paper.page import MARGIN, Page, Paper
from toychest.paper.shape import Group, Lettering, PagePart
from toychest.paper.typeface import fitting, wrapped
from toychest.paper.words import Words

SAID: Final = ("aim", "start", "turn", "cards", "loop", "squares", "blocked", "end")
INSET: Final = MARGIN + 8
NUMBERED: Final = 12.0
TEXT, LEADING, BETWEEN = 6.6, 1.36, 0.8
FACE: Final = "nunito-700"


def rules_sheet(paper: Paper, words: Words, readings: Mapping[str, str]) -> Page:
    """Eight short paragraphs; the loop is told as the printing reads it (CAS R6, CAS R39)."""
    said = [words(f"castle-sheet-{name}", **_loop(readings)) for name in SAID]
    return Page("rules", paper, (Group(tuple(_lines(paper, words("castle-sheet-how"), said)), piece="rules"),))


def _loop(readings: Mapping[str, str]) -> dict[str, str]:
    return {"runs": readings["loop_runs"], "scope": readings["loop_scope"]}


def _lines(paper: Paper, title: str, said: list[str]) -> Iterator[PagePart]:
    wide, at = paper.width - 2 * INSET, INSET + 10
    yield Lettering(title, INSET, at, fitting(title, 12, wide), anchor="start")
    size = TEXT
    paragraphs = [wrapped(text, size, wide - NUMBERED, FACE) for text in said]
    while sum(len(lines) * LEADING + BETWEEN for lines in paragraphs) * size > paper.height - 2 * INSET - 24:
        size *= 0.97
        paragraphs = [wrapped(text, size, wide - NUMBERED, FACE) for text in said]
    at += 16
    for number, lines in enumerate(paragraphs, start=1):
        yield Lettering(str(number), INSET, at, size * 1.1, anchor="start")
        for line in lines:
            yield Lettering(line, INSET + NUMBERED, at, size, face=FACE, anchor="start")
            at += size * LEADING
        at += size * BETWEEN
