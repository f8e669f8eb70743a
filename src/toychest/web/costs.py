"""What it costs to ask: in messages, of which one connection may send so many each second (pace.py)."""

from collections.abc import Mapping
from typing import Final

from toychest.web.hint_messages import AskHint
from toychest.web.messages import AskWhyNot, SeatBot, TakeSeat
from toychest.web.rematch_messages import AgreeRematch, OfferRematch

COSTS: Final[Mapping[type, float]] = {
    AskWhyNot: 2,
    AskHint: 20,
    TakeSeat: 20,
    SeatBot: 20,
    OfferRematch: 40,
    AgreeRematch: 40,
}
"""Beyond the one that every message costs: what many are told of, or what has to be thought about."""

SHOWN_ONCE: Final = 10.0
ENTRIES_FOR_ONE: Final = 8
"""Entries that may be shown for what one message costs."""


def cost_of_showing(entries: int) -> float:
    """What it costs to be shown a table with so many entries: one of 3,000, about once in two seconds."""
    return SHOWN_ONCE + entries / ENTRIES_FOR_ONE
