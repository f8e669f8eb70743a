"""Whoever is at a table and wants to hear what happens there."""

from typing import Protocol

from toychest.bots.workers.readiness import Readiness
from toychest.host.asked import Asked, BeatAsked, RematchAsked, SeatAsked
from toychest.host.rematch import Rematch
from toychest.table import Granted


class Guest(Protocol):
    """It hears of everything in order, and only of what is stored. It must not wait: others hear of it after it."""

    def tell(self, granted: Granted, asked: Asked) -> None:
        """New entries, and what led to them."""

    def go_on(self, asked: BeatAsked) -> None:
        """The guide stands elsewhere, though nothing was played."""

    def show(self, seated: SeatAsked | None = None) -> None:
        """The table is otherwise than was told: somebody sat down, a bot came or went, or it went on elsewhere."""

    def agree(self, rematch: Rematch, asked: RematchAsked | None = None) -> None:
        """A rematch was offered, agreed to or declined, or an offer has run out."""

    def warm(self, engine: Readiness) -> None:
        """The engine of the game that is played here got further, or will not come."""
