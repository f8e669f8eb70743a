"""Where the places of a terrain lie on a ground of characters."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import atan2
from typing import Final

from toychest.games.toybattle.view import PlaceShown
from toychest.terminal.canvas import Cell

Slot = tuple[int, int]
"""A first column, and the first one behind."""

EDGE: Final = 5
"""Columns left free at both sides, for tiles whose place lies at the edge."""

ALIGNED: Final = 3
"""Places that lie apart by so many per cent or less stand in one row or column."""


def spots_of(places: Sequence[PlaceShown], width: int, height: int) -> dict[int, Cell]:
    """The character in the middle of each place; together they fill the whole ground."""
    columns = _scaled([place.x for place in places], EDGE, width - 1 - EDGE)
    rows = _scaled([place.y for place in places], 0, height - 1)
    return {place.number: (columns[place.x], rows[place.y]) for place in places}


def _scaled(values: Sequence[int], first: int, last: int) -> dict[int, int]:
    aligned = _aligned(values)
    least, most = min(aligned.values()), max(aligned.values())
    scale = (last - first) / (most - least)
    return {value: first + round((near - least) * scale) for value, near in aligned.items()}


def _aligned(values: Sequence[int]) -> dict[int, float]:
    """Each value by the middle of those that lie near to it."""
    groups: list[list[int]] = []
    for value in sorted(set(values)):
        if groups and value - groups[-1][0] <= ALIGNED:
            groups[-1].append(value)
        else:
            groups.append([value])
    return {value: sum(group) / len(group) for group in groups for value in group}


def slots_of(spots: Mapping[int, Cell], width: int) -> dict[int, Slot]:
    """The columns that each place has for itself: up to the middle between it and its neighbour in the row."""
    slots = {}
    for place, (column, row) in spots.items():
        others = [other for other, down in spots.values() if down == row and other != column]
        left = max((other for other in others if other < column), default=-column)
        right = min((other for other in others if other > column), default=2 * width - column)
        slots[place] = ((left + column + 1) // 2, (column + right) // 2)
    return slots


def start_in(slot: Slot, column: int, width: int) -> int:
    """Where something so wide begins: around the column, within the slot, with a blank to the next one."""
    first, end = slot
    return max(first, min(column - width // 2, end - width - 1))


def around(corners: Sequence[Cell]) -> list[Cell]:
    """The characters between these corners, the nearest to their middle first; a row is as high as two columns."""
    columns, rows = ([corner[axis] for corner in corners] for axis in (0, 1))
    x, y = sum(columns) / len(corners) - 1, sum(rows) / len(corners)
    cells = product(range(min(columns), max(columns)), range(min(rows), max(rows) + 1))
    return sorted(cells, key=lambda cell: ((cell[0] - x) ** 2 + 4 * (cell[1] - y) ** 2, cell))


def is_within(cell: Cell, corners: Sequence[Cell]) -> bool:
    """Whether a character lies in the area that these corners go round."""
    x, y = sum(column for column, _ in corners) / len(corners), sum(row for _, row in corners) / len(corners)
    around = sorted(corners, key=lambda corner: atan2(corner[1] - y, corner[0] - x))
    edges = zip(around, [*around[1:], around[0]], strict=True)
    return sum(_is_passed(cell, start, end) for start, end in edges) % 2 == 1


def _is_passed(cell: Cell, start: Cell, end: Cell) -> bool:
    """Whether whoever walks right from the cell walks through this edge."""
    (left, top), (right, bottom) = start, end
    if (top > cell[1]) == (bottom > cell[1]):
        return False
    return cell[0] < left + (right - left) * (cell[1] - top) / (bottom - top)
