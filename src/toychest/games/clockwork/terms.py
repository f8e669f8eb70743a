"""What was chosen before play: the terms of one game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

from toychest.contract import Json, Option, UnknownOption, chosen
from toychest.games.clockwork.board import Board
from toychest.games.clockwork.board_file import load_board, read_board
from toychest.games.clockwork.box import Box, load_box
from toychest.games.clockwork.kinds import Counts
from toychest.games.clockwork.readings import Readings
from toychest.games.hashed_once import hashed_once

BOARDS: Final = ("ring", "forked")

AIDS: Final[Mapping[str, int | None]] = {"off": 0, "last_3": 3, "last_6": 6, "on": None}
"""How many of the cards laid last stay open to the seats; None: all of them."""

OPTIONS: Final = (
    Option(name="board", choices=BOARDS, default="ring", takes_file=True),
    Option(name="memory_aid", choices=tuple(AIDS), default="off"),
)


@hashed_once
@dataclass(frozen=True)
class Terms:
    """Everything about a game that never changes while it is played."""

    board: Board
    box: Box = field(hash=False)
    seats: int
    memory_aid: str
    readings: Readings

    @cached_property
    def cards(self) -> Counts:
        """CLK 1.4: the pack for these seats, the sets that will leave it included."""
        return self.box.cards(self.seats)

    @cached_property
    def most_pawns(self) -> int:
        """CLK 2.4, CLK R11: how many pawns may stay on one field; the Towers are exempt."""
        return self.box.pawns if self.readings.field_cap == "two" else self.seats

    @cached_property
    def last_turn(self) -> int | None:
        """CLK R32: after how many turns the game ends without a winner."""
        return None if self.readings.turn_cap == "none" else int(self.readings.turn_cap)


def terms_for(seats: int, options: Mapping[str, Json], readings: Readings) -> Terms:
    """The terms that a table chose. Raises `UnknownOption`."""
    values, box = chosen(OPTIONS, options), load_box()
    if seats not in box.seats:  # CLK 1.1
        raise UnknownOption("seats", seats, box.seats)
    board = values["board"]
    return _terms(seats, board if isinstance(board, str) else None, _own(board), values["memory_aid"], readings)


def _own(board: Json) -> str | None:
    return None if isinstance(board, str) else board["file"]


@lru_cache(maxsize=512)
def _terms(seats: int, name: str | None, text: str | None, memory_aid: str, readings: Readings) -> Terms:
    board = load_board(name) if name is not None else read_board(text or "")
    return Terms(board, load_box(), seats, memory_aid, readings)
