"""The store that several nodes share: one PostgreSQL database."""

import asyncio
import weakref
from collections.abc import Callable, Sequence

from toychest.contract import Seat
from toychest.storage.postgres import statements, whole_tables
from toychest.storage.postgres.connections import Connections
from toychest.storage.postgres.schema import migrate
from toychest.table.entry import Entry
from toychest.table.seats import SeatRecord
from toychest.table.store import Done, Resting, Since, TableCopy, TableListed, TableRecord


class PostgresStore:
    """A `Store` in a database. What is asked of one table from here is done in the order in which it was asked.

    `told` is called with a table and an entry's number after the commit; 0 for what changed beside the log.
    """

    def __init__(self, address: str) -> None:
        """The database is opened, and brought to the newest schema, when it is first asked for anything."""
        self.connections = Connections(address, migrate)
        self.told: Callable[[str, int], None] = lambda code, seq: None
        self._turns: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def open(self) -> None:
        """Reach the database now. Raises `StoreFailed` and `NewerSchema`."""
        await self.connections.run(lambda connection: connection.execute("SELECT 1"))

    async def create(self, record: TableRecord) -> None:
        """A new table, with any entries it has."""
        await self.connections.run(lambda connection: statements.create(connection, record))

    async def append(
        self, code: str, entries: Sequence[Entry], request: str | None = None, left: Sequence[int] = ()
    ) -> None:
        """All these entries, or none; on the database's disk when this returns.

        After `StoreUnreachable` nobody knows whether they were stored: asked again, one of both is refused as taken.
        """
        async with self.connections.counted(), self._turn_of(code):
            await self.connections.run_counted(
                lambda connection: statements.append(connection, code, entries, request, left)
            )
        self.told(code, entries[-1].seq)

    async def set_seat(self, code: str, seat: Seat, record: SeatRecord) -> None:
        """The seat changes hands."""
        async with self.connections.counted(), self._turn_of(code):
            await self.connections.run_counted(lambda connection: statements.set_seat(connection, code, seat, record))
        self.told(code, 0)

    async def load(self, code: str) -> TableRecord:
        """The table as it stands."""
        return await self.connections.run(lambda connection: statements.load(connection, code))

    async def find_request(self, code: str, request: str) -> Done | None:
        """What this request already led to."""
        return await self.connections.run(lambda connection: statements.find_request(connection, code, request))

    async def list_following(self, code: str) -> list[str]:
        """The codes of the tables whose origin this is, the latest first."""
        return await self.connections.run(lambda connection: statements.list_following(connection, code))

    async def list_recent(self, limit: int) -> list[TableListed]:
        """The tables that changed last, latest first."""
        return await self.connections.run(lambda connection: statements.list_recent(connection, limit))

    async def load_since(self, code: str, seq: int) -> Since:
        """What came after an entry."""
        return await self.connections.run(lambda connection: whole_tables.load_since(connection, code, seq))

    async def notes(self, code: str) -> dict[str, str]:
        """What is remembered beside the log."""
        return await self.connections.run(lambda connection: whole_tables.notes(connection, code))

    async def write_note(self, code: str, name: str, text: str, was: str = "") -> None:
        """One note in place of another."""
        await self.connections.run(lambda connection: whole_tables.write_note(connection, code, name, text, was))
        self.told(code, 0)

    async def list_resting(self, before: int, limit: int) -> list[Resting]:
        """The tables that nothing has changed at for long."""
        return await self.connections.run(lambda connection: whole_tables.list_resting(connection, before, limit))

    async def delete(self, code: str) -> None:
        """The table is gone."""
        await self.connections.run(lambda connection: whole_tables.delete(connection, code))
        self.told(code, 0)

    async def copy_out(self, code: str) -> TableCopy:
        """Everything of a table."""
        return await self.connections.run(lambda connection: whole_tables.copy_out(connection, code))

    async def copy_in(self, copy: TableCopy) -> None:
        """A table as another store had it."""
        await self.connections.run(lambda connection: whole_tables.copy_in(connection, copy))

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""
        await self.connections.close()

    def _turn_of(self, code: str) -> asyncio.Lock:
        return self._turns.setdefault(code, asyncio.Lock())
