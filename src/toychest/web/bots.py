"""Bots at the table: what the table awaits from a bot's seat is thought about elsewhere and played as a person's is."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

from toychest.bots.pool import fallback
from toychest.bots.seated import awaited_bot, job_of, opening, playing
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.contract import Seat
from toychest.table import SeatRecord, Table
from toychest.table.errors import NoSuchTable, Stale, StoreError
from toychest.web.live import LiveTable, Request

log = structlog.get_logger()

PAUSE: Final = 0.9
"""Seconds before a bot's move, so that people can follow, and take back what they just did."""

RETRY: Final = 5.0
"""Seconds until a move is tried again that the store did not take."""

MOST_ALONE: Final = 3000
"""Entries after which bots rest that sit alone with nobody looking on: some games need never end."""

MOST_FAULTS: Final = 3
"""Unforeseen faults in a row after which a table's bots rest until somebody enters."""

Play = Callable[[LiveTable, Seat, int, Request], Awaitable[None]]
"""Play a bot's request, made for this entry number: stored, then told. Raises `Stale`."""


class Thinker(Protocol):
    """Whoever thinks: the `Pool`, or a stand-in."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        """A legal move, whatever happens."""

    def close(self) -> None:
        """Stop thinking."""


class Bots:
    """The bots of all tables. Each table that awaits one has a task, and no other table has."""

    def __init__(self, thinker: Thinker, pause: float, play: Play, rest: Callable[[LiveTable], None]) -> None:
        self._thinker = thinker
        self._pause = pause
        self._play = play
        self._rest = rest
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, live: LiveTable) -> None:
        """See to it that this table's bots play on; returns at once."""
        if live.is_played or not _is_awaited(live):
            return
        live.is_played = True
        task = asyncio.create_task(self._play_on(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Leave every table as it is."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._thinker.close)

    async def _play_on(self, live: LiveTable) -> None:
        """Until a person is awaited, the game is over, the table is gone, or too much has gone wrong."""
        left = MOST_FAULTS
        try:
            while left and _is_awaited(live):
                await asyncio.sleep(self._pause)
                left = MOST_FAULTS if await self._has_played(live) else left - 1
        except NoSuchTable:
            log.warning("bot-table-gone", table=live.code)
        finally:
            live.is_played = False
            self._rest(live)

    async def _has_played(self, live: LiveTable) -> bool:
        """Whether one move was played, or waits for the store; whatever else goes wrong is logged and tried again.

        A thought about what is past is dropped: the table has gone on meanwhile. Raises `NoSuchTable`.
        """
        try:
            await self._play_one(live)
        except Stale:
            return True
        except NoSuchTable:
            raise
        except StoreError as refused:
            log.warning("bot-not-stored", table=live.code, because=str(refused))
            await asyncio.sleep(RETRY)
        except Exception as fault:
            log.error("unforeseen", table=live.code, exc_info=fault)
            await asyncio.sleep(RETRY)
            return False
        return True

    async def _play_one(self, live: LiveTable) -> None:
        table = live.table
        seat = awaited_bot(table, live.records)
        if seat is not None:
            request = await self._request(live, table, seat)
            await self._play(live, seat, table.seq + 1, request)

    async def _request(self, live: LiveTable, table: Table, seat: Seat) -> Request:
        if table.waits_for is not None:
            return opening(seat)
        thought = await self._thought(table, seat, live.records[seat])
        live.note_thinking(thought.by)
        return playing(seat, thought.move)

    async def _thought(self, table: Table, seat: Seat, record: SeatRecord) -> Thought:
        window, level, start = await asyncio.to_thread(job_of, table, seat, record)
        if level is None:
            log.warning("bot-fallback", edition=table.edition.id, seat=seat, because=f"level {record.bot} is unknown")
            return fallback(window, start)
        return await self._thinker.think(window, level, start)


def _is_awaited(live: LiveTable) -> bool:
    """Whether a bot is to play on. Bots that sit alone, with nobody looking on, do not do so for ever."""
    is_alone = not live.connections and all(record.bot is not None for record in live.records)
    if is_alone and live.table.seq >= MOST_ALONE:
        return False
    return awaited_bot(live.table, live.records) is not None
