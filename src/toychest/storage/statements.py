"""What the SQLite store says to its file: jobs for the writer, queries for the readers."""

import sqlite3
import time
from collections.abc import Sequence

import msgspec

from toychest.contract import Seat
from toychest.storage.writer import Job
from toychest.table.entry import Entry, Header
from toychest.table.errors import (
    DamagedEntry,
    DamagedHeader,
    NoSuchSeat,
    NoSuchTable,
    RequestTaken,
    SeatNotFree,
    SeqTaken,
    StoreFailed,
    TableExists,
)
from toychest.table.seats import SeatRecord
from toychest.table.store import Done, TableListed, TableRecord, gap_in

_CHANGED = "MAX(?, (SELECT COALESCE(MAX(changed), 0) + 1 FROM tables))"
"""A time in milliseconds that grows with every change, even where the clock stands still or goes back."""


def create(record: TableRecord) -> Job:
    """A new table with its seats and entries."""

    def job(connection: sqlite3.Connection) -> None:
        row = (record.code, _json(record.header), record.seed, len(record.entries), _now())
        try:
            connection.execute(f"INSERT INTO tables VALUES (?, ?, ?, ?, {_CHANGED})", row)
        except sqlite3.IntegrityError as there:
            raise TableExists(record.code) from there
        seats = [(record.code, at, seat.name, seat.token_hash) for at, seat in enumerate(record.seats)]
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", seats)
        _insert(connection, record.code, record.entries)

    return job


def append(code: str, entries: Sequence[Entry], request: str | None) -> Job:
    """All these entries, and the request they came from."""

    def job(connection: sqlite3.Connection) -> None:
        last = _last_seq(connection, code)
        if request is not None:
            _insert_request(connection, code, request, entries)
        if entries[0].seq <= last:
            raise SeqTaken(code, entries[0].seq)
        gap = gap_in(last, entries)
        if gap is not None:
            raise StoreFailed("gap", gap)
        _insert(connection, code, entries)
        update = f"UPDATE tables SET seq = ?, changed = {_CHANGED} WHERE code = ?"
        connection.execute(update, (entries[-1].seq, _now(), code))

    return job


def set_seat(code: str, seat: Seat, record: SeatRecord) -> Job:
    """Somebody sits down, if the seat is still free."""

    def job(connection: sqlite3.Connection) -> None:
        _last_seq(connection, code)
        find = "SELECT token_hash FROM seats WHERE code = ? AND seat = ?"
        found = connection.execute(find, (code, seat)).fetchone()
        if found is None:
            raise NoSuchSeat(seat)
        if found[0] not in (None, record.token_hash):
            raise SeatNotFree(seat)
        update = "UPDATE seats SET name = ?, token_hash = ? WHERE code = ? AND seat = ?"
        connection.execute(update, (record.name, record.token_hash, code, seat))

    return job


def load(connection: sqlite3.Connection, code: str) -> TableRecord:
    """The whole table."""
    found = connection.execute("SELECT header, seed FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise NoSuchTable(code)
    seats = connection.execute("SELECT name, token_hash FROM seats WHERE code = ? ORDER BY seat", (code,))
    entries = connection.execute("SELECT seq, entry FROM entries WHERE code = ? ORDER BY seq", (code,))
    return TableRecord(
        code=code,
        header=_read_header(found[0]),
        seed=found[1],
        seats=tuple(SeatRecord(name=name, token_hash=token_hash) for name, token_hash in seats),
        entries=tuple(_read_entry(seq, text) for seq, text in entries),
    )


def find_request(connection: sqlite3.Connection, code: str, request: str) -> Done | None:
    """The entries that a request led to."""
    _last_seq(connection, code)
    find = "SELECT first_seq, last_seq FROM requests WHERE code = ? AND request = ?"
    found = connection.execute(find, (code, request)).fetchone()
    return None if found is None else Done(first=found[0], last=found[1])


def list_recent(connection: sqlite3.Connection, limit: int) -> list[TableListed]:
    """The tables that changed last."""
    recent = connection.execute("SELECT code, header, seq FROM tables ORDER BY changed DESC LIMIT ?", (limit,))
    return [
        TableListed(code=code, edition=_read_header(header).edition, seats=_names(connection, code), seq=seq)
        for code, header, seq in recent.fetchall()
    ]


def _names(connection: sqlite3.Connection, code: str) -> tuple[str, ...]:
    return tuple(name for (name,) in connection.execute("SELECT name FROM seats WHERE code = ? ORDER BY seat", (code,)))


def _last_seq(connection: sqlite3.Connection, code: str) -> int:
    found = connection.execute("SELECT seq FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise NoSuchTable(code)
    return int(found[0])


def _insert(connection: sqlite3.Connection, code: str, entries: Sequence[Entry]) -> None:
    rows = [(code, entry.seq, _json(entry)) for entry in entries]
    try:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    except sqlite3.IntegrityError as there:
        raise SeqTaken(code, entries[0].seq) from there


def _insert_request(connection: sqlite3.Connection, code: str, request: str, entries: Sequence[Entry]) -> None:
    row = (code, request, entries[0].seq, entries[-1].seq)
    try:
        connection.execute("INSERT INTO requests VALUES (?, ?, ?, ?)", row)
    except sqlite3.IntegrityError as there:
        raise RequestTaken(code, request) from there


def _read_header(text: str) -> Header:
    try:
        return msgspec.json.decode(text, type=Header)
    except msgspec.DecodeError as broken:
        raise DamagedHeader(str(broken)) from broken


def _read_entry(seq: int, text: str) -> Entry:
    try:
        entry: Entry = msgspec.json.decode(text, type=Entry)
    except msgspec.DecodeError as broken:
        raise DamagedEntry(seq, str(broken)) from broken
    return entry


def _json(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _now() -> int:
    return time.time_ns() // 1_000_000
