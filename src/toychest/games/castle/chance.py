"""Whose move it is, and what chance may bring."""

from collections.abc import Sequence

from toychest.contract import CHANCE, IllegalMove, Seat
from toychest.games.castle.laying import chances
from toychest.games.castle.moves import LayCard, Move, PlaceTreasure
from toychest.games.castle.setup import free_chambers
from toychest.games.castle.state import Castle, are_treasures_placed, is_row_complete


def seats_to_act(state: Castle) -> tuple[Seat, ...]:
    """CAS R1: chance while treasures and cards are laid, then the seat whose row it is."""
    if state.outcome is not None:
        return ()
    return (state.row_seat,) if is_row_complete(state) else (CHANCE,)


def odds(state: Castle) -> Sequence[tuple[Move, int]]:
    """CAS 1.5: each chamber's token is as likely; cards as they lie in the stack (CAS 2.1)."""
    if seats_to_act(state) != (CHANCE,):
        return ()
    if not are_treasures_placed(state):
        return tuple((PlaceTreasure(square), 1) for square in free_chambers(state))
    return tuple((LayCard(card), weight) for card, weight in chances(state))


def opened_turn(state: Castle) -> Seat | None:
    """CAS 2.1: the first card of a row opens its seat's turn."""
    is_first = state.outcome is None and are_treasures_placed(state) and not state.row
    return state.row_seat if is_first else None


def check_turn_of(state: Castle, seat: Seat, move: Move) -> None:
    """CAS 2.1: only who is to act moves, and chance lays while the seat decides nothing."""
    if state.outcome is not None:
        raise IllegalMove("already-over", state.outcome.rule)
    if seat not in seats_to_act(state):
        raise IllegalMove("not-to-act", "CAS 2.1", seat=seat)
    if seat == CHANCE and not isinstance(move, PlaceTreasure | LayCard):
        raise IllegalMove("row-unfinished", "CAS 2.1", cards=len(state.row))
