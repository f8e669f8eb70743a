"""A board as characters: paths first, labels over them. A path is dots where they can be drawn, else letters.

dots      ⢀⡠⠤⠒⠊⠉    eight in a character, so that a line keeps its direction
letters   .-'  / | \\  at the height or the slant that is nearest
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

Cell = tuple[int, int]
"""Column and row of one character."""

BLANK_DOTS: Final = 0x2800
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""What each of the four rows of two dots adds to a blank character."""

SHALLOW: Final = 2.0
"""Columns a row from which on a line is written column by column."""


def dotted(start: Cell, end: Cell) -> Iterator[tuple[Cell, int]]:
    """The characters under a straight line, each with the dot that it passes."""
    x, y, right, down = start[0] * 2, start[1] * 4 + 1, (end[0] - start[0]) * 2, (end[1] - start[1]) * 4
    steps = max(abs(right), abs(down), 1)
    for step in range(steps + 1):
        column, row = int(x + right * step / steps + 0.5), int(y + down * step / steps + 0.5)
        yield (column // 2, row // 4), DOTS[row % 4][column % 2]


def lettered(start: Cell, end: Cell) -> Iterator[tuple[Cell, str]]:
    """The characters of a straight line, each with its sign."""
    right, down = end[0] - start[0], end[1] - start[1]
    if abs(right) >= SHALLOW * abs(down):
        yield from _along(start, right, down)
        return
    slant = "|" if abs(right) < 0.4 * abs(down) else "\\" if (right > 0) == (down > 0) else "/"
    for step in range(abs(down) + 1):
        row = start[1] + (step if down > 0 else -step)
        yield (round(start[0] + right * step / abs(down)), row), slant


def _along(start: Cell, right: int, down: int) -> Iterator[tuple[Cell, str]]:
    for step in range(abs(right) + 1):
        height = start[1] + down * step / max(abs(right), 1)
        row = round(height)
        sign = "'" if height - row < -1 / 6 else "." if height - row > 1 / 6 else "-"
        yield (start[0] + (step if right > 0 else -step), row), sign


@dataclass(frozen=True)
class Canvas:
    """So many characters; `has_lines` draws paths with dots, else with letters. `labelled` are those under labels."""

    width: int
    height: int
    has_lines: bool = True
    written: dict[Cell, tuple[str, str]] = field(default_factory=dict)
    labelled: set[Cell] = field(default_factory=set)

    def lines(self) -> list[Text]:
        """From the top down, each as wide as the canvas."""
        return [self._line(row) for row in range(self.height)]

    def _line(self, row: int) -> Text:
        """The letters of a row, those of one style together."""
        letters = [self.written.get((column, row), (" ", "")) for column in range(self.width)]
        line = Text()
        for style, alike in groupby(letters, key=itemgetter(1)):
            line.append("".join(letter for letter, _ in alike), style)
        return line

    def draw_path(self, start: Cell, end: Cell, style: str) -> None:
        """A straight line."""
        if not self.has_lines:
            self.written.update((cell, (sign, style)) for cell, sign in lettered(start, end))
            return
        for cell, dot in dotted(start, end):
            before, _ = self.written.get(cell, (chr(BLANK_DOTS), ""))
            self.written[cell] = (chr(ord(before) | dot), style)

    def write(self, start: Cell, label: Text) -> None:
        """A label, with a blank at both sides, over whatever path lies there."""
        column, row = start
        for beside in ((column - 1, row), (column + label.cell_len, row)):
            if beside not in self.labelled:
                self.written.pop(beside, None)
        for at, letter in enumerate(label.plain):
            styles = [str(span.style) for span in label.spans if span.start <= at < span.end]
            self.written[(column + at, row)] = (letter, styles[-1] if styles else str(label.style))
            self.labelled.add((column + at, row))

    def is_inside(self, cells: Iterable[Cell]) -> bool:
        """Whether all these characters are on the canvas."""
        return all(0 <= column < self.width and 0 <= row < self.height for column, row in cells)
