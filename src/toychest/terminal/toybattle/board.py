"""The terrain from above, in text: places where they lie, paths between them, medals in their regions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.text import Text

from toychest.games.toybattle.view import BattleView, RegionShown
from toychest.terminal.canvas import Canvas, Cell
from toychest.terminal.screen import Look
from toychest.terminal.toybattle import paint
from toychest.terminal.toybattle.labels import place_label
from toychest.terminal.toybattle.spots import Slot, around, is_within, slots_of, spots_of, start_in

ASIDE: Final = (0, 1, -1, 2, -2)
"""How far medals move out of the way, the nearest first."""

USUAL: Final = len("17[Skully1]")
"""How wide a label usually is at most."""


@dataclass(frozen=True)
class Ground:
    """The board of a view, `width` by `height` characters."""

    view: BattleView
    look: Look
    width: int
    height: int

    def lines(self) -> list[Text]:
        """From red's side to blue's."""
        self._draw_paths()
        medals = self._medals()
        self._draw_places()
        self._draw_medals(medals)
        return self.canvas.lines()

    @cached_property
    def canvas(self) -> Canvas:
        """What is drawn so far."""
        return Canvas(self.width, self.height, self.look.has_lines)

    @cached_property
    def spots(self) -> dict[int, Cell]:
        """Where each place lies."""
        return spots_of(self.view.places, self.width, self.height)

    def _draw_paths(self) -> None:
        for path in self.view.paths:
            self.canvas.draw_path(self.spots[path[0]], self.spots[path[1]], self._colour(path))

    def _colour(self, path: tuple[int, int]) -> str:
        """A path that is part of a line to a headquarters has the colour of its side."""
        for side in self.view.sides:
            own = {place.number for place in self.view.places if place.owner == side.seat}
            if set(path) <= own.union(side.connected):
                return paint.COLOURS[side.seat]
        return paint.PATH

    @cached_property
    def slots(self) -> dict[int, Slot]:
        """The columns that each place has for itself."""
        return slots_of(self.spots, self.width)

    def _draw_places(self) -> None:
        for place in self.view.places:
            slot, (column, row) = self.slots[place.number], self.spots[place.number]
            label = place_label(self.view, place, slot[1] - slot[0] - 1)
            self.canvas.write((start_in(slot, column, label.cell_len), row), label)

    def _medals(self) -> list[tuple[Cell, Text]]:
        """Where the medals of each region lie; where there is no room for them, they stand in the list alone."""
        marks = [(medal_mark(region), [self.spots[base] for base in region.bases]) for region in self.view.regions]
        found = [(self._room_for(mark, corners), mark) for mark, corners in marks]
        return [(cell, mark) for cell, mark in found if cell is not None]

    def _draw_medals(self, medals: Sequence[tuple[Cell, Text]]) -> None:
        """They make way for a label that is longer than usual, by a column or two, and touch none."""
        for (column, row), mark in medals:
            moved = ([(column + aside + at, row) for at in range(mark.cell_len)] for aside in ASIDE)
            cells = next((cells for cells in moved if self._is_clear(cells)), [])  # else the list alone has them
            self.canvas.written.update({cell: (mark.plain[at], str(mark.style)) for at, cell in enumerate(cells)})

    def _is_clear(self, cells: Sequence[Cell]) -> bool:
        (left, row), (right, _) = cells[0], cells[-1]
        is_alone = self.canvas.labelled.isdisjoint([(left - 1, row), (right + 1, row)])
        return is_alone and not any(cell in self.canvas.written for cell in cells)

    def _room_for(self, mark: Text, corners: Sequence[Cell]) -> Cell | None:
        """Where a mark lies within its region and hides nothing: near the middle, with blanks around it if possible."""
        rooms = (self._rooms(mark.cell_len, corners, blank) for blank in (1, 0))
        return next((cell for cells in rooms for cell in cells), None)

    def _rooms(self, width: int, corners: Sequence[Cell], blank: int) -> Iterator[Cell]:
        for column, row in around(corners):
            cells = [(column + at, row) for at in range(-blank, width + blank)]
            is_inside = is_within((column, row), corners) and is_within((column + width - 1, row), corners)
            if is_inside and not any(cell in self.canvas.written or cell in self._taken for cell in cells):
                yield column, row

    @cached_property
    def _taken(self) -> set[Cell]:
        """Where a tile may come to stand: medals do not move when it does."""
        starts = [(start_in(self.slots[place], x, USUAL), y) for place, (x, y) in self.spots.items()]
        return {(column + at, row) for column, row in starts for at in range(USUAL)}


def medal_mark(region: RegionShown) -> Text:
    """`3*` for medals that lie there, `[3]` for those that blue took."""
    if region.taken_by is None:
        return Text(f"{region.medals}{paint.FREE_MEDALS}", paint.MEDAL)
    return Text(paint.signed(str(region.medals), region.taken_by), paint.COLOURS[region.taken_by])
