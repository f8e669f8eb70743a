"""Lending a seat: a bot keeps it warm for a person who is away, and gets up when they are back."""

import contextlib
from collections.abc import Awaitable, Callable

from toychest.contract import Seat
from toychest.host.asked import Asked
from toychest.host.hosted import HostedTable
from toychest.host.seating import SeatKept, bot_of
from toychest.table import SeatRecord, given_back, inherited_seat, lent_seat
from toychest.table.errors import HandUnchanged
from toychest.table.requests import ChangeHand, OpenTurn, Play
from toychest.table.terms import PERSON


class Lending:
    """The log says whose hand plays before it plays: if the server ends between the two, nobody was played for."""

    def __init__(
        self,
        grant: Callable[[HostedTable, Asked], Awaitable[object]],
        reseat: Callable[[HostedTable, Seat, SeatRecord], Awaitable[None]],
    ) -> None:
        self._grant = grant
        self._reseat = reseat

    async def lend(self, hosted: HostedTable, seat: Seat, level: int, memory: int | None = None) -> None:
        """A bot keeps the seat from now on. Raises what refuses the bot, `HandUnchanged` and `Stale`."""
        bot = bot_of(hosted.table.edition.game, level, memory, ())
        is_left = seat in hosted.left
        await self._grant(hosted, Asked(ChangeHand(seat, f"{bot.name} {level}"), hosted.table.seq + 1))
        record = inherited_seat if is_left else lent_seat
        await self._reseat(hosted, seat, record(hosted.records[seat], level, memory))

    async def give_back(self, hosted: HostedTable) -> None:
        """Whoever is back plays again: at once if the bot is not to act, else at the end of its turn."""
        for at, record in enumerate(hosted.records):
            seat = Seat(at)
            if record.is_kept and seat in hosted.attendance.here and hosted.table.has_passed_on(seat):
                with contextlib.suppress(HandUnchanged):
                    await self._grant(hosted, Asked(ChangeHand(seat, PERSON), hosted.table.seq + 1))
                await self._reseat(hosted, seat, given_back(record))


def check_hand(hosted: HostedTable, asked: Asked) -> None:
    """Nobody plays beside the bot that keeps their seat. Raises `SeatKept`."""
    seat = asked.request.seat
    is_kept = 0 <= seat < len(hosted.records) and hosted.records[seat].is_kept
    if is_kept and isinstance(asked.request, Play | OpenTurn) and not asked.is_by_bot:
        raise SeatKept(seat)
