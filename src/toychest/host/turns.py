"""Whose turn it is to be thought about: tables with somebody at them first, then those that waited longest.

A thousand tables where bots play each other take one place of those that think at once, and no more: somebody's bot
waits for one thought of theirs, never for a thousand.
"""

import asyncio
import contextlib
import heapq
import itertools
from collections.abc import AsyncIterator
from typing import Final

AT_ONCE: Final = 4
"""Thoughts that are under way, or wait for a worker."""

ALONE_AT_ONCE: Final = 1
"""Of these, for tables that nobody is at."""

MOST_REMEMBERED: Final = 10_000
"""Tables of which it is remembered when they had their turn."""


class Turns:
    """A queue that is fair to tables: whoever had a turn lately waits for those that had none."""

    def __init__(self, at_once: int = AT_ONCE, alone: int = ALONE_AT_ONCE) -> None:
        self._free = {False: at_once - alone, True: alone}
        self._waiting: dict[bool, list[tuple[int, int, asyncio.Future[None]]]] = {False: [], True: []}
        self._numbers = itertools.count(1)
        self._latest: dict[str, int] = {}

    @contextlib.asynccontextmanager
    async def turn(self, table: str, *, is_alone: bool) -> AsyncIterator[None]:
        """Wait for this table's turn, and have it until the end of the block."""
        await self._wait(table, is_alone)
        try:
            yield
        finally:
            self._pass_on(is_alone)

    async def _wait(self, table: str, is_alone: bool) -> None:
        number = next(self._numbers)
        if self._free[is_alone] > 0:
            self._free[is_alone] -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting[is_alone], (self._latest.get(table, 0), number, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on(is_alone)
                raise
        self._latest.pop(table, None)
        self._latest[table] = number
        while len(self._latest) > MOST_REMEMBERED:
            del self._latest[next(iter(self._latest))]

    def _pass_on(self, is_alone: bool) -> None:
        """To whoever waited longest since their last turn; who gave up is passed over."""
        waiting = self._waiting[is_alone]
        while waiting:
            turn = heapq.heappop(waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free[is_alone] += 1
