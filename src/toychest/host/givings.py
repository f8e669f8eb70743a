"""Seats that are given again, because the browser that held them is lost: all who are here agree, or it waits.

A seat shows what it holds, so nobody takes one alone: not where its holder is here, and not where nobody else is.
Agreements live in memory, for ten minutes.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from toychest.contract import Seat
from toychest.host.hosted import HostedTable
from toychest.table.errors import NoSuchSeat, RequestError

LASTS: Final = 600.0
"""Seconds that an agreement stands."""


class NobodyToGiveFor(RequestError):
    """The seat is not lost: it is free, a bot's, or its holder is here."""

    code = "seat-not-lost"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not lost: nobody holds it, or its holder is here", seat=seat)


class NobodyToAgree(RequestError):
    """Nobody else is here who could agree."""

    code = "nobody-to-agree"

    def __init__(self) -> None:
        super().__init__("nobody else is here who could agree")


@dataclass(frozen=True, slots=True)
class Giving:
    """How it stands: who agreed, and who is here and has not."""

    seat: Seat
    agreed: frozenset[Seat] = frozenset()
    awaited: frozenset[Seat] = frozenset()


class Givings:
    """What was agreed at all tables."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._agreed: dict[tuple[str, Seat], tuple[frozenset[Seat], float]] = {}

    def ask(self, hosted: HostedTable, seat: Seat, by: frozenset[Seat], here: frozenset[Seat]) -> Giving:
        """Give this seat again, say these seats; `here` are all that a browser holds now.

        Raises `NoSuchSeat`, `NobodyToGiveFor` and `NobodyToAgree`.
        """
        if not 0 <= seat < len(hosted.records):
            raise NoSuchSeat(seat)
        if hosted.records[seat].token_hash is None or seat in here:
            raise NobodyToGiveFor(seat)
        if not here:
            raise NobodyToAgree
        agreed = (self._standing(hosted, seat) | by) & here
        self._agreed[hosted.code, seat] = agreed, self._now() + LASTS
        return Giving(seat, agreed, here - agreed)

    def refuse(self, hosted: HostedTable, seat: Seat) -> Giving:
        """It waits for whoever holds it; or it was given."""
        self._agreed.pop((hosted.code, seat), None)
        return Giving(seat)

    def may_give(self, hosted: HostedTable, seat: Seat, here: frozenset[Seat]) -> bool:
        """Whether all who are here agreed, and its holder is not among them."""
        return bool(here) and seat not in here and here <= self._standing(hosted, seat)

    def _standing(self, hosted: HostedTable, seat: Seat) -> frozenset[Seat]:
        self._agreed = {at: each for at, each in self._agreed.items() if each[1] > self._now()}
        return self._agreed.get((hosted.code, seat), (frozenset(), 0.0))[0]
