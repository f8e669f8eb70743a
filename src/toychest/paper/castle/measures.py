"""How the picture of a board is divided, in millimetres: tower left, battlement on top, the rooms in a grid."""

from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from toychest.games.castle.board import COLUMNS, Board, Square

BOX: Final = 84.0
"""Everything in a room is drawn for a box of this size."""

ABOVE, BELOW, BESIDE, RIGHT = 134.0, 15.0, 66.0, 10.0
"""Around the grid, in units: battlement and signs, the frame's foot, row numbers and the tower's eaves, the frame."""

FLAG, ROOF, SILL = 24.0, 66.0, 12.0
LOWEST_FLOOR: Final = 31.0
STRETCH: Final = 1.15
"""A room may be this much wider or higher than the other way."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where things are; `unit` scales what was drawn for an 84 box."""

    board: Board
    cell_width: float
    cell_height: float

    @property
    def unit(self) -> float:
        return min(self.cell_width, self.cell_height) / BOX

    @property
    def columns(self) -> int:
        return len(self.board.symbols)

    @property
    def rows(self) -> int:
        return len(self.board.lines)

    @property
    def left(self) -> float:
        return (tower_width(self.board) + BESIDE) * self.unit

    @property
    def top(self) -> float:
        return ABOVE * self.unit

    @property
    def width(self) -> float:
        return self.left + self.columns * self.cell_width + RIGHT * self.unit

    @property
    def height(self) -> float:
        return self.top + self.rows * self.cell_height + BELOW * self.unit

    def centre(self, square: Square) -> tuple[float, float]:
        """The middle of a square."""
        column, row = COLUMNS.index(square[0]), int(square[1:]) - 1
        return self.left + (column + 0.5) * self.cell_width, self.top + (row + 0.5) * self.cell_height


def square_layout(board: Board, cell: float) -> Layout:
    """The board with square rooms of this size."""
    return Layout(board, cell, cell)


def largest_layout(board: Board, width: float, height: float, most: float) -> Layout:
    """The board as large as fits, but no room larger than `most`; what is left over widens or heightens the rooms."""
    one = square_layout(board, BOX)
    cell = min(BOX * width / one.width, BOX * height / one.height, most)
    square = square_layout(board, cell)
    wider = min(cell * STRETCH, cell + (width - square.width) / square.columns, most)
    higher = min(cell * STRETCH, cell + (height - square.height) / square.rows, most)
    return replace(square, cell_width=wider, cell_height=higher)


def lanes(board: Board) -> int:
    """In how many columns the tower's windows stand, so that none is too low."""
    count = 1
    while floor_height(board, count) < LOWEST_FLOOR:
        count += 1
    return count


def floor_height(board: Board, lanes: int) -> float:
    """One floor of the tower, in units; the door is a floor of its own."""
    inside = ABOVE + BOX * len(board.lines) + BELOW - FLAG - ROOF - SILL
    return inside / (ceil(board.tower / lanes) + 1)


def tower_width(board: Board) -> float:
    """In units."""
    count = lanes(board)
    return 104.0 if count == 1 else 24.0 + 46.0 * count
