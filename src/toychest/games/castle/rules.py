"""Coded Castle bound to the contract; no logic of its own. One row, and who plays it:

chance lays treasures and cards      odds.py, setup.py, laying.py; into the gaps of a puzzle its seat does: gap.py
the row's seat decides, or may not   decisions.py, by
    the plan followed so far             draft.py
    what can still come of it            possible.py
    one act of the row after another     trail.py, unrolled.py
Go: the row runs                     go.py, step_effects.py; put aside by laying.py, or judged by most_treasures.py
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from toychest.contract import CHANCE, Draw, Json, NothingRemembered, Outcome, Seat
from toychest.games.castle import notation, odds, setup, turn_order
from toychest.games.castle.decisions import card_turned, choice_made, planning_moves
from toychest.games.castle.gap import gap_filled, gap_moves
from toychest.games.castle.go import gone
from toychest.games.castle.laying import card_laid
from toychest.games.castle.moves import (
    ChooseGate,
    ChooseWay,
    DeclineGate,
    Go,
    LayCard,
    LeaveWand,
    Move,
    PlaceTreasure,
    TurnCard,
    UseWand,
)
from toychest.games.castle.pieces import pieces
from toychest.games.castle.readings import Readings
from toychest.games.castle.showing import shown
from toychest.games.castle.state import Castle, Happened, has_gap
from toychest.games.castle.view import CastleView


class CastleRules:
    """The contract's methods for one edition of Coded Castle."""

    def __init__(self, edition: str, readings: Readings) -> None:
        self.edition = edition
        self.readings = readings

    def setup(self, seats: int, options: Mapping[str, Json]) -> Castle:
        """The state before the first treasure is placed."""
        return setup.set_up(seats, options, self.readings)

    def to_act(self, state: Castle) -> tuple[Seat, ...]:
        """Who owes a move now."""
        return turn_order.seats_to_act(state)

    def outcome(self, state: Castle) -> Outcome | None:
        """CAS 5.1, CAS 5.2."""
        return state.outcome

    def legal_moves(self, state: Castle, seat: Seat) -> Sequence[Move]:
        """What this seat may do now."""
        if seat not in self.to_act(state):
            return ()
        if seat == CHANCE:
            return tuple(move for move, _ in self.odds(state))
        return tuple(gap_moves(state) if has_gap(state) else planning_moves(state))

    def odds(self, state: Castle) -> Sequence[tuple[Move, int]]:
        """What chance may bring, with weights."""
        return odds.chances(state)

    def opens_turn(self, state: Castle) -> Seat | None:
        """Whose click the table waits for."""
        return turn_order.opened_turn(state)

    def apply(self, state: Castle, seat: Seat, move: Move) -> Happened:
        """The state after the move, and what happened. Raises `IllegalMove`."""
        turn_order.check_turn_of(state, seat, move)
        match move:
            case PlaceTreasure(square):
                return setup.treasure_placed(state, square)
            case LayCard(card):
                return gap_filled(state, card) if has_gap(state) else card_laid(state, card)
            case TurnCard():
                return card_turned(state, move)
            case ChooseWay() | ChooseGate() | DeclineGate() | UseWand() | LeaveWand():
                return choice_made(state, move)
            case Go():
                return gone(state)
            case _:
                assert_never(move)

    def view(self, state: Castle, seat: Seat | None) -> CastleView:
        """Everything lies open."""
        return shown(state)

    def memory(self, state: Castle, seat: Seat | None) -> NothingRemembered:
        """Nothing was ever hidden, so there is nothing to remember."""
        return NothingRemembered()

    def memory_holds(self, state: Castle, seat: Seat | None) -> bool:
        """No fact is remembered, so none is wrong."""
        return True

    def imagine(self, state: Castle, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()) -> Castle:
        """There is no other truth: the stack is only ever counted."""
        return state

    def pieces(self, state: Castle) -> Mapping[str, int]:
        """The whole box, wherever its pieces lie."""
        return pieces(state)

    def write_move(self, move: Move) -> str:
        """`turn 1 right`."""
        return notation.write_move(move)

    def read_move(self, text: str) -> Move:
        """Raises `MalformedMove`."""
        return notation.read_move(text)
