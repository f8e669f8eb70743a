"""A window: all that a bot is handed. The truth behind it never leaves the table."""

from dataclasses import dataclass
from typing import Any

from toychest.contract import Draw, Edition, Seat
from toychest.games import EDITIONS


class WrongSeat(ValueError):
    """A bot was asked for a seat that is not to act."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"seat {seat} is not to act")
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Window:
    """What a seat may decide, and a state that it cannot tell from the truth, less what it has `forgotten`."""

    edition: str
    seats: int
    seat: Seat
    moves: tuple[str, ...]
    imagined: Any
    forgotten: frozenset[str] = frozenset()


def window_of(
    edition: Edition, seats: int, state: Any, seat: Seat, draw: Draw, forgotten: frozenset[str] = frozenset()
) -> Window:
    """The window of one of so many seats, which is to act. Raises `WrongSeat`.

    Only the seat's legal moves and one imagined state are taken from `state`: both depend on its view and memory alone.
    """
    if seat not in edition.rules.to_act(state):
        raise WrongSeat(seat)
    moves = tuple(edition.rules.write_move(move) for move in edition.rules.legal_moves(state, seat))
    return Window(edition.id, seats, seat, moves, edition.rules.imagine(state, seat, draw, forgotten), forgotten)


def wins_at_once(window: Window, move: str) -> bool:
    """Whether the move ends the game with this seat in the first place, as far as it can know."""
    rules = EDITIONS[window.edition].rules
    after, _ = rules.apply(window.imagined, window.seat, rules.read_move(move))
    outcome = rules.outcome(after)
    return outcome is not None and outcome.places[window.seat] == 1
