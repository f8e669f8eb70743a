"""Seats that are given again, because the browser that held them is lost: all who are here agree, or it waits.

A seat shows what it holds, so nobody takes one alone: not before its holder is away, at whichever node, and not where
nobody else is here. A rival who is alone here agrees to nothing, unless whoever is away sat down at the screen in the
middle of the table: then they sit in one room. A phone that only sleeps is not away for a while. Agreements are a note
of the table, so that every node knows them, for ten minutes; who sat down at its screen is another.
"""

import time
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from toychest.contract import Seat
from toychest.host.guest import Giving
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.table.errors import NoSuchSeat, RequestError

LASTS: Final = 600.0
"""Seconds that an agreement stands."""

GIVINGS: Final = "givings"
"""The name of the note."""


ROUND_THE_SCREEN: Final = "round-the-screen"
"""The name of the note that says whose seats were taken at the screen in the middle: by seat, the hash of the token."""


class NobodyToGiveFor(RequestError):
    """The seat is not lost: it is free, a bot's, or its holder is not away."""

    code = "seat-not-lost"

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not lost: nobody holds it, or its holder is not away", seat=seat)


class NobodyToAgree(RequestError):
    """Nobody else is here who could agree."""

    code = "nobody-to-agree"

    def __init__(self) -> None:
        super().__init__("nobody else is here who could agree")


class _Agreed(msgspec.Struct, frozen=True):
    """Who agreed that a seat is given again, good `until` then, in seconds since 1970; with a no it is not open."""

    seats: frozenset[int]
    until: float
    is_open: bool = True


class Givings:
    """What was agreed at all tables, at every node; what others agreed on is told to the guests here."""

    def __init__(self, host: Host, now: Callable[[], float] = time.time) -> None:
        self._host = host
        self._now = now
        host.hear_notes(self._hear)

    async def ask(self, hosted: HostedTable, seat: Seat, by: frozenset[Seat]) -> Giving:
        """Give this seat again, say these seats. Raises `NoSuchSeat`, `NobodyToGiveFor` and `NobodyToAgree`."""
        if not 0 <= seat < len(hosted.records):
            raise NoSuchSeat(seat)
        if hosted.records[seat].token_hash is None or not hosted.is_away(seat):
            raise NobodyToGiveFor(seat)
        if not self._can_agree(hosted, seat):
            raise NobodyToAgree
        await self._note(hosted, seat, lambda agreed: agreed | by)
        return self._giving(hosted, seat)

    async def sit_round_the_screen(self, hosted: HostedTable, seat: Seat) -> None:
        """Whoever holds this seat now sat down at the screen in the middle."""
        token = hosted.records[seat].token_hash or ""
        await self._host.note(
            hosted, ROUND_THE_SCREEN, lambda was: msgspec.json.encode({**_sitting(was), seat: token}).decode()
        )

    async def refuse(self, hosted: HostedTable, seat: Seat) -> Giving:
        """It waits for whoever holds it; or it was given."""
        await self._note(hosted, seat, None)
        return Giving(seat)

    async def may_give(self, hosted: HostedTable, seat: Seat) -> bool:
        """Whether all who are here agreed, and its holder is away."""
        await self._host.read_notes(hosted)  # a no that was said at another node may not be heard yet
        giving = self._giving(hosted, seat)
        is_agreed = bool(giving.agreed) and not giving.awaited and self._can_agree(hosted, seat)
        return is_agreed and hosted.is_away(seat)

    @staticmethod
    def _can_agree(hosted: HostedTable, seat: Seat) -> bool:
        """Whether those who are here are enough: two, or one who gains nothing by it, or who sits in the same room."""
        sitting = _sitting(hosted.notes.get(ROUND_THE_SCREEN, ""))
        is_round_the_screen = sitting.get(seat) == hosted.records[seat].token_hash
        needed = 1 if hosted.table.edition.is_cooperative or is_round_the_screen else 2
        return len(hosted.attendance.here) >= needed

    async def _note(
        self, hosted: HostedTable, seat: Seat, add: Callable[[frozenset[int]], frozenset[int]] | None
    ) -> None:
        until = self._now() + LASTS

        def change(was: str) -> str:
            standing = self._standing(was)
            before = standing.get(seat)
            if add is None:
                return was if before is None else _written({**standing, seat: _Agreed(frozenset(), until, False)})
            agreed = add(before.seats if before is not None else frozenset())
            return _written({**standing, seat: _Agreed(agreed, until)})

        await self._host.note(hosted, GIVINGS, change)

    def _hear(self, hosted: HostedTable, names: Collection[str]) -> None:
        for seat in self._standing(hosted.notes.get(GIVINGS, "")) if GIVINGS in names else ():
            for guest in hosted.guests:
                guest.give(self._giving(hosted, Seat(seat)))

    def _giving(self, hosted: HostedTable, seat: Seat) -> Giving:
        here, standing = hosted.attendance.here, self._standing(hosted.notes.get(GIVINGS, "")).get(seat)
        if standing is None or not standing.is_open:
            return Giving(seat)
        agreed = here & {Seat(each) for each in standing.seats}
        return Giving(seat, agreed, here - agreed)

    def _standing(self, text: str) -> dict[int, _Agreed]:
        try:
            agreed = msgspec.json.decode(text, type=dict[int, _Agreed])
        except msgspec.DecodeError:
            return {}
        return {seat: each for seat, each in agreed.items() if each.until > self._now()}


def _sitting(text: str) -> dict[int, str]:
    """The note of who sat down at the screen."""
    try:
        return msgspec.json.decode(text, type=dict[int, str])
    except msgspec.DecodeError:
        return {}


def _written(agreed: dict[int, _Agreed]) -> str:
    return msgspec.json.encode(agreed).decode()
