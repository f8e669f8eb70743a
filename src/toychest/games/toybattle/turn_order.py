"""Whose move it is."""

from toychest.contract import CHANCE, IllegalMove, Seat
from toychest.games.toybattle.agenda import Deal, Lot, Pick
from toychest.games.toybattle.moves import DealTile, DrawStarter, Move, PickTile
from toychest.games.toybattle.state import Battle


def seats_to_act(state: Battle) -> tuple[Seat, ...]:
    """TOY 2.1: the seat on turn, or chance while something is drawn for it."""
    if state.outcome is not None:
        return ()
    is_chance = state.agenda and isinstance(state.agenda[0], Lot | Deal | Pick)
    return (CHANCE,) if is_chance else (state.turn_seat,)


def check_turn_of(state: Battle, seat: Seat, move: Move) -> None:
    """TOY 2.1: only who is to act moves, and chance never decides for a seat."""
    if state.outcome is not None:
        raise IllegalMove("already-over", state.outcome.rule)
    if seat == state.turn_seat and seats_to_act(state) == (CHANCE,):
        raise IllegalMove("chance-first", "TOY 2.2")
    if seat not in seats_to_act(state):
        raise IllegalMove("not-to-act", "TOY 2.1", seat=seat)
    if (seat == CHANCE) != isinstance(move, DrawStarter | DealTile | PickTile):
        raise IllegalMove("unforeseen", "TOY 2.2", request=type(move).__name__)
