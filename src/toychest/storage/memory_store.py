"""The store that forgets when the program ends: for tests, and for a table that nobody wants to keep."""

import time
from collections.abc import Sequence

import msgspec

from toychest.contract import Seat
from toychest.table.entry import Entry, TimesLeft
from toychest.table.errors import (
    NoSuchSeat,
    NoSuchTable,
    NoteChanged,
    RequestTaken,
    SeatNotFree,
    SeqTaken,
    StoreFailed,
    TableExists,
)
from toychest.table.seats import SeatRecord
from toychest.table.store import Done, Resting, Since, TableCopy, TableListed, TableRecord, gap_in


class MemoryStore:
    """A `Store` in memory."""

    def __init__(self) -> None:
        self._tables: dict[str, TableRecord] = {}  # in the order of their latest change
        self._requests: dict[tuple[str, str], Done] = {}
        self._notes: dict[str, dict[str, str]] = {}
        self._changed: dict[str, int] = {}
        self._is_closed = False

    async def create(self, record: TableRecord) -> None:
        """A new table, with any entries it has."""
        self._check_open()
        if record.code in self._tables:
            raise TableExists(record.code)
        self._tables[record.code] = record
        self._changed[record.code] = _now()

    async def append(
        self, code: str, entries: Sequence[Entry], request: str | None = None, left: Sequence[int] = ()
    ) -> None:
        """All these entries, or none."""
        record = self._found(code)
        if request is not None and (code, request) in self._requests:
            raise RequestTaken(code, request)
        if entries[0].seq <= len(record.entries):
            raise SeqTaken(code, entries[0].seq)
        gap = gap_in(len(record.entries), entries)
        if gap is not None:
            raise StoreFailed("gap", gap)
        del self._tables[code]
        self._changed[code] = _now()
        times = (*record.times, TimesLeft(seq=entries[0].seq, left=tuple(left))) if left else record.times
        self._tables[code] = msgspec.structs.replace(record, entries=(*record.entries, *entries), times=times)
        if request is not None:
            self._requests[code, request] = Done(first=entries[0].seq, last=entries[-1].seq)

    async def load(self, code: str) -> TableRecord:
        """The table as it stands."""
        return self._found(code)

    async def find_request(self, code: str, request: str) -> Done | None:
        """What this request already led to."""
        self._found(code)
        return self._requests.get((code, request))

    async def list_following(self, code: str) -> list[str]:
        """The codes of the tables whose origin this is, the latest first."""
        self._found(code)
        return [record.code for record in reversed(self._tables.values()) if record.origin == code]

    async def list_recent(self, limit: int) -> list[TableListed]:
        """The tables that changed last, latest first."""
        self._check_open()
        latest = list(reversed(self._tables.values()))[:limit]
        return [_listed(record) for record in latest]

    async def set_seat(self, code: str, seat: Seat, record: SeatRecord) -> None:
        """The seat changes hands."""
        table = self._found(code)
        if not 0 <= seat < len(table.seats):
            raise NoSuchSeat(seat)
        if not table.seats[seat].may_become(record):
            raise SeatNotFree(seat)
        seated = msgspec.structs.replace(record, over=None)
        seats = (*table.seats[:seat], seated, *table.seats[seat + 1 :])
        self._tables[code] = msgspec.structs.replace(table, seats=seats)

    async def load_since(self, code: str, seq: int) -> Since:
        """What came after an entry."""
        record = self._found(code)
        return Since(entries=record.entries[seq:], seats=record.seats, notes=dict(self._notes.get(code, {})))

    async def notes(self, code: str) -> dict[str, str]:
        """What is remembered beside the log."""
        self._found(code)
        return dict(self._notes.get(code, {}))

    async def write_note(self, code: str, name: str, text: str, was: str = "") -> None:
        """One note in place of another."""
        self._found(code)
        notes = self._notes.setdefault(code, {})
        if notes.get(name, "") != was:
            raise NoteChanged(code, name)
        notes[name] = text
        if not text:
            del notes[name]

    async def list_resting(self, before: int, limit: int) -> list[Resting]:
        """The tables that nothing has changed at for long."""
        self._check_open()
        resting = [Resting(code=code, changed=at) for code, at in self._changed.items() if at < before]
        return sorted(resting, key=lambda each: each.changed)[:limit]

    async def delete(self, code: str) -> None:
        """The table is gone."""
        self._found(code)
        self._requests = {key: done for key, done in self._requests.items() if key[0] != code}
        self._notes.pop(code, None)
        del self._tables[code], self._changed[code]

    async def copy_out(self, code: str) -> TableCopy:
        """Everything of a table."""
        record = self._found(code)
        requests = {request: done for (table, request), done in self._requests.items() if table == code}
        notes = dict(self._notes.get(code, {}))
        return TableCopy(record=record, requests=requests, notes=notes, changed=self._changed[code])

    async def copy_in(self, copy: TableCopy) -> None:
        """A table as another store had it."""
        code = copy.record.code
        await self.create(copy.record)
        self._requests.update({(code, request): done for request, done in copy.requests.items()})
        self._notes[code] = dict(copy.notes)
        self._changed[code] = copy.changed

    async def close(self) -> None:
        """Refuse every later call."""
        self._is_closed = True

    def _found(self, code: str) -> TableRecord:
        self._check_open()
        if code not in self._tables:
            raise NoSuchTable(code)
        return self._tables[code]

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreFailed("closed", "the store is closed")


def _listed(record: TableRecord) -> TableListed:
    names = tuple(seat.name for seat in record.seats)
    has_bots = any(seat.bot is not None for seat in record.seats)
    return TableListed(
        code=record.code, edition=record.header.edition, seats=names, seq=len(record.entries), has_bots=has_bots
    )


def _now() -> int:
    return time.time_ns() // 1_000_000
