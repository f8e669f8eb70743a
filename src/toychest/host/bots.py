"""Bots at the table: what the table awaits from a bot's seat is thought about elsewhere and played as a person's is."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol

import structlog

from toychest.bots.seats import awaited_bot, job_of
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.pool import fallback
from toychest.contract import Seat
from toychest.host.asked import Asked
from toychest.host.hosted import HostedTable
from toychest.host.turns import Turns
from toychest.table import SeatRecord, Table, scripted_rival
from toychest.table.errors import NoSuchTable, Stale, StoreError
from toychest.table.requests import OpenTurn, Play

log = structlog.get_logger()

RETRY: Final = 5.0
"""Seconds until a move is tried again that the store did not take."""

MOST_ALONE: Final = 3000
"""Entries after which bots rest that sit alone with nobody looking on: some games need never end."""

MOST_FAULTS: Final = 3
"""Unforeseen faults in a row after which a table's bots rest until somebody enters."""


class Thinker(Protocol):
    """Whoever thinks: the `Pool`, or a stand-in."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        """A legal move, whatever happens."""

    def close(self) -> None:
        """Stop thinking."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot asks for, and by what it was found; neither a click nor the move of a script needs a thought."""

    asked: Asked
    by: str = ""


async def decision_at(hosted: HostedTable, thinker: Thinker) -> Decision | None:
    """What the bot wants that the table waits for; None if it waits for a person."""
    table = hosted.table
    seat = awaited_bot(table, hosted.records)
    if seat is None or hosted.is_held:
        return None
    if table.waits_for is not None:
        return Decision(Asked(OpenTurn(seat), table.seq + 1, is_by_bot=True))
    scripted = None if table.guide is None else scripted_rival(table.guide, table.rules, table.frames, seat)
    if scripted is not None:
        return Decision(Asked(Play(seat, scripted), table.seq + 1, is_by_bot=True))
    thought = await _thought(table, seat, hosted.records[seat], thinker)
    return Decision(Asked(Play(seat, thought.move), table.seq + 1, is_by_bot=True), thought.by)


async def _thought(table: Table, seat: Seat, record: SeatRecord, thinker: Thinker) -> Thought:
    window, level, start = await asyncio.to_thread(job_of, table, seat, record)
    if level is None:
        log.warning("bot-fallback", edition=table.edition.id, seat=seat, because=f"level {record.bot} is unknown")
        return fallback(window, start)
    return await thinker.think(window, level, start)


class Bots:
    """The bots of all tables. Each table that awaits one has a task, and no other table has.

    They pause before each of their moves, and play by `grant`; then the table may `rest`. Where they `may_think` at
    another node only, they rest at once. Tables think in `turns`.
    """

    def __init__(
        self,
        thinker: Thinker,
        pause: float,
        grant: Callable[[HostedTable, Asked], Awaitable[object]],
        rest: Callable[[HostedTable], None],
        may_think: Callable[[HostedTable], Awaitable[bool]],
        turns: Turns,
    ) -> None:
        self._thinker = thinker
        self._pause = pause
        self._grant = grant
        self._rest = rest
        self._may_think = may_think
        self._turns = turns
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def wake(self, hosted: HostedTable) -> None:
        """See to it that this table's bots play on; returns at once."""
        if self._is_closed or hosted.is_played or not _is_awaited(hosted):
            return
        hosted.is_played = True
        task = asyncio.create_task(self._play_on(hosted))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Leave every table as it is."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play_on(self, hosted: HostedTable) -> None:
        """Until a person is awaited, the game is over, the table is gone, or too much has gone wrong."""
        left = MOST_FAULTS
        try:
            while left and _is_awaited(hosted) and await self._may_think(hosted):
                await asyncio.sleep(self._pause)
                left = MOST_FAULTS if await self._has_played(hosted) else left - 1
        except NoSuchTable:
            log.warning("bot-table-gone", table=hosted.code)
        finally:
            hosted.is_played = False
            self._rest(hosted)

    async def _has_played(self, hosted: HostedTable) -> bool:
        """Whether one move was played, or waits for the store; whatever else goes wrong is logged and tried again.

        A thought about what is past is dropped: the table has gone on meanwhile. Raises `NoSuchTable`.
        """
        try:
            await self._play_one(hosted)
        except Stale:
            return True
        except NoSuchTable:
            raise
        except StoreError as refused:
            log.warning("bot-not-stored", table=hosted.code, because=str(refused))
            await asyncio.sleep(RETRY)
        except Exception as fault:
            log.error("unforeseen", table=hosted.code, exc_info=fault)
            await asyncio.sleep(RETRY)
            return False
        return True

    async def _play_one(self, hosted: HostedTable) -> None:
        async with self._turns.turn(hosted.code, is_alone=not hosted.guests, people=hosted.addresses):
            decision = await decision_at(hosted, self._thinker)
        if decision is not None:
            hosted.note_thinking(decision.by)
            await self._grant(hosted, decision.asked)


def _is_awaited(hosted: HostedTable) -> bool:
    """Whether a bot is to play on. Bots that sit alone, with nobody looking on, do not do so for ever."""
    bots = [record.bot is not None for record in hosted.records]
    is_alone = not hosted.guests and all(bots)
    if not any(bots) or (is_alone and hosted.table.seq >= MOST_ALONE):
        return False
    return awaited_bot(hosted.table, hosted.records) is not None and not hosted.is_held
