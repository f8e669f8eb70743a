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

from toychest.storage.rows import json_of, times_of
from toychest.storage.writer import JointJob
from toychest.table.entry import Entry
from toychest.table.errors import NoSuchTable, RequestTaken, SeqTaken, StoreFailed
from toychest.table.store import gap_in

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


@dataclass(frozen=True, slots=True)
class Append(JointJob):
    """All these entries of a table, the request they came from, and where there is a clock, what is left of it."""

    code: str
    entries: Sequence[Entry]
    request: str | None
    left: Sequence[int] = ()

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
    found, changed = _look(connection, jobs)
    refusals: list[Exception | None] = []
    latest: dict[str, int] = {}
    requests: dict[tuple[str, str], tuple[int, int]] = {}
    for job, known in zip(jobs, found, strict=True):
        known.last = latest.get(job.code, known.last)
        known.is_request_known |= (job.code, job.request) in requests
        refusals.append(_refusal(job, known))
        if refusals[-1] is None:
            latest[job.code] = job.entries[-1].seq
            if job.request is not None:
                requests[job.code, job.request] = job.entries[0].seq, job.entries[-1].seq
    granted = [job for job, refusal in zip(jobs, refusals, strict=True) if refusal is None]
    entries = [(job.code, entry.seq, json_of(entry)) for job in granted for entry in job.entries]
    clocks = [(job.code, job.entries[0].seq, times_of(job.left)) for job in granted if job.left]
    since = max(changed + 1, time.time_ns() // 1_000_000)  # grows where the clock stands still or goes back
    try:
        _run(connection, "INSERT INTO entries VALUES {rows}", entries)
    except sqlite3.IntegrityError:  # the wall behind the gate; of several, the writer tries each alone
        if len(jobs) > 1:
            raise
        return [SeqTaken(jobs[0].code, jobs[0].entries[0].seq)]
    _run(connection, "INSERT INTO requests VALUES {rows}", [(*key, *done) for key, done in requests.items()])
    _run(connection, "INSERT INTO clocks VALUES {rows}", clocks)
    _run(connection, _NOTE, [(code, seq, since + at) for at, (code, seq) in enumerate(latest.items())])
    return refusals


def _look(connection: sqlite3.Connection, jobs: Sequence[Append]) -> tuple[list[_Found], int]:
    """What there is of each, and when the latest change was."""
    asked = [(at, job.code, job.request) for at, job in enumerate(jobs)]
    (cursor,) = _run(connection, _LOOK, asked)
    told, changed = cursor.fetchone()
    rows = sorted(tuple(map(int, row.split(" "))) for row in told.split(","))
    return [_Found(last, bool(is_known)) for _, last, is_known in rows], changed


def _refusal(job: Append, known: _Found) -> Exception | None:
    first = job.entries[0].seq
    if known.last < 0:
        return NoSuchTable(job.code)
    if job.request is not None and known.is_request_known:
        return RequestTaken(job.code, job.request)
    if first <= known.last:
        return SeqTaken(job.code, first)
    gap = gap_in(known.last, job.entries)
    return None if gap is None else StoreFailed("gap", gap)


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
