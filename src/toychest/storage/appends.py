"""Entries for the SQLite file: whatever waits of them is checked and written together, in four statements.

SQLite lets other threads in at every statement, and gets back in after them: a statement for each move costs more by
this than by what it writes.
"""

import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any, Final

import msgspec

from toychest.storage.writer import JointJob
from toychest.table.errors import NoSuchTable, RequestTaken, SeqTaken, StoreFailed

MOST_ROWS: Final = 200
"""Rows of one statement: not every SQLite takes more than 999 values."""

_LOOK: Final = """
WITH asked (at, code, request) AS (VALUES {rows})
SELECT group_concat(at || ' ' || COALESCE(seq, -1) || ' ' || (requests.code IS NOT NULL)),
       (SELECT COALESCE(MAX(changed), 0) FROM tables)
FROM asked LEFT JOIN tables ON tables.code = asked.code
           LEFT JOIN requests ON requests.code = asked.code AND requests.request = asked.request
"""
"""One row for all: a row for each would let other threads in after each."""

_NOTE: Final = """
WITH latest (code, seq, changed) AS (VALUES {rows})
INSERT INTO tables (code, header, seed, seq, changed, origin)
SELECT tables.code, header, seed, latest.seq, latest.changed, origin
FROM latest CROSS JOIN tables ON tables.code = latest.code WHERE true
ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, changed = excluded.changed
"""


class AppendRows(msgspec.Struct, frozen=True, tag="append"):
    """Entries of a table as they are stored, the number of the first, and the request that they came from.

    `times` is what is left of the clock, where there is one.
    """

    code: str
    first: int
    texts: tuple[str, ...]
    request: str | None = None
    times: str = ""

    @property
    def last(self) -> int:
        """The number of the last of them."""
        return self.first + len(self.texts) - 1


@dataclass(frozen=True, slots=True)
class Append(JointJob):
    """All these rows, or none of them."""

    rows: AppendRows

    @classmethod
    def together(cls, connection: sqlite3.Connection, jobs: Sequence["Append"]) -> list[Exception | None]:
        """What refuses each of them; those that nothing refuses are written."""
        refusals: list[Exception | None] = []
        for at in range(0, len(jobs), MOST_ROWS):
            refusals += _append(connection, jobs[at : at + MOST_ROWS])
        return refusals


@dataclass(slots=True)
class _Found:
    """What the file knows of a table and of a request."""

    last: int
    is_request_known: bool


def _append(connection: sqlite3.Connection, jobs: Sequence[Append]) -> list[Exception | None]:
    asked = [job.rows for job in jobs]
    found, changed = _look(connection, asked)
    refusals: list[Exception | None] = []
    latest: dict[str, int] = {}
    requests: dict[tuple[str, str], tuple[int, int]] = {}
    for rows, known in zip(asked, found, strict=True):
        known.last = latest.get(rows.code, known.last)
        known.is_request_known |= (rows.code, rows.request) in requests
        refusals.append(_refusal(rows, known))
        if refusals[-1] is None:
            latest[rows.code] = rows.last
            if rows.request is not None:
                requests[rows.code, rows.request] = rows.first, rows.last
    granted = [rows for rows, refusal in zip(asked, refusals, strict=True) if refusal is None]
    entries = [(rows.code, seq, text) for rows in granted for seq, text in enumerate(rows.texts, rows.first)]
    clocks = [(rows.code, rows.first, rows.times) for rows in granted if rows.times]
    since = max(changed + 1, time.time_ns() // 1_000_000)  # grows where the clock stands still or goes back
    try:
        _run(connection, "INSERT INTO entries VALUES {rows}", entries)
    except sqlite3.IntegrityError:  # the wall behind the gate; of several, the writer tries each alone
        if len(asked) > 1:
            raise
        return [SeqTaken(asked[0].code, asked[0].first)]
    _run(connection, "INSERT INTO requests VALUES {rows}", [(*key, *done) for key, done in requests.items()])
    _run(connection, "INSERT INTO clocks VALUES {rows}", clocks)
    _run(connection, _NOTE, [(code, seq, since + at) for at, (code, seq) in enumerate(latest.items())])
    return refusals


def _look(connection: sqlite3.Connection, asked: Sequence[AppendRows]) -> tuple[list[_Found], int]:
    """What there is of each, and when the latest change was."""
    (cursor,) = _run(connection, _LOOK, [(at, rows.code, rows.request) for at, rows in enumerate(asked)])
    told, changed = cursor.fetchone()
    found = sorted(tuple(map(int, row.split(" "))) for row in told.split(","))
    return [_Found(last, bool(is_known)) for _, last, is_known in found], changed


def _refusal(rows: AppendRows, known: _Found) -> Exception | None:
    if known.last < 0:
        return NoSuchTable(rows.code)
    if rows.request is not None and known.is_request_known:
        return RequestTaken(rows.code, rows.request)
    if rows.first <= known.last:
        return SeqTaken(rows.code, rows.first)
    if rows.first > known.last + 1:
        return StoreFailed("gap", f"expected entry {known.last + 1}, got {rows.first}")
    return None


def _run(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> list[sqlite3.Cursor]:
    """The statement with all these rows, as few times as that can be."""
    return [_executed(connection, statement, rows[at : at + MOST_ROWS]) for at in range(0, len(rows), MOST_ROWS)]


def _executed(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> sqlite3.Cursor:
    return connection.execute(_written_out(statement, len(rows), len(rows[0])), tuple(chain.from_iterable(rows)))


@lru_cache(maxsize=1024)
def _written_out(statement: str, rows: int, columns: int) -> str:
    """The statement with a place for every value."""
    places = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join((places,) * rows))
