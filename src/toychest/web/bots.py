"""Bots at the table: what the table awaits from a bot's seat is thought about elsewhere and played as a person's is."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Protocol

import structlog

from toychest.bots.forgetting import forgotten_facts
from toychest.bots.levels import level_of
from toychest.bots.thought import Thought
from toychest.bots.window import Window, window_of
from toychest.contract import CHANCE, Seat
from toychest.table import Happened, SeatRecord, Table, draws_for
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
        table, records = live.table, live.records
        seat = awaited_bot(table, records)
        if seat is None:
            return
        try:
            request = await self._request(table, seat, records[seat])
            await self._play(live, seat, table.seq + 1, request)
        except Stale:
            return
        except StoreError as refused:
            log.warning("bot-not-stored", table=live.code, because=str(refused))
            await asyncio.sleep(RETRY)

    async def _request(self, table: Table, seat: Seat, record: SeatRecord) -> Request:
        if table.waits_for is not None:
            return partial(_open_turn, seat)
        seed = record.bot_seed or ""
        level = level_of(table.edition.game, record.bot or 0)
        window = await asyncio.to_thread(window_at, table, seat, seed, level.memory)
        thought = await self._thinker.think(window, level.number, search_seed(seed, table.seq + 1))
        return partial(_play_move, seat, thought.move)


def awaited_bot(table: Table, records: Sequence[SeatRecord]) -> Seat | None:
    """The bot's seat that the table waits for. The first move waits until every seat is held."""
    if len(table.frames) == 1 and any(record.is_free for record in records):
        return None
    awaited = table.to_act if table.waits_for is None else (table.waits_for,)
    return next((seat for seat in awaited if seat != CHANCE and records[seat].bot is not None), None)


def window_at(table: Table, seat: Seat, seed: str, memory: int = 0) -> Window:
    """What this seat may decide now, imagined by a luck that is not the table's. Raises `WrongSeat`."""
    forgotten = forgotten_facts(table.rules, [frame.state for frame in table.frames], seat, memory, seed)
    draw = draws_for(seed, table.seq + 1)
    return window_of(table.edition, len(table.header.seats), table.state, seat, draw, forgotten)


def search_seed(seed: str, seq: int) -> int:
    """Where the thinking about entry `seq` starts, apart from what was imagined for it."""
    return draws_for(f"{seed} search", seq)(1 << 63)


def _open_turn(seat: Seat, table: Table) -> Happened:
    return table.open_turn(seat)


def _play_move(seat: Seat, move: str, table: Table) -> Happened:
    return table.play(seat, move)
