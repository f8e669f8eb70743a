"""Coded Castle bound to the contract; no logic of its own."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from toychest.contract import CHANCE, Draw, Event, IllegalMove, Json, Outcome, Seat
from toychest.games.castle import notation, setup
from toychest.games.castle.cards import CARDS
from toychest.games.castle.laying import card_laid, counted
from toychest.games.castle.moves import (
    ChooseGate,
    ChooseWay,
    DeclineGate,
    Go,
    LayCard,
    Move,
    PlaceTreasure,
    TurnCard,
)
from toychest.games.castle.running import row_run
from toychest.games.castle.showing import shown
from toychest.games.castle.state import Castle, are_treasures_placed, is_row_complete
from toychest.games.castle.turn import card_turned, choice_made, planning_moves
from toychest.games.castle.view import CastleView, NothingHidden


class CastleRules:
    """The contract's methods for one edition of Coded Castle."""

    def __init__(self, edition: str) -> None:
        self.edition = edition

    def setup(self, seats: int, options: Mapping[str, Json]) -> Castle:
        """The state before the first treasure is placed."""
        return setup.set_up(seats, options)

    def to_act(self, state: Castle) -> tuple[Seat, ...]:
        """CAS R1: chance while treasures and cards are laid, then the seat whose row it is."""
        if state.outcome is not None:
            return ()
        return (state.row_seat,) if is_row_complete(state) else (CHANCE,)

    def outcome(self, state: Castle) -> Outcome | None:
        """CAS 5.1, CAS 5.2."""
        return state.outcome

    def legal_moves(self, state: Castle, seat: Seat) -> Sequence[Move]:
        """What this seat may do now."""
        if seat not in self.to_act(state):
            return ()
        if seat == CHANCE:
            return tuple(move for move, _ in self.odds(state))
        return tuple(planning_moves(state))

    def odds(self, state: Castle) -> Sequence[tuple[Move, int]]:
        """CAS 1.5: each chamber's token is as likely; CAS 2.1: each face by its count in the stack."""
        if self.to_act(state) != (CHANCE,):
            return ()
        if not are_treasures_placed(state):
            return tuple((PlaceTreasure(square), 1) for square in setup.free_chambers(state))
        return tuple((LayCard(card), count) for card, count in zip(CARDS, state.stack, strict=True) if count)

    def opens_turn(self, state: Castle) -> Seat | None:
        """CAS 2.1: the first card of a row opens its seat's turn."""
        is_first = state.outcome is None and are_treasures_placed(state) and not state.row
        return state.row_seat if is_first else None

    def apply(self, state: Castle, seat: Seat, move: Move) -> tuple[Castle, tuple[Event, ...]]:
        """The state after the move, and what happened. Raises `IllegalMove`."""
        self._check_turn_of(state, seat, move)
        match move:
            case PlaceTreasure(square):
                return setup.treasure_placed(state, square)
            case LayCard(card):
                return card_laid(state, card)
            case TurnCard():
                return card_turned(state, move)
            case ChooseWay() | ChooseGate() | DeclineGate():
                return choice_made(state, move)
            case Go():
                return row_run(state)
            case _:
                assert_never(move)

    def _check_turn_of(self, state: Castle, seat: Seat, move: Move) -> None:
        if state.outcome is not None:
            raise IllegalMove("already-over", state.outcome.rule)
        if seat not in self.to_act(state):
            raise IllegalMove("not-to-act", "CAS 2.1", seat=seat)
        if seat == CHANCE and not isinstance(move, PlaceTreasure | LayCard):
            raise IllegalMove("row-unfinished", "CAS 2.1", cards=len(state.row))

    def view(self, state: Castle, seat: Seat | None) -> CastleView:
        """Everything lies open."""
        return shown(state)

    def memory(self, state: Castle, seat: Seat | None) -> NothingHidden:
        """Nothing was ever hidden, so there is nothing to remember."""
        return NothingHidden()

    def memory_holds(self, state: Castle, seat: Seat | None) -> bool:
        """No fact is remembered, so none is wrong."""
        return True

    def imagine(self, state: Castle, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()) -> Castle:
        """There is no other truth: the stack is only ever counted."""
        return state

    def pieces(self, state: Castle) -> Mapping[str, int]:
        """Every card by face, every treasure token by chamber, and the two figures."""
        piles = zip(CARDS, state.stack, counted(state.row), state.used, strict=True)
        cards = {f"card {card}": stack + row + used for card, stack, row, used in piles}
        tokens = {f"token {square}": 1 for square in (*setup.free_chambers(state), *state.treasures)}
        return cards | dict(sorted(tokens.items())) | {"sorcerer": 1, "ghost": 1}

    def write_move(self, move: Move) -> str:
        """`turn 1 right`."""
        return notation.write_move(move)

    def read_move(self, text: str) -> Move:
        """Raises `MalformedMove`."""
        return notation.read_move(text)
