"""How to cut and fold, in a few sentences, beside the two figures."""

from collections.abc import Iterator
from typing import Final

from toychest.paper.castle.standee import HIGH, WIDE, standee
from toychest.paper.cut_marks import CLEAR, TICK
from toychest.paper.page import MARGIN, Paper
from toychest.paper.shape import Group, Lettering, PagePart
from toychest.paper.typeface import fitting, wrapped
from toychest.paper.words import Words

AROUND: Final = CLEAR + TICK
BLOCK: Final = HIGH + 2 * AROUND
"""How much height of a page figures and note need."""

STEPS: Final = ("board", "cards", "tokens", "figures", "ghost")
TEXT, LEADING = 4.6, 1.34
GAP: Final = 13.0


def note(paper: Paper, top: float, words: Words, joined: bool) -> Iterator[PagePart]:
    """Figures at the left, sentences at the right of a block that begins here; `joined` boards must be glued first."""
    x, y = MARGIN + AROUND, top + AROUND
    yield standee("sorcerer", x, y)
    yield standee("ghost", x + WIDE + GAP, y)
    left = x + 2 * WIDE + GAP + AROUND + 4
    yield Group(tuple(_sentences(left, y, paper.width - MARGIN - left, words, joined)), piece="note")


def _sentences(x: float, y: float, width: float, words: Words, joined: bool) -> Iterator[PagePart]:
    title = words("castle-paper-title")
    yield Lettering(title, x, y + 5, fitting(title, 6.4, width), anchor="start")
    steps = [words(f"castle-paper-{step}") for step in STEPS if step != "board" or joined]
    size, lines = _set(steps, width - 7, HIGH - 14)
    at = y + 14.0
    for number, step in enumerate(lines, start=1):
        yield Lettering(str(number), x, at, size * 1.1, anchor="start")
        for line in step:
            yield Lettering(line, x + 7, at, size, face="nunito-700", anchor="start")
            at += size * LEADING
        at += size * 0.55


def _set(steps: list[str], width: float, height: float) -> tuple[float, list[list[str]]]:
    """The largest size in which all of it fits, and its lines."""
    size = TEXT
    while True:
        lines = [wrapped(step, size, width, "nunito-700") for step in steps]
        high = sum(len(step) * LEADING + 0.55 for step in lines) * size
        if high <= height:
            return size, lines
        size *= 0.96
