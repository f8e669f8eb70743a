"""A path as characters: dots where they can be drawn, else letters.

dots      ⢀⡠⠤⠒⠊⠉    eight in a character, so that a line keeps its direction
letters   .-'  / | \\  at the height or the slant that is nearest
"""

from collections.abc import Iterator
from typing import Final

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
