"""A table and the store that keeps it: whatever happens is stored before anybody is told."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from toychest.contract import Edition
from toychest.table import (
    Happened,
    SeatRecord,
    Store,
    Table,
    bot_seat,
    held_seat,
    new_code,
    new_table,
    record_of,
    table_of,
)
from toychest.table.errors import SeqTaken, TableError, TableExists

Found = TypeVar("Found")
Request: TypeAlias = Callable[[Table], Happened]


class Keeper:
    """A store that is asked from a place without an event loop."""

    def __init__(self, opened: Callable[[], Store], editions: Mapping[str, Edition]) -> None:
        """The store is opened when it is first asked for: whoever only reads the shelf needs none."""
        self._opened = opened
        self.editions = editions
        self._runner = asyncio.Runner()

    @cached_property
    def store(self) -> Store:
        """The store, open from now on."""
        return self._opened()

    def wait(self, asked: Coroutine[Any, Any, Found]) -> Found:
        """What the store answers."""
        return self._runner.run(asked)

    def close(self) -> None:
        """Finish what is under way."""
        if "store" in self.__dict__:
            self.wait(self.store.close())
        self._runner.close()

    def load(self, code: str) -> "KeptTable":
        """The table by this code. Raises `NoSuchTable` and `LogError`."""
        record = self.wait(self.store.load(code))
        return KeptTable(self, code, table_of(record, self.editions), record.seats)

    def start(self, table: Table, records: Sequence[SeatRecord] = ()) -> "KeptTable":
        """A new table, its first chance moves made: everybody who plays sits here, and bots where `records` say so."""
        if table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        seats = tuple(records or map(person_seat, table.header.seats))
        while True:
            code = new_code()
            try:
                self.wait(self.store.create(record_of(code, table, seats)))
            except TableExists:
                continue
            return KeptTable(self, code, table, seats)

    def unfinished(self, limit: int) -> "list[KeptTable]":
        """The tables that can be gone on with, latest first; what cannot be read is left out."""
        listed = self.wait(self.store.list_recent(limit))
        tables = (self._readable(each.code) for each in listed)
        return [kept for kept in tables if kept is not None and kept.table.outcome is None]

    def _readable(self, code: str) -> "KeptTable | None":
        try:
            return self.load(code)
        except TableError:
            return None


class KeptTable:
    """One table as it stands in its store, and who holds its seats."""

    def __init__(self, keeper: Keeper, code: str, table: Table, records: Sequence[SeatRecord]) -> None:
        self.keeper = keeper
        self.code = code
        self.table = table
        self.records = tuple(records)

    def grant(self, request: Request) -> Happened:
        """Do it, store it, then give it back. Raises what the request raises, `StoreError`, and `SeqTaken`:

        then somebody was faster elsewhere, and `table` is how it stands now.
        """
        happened = request(self.table)
        try:
            self.keeper.wait(self.keeper.store.append(self.code, happened.entries))
        except SeqTaken:
            stored = self.keeper.load(self.code)
            self.table, self.records = stored.table, stored.records
            raise
        self.table = happened.table
        return happened

    def rematch(self) -> "KeptTable":
        """The same again, with other luck, for the bots, too."""
        header = self.table.header
        table = new_table(self.table.edition, header.options, list(header.seats))
        return self.keeper.start(table, [_seated_again(record) for record in self.records])


def person_seat(name: str) -> SeatRecord:
    """A seat with somebody on it; whoever has the store needs no token. Raises `NameTooLong`."""
    return held_seat(name)[0]


def _seated_again(record: SeatRecord) -> SeatRecord:
    if record.bot is None:
        return person_seat(record.name)
    return bot_seat(record.bot, record.name, memory=record.bot_memory)
