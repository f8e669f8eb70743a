"""The store as the table needs it: where logs rest. The same tests run against every store (tests/storage)."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from toychest.contract import Edition, Seat
from toychest.table.entry import FORMAT, Entry, Header, TimesLeft
from toychest.table.errors import NewerFormat, UnknownEdition
from toychest.table.seats import SeatRecord
from toychest.table.table import Table, rebuilt_table
from toychest.table.times import with_times


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a store keeps of a table. It holds the seed: it is never shown.

    `origin` is the code of the table that a rematch, or a game that was played on from another, came from. Where there
    is a clock, `times` are what every append left of it.
    """

    code: str
    header: Header
    seed: str
    seats: tuple[SeatRecord, ...]
    entries: tuple[Entry, ...] = ()
    origin: str = ""
    times: tuple[TimesLeft, ...] = ()


class TableListed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list: `seq` is its latest entry."""

    code: str
    edition: str
    seats: tuple[str, ...]
    seq: int
    has_bots: bool = False


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The entries that a request led to, first and last."""

    first: int
    last: int


class Since(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has gone on by: the entries that came after one; who sits there, and what is noted, now."""

    entries: tuple[Entry, ...]
    seats: tuple[SeatRecord, ...]
    notes: dict[str, str]


class TableCopy(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one store has of a table, for another: also what was asked, noted, and when it changed last.

    `changed` is in milliseconds since 1970.
    """

    record: TableRecord
    requests: dict[str, Done]
    notes: dict[str, str]
    changed: int


class Resting(msgspec.Struct, frozen=True, kw_only=True):
    """A table, and when it changed last, in milliseconds since 1970."""

    code: str
    changed: int


class Store(Protocol):
    """Where logs rest. A call that returns has been stored for good; one that raises `StoreError` has not been.

    Any call may raise `StoreFailed`, and every call with a code `NoSuchTable`.
    """

    async def create(self, record: TableRecord) -> None:
        """A new table, with any entries it has. Raises `TableExists`."""

    async def append(
        self, code: str, entries: Sequence[Entry], request: str | None = None, left: Sequence[int] = ()
    ) -> None:
        """All these entries, or none. Raises `SeqTaken` if the first of them is there already.

        A request's id is kept with them; the same id again raises `RequestTaken`. So is how much time every seat has
        `left` then, in milliseconds, under the first of their numbers.
        """

    async def load(self, code: str) -> TableRecord:
        """The table as it stands. Raises `DamagedEntry`."""

    async def find_request(self, code: str, request: str) -> Done | None:
        """What this request already led to, also before a restart; None if it is new."""

    async def list_following(self, code: str) -> list[str]:
        """The codes of the tables whose origin this is, the latest first."""

    async def list_recent(self, limit: int) -> list[TableListed]:
        """The tables that changed last, latest first."""

    async def set_seat(self, code: str, seat: Seat, record: SeatRecord) -> None:
        """The seat changes hands, if `SeatRecord.may_become` allows it. Raises `SeatNotFree`, and `NoSuchSeat`.

        The same token twice is no error.
        """

    async def load_since(self, code: str, seq: int) -> Since:
        """What came after entry `seq`. Raises `DamagedEntry`."""

    async def notes(self, code: str) -> dict[str, str]:
        """What is remembered of a table beside its log, by name."""

    async def write_note(self, code: str, name: str, text: str, was: str = "") -> None:
        """Remember this under its name, in place of what it `was`; empty is none. Raises `NoteChanged`."""

    async def list_resting(self, before: int, limit: int) -> list[Resting]:
        """The tables that nothing has changed at since that time, in milliseconds, the longest at rest first."""

    async def delete(self, code: str) -> None:
        """The table is gone, with everything that belongs to it."""

    async def copy_out(self, code: str) -> TableCopy:
        """Everything that is stored of a table."""

    async def copy_in(self, copy: TableCopy) -> None:
        """A table as another store had it. Raises `TableExists`."""

    async def close(self) -> None:
        """Finish what is under way; every later call raises `StoreFailed`."""


def gap_in(last: int, entries: Sequence[Entry]) -> str | None:
    """What is wrong with the numbers of entries to be appended after entry `last`, or None; for stores."""
    expected = list(range(last + 1, last + 1 + len(entries)))
    got = [entry.seq for entry in entries]
    return None if got == expected else f"expected entries {expected}, got {got}"


def record_of(code: str, table: Table, seats: Sequence[SeatRecord], origin: str = "") -> TableRecord:
    """What a store keeps of a table."""
    return TableRecord(
        code=code,
        header=table.header,
        seed=table.seed,
        seats=tuple(seats),
        entries=table.entries,
        origin=origin,
        times=table.times,
    )


def table_of(record: TableRecord, editions: Mapping[str, Edition]) -> Table:
    """The table that a store kept, with the names of those who sit there now.

    Raises `LogError`: of a later Toychest, of an unknown edition, or damaged.
    """
    if record.header.format > FORMAT:
        raise NewerFormat(record.header.format, FORMAT)
    edition = editions.get(record.header.edition)
    if edition is None:
        raise UnknownEdition(record.header.edition)
    table = with_times(rebuilt_table(edition, record.header, record.seed, record.entries), record.times)
    return table.with_names([seat.name for seat in record.seats])
