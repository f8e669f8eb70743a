"""What is said to the database. Each takes one connection; those that write are one transaction."""

from collections.abc import Sequence
from typing import Any, Final

import asyncpg
import msgspec

from toychest.contract import Seat
from toychest.storage.rows import json_of, read_entry, read_header, read_times, times_of
from toychest.table.entry import Entry, Header, TimesLeft
from toychest.table.errors import (
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

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint"

_CREATE: Final = f"INSERT INTO tables (code, header, seed, origin, seq, changed) VALUES ($1, $2, $3, $4, $5, {NOW})"

_APPEND: Final = f"""
WITH moved AS (
    UPDATE tables SET seq = $3, changed = greatest({NOW}, changed + 1) WHERE code = $1 AND seq = $2 RETURNING code
), written AS (
    INSERT INTO entries (code, seq, entry)
    SELECT code, added.seq, added.entry FROM moved, unnest($4::integer[], $5::text[]) AS added (seq, entry)
), asked AS (
    INSERT INTO requests (code, request, first_seq, last_seq)
    SELECT code, $6::text, $2 + 1, $3 FROM moved WHERE $6::text IS NOT NULL
)%s
SELECT count(*) FROM moved
"""
"""One round trip, all or nothing: the row of the table is the gate, and the key of the entries the wall behind it."""

_UNTIMED: Final = _APPEND % ""
_TIMED: Final = _APPEND % ", timed AS (INSERT INTO clocks (code, seq, times) SELECT code, $2 + 1, $7::text FROM moved)"

_RECENT: Final = """
SELECT code, header, seq, (SELECT array_agg(held ORDER BY seat) FROM seats WHERE seats.code = latest.code) AS held
FROM (SELECT code, header, seq, changed FROM tables ORDER BY changed DESC LIMIT $1) AS latest ORDER BY changed DESC
"""


async def create(connection: Any, record: TableRecord) -> None:
    """A new table with its seats and entries."""
    row = (record.code, json_of(record.header), record.seed, record.origin, len(record.entries))
    async with connection.transaction():
        try:
            await connection.execute(_CREATE, *row)
        except asyncpg.UniqueViolationError as there:
            raise TableExists(record.code) from there
        seats = [(record.code, at, write_seat(seat)) for at, seat in enumerate(record.seats)]
        await connection.executemany("INSERT INTO seats VALUES ($1, $2, $3)", seats)
        entries = [(record.code, entry.seq, json_of(entry)) for entry in record.entries]
        await connection.executemany("INSERT INTO entries VALUES ($1, $2, $3)", entries)
        clocks = [(record.code, each.seq, times_of(each.left)) for each in record.times]
        await connection.executemany("INSERT INTO clocks VALUES ($1, $2, $3)", clocks)


async def append(
    connection: Any, code: str, entries: Sequence[Entry], request: str | None, left: Sequence[int]
) -> None:
    """All these entries, the request they came from, and where there is a clock, what is left of it."""
    first, last = entries[0].seq, entries[-1].seq
    if gap_in(first - 1, entries) is not None:
        await _refuse(connection, code, entries, request)
    numbers, texts = [entry.seq for entry in entries], [json_of(entry) for entry in entries]
    try:
        row = (code, first - 1, last, numbers, texts, plain(request))
        moved = await connection.fetchval(*(_TIMED, *row, times_of(left)) if left else (_UNTIMED, *row))
    except asyncpg.UniqueViolationError as there:
        if there.constraint_name == "requests_pkey":
            raise RequestTaken(code, request or "") from there
        raise SeqTaken(code, first) from there
    if not moved:
        await _refuse(connection, code, entries, request)


async def _refuse(connection: Any, code: str, entries: Sequence[Entry], request: str | None) -> None:
    """Why nothing was appended: no table, done before, somebody was faster, or a gap."""
    last = await last_seq(connection, code)
    if request is not None and await find_request(connection, code, request) is not None:
        raise RequestTaken(code, request)
    if entries[0].seq <= last:
        raise SeqTaken(code, entries[0].seq)
    raise StoreFailed("gap", gap_in(last, entries) or "the table went on meanwhile")


async def set_seat(connection: Any, code: str, seat: Seat, record: SeatRecord) -> None:
    """The seat changes hands, if whoever is there makes room."""
    async with connection.transaction():
        await last_seq(connection, code)
        find = "SELECT held FROM seats WHERE code = $1 AND seat = $2 FOR UPDATE"
        found = await connection.fetchval(find, code, seat)
        if found is None:
            raise NoSuchSeat(seat)
        if not read_seat(found).may_become(record):
            raise SeatNotFree(seat)
        update = "UPDATE seats SET held = $3 WHERE code = $1 AND seat = $2"
        await connection.execute(update, code, seat, write_seat(record))
        await touch(connection, code)


async def touch(connection: Any, code: str) -> None:
    """Something beside the log has changed."""
    await connection.execute(f"UPDATE tables SET beside = beside + 1, changed = {NOW} WHERE code = $1", code)


async def load(connection: Any, code: str) -> TableRecord:
    """The whole table, from one snapshot."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        return await loaded(connection, code)


async def loaded(connection: Any, code: str) -> TableRecord:
    """The same inside a transaction that is open already."""
    found = await connection.fetchrow("SELECT header, seed, origin FROM tables WHERE code = $1", code)
    if found is None:
        raise NoSuchTable(code)
    seats = await connection.fetch("SELECT held FROM seats WHERE code = $1 ORDER BY seat", code)
    header = read_header(found["header"])
    entries = await connection.fetch("SELECT seq, entry FROM entries WHERE code = $1 ORDER BY seq", code)
    return TableRecord(
        code=code,
        header=header,
        seed=found["seed"],
        seats=tuple(read_seat(row["held"]) for row in seats),
        entries=tuple(read_entry(row["seq"], row["entry"]) for row in entries),
        origin=found["origin"],
        times=await _times(connection, code, header),
    )


async def _times(connection: Any, code: str, header: Header) -> tuple[TimesLeft, ...]:
    """What was left of the clock, where there is one."""
    if header.terms is None or header.terms.clock is None:
        return ()
    found = await connection.fetch("SELECT seq, times FROM clocks WHERE code = $1 ORDER BY seq", code)
    return tuple(read_times(row["seq"], row["times"]) for row in found)


async def find_request(connection: Any, code: str, request: str) -> Done | None:
    """The entries that a request led to."""
    await last_seq(connection, code)
    find = "SELECT first_seq, last_seq FROM requests WHERE code = $1 AND request = $2"
    found = await connection.fetchrow(find, code, plain(request))
    return None if found is None else Done(first=found["first_seq"], last=found["last_seq"])


async def list_following(connection: Any, code: str) -> list[str]:
    """The tables that came from this one."""
    await last_seq(connection, code)
    following = await connection.fetch("SELECT code FROM tables WHERE origin = $1 ORDER BY changed DESC", code)
    return [row["code"] for row in following]


async def list_recent(connection: Any, limit: int) -> list[TableListed]:
    """The tables that changed last."""
    return [_listed(row) for row in await connection.fetch(_RECENT, limit)]


def _listed(row: Any) -> TableListed:
    seats = [read_seat(text) for text in row["held"] or ()]
    return TableListed(
        code=row["code"],
        edition=read_header(row["header"]).edition,
        seats=tuple(seat.name for seat in seats),
        seq=row["seq"],
        has_bots=any(seat.bot is not None for seat in seats),
    )


async def last_seq(connection: Any, code: str) -> int:
    """The number of the table's latest entry. Raises `NoSuchTable`."""
    found = await connection.fetchval("SELECT seq FROM tables WHERE code = $1", code)
    if found is None:
        raise NoSuchTable(code)
    return int(found)


def write_seat(record: SeatRecord) -> str:
    """A seat as it is stored; over whom it was taken is asked, not stored."""
    return json_of(msgspec.structs.replace(record, over=None))


def read_seat(text: str) -> SeatRecord:
    """A stored seat."""
    return msgspec.json.decode(text, type=SeatRecord)


def plain(text: str | None) -> str | None:
    """Text that a browser chose: PostgreSQL's text may hold every sign but one."""
    return None if text is None else text.replace("\x00", "\u2400")
