"""Bots at the table: what the table awaits from a bot's seat is thought about elsewhere and played as a person's is."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Protocol

import structlog

from toychest.bots.levels import NoBots, UnknownLevel, level_of
from toychest.bots.pool import fallback
from toychest.bots.seated import awaited_bot, search_seed, window_at
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.contract import Seat
from toychest.table import Happened, SeatRecord, Table
from toychest.table.errors import Stale, StoreError
from toychest.web.live import LiveTable, Request

log = structlog.get_logger()

PAUSE: Final = 0.9
"""Seconds before a bot's move, so that people can follow, and take back what they just did."""

RETRY: Final = 5.0
"""Seconds until a move is tried again that the store did not take."""

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
        if live.is_played or awaited_bot(live.table, live.records) is None:
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
        """Until a person is awaited, or the game is over."""
        try:
            while awaited_bot(live.table, live.records) is not None:
                await asyncio.sleep(self._pause)
                await self._play_one(live)
        except Exception as fault:
            log.error("unforeseen", table=live.code, exc_info=fault)
        finally:
            live.is_played = False
            self._rest(live)

    async def _play_one(self, live: LiveTable) -> None:
        """One move. A thought about what is past is dropped: the table has gone on meanwhile."""
        table = live.table
        seat = awaited_bot(table, live.records)
        if seat is None:
            return
        try:
            request = await self._request(live, table, seat)
            await self._play(live, seat, table.seq + 1, request)
        except Stale:
            return
        except StoreError as refused:
            log.warning("bot-not-stored", table=live.code, because=str(refused))
            await asyncio.sleep(RETRY)

    async def _request(self, live: LiveTable, table: Table, seat: Seat) -> Request:
        if table.waits_for is not None:
            return partial(_open_turn, seat)
        thought = await self._thought(table, seat, live.records[seat])
        live.note_thinking(thought.by)
        return partial(_play_move, seat, thought.move)

    async def _thought(self, table: Table, seat: Seat, record: SeatRecord) -> Thought:
        own = record.bot_seed or ""
        start = search_seed(own, table.seq + 1)
        try:
            level = level_of(table.edition.game, record.bot or 0)
        except (UnknownLevel, NoBots) as unknown:  # of a later Toychest
            log.warning("bot-fallback", edition=table.edition.id, seat=seat, because=str(unknown))
            return fallback(await asyncio.to_thread(window_at, table, seat, own), start)
        window = await asyncio.to_thread(window_at, table, seat, own, level.memory)
        return await self._thinker.think(window, level.number, start)


def _open_turn(seat: Seat, table: Table) -> Happened:
    return table.open_turn(seat)


def _play_move(seat: Seat, move: str, table: Table) -> Happened:
    return table.play(seat, move)
