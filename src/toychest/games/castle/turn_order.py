"""Whose move it is."""

from toychest.contract import CHANCE, IllegalMove, Seat
from toychest.games.castle.moves import LayCard, Move, PlaceTreasure
from toychest.games.castle.state import Castle, are_treasures_placed, has_gap, is_row_complete


def seats_to_act(state: Castle) -> tuple[Seat, ...]:
    """CAS R1: chance while treasures and cards are laid, then the seat whose row it is; it fills its gaps (CAS R41)."""
    if state.outcome is not None:
        return ()
    return (state.row_seat,) if state.terms.puzzle is not None or is_row_complete(state) else (CHANCE,)


def opened_turn(state: Castle) -> Seat | None:
    """CAS 2.1: the first card of a row opens its seat's turn."""
    is_first = are_treasures_placed(state) and not state.row
    return state.row_seat if is_first and seats_to_act(state) == (CHANCE,) else None


def check_turn_of(state: Castle, seat: Seat, move: Move) -> None:
    """CAS 2.1: only who is to act moves, and chance lays while the seat decides nothing."""
    if state.outcome is not None:
        raise IllegalMove("already-over", state.outcome.rule)
    if seat not in seats_to_act(state):
        raise IllegalMove("not-to-act", "CAS 2.1", seat=seat)
    if seat == CHANCE and not isinstance(move, PlaceTreasure | LayCard):
        raise IllegalMove("row-unfinished", "CAS 2.1", cards=len(state.row))
    if has_gap(state) and not isinstance(move, LayCard):
        raise IllegalMove("gap-open", "CAS R41", place=len(state.row) + 1)
