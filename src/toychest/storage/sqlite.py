"""The store that needs nothing installed: one SQLite file, one writer, readers beside it."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from toychest.contract import Seat
from toychest.storage import statements, whole_tables
from toychest.storage.connections import connect_to_read, connect_to_write, failure_of
from toychest.storage.orders import CopyIn, Create, Delete, SetSeat, WriteNote, append_of
from toychest.storage.schema import migrate
from toychest.storage.writer import Writer
from toychest.storage.writing import OwnWriting, Writing
from toychest.table.entry import Entry
from toychest.table.errors import StoreFailed, TableError
from toychest.table.seats import SeatRecord
from toychest.table.store import Done, Resting, Since, TableCopy, TableListed, TableRecord

READERS: Final = 2
Found = TypeVar("Found")


class SqliteStore:
    """A `Store` in one file."""

    def __init__(
        self, path: Path, *, read_only: bool = False, max_pages: int | None = None, writing: Writing | None = None
    ) -> None:
        """Open the file, or make it, and bring it to the newest schema. Raises `NewerSchema` and `StoreFailed`.

        `max_pages` bounds the file; beyond it the disk counts as full. A file that cannot be written can be read. What
        another process opened, and writes, is only read here; `writing` has it written there.
        """
        self.writing = writing or OwnWriting(Writer(_opened(path, read_only, max_pages)))
        self.path = path
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._own = threading.local()
        self._connections: list[sqlite3.Connection] = []

    async def create(self, record: TableRecord) -> None:
        """A new table, with any entries it has."""
        await self.writing.write(Create(record))

    async def append(
        self, code: str, entries: Sequence[Entry], request: str | None = None, left: Sequence[int] = ()
    ) -> None:
        """All these entries, or none; on the disk when this returns."""
        await self.writing.write(append_of(code, entries, request, left))

    async def set_seat(self, code: str, seat: Seat, record: SeatRecord) -> None:
        """The seat changes hands."""
        await self.writing.write(SetSeat(code, seat, record))

    async def load(self, code: str) -> TableRecord:
        """The table as it stands."""
        return await self._read(lambda connection: statements.load(connection, code))

    async def find_request(self, code: str, request: str) -> Done | None:
        """What this request already led to."""
        return await self._read(lambda connection: statements.find_request(connection, code, request))

    async def list_following(self, code: str) -> list[str]:
        """The codes of the tables whose origin this is, the latest first."""
        return await self._read(lambda connection: statements.list_following(connection, code))

    async def list_recent(self, limit: int) -> list[TableListed]:
        """The tables that changed last, latest first."""
        return await self._read(lambda connection: statements.list_recent(connection, limit))

    async def load_since(self, code: str, seq: int) -> Since:
        """What came after an entry."""
        return await self._read(lambda connection: whole_tables.load_since(connection, code, seq))

    async def notes(self, code: str) -> dict[str, str]:
        """What is remembered beside the log."""
        return await self._read(lambda connection: whole_tables.notes(connection, code))

    async def write_note(self, code: str, name: str, text: str, was: str = "") -> None:
        """One note in place of another."""
        await self.writing.write(WriteNote(code, name, text, was))

    async def list_resting(self, before: int, limit: int) -> list[Resting]:
        """The tables that nothing has changed at for long."""
        return await self._read(lambda connection: whole_tables.list_resting(connection, before, limit))

    async def delete(self, code: str) -> None:
        """The table is gone."""
        await self.writing.write(Delete(code))

    async def copy_out(self, code: str) -> TableCopy:
        """Everything of a table."""
        return await self._read(lambda connection: whole_tables.copy_out(connection, code))

    async def copy_in(self, copy: TableCopy) -> None:
        """A table as another store had it."""
        await self.writing.write(CopyIn(copy))

    async def close(self) -> None:
        """Finish what is under way, then let go of the file."""
        await self.writing.close()
        await asyncio.to_thread(self._reading.shutdown)
        while self._connections:
            self._connections.pop().close()

    async def _read(self, query: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            future = self._reading.submit(self._read_here, query)
        except RuntimeError as closed:
            raise StoreFailed("closed", "the store is closed") from closed
        return await asyncio.wrap_future(future)

    def _read_here(self, query: Callable[[sqlite3.Connection], Found]) -> Found:
        """On a reader's thread, with its own connection, from one snapshot."""
        try:
            connection = self._reader()
            connection.execute("BEGIN")
            try:
                return query(connection)
            finally:
                if connection.in_transaction:  # not after a failure that rolled back by itself
                    connection.execute("COMMIT")
        except sqlite3.Error as broken:
            raise failure_of(broken) from broken

    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = connect_to_read(self.path)
            self._connections.append(connection)
        return connection


def _opened(path: Path, read_only: bool, max_pages: int | None) -> sqlite3.Connection:
    try:
        connection = connect_to_write(path, read_only=read_only)
    except sqlite3.Error as broken:
        raise failure_of(broken) from broken
    try:
        migrate(connection)
        if max_pages is not None:
            connection.execute(f"PRAGMA max_page_count = {max_pages:d}")
    except sqlite3.Error as broken:
        connection.close()
        raise failure_of(broken) from broken
    except TableError:
        connection.close()
        raise
    return connection
