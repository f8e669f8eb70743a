"""Whoever is at a table and wants to hear what happens there."""

from dataclasses import dataclass
from typing import Protocol

from toychest.bots.workers.readiness import Readiness
from toychest.contract import Seat
from toychest.host.asked import Asked, BeatAsked, RematchAsked, SeatAsked
from toychest.host.plea import Plea
from toychest.host.rematch import Rematch
from toychest.table import Granted


@dataclass(frozen=True, slots=True)
class Giving:
    """A lost seat that is asked for: who agreed, and who is here and has not; nobody at all where it is not given."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()
    awaited: frozenset[Seat] = frozenset()


class Guest(Protocol):
    """It hears of everything in order, and only of what is stored. It must not wait: others hear of it after it."""

    def tell(self, granted: Granted, asked: Asked | None) -> None:
        """New entries, and what led to them; None if that was asked elsewhere."""

    def go_on(self, asked: BeatAsked) -> None:
        """The guide stands elsewhere, though nothing was played."""

    def show(self, seated: SeatAsked | None = None) -> None:
        """The table is otherwise than was told: somebody sat down, a bot came or went, or it went on elsewhere."""

    def show_seats(self, seated: SeatAsked | None = None) -> None:
        """Somebody has another name, or a bot came, went or changed its level; nothing else is otherwise."""

    def agree(self, rematch: Rematch, asked: RematchAsked | None = None) -> None:
        """A rematch was offered, agreed to or declined, or an offer has run out."""

    def plead(self, plea: Plea) -> None:
        """Something is asked of somebody at the table, or was granted or declined."""

    def give(self, giving: Giving) -> None:
        """At another node somebody wants a lost seat given again, agreed to it, or refused it."""

    def attend(self) -> None:
        """Somebody came to this table, or left it, at another node."""

    def overhear(self, said: str) -> None:
        """Somebody at another node says something that is not kept."""

    def go(self) -> None:
        """The table was deleted: nothing happens there any more."""

    def time(self) -> None:
        """Whose time runs is otherwise than before, or somebody has none left."""

    def warm(self, engine: Readiness) -> None:
        """The engine of the game that is played here got further, or will not come."""
