"""What a seat has from how a game ended, and how sure a share of wins is."""

from collections.abc import Sequence
from typing import Final

from toychest.contract import Seat

SURE: Final = 1.96
"""Standard deviations to either side: an interval of 95 per cent."""


def credit_of(places: Sequence[int], seat: Seat) -> float:
    """A seat's share of the first place."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0
