"""A board as characters: paths first, labels over them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from toychest.terminal.strokes import BLANK_DOTS, Cell, dotted, lettered


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
