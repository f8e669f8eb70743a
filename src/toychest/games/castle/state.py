"""The state of a game of Coded Castle: one frozen value."""

from dataclasses import dataclass

from toychest.contract import Outcome, Seat
from toychest.games.castle.board import Square
from toychest.games.castle.box import Setting
from toychest.games.castle.cards import Card, Turn
from toychest.games.castle.moves import Choice


@dataclass(frozen=True, slots=True)
class Plan:
    """The decisions of a row so far, in the order made: turned cards, then ways and gates."""

    turns: tuple[tuple[int, Turn], ...] = ()
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Castle:
    """
    stack -> row -> used -> stack          counts by face, in the order of CARDS
    treasures: where each was placed, in the order of placing; found: which of them lie in a chest
    ghost: 0 before the door ... setting.board.tower, the last step
    """

    setting: Setting
    treasures: tuple[Square, ...]
    found: tuple[bool, ...]
    sorcerer: Square
    ghost: int
    stack: tuple[int, ...]
    used: tuple[int, ...]
    row: tuple[Card, ...]
    plan: Plan
    row_number: int
    row_seat: Seat
    outcome: Outcome | None


def are_treasures_placed(state: Castle) -> bool:
    """CAS 1.5."""
    return len(state.treasures) == len(state.setting.box.treasures)


def is_row_complete(state: Castle) -> bool:
    """CAS 2.1: three cards lie in the row, or the stack had no more (CAS 2.10)."""
    return len(state.row) == state.setting.box.row or (bool(state.row) and not any(state.stack))
