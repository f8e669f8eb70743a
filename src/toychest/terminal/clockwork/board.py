"""The city from above, in text: bridges, yards, the Towers, pawns, and the spots round them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.text import Text

from toychest.games.clockwork.view import CityView
from toychest.terminal.canvas import Canvas, Cell
from toychest.terminal.clockwork import paint
from toychest.terminal.clockwork.labels import field_label, is_goal, is_white, pawns_on
from toychest.terminal.clockwork.rim import MARGIN, rim_of, spot_label
from toychest.terminal.screen import QUIET

EDGE: Final = 2
"""Columns left free at both sides of the bridges where no spots lie there."""

HIDES: Final = 10
"""It is so many columns better to hide nothing."""


@dataclass(frozen=True)
class Ground:
    """The board of a view on a canvas; `towers` is what the Towers are called."""

    view: CityView
    canvas: Canvas
    towers: str

    def lines(self) -> list[Text]:
        """From the top down."""
        for path in self.view.board.paths:
            self.canvas.draw_path(self.cells[path[0]], self.cells[path[1]], paint.BRIDGE)
        for spot, start in (self.rim or {}).items():
            self.canvas.write(start, spot_label(spot, self.view))
        has_island = self._draw_island()
        for field in self._by_weight():
            self._draw_field(field, has_pawns=not has_island or field != self.view.board.towers)
        return self.canvas.lines()

    @cached_property
    def rim(self) -> dict[int, Cell] | None:
        """Where the spots stand; None where they do not fit."""
        return rim_of(self.view.board, self.canvas.width, self.canvas.height)

    @cached_property
    def cells(self) -> dict[int, Cell]:
        """The character of each field: together they fill what the spots leave."""
        beside, above = (MARGIN, 1) if self.rim is not None else (EDGE, 0)
        fields = self.view.board.fields
        xs, ys = [field.x for field in fields], [field.y for field in fields]
        right = (self.canvas.width - 1 - 2 * beside) / max(1, max(xs) - min(xs))
        down = (self.canvas.height - 1 - 2 * above) / max(1, max(ys) - min(ys))
        return {
            field.number: (beside + round((field.x - min(xs)) * right), above + round((field.y - min(ys)) * down))
            for field in fields
        }

    def _draw_island(self) -> bool:
        """The Towers and who is there, beside their white field; False where there is no room."""
        board = self.view.board
        label = Text(self.towers, paint.WHITE)
        pawns = pawns_on(self.view, board.towers)
        label = label.append(" ").append_text(pawns) if pawns else label
        start = self._island_start(label.cell_len)
        if start is not None:
            self.canvas.write(start, label)
        return start is not None

    def _island_start(self, width: int) -> Cell | None:
        """Next to the white field, above or below it, where nothing is drawn."""
        column, row = self.cells[self.view.board.towers]
        is_below = self.view.board.island[1] > self._y(self.view.board.towers)
        for away in (2, 3, 1):
            start = column - width // 2, row + (away if is_below else -away)
            cells = [(start[0] + at, start[1]) for at in range(-1, width + 1)]
            if self.canvas.is_inside(cells) and not any(cell in self.canvas.written for cell in cells):
                return start
        return None

    def _y(self, number: int) -> int:
        return next(field.y for field in self.view.board.fields if field.number == number)

    def _by_weight(self) -> list[int]:
        """What must be seen first: white fields, pawns, where a walk may end; then the numbers."""

        def weight(field: int) -> tuple[bool, bool, bool]:
            view = self.view
            return not is_white(view, field), not pawns_on(view, field), not is_goal(view, field)

        return sorted(self.cells, key=weight)

    def _draw_field(self, field: int, *, has_pawns: bool) -> None:
        """Its label where that hides least; a number without room is a dot."""
        column, row = self.cells[field]
        label = field_label(self.view, field, has_pawns=has_pawns)
        starts = list(self._starts(field, label.cell_len))
        if starts:
            self.canvas.write((min(starts)[2], row), label)
        elif (column, row) not in self.canvas.labelled:
            self.canvas.written[(column, row)] = (paint.UNNUMBERED, QUIET)

    def _starts(self, field: int, width: int) -> Iterator[tuple[int, int, int]]:
        """Where a label over its field may begin, with how much it hides and how far it is from the middle."""
        column, row = self.cells[field]
        hidden = {cell for cell, owner in self._owner.items() if owner != field}
        for start in range(column - width + 1, column + 1):
            cells = [(at, row) for at in range(start, start + width)]
            around = [(start - 1, row), *cells, (start + width, row)]
            if self.canvas.is_inside(cells) and not any(cell in self.canvas.labelled for cell in around):
                off = abs(2 * start + width - 1 - 2 * column)
                yield HIDES * sum(cell in hidden for cell in around) + off, off, start

    @cached_property
    def _owner(self) -> dict[Cell, int]:
        """The characters that the number of each field would like to have."""
        return {
            (column - (len(str(field)) - 1) // 2 + at, row): field
            for field, (column, row) in self.cells.items()
            for at in range(len(str(field)))
        }
