"""Where the spots for discards lie: round the city, if they all lie outside of it and keep apart."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from rich.text import Text

from toychest.games.clockwork.view import CityBoardShown, CityPointShown, CityView, LaidShown
from toychest.terminal.canvas import Cell
from toychest.terminal.clockwork import paint
from toychest.terminal.screen import QUIET

MARGIN: Final = 4
"""Columns at both sides for a spot's number, its card and a blank."""

MIDDLE: Final = 0.5


def rim_of(board: CityBoardShown, width: int, height: int) -> dict[int, Cell] | None:
    """Where the label of each spot begins; None, if some lie among the fields or too near to each other."""
    found = {spot.number: _cell(spot, board, width, height) for spot in board.spots}
    cells = {number: cell for number, cell in found.items() if cell is not None}
    return cells if len(cells) == len(found) and _keep_apart(cells) else None


def _cell(spot: CityPointShown, board: CityBoardShown, width: int, height: int) -> Cell | None:
    """At the edge that it is nearest to; None for one among the fields."""
    if _is_among(spot, board.fields):
        return None
    room = len(str(spot.number)) + 1
    across, down = (
        _share(spot.x, [other.x for other in board.spots]),
        _share(spot.y, [other.y for other in board.spots]),
    )
    column, row = round(across * (width - room)), round(down * (height - 1))
    if min(down, 1 - down) <= min(across, 1 - across):
        return column, 0 if down < MIDDLE else height - 1
    return 0 if across < MIDDLE else width - room, row


def _is_among(spot: CityPointShown, fields: Sequence[CityPointShown]) -> bool:
    xs, ys = [field.x for field in fields], [field.y for field in fields]
    return min(xs) <= spot.x <= max(xs) and min(ys) <= spot.y <= max(ys)


def _share(value: int, values: Sequence[int]) -> float:
    """How far a value lies from the least of these, 0, to the largest, 1."""
    return (value - min(values)) / max(1, max(values) - min(values))


def _keep_apart(cells: Mapping[int, Cell]) -> bool:
    """Whether a blank is left between any two labels of a row."""
    ordered = sorted((row, column, len(str(number)) + 1) for number, (column, row) in cells.items())
    return all(row != below or column + room < next_ for (row, column, room), (below, next_, _) in pairwise(ordered))


def spot_label(number: int, view: CityView) -> Text:
    """`14_` is free, on `14#` lies a card face down, on `14L` one that the memory aid still shows."""
    laid = next((laid for laid in view.spots if laid.spot == number), None)
    return Text(f"{number}{paint.FREE}", QUIET) if laid is None else laid_label(laid)


def laid_label(laid: LaidShown) -> Text:
    """`14#`, `14L`."""
    sign = paint.FACE_DOWN if laid.kind is None else paint.LETTERS[laid.kind]
    return Text(f"{laid.spot}{sign}", "bold")
