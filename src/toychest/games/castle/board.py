"""A castle from above: squares, doors, walls and the tower."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NewType

from toychest.games.castle.cards import DIRECTIONS, Direction

Square = NewType("Square", str)
"""Column letter and row number: `c4`."""

START, CHAMBER, GATE, WAND, GHOST_ROOM = "S", ".", "O", "w", "X"
KINDS = START + CHAMBER + GATE + WAND + GHOST_ROOM
COLUMNS = "abcdefghijklmnopqrstuvwxyz"
STRIDES = {Direction.UP: (-1, 0), Direction.RIGHT: (0, 1), Direction.DOWN: (1, 0), Direction.LEFT: (0, -1)}


@dataclass(frozen=True, slots=True)
class Block:
    """Why a step is impossible (CAS R12): `edge`, `ghost-room` or `wall`, and the square behind it, if any."""

    cause: str
    beyond: Square | None


@dataclass(frozen=True)
class Board:
    """
    The castle from above (CAS 1.2); `lines[row][column]` is the kind of a square.
    `treasures` are the chambers that a token names (CAS 1.5); the ghost escapes on step `tower`.

        a  b  c        .  chamber      O  gate
     1  .  S  .        S  start        w  wand
     2  O  X  w        X  ghost room
    """

    name: str
    symbols: tuple[str, ...]
    lines: tuple[str, ...]
    walls: tuple[tuple[Square, Square], ...]
    tower: int
    treasures: tuple[Square, ...]

    @cached_property
    def kinds(self) -> Mapping[Square, str]:
        """Every square, row by row, and its kind."""
        return {
            Square(f"{COLUMNS[column]}{row + 1}"): kind
            for row, line in enumerate(self.lines)
            for column, kind in enumerate(line)
        }

    @cached_property
    def start(self) -> Square:
        """CAS 1.3."""
        return self.squares(START)[0]

    @cached_property
    def chambers(self) -> tuple[Square, ...]:
        """Every chamber; those that a token names are `treasures` (CAS 1.5)."""
        return self.squares(CHAMBER)

    @cached_property
    def gates(self) -> tuple[Square, ...]:
        """CAS 3.3."""
        return self.squares(GATE)

    def squares(self, kind: str) -> tuple[Square, ...]:
        """All squares of one kind, row by row."""
        return tuple(square for square, its in self.kinds.items() if its == kind)

    @cached_property
    def doors(self) -> tuple[tuple[Square, Square], ...]:
        """Every pair of neighbours that a step can pass between, each once."""
        ways = (Direction.RIGHT, Direction.DOWN)
        return tuple(
            (square, beside)
            for square, kind in self.kinds.items()
            for beside in (self.next_door(square, way) for way in ways)
            if kind != GHOST_ROOM and not isinstance(beside, Block)
        )

    def next_door(self, square: Square, direction: Direction) -> Square | Block:
        """CAS 3.1: where a step leads, or why it is impossible."""
        return self._doors[square, direction]

    @cached_property
    def _doors(self) -> Mapping[tuple[Square, Direction], Square | Block]:
        return {(square, direction): self._door(square, direction) for square in self.kinds for direction in DIRECTIONS}

    def _door(self, square: Square, direction: Direction) -> Square | Block:
        beyond = self.neighbour(square, direction)
        if beyond is None:
            return Block("edge", None)
        if self.kinds[beyond] == GHOST_ROOM:  # CAS 3.2
            return Block("ghost-room", beyond)
        if (square, beyond) in self.walls or (beyond, square) in self.walls:
            return Block("wall", beyond)
        return beyond

    def neighbour(self, square: Square, direction: Direction) -> Square | None:
        """The square on that side, whatever stands between; None off the board."""
        down, right = STRIDES[direction]
        column, row = COLUMNS.index(square[0]) + right, int(square[1:]) + down
        beside = Square(f"{COLUMNS[column]}{row}") if 0 <= column < len(COLUMNS) else None
        return beside if beside in self.kinds else None
