"""Pleas: what one person asks of the others at a table, and what comes of their answers.

They live in memory, and die with it; at other nodes they are known by a note of the table (`other_nodes.py`).

open -> granted  (everybody who is here said yes; to a bot, more than half of them)
     -> declined (a no, taken back, no answer, or played on)

That the table be deleted is a note of the table instead: it waits until everybody whose table it is has answered.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from toychest.contract import Seat
from toychest.host.asked import Asked
from toychest.host.deletion import (
    DELETION,
    Deletion,
    deletion_in,
    deletion_plea,
    read_deletion,
    write_deletion,
)
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.leaving import delete
from toychest.host.plea import Plea
from toychest.host.seating import SeatNotAway, bot_of
from toychest.table import Granted
from toychest.table.errors import CannotTakeBack, RequestError, Stale
from toychest.table.requests import TakeBack, TakeBackAgreed

PATIENCE: Final = 60.0
"""Seconds until a plea that nobody answered is declined; meanwhile no bot plays on."""


class PleaGone(RequestError):
    """What was answered is not asked for any more: the table went on, or others have answered."""

    code = "plea-gone"

    def __init__(self) -> None:
        super().__init__("that is not asked for any more")


@dataclass(frozen=True, slots=True)
class PleaAnswer:
    """Whoever holds these seats says yes or no to a plea; a no of whoever asked takes it back."""

    plea: str
    is_yes: bool
    seats: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class LendAsked:
    """Whoever holds these seats wants a bot of a level to keep a seat."""

    seat: Seat
    level: int
    held: frozenset[Seat]
    id: str


class Pleas:
    """The pleas of all tables; a table has at most one, and a newer one stands instead of an older."""

    def __init__(self, host: Host, patience: float = PATIENCE) -> None:
        self._host = host
        self._patience = patience
        host.hear_notes(self._heard)

    def others(self, hosted: HostedTable, held: Collection[Seat]) -> tuple[Seat, ...]:
        """The persons whom a browser with these seats must ask: who play elsewhere, and did not leave for good."""
        return tuple(seat for seat in hosted.persons if seat not in held and seat not in hosted.left)

    async def take_back(self, hosted: HostedTable, asked: Asked, held: Collection[Seat]) -> Granted | Plea | None:
        """A take-back, done; or the plea for it, where others are to be asked. None if it was done before.

        It is free while the seat is still to act, at one screen, against bots alone, and where the terms say so.
        Raises what refuses a take-back.
        """
        request, table = asked.request, hosted.table
        assert isinstance(request, TakeBack), "no other request is a take-back"
        others = self.others(hosted, held)
        is_free = table.terms.take_back == "free" or not others or not table.has_passed_on(Seat(request.seat))
        if is_free or await self._is_done(hosted, asked):
            return await self._host.grant(hosted, asked)
        table.expect(asked.seq)
        table.take_back(Seat(request.seat), request.to)  # it is not asked for in vain
        plea = Plea(asked.id or "", "take-back", Seat(request.seat), asked.seq, others, to=request.to)
        self._open(hosted, plea)
        return plea

    async def lend(self, hosted: HostedTable, asked: LendAsked) -> Plea:
        """Let a bot keep the seat of somebody who is away, or out of time, whom nobody asks.

        It is done at once where nobody else is here, else asked for.

        Raises `SeatNotAway` and what refuses the bot.
        """
        seat = asked.seat
        is_out = hosted.clock is not None and seat in hosted.clock.turn and hosted.clock.is_out(seat)
        if seat not in hosted.persons or not (is_out or hosted.attendance.presence(seat) == "away"):
            raise SeatNotAway(seat)
        bot_of(hosted.table.edition.game, asked.level, None, ())  # it is not asked for in vain
        here = [each for each in hosted.persons if each in hosted.attendance.here and each != seat]
        others = tuple(each for each in here if each not in asked.held)
        mine = tuple(each for each in here if each in asked.held)
        plea = Plea(asked.id, "bot", min(asked.held), hosted.table.seq + 1, others, about=seat, level=asked.level)
        if self._is_agreed(hosted, plea, len(mine)):
            return await self._grant(hosted, plea)
        self._open(hosted, plea)
        return plea

    async def delete(self, hosted: HostedTable, held: Collection[Seat], id: str) -> Plea:
        """Delete the table with all that belongs to it: done at once where nobody else sits there, else asked for.

        Whoever is away is waited for as well: nobody's game is gone without them. Asked by two, both have agreed.
        """
        fresh = Deletion(id, min(held), sorted(held))

        def asked(was: str) -> str:
            return write_deletion((read_deletion(was) or fresh).with_yes(frozenset(held)))

        await self._host.note(hosted, DELETION, asked)
        return await self._go_on(hosted)

    async def _answer_deletion(self, hosted: HostedTable, answer: PleaAnswer) -> Plea:
        before = deletion_plea(hosted)

        def answered(was: str) -> str:
            deletion = read_deletion(was)
            if deletion is None or deletion.id != answer.plea or not answer.seats & {*hosted.holders}:
                raise PleaGone
            return write_deletion(deletion.with_yes(answer.seats)) if answer.is_yes else ""

        await self._host.note(hosted, DELETION, answered)
        if answer.is_yes:
            return await self._go_on(hosted)
        if before is None:
            raise PleaGone
        return _told(hosted, replace(before, agreed=(), status="declined"))

    async def _go_on(self, hosted: HostedTable) -> Plea:
        """Somebody agreed that the table be deleted: with the last of them it is."""
        plea = deletion_plea(hosted)
        if plea is None:
            raise PleaGone
        if set(plea.asked) <= set(plea.agreed):
            await delete(self._host, hosted)
            plea = replace(plea, status="granted")
        return _told(hosted, plea)

    def _heard(self, hosted: HostedTable, names: Collection[str]) -> None:
        """What was asked or answered at another node."""
        if DELETION not in names:
            return
        plea = deletion_plea(hosted)
        if plea is not None:
            _told(hosted, plea)
        elif hosted.deletion is not None:
            _told(hosted, replace(hosted.deletion, agreed=(), status="declined"))

    def _is_agreed(self, hosted: HostedTable, plea: Plea, mine: int = 1) -> bool:
        """A take-back: everybody who is here said yes. A bot: more than half of them, whoever asks among them."""
        here = [seat for seat in plea.asked if seat in hosted.attendance.here]
        if plea.what == "take-back":
            return all(seat in plea.agreed for seat in here)
        return 2 * (mine + sum(seat in plea.agreed for seat in here)) > mine + len(here)

    async def _is_done(self, hosted: HostedTable, asked: Asked) -> bool:
        return asked.id is not None and await self._host.store.find_request(hosted.code, asked.id) is not None

    def _open(self, hosted: HostedTable, plea: Plea) -> None:
        standing = hosted.plea
        if standing is not None and standing.id != plea.id:
            self._close(hosted, replace(standing, status="declined"))
        hosted.plead(plea)
        asyncio.get_running_loop().call_later(self._patience, self._run_out, hosted, plea.id)

    async def answer(self, hosted: HostedTable, answer: PleaAnswer) -> Plea:
        """What came of one answer more; everybody is told it. Raises `PleaGone`."""
        deletion = deletion_in(hosted.notes)
        if deletion is not None and deletion.id == answer.plea:
            return await self._answer_deletion(hosted, answer)
        plea = hosted.plea
        if plea is None or plea.id != answer.plea or not answer.seats & {plea.by, *plea.asked}:
            raise PleaGone
        if not answer.is_yes:
            return self._close(hosted, replace(plea, agreed=(), status="declined"))
        agreed = tuple(seat for seat in plea.asked if seat in answer.seats or seat in plea.agreed)
        plea = replace(plea, agreed=agreed)
        if agreed and self._is_agreed(hosted, plea):
            return await self._grant(hosted, plea)
        hosted.plead(plea)
        return plea

    async def _grant(self, hosted: HostedTable, plea: Plea) -> Plea:
        """Enough of them said yes."""
        hosted.plea = None
        try:
            await self._do(hosted, plea)
        except (Stale, CannotTakeBack) as refused:
            self._close(hosted, replace(plea, agreed=(), status="declined"))
            raise PleaGone from refused
        return self._close(hosted, replace(plea, status="granted"))

    async def _do(self, hosted: HostedTable, plea: Plea) -> None:
        match plea:
            case Plea(what="take-back", to=int(to), seq=int(seq)):
                await self._host.grant(hosted, Asked(TakeBackAgreed(plea.by, to, plea.agreed), seq, plea.id))
            case Plea(what="bot", about=int(seat), level=int(level)):
                await self._host.lending.lend(hosted, Seat(seat), level)
            case _:
                raise AssertionError(f"{plea} cannot be done")

    def _close(self, hosted: HostedTable, plea: Plea) -> Plea:
        hosted.plead(plea)
        self._host.wake(hosted)
        return plea

    def _run_out(self, hosted: HostedTable, id: str) -> None:
        if hosted.plea is not None and hosted.plea.id == id:
            self._close(hosted, replace(hosted.plea, agreed=(), status="declined"))


def _told(hosted: HostedTable, plea: Plea) -> Plea:
    """Everybody here is told; beside a take-back or a bot, which are asked for at the same time."""
    hosted.deletion = plea if plea.status == "open" else None
    for guest in list(hosted.guests):
        guest.plead(plea)
    return plea
