"""The state of a game of Coded Castle: one frozen value."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from toychest.contract import Event, Outcome, Seat
from toychest.contract.kept import kept
from toychest.games.castle.board import Square
from toychest.games.castle.cards import Card, Turn
from toychest.games.castle.moves import Choice, Decision, TurnCard
from toychest.games.castle.terms import Terms


class Plan(msgspec.Struct, frozen=True, dict=True):
    """The decisions of a row so far, in the order made."""

    moves: tuple[Decision, ...] = ()

    @kept
    def turns(self) -> Mapping[int, Turn]:
        """How each turned card was turned, by its place."""
        return {move.place: move.turn for move in self.moves if isinstance(move, TurnCard)}

    @kept
    def choices(self) -> tuple[Choice, ...]:
        """Ways and gates, in the order in which the sorcerer comes to them."""
        return tuple(move for move in self.moves if not isinstance(move, TurnCard))


class Castle(msgspec.Struct, frozen=True, gc=False):
    """
    stack -> row -> used -> stack          counts by face, in the order of CARDS
    treasures: where each was placed, in the order of placing; found: which of them lie in a chest
    ghost: 0 before the door ... terms.escape, where it is out of the tower
    spent: the wands that work no more (CAS R13)
    row: up to the first gap of a puzzle; what lies behind it is told by the puzzle (CAS R41), and the stack fills gaps
    """

    terms: Terms
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
    spent: tuple[Square, ...]
    outcome: Outcome | None


Happened = tuple[Castle, tuple[Event, ...]]
"""The state after a move, and what happened."""


def are_treasures_placed(state: Castle) -> bool:
    """CAS 1.5."""
    return len(state.treasures) == state.terms.treasures


def lying(state: Castle) -> frozenset[Square]:
    """The chambers whose treasure is not found; none while treasures are still to be placed (CAS 1.5)."""
    return frozenset(unfound(state)) if are_treasures_placed(state) else frozenset()


def unfound(state: Castle) -> list[Square]:
    """The squares of the treasures that are not found yet, in the order in which they were placed."""
    return [square for square, found in zip(state.treasures, state.found, strict=True) if not found]


def is_row_complete(state: Castle) -> bool:
    """CAS 2.1: three cards lie in the row, or the stack had no more (CAS 2.10); a puzzle's lies but for its gaps."""
    if state.terms.puzzle is not None:
        return not has_gap(state)
    return len(state.row) == state.terms.box.row or (bool(state.row) and not any(state.stack))


def has_gap(state: Castle) -> bool:
    """CAS R41: a card is still missing from the row of a puzzle."""
    return state.terms.puzzle is not None and bool(beyond_row(state))


def beyond_row(state: Castle) -> tuple[Card | None, ...]:
    """CAS R41: the first gap of a puzzle's row, None, and what lies behind it; nothing if the row is whole."""
    puzzle = state.terms.puzzle
    return () if puzzle is None else puzzle.row[len(state.row) :]


def with_plan(state: Castle, plan: Plan) -> Castle:
    """The state with another plan for its row."""
    return replace(state, plan=plan)


def with_decision(state: Castle, move: Decision) -> Castle:
    """The state with one more decision in its plan."""
    return with_plan(state, Plan((*state.plan.moves, move)))
