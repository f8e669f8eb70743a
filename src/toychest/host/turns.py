"""Whose turn it is to be thought about: tables with somebody at them first, then those that waited longest.

A thousand tables where bots play each other take one place of those that think at once, and no more: somebody's bot
waits for one thought of theirs, never for a thousand. Whoever is at a hundred tables has turns as whoever is at one:
first the address whose last turn is longest ago, then its table of which that is so.
"""

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from typing import Final, TypeAlias

AT_ONCE: Final = 4
"""Thoughts that are under way, or wait for a worker."""

ALONE_AT_ONCE: Final = 1
"""Of these, for tables that nobody is at."""

MOST_REMEMBERED: Final = 10_000
"""Tables, and addresses, of which it is remembered when they had their turn."""

Waiting: TypeAlias = tuple[int, int, str, "asyncio.Future[None]"]
"""When its table had a turn, its number, its table, and who waits."""


@dataclass(slots=True)
class _Queue:
    """Places that are free, and who waits for one, by address."""

    free: int
    waiting: dict[str, list[Waiting]] = field(default_factory=dict)


class Turns:
    """A queue that is fair to addresses and tables: whoever had a turn lately waits for those that had none."""

    def __init__(self, at_once: int = AT_ONCE, alone: int = ALONE_AT_ONCE) -> None:
        self._queues = {False: _Queue(at_once - alone), True: _Queue(alone)}
        self._numbers = itertools.count(1)
        self._latest: dict[str, int] = {}
        self._latest_of: dict[str, int] = {}

    @contextlib.asynccontextmanager
    async def turn(self, table: str, *, is_alone: bool, people: Collection[str] = ()) -> AsyncIterator[None]:
        """Wait for this table's turn, and have it until the end of the block; `people` are the addresses at it.

        It waits by the address that has waited longest: who joins a table makes nobody there wait longer.
        """
        address = min(people, key=lambda each: self._latest_of.get(each, 0), default="")
        queue = self._queues[is_alone]
        await self._wait(queue, table, address)
        try:
            yield
        finally:
            self._pass_on(queue)

    async def _wait(self, queue: _Queue, table: str, address: str) -> None:
        number = next(self._numbers)
        if queue.free > 0:
            queue.free -= 1
            self._note(table, address)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = queue.waiting.setdefault(address, [])
        heapq.heappush(waiting, (self._latest.get(table, 0), number, table, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on(queue)
            raise

    def _note(self, table: str, address: str) -> None:
        """It is their turn now."""
        number = next(self._numbers)
        for latest, name in ((self._latest, table), (self._latest_of, address)):
            latest.pop(name, None)
            latest[name] = number
            while len(latest) > MOST_REMEMBERED:
                del latest[next(iter(latest))]

    def _pass_on(self, queue: _Queue) -> None:
        """To whoever waited longest since their last turn; who gave up is passed over."""
        while queue.waiting:
            address = min(queue.waiting, key=lambda each: self._latest_of.get(each, 0))
            waiting = queue.waiting[address]
            _, _, table, turn = heapq.heappop(waiting)
            if not waiting:
                del queue.waiting[address]
            if not turn.done():
                self._note(table, address)
                turn.set_result(None)
                return
        queue.free += 1
