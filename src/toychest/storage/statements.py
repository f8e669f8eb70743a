"""What the SQLite store says to its file: jobs for the writer, queries for the readers."""

import sqlite3
import time
from collections.abc import Sequence
from typing import Any

from toychest.contract import Seat
from toychest.storage.rows import json_of, read_entry, read_header, read_times, times_of
from toychest.storage.writer import Job
from toychest.table.entry import Entry, Header, TimesLeft
from toychest.table.errors import (
    NoSuchSeat,
    NoSuchTable,
    SeatNotFree,
    SeqTaken,
    TableExists,
)
from toychest.table.seats import SeatRecord
from toychest.table.store import Done, TableListed, TableRecord

_CHANGED = "MAX(?, (SELECT COALESCE(MAX(changed), 0) + 1 FROM tables))"
"""A time in milliseconds that grows with every change, even where the clock stands still or goes back."""

_SEAT = "name, token_hash, bot, bot_seed, bot_memory"


def create(record: TableRecord) -> Job:
    """A new table with its seats and entries."""

    def job(connection: sqlite3.Connection) -> None:
        row = (record.code, json_of(record.header), record.seed, len(record.entries), _now(), record.origin)
        try:
            connection.execute(f"INSERT INTO tables VALUES (?, ?, ?, ?, {_CHANGED}, ?)", row)
        except sqlite3.IntegrityError as there:
            raise TableExists(record.code) from there
        seats = [(record.code, at, *_seat_row(seat)) for at, seat in enumerate(record.seats)]
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats)
        _insert(connection, record.code, record.entries)
        clocks = [(record.code, each.seq, times_of(each.left)) for each in record.times]
        connection.executemany("INSERT INTO clocks VALUES (?, ?, ?)", clocks)

    return job


def set_seat(code: str, seat: Seat, record: SeatRecord) -> Job:
    """The seat changes hands, if whoever is there makes room."""

    def job(connection: sqlite3.Connection) -> None:
        last_seq(connection, code)
        found = connection.execute(f"SELECT {_SEAT} FROM seats WHERE code = ? AND seat = ?", (code, seat)).fetchone()
        if found is None:
            raise NoSuchSeat(seat)
        if not _read_seat(found).may_become(record):
            raise SeatNotFree(seat)
        update = f"UPDATE seats SET ({_SEAT}) = (?, ?, ?, ?, ?) WHERE code = ? AND seat = ?"
        connection.execute(update, (*_seat_row(record), code, seat))

    return job


def load(connection: sqlite3.Connection, code: str) -> TableRecord:
    """The whole table."""
    found = connection.execute("SELECT header, seed, origin FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise NoSuchTable(code)
    header = read_header(found[0])
    entries = connection.execute("SELECT seq, entry FROM entries WHERE code = ? ORDER BY seq", (code,))
    return TableRecord(
        code=code,
        header=header,
        seed=found[1],
        seats=seats_of(connection, code),
        entries=tuple(read_entry(seq, text) for seq, text in entries),
        origin=found[2],
        times=_times(connection, code, header),
    )


def _times(connection: sqlite3.Connection, code: str, header: Header) -> tuple[TimesLeft, ...]:
    """What was left of the clock, where there is one."""
    if header.terms is None or header.terms.clock is None:
        return ()
    found = connection.execute("SELECT seq, times FROM clocks WHERE code = ? ORDER BY seq", (code,))
    return tuple(read_times(seq, text) for seq, text in found)


def seats_of(connection: sqlite3.Connection, code: str) -> tuple[SeatRecord, ...]:
    """Who sits at a table."""
    found = connection.execute(f"SELECT {_SEAT} FROM seats WHERE code = ? ORDER BY seat", (code,))
    return tuple(_read_seat(row) for row in found)


def find_request(connection: sqlite3.Connection, code: str, request: str) -> Done | None:
    """The entries that a request led to."""
    last_seq(connection, code)
    find = "SELECT first_seq, last_seq FROM requests WHERE code = ? AND request = ?"
    found = connection.execute(find, (code, request)).fetchone()
    return None if found is None else Done(first=found[0], last=found[1])


def list_following(connection: sqlite3.Connection, code: str) -> list[str]:
    """The tables that came from this one."""
    last_seq(connection, code)
    following = connection.execute("SELECT code FROM tables WHERE origin = ? ORDER BY changed DESC", (code,))
    return [found for (found,) in following]


def list_recent(connection: sqlite3.Connection, limit: int) -> list[TableListed]:
    """The tables that changed last."""
    recent = connection.execute("SELECT code, header, seq FROM tables ORDER BY changed DESC LIMIT ?", (limit,))
    return [_listed(connection, code, read_header(header).edition, seq) for code, header, seq in recent.fetchall()]


def _listed(connection: sqlite3.Connection, code: str, edition: str, seq: int) -> TableListed:
    seats = connection.execute("SELECT name, bot FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
    names, has_bots = tuple(name for name, _ in seats), any(bot is not None for _, bot in seats)
    return TableListed(code=code, edition=edition, seats=names, seq=seq, has_bots=has_bots)


def _seat_row(seat: SeatRecord) -> tuple[str, str | None, int | None, str | None, int | None]:
    return seat.name, seat.token_hash, seat.bot, seat.bot_seed, seat.bot_memory


def _read_seat(row: Sequence[Any]) -> SeatRecord:
    name, token_hash, bot, bot_seed, bot_memory = row
    return SeatRecord(name=name, token_hash=token_hash, bot=bot, bot_seed=bot_seed, bot_memory=bot_memory)


def last_seq(connection: sqlite3.Connection, code: str) -> int:
    """The number of the table's latest entry. Raises `NoSuchTable`."""
    found = connection.execute("SELECT seq FROM tables WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise NoSuchTable(code)
    return int(found[0])


def _insert(connection: sqlite3.Connection, code: str, entries: Sequence[Entry]) -> None:
    rows = [(code, entry.seq, json_of(entry)) for entry in entries]
    try:
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
    except sqlite3.IntegrityError as there:
        raise SeqTaken(code, entries[0].seq) from there


def _now() -> int:
    return time.time_ns() // 1_000_000
