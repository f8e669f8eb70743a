"""The clocks of all tables: looked at whenever something happens, noted beside the log, and waited for."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from typing import TypeAlias

import structlog

from toychest.contract import CHANCE, Seat
from toychest.host.asked import Asked
from toychest.host.clock import CLOCK, TableClock
from toychest.host.hosted import HostedTable
from toychest.table import Granted, HandChanged, SeatRecord, Table, TakenBack
from toychest.table.errors import RequestError, Stale, TableError
from toychest.table.requests import Forfeit

log = structlog.get_logger()

Grant: TypeAlias = Callable[[HostedTable, Asked], Awaitable[object]]
Note: TypeAlias = Callable[[HostedTable, str, Callable[[str], str]], Awaitable[None]]


class Clocks:
    """Time runs from `start` on: at a keyboard, where nobody waits for anybody, it never does."""

    def __init__(self, grant: Grant, note: Note, now: Callable[[], float] = time.monotonic) -> None:
        self._grant = grant
        self._note_beside = note
        self._now = now
        self._is_started = False
        self._waits: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """From now on time counts."""
        self._is_started = True

    def wind(self, hosted: HostedTable) -> None:
        """Give a table that was loaded or started its clock, as it was noted, if it has one."""
        terms = hosted.table.terms.clock
        if terms is None or not self._is_started:
            return
        hosted.clock = TableClock(terms, len(hosted.records), self._now)
        hosted.clock.remember(hosted.notes.get(CLOCK, ""))
        hosted.timed = self.look
        self._look(hosted, earns=False)

    def left_after(self, hosted: HostedTable, granted: Granted, asked: Asked) -> Sequence[int]:
        """Milliseconds that every seat has once this is done, to be stored with it; nothing where nobody is timed."""
        if hosted.clock is None:
            return ()
        clock, table = hosted.clock.copied(), granted.table
        here, is_paused = hosted.attendance.here, clock.is_paused
        clock.spare(Seat(asked.request.seat), asked.delay)
        clock.look(awaited(table, hosted.records), here, earns=_ends_turns(table), is_paused=is_paused)
        return clock.milliseconds

    def go_on(self, hosted: HostedTable, asked: Asked, granted: Granted) -> None:
        """A seat has moved: its way through the network cost it nothing. Returns at once."""
        if hosted.clock is not None:
            hosted.clock.spare(Seat(asked.request.seat), asked.delay)
            self.look(hosted, is_shown=granted.is_fleeting)

    def look(self, hosted: HostedTable, *, is_shown: bool = False) -> None:
        """Something happened at this table, or somebody came or went; `is_shown` if something is to be seen once.

        Returns at once.
        """
        if hosted.clock is None:
            return
        if is_shown:
            hosted.clock.show()
        turn = hosted.clock.turn
        is_news = self._look(hosted, earns=_ends_turns(hosted.table))
        if turn != hosted.clock.turn:
            self._note(hosted)
        if is_news or is_shown:
            for guest in hosted.guests:
                guest.time()

    def rest(self, hosted: HostedTable) -> None:
        """Nobody is at this table any more: its time stands still, and is noted."""
        if hosted.clock is not None:
            self._look(hosted, earns=False)
            self._note(hosted)

    async def close(self) -> None:
        """Wait for what is to be noted."""
        for wait in self._waits.values():
            wait.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _look(self, hosted: HostedTable, *, earns: bool) -> bool:
        clock = hosted.clock
        assert clock is not None, "only tables with a clock are looked at"
        has_begun = len(hosted.table.frames) > 1
        is_news = clock.look(
            awaited(hosted.table, hosted.records),
            hosted.attendance.here,
            earns=earns,
            is_paused=not (has_begun and hosted.guests),
        )
        self._wait(hosted)
        return is_news

    def _wait(self, hosted: HostedTable) -> None:
        """Look again when a seat runs out of time, or of grace, or when what is shown has been seen."""
        clock = hosted.clock
        assert clock is not None, "only tables with a clock are waited for"
        before = self._waits.pop(hosted.code, None)
        if before is not None:
            before.cancel()
        waits = [each for each in (clock.next_out(), clock.next_spared(), clock.next_seen()) if each is not None]
        if waits:
            loop = asyncio.get_running_loop()
            self._waits[hosted.code] = loop.call_later(min(waits) + 0.01, self._run_out, hosted)

    def _run_out(self, hosted: HostedTable) -> None:
        clock = hosted.clock
        assert clock is not None, "only tables with a clock are waited for"
        self.look(hosted)
        out = [seat for seat in clock.turn if clock.is_out(seat)]
        if out and hosted.table.terms.is_strict:
            self._begin(self._forfeit(hosted, out[0]))
        for guest in hosted.guests:
            guest.time()

    async def _forfeit(self, hosted: HostedTable, seat: Seat) -> None:
        """The seat has lost, unless it moved at the last moment."""
        clock = hosted.clock
        while clock is not None and seat in clock.turn and clock.is_out(seat):
            try:
                await self._grant(hosted, Asked(Forfeit(seat, "out-of-time"), hosted.table.seq + 1))
            except Stale:
                continue
            except RequestError:
                return
            except TableError as refused:
                log.warning("time-not-stored", table=hosted.code, because=str(refused))
                return

    def _note(self, hosted: HostedTable) -> None:
        clock, seq = hosted.clock, hosted.table.seq
        assert clock is not None, "only what a clock says is noted"
        text = clock.noted(seq)
        self._begin(self._write(hosted, text))

    async def _write(self, hosted: HostedTable, text: str) -> None:
        with contextlib.suppress(TableError):
            await self._note_beside(hosted, CLOCK, lambda _: text)

    def hear(self, hosted: HostedTable, names: Collection[str]) -> None:
        """Another node counted meanwhile."""
        if hosted.clock is not None and CLOCK in names:
            hosted.clock.remember(hosted.notes.get(CLOCK, ""))
            self._look(hosted, earns=False)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _ends_turns(table: Table) -> bool:
    """Whether the latest entry is of those that a turn can end by."""
    return not (table.entries and isinstance(table.entries[-1], TakenBack | HandChanged))


def awaited(table: Table, records: Sequence[SeatRecord]) -> frozenset[Seat]:
    """The persons whom the table waits for: bots have no clock."""
    return frozenset(seat for seat in table.awaited if seat != CHANCE and records[seat].bot is None)
