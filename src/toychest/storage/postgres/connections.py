"""Connections to the database: a pool that opens itself where it is used, and what its failures mean."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from toychest.table.errors import StoreFailed, StoreUnreachable

MOST_CONNECTIONS: Final = 8
"""To the database, from one node: PostgreSQL allows a hundred in all if nobody says otherwise."""

CONNECT_WITHIN, ANSWER_WITHIN = 5.0, 10.0
"""Seconds: a database that takes longer is out of reach."""

_CAUSES: Final = {
    "53100": "disk-full",
    "25006": "read-only",
    "42501": "read-only",
    "28P01": "cannot-open",
    "28000": "cannot-open",
    "3D000": "cannot-open",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""By the number that PostgreSQL gives an error."""

_PASSING: Final = ("08", "57P", "53300")
"""Numbers of errors that pass by themselves: a connection that broke, a server that starts, ends or is full."""

Found = TypeVar("Found")


def failure_of(error: Exception) -> StoreFailed:
    """What an error of the driver means to whoever runs the server; never the address, for that has a password."""
    number = getattr(error, "sqlstate", None) or ""
    if isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError) or number.startswith(_PASSING):
        return StoreUnreachable(str(error) or type(error).__name__)
    return StoreFailed(_CAUSES.get(number, "other"), str(error))


class Connections:
    """A pool for the loop that first uses it. Closing waits for what is under way; nothing new is begun then."""

    def __init__(self, address: str, prepare: Callable[[Any], Awaitable[None]]) -> None:
        self._address = address
        self._prepare = prepare
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._is_closed = False
        self._idle = asyncio.Event()
        self._under_way = 0

    async def run(self, work: Callable[[Any], Awaitable[Found]]) -> Found:
        """Some work with one connection. Raises `StoreFailed`, and `StoreUnreachable` where another try may help."""
        async with self.counted():
            return await self.run_counted(work)

    @contextlib.asynccontextmanager
    async def counted(self) -> AsyncIterator[None]:
        """Something is under way until the end of the block, and closing waits for it."""
        if self._is_closed:
            raise StoreFailed("closed", "the store is closed")
        self._under_way += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def run_counted(self, work: Callable[[Any], Awaitable[Found]]) -> Found:
        """The same for what is counted already."""
        return await self.guarded(self._run(work))

    async def _run(self, work: Callable[[Any], Awaitable[Found]]) -> Found:
        pool = self._pool or await self._opened()
        async with pool.acquire(timeout=CONNECT_WITHIN) as connection:
            return await work(connection)

    async def guarded(self, asked: Awaitable[Found]) -> Found:
        """What was asked of the driver. Raises `StoreFailed` for whatever it raises."""
        try:
            return await asked
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as broken:
            raise failure_of(broken) from broken

    async def _opened(self) -> Any:
        async with self._opening:
            if self._pool is None:
                pool = asyncpg.create_pool(
                    self._address,
                    min_size=0,  # with more, the pool complains by itself while the database is away
                    max_size=MOST_CONNECTIONS,
                    timeout=CONNECT_WITHIN,
                    command_timeout=ANSWER_WITHIN,
                    server_settings={"application_name": "toychest", "synchronous_commit": "on"},
                )
                await pool
                try:
                    await self._prepare(pool)
                except BaseException:
                    pool.terminate()
                    raise
                self._pool = pool
        return self._pool

    async def connect(self) -> Any:
        """A connection of one's own, to listen. Raises `StoreFailed`."""
        return await self.guarded(asyncpg.connect(self._address, timeout=CONNECT_WITHIN, command_timeout=ANSWER_WITHIN))

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""
        self._is_closed = True
        if self._under_way:
            await self._idle.wait()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                await asyncio.wait_for(pool.close(), CONNECT_WITHIN)
