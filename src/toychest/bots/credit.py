"""What a seat has from how a game ended, and how sure a share of wins is."""

from collections.abc import Sequence
from typing import Final

from toychest.bots.window import Window
from toychest.contract import Outcome, Seat
from toychest.games import EDITIONS

SURE: Final = 1.96
"""Standard deviations to either side: an interval of 95 per cent."""


def credit_of(places: Sequence[int], seat: Seat) -> float:
    """A seat's share of the first place."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def credit_now(outcome: Outcome | None, window: Window) -> float:
    """A win, a share of one, or nothing; a game that goes on counts as much as it would on average."""
    if EDITIONS[window.edition].is_cooperative:
        return 0.5 if outcome is None else float(outcome.places[window.seat] == 1)
    return 1 / window.seats if outcome is None else credit_of(outcome.places, window.seat)
