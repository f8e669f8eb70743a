"""Connections to the SQLite file, and what its failures mean."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from toychest.table.errors import StoreFailed

PATIENCE: Final = 5.0
"""Seconds to wait for another program that is writing to the same file."""

STATEMENTS: Final = 512
"""Statements that stay compiled: those of many rows are another for each number of rows."""

PAGES_AHEAD: Final = 4_000
"""Pages of 4 kB in the log before they are brought into the file: what is written again meanwhile is brought once."""

_CAUSES: Final = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_CANTOPEN": "cannot-open",
    "SQLITE_IOERR": "input-output",
}


def connect_to_write(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection whose COMMIT returns only when the disk has it; where nothing can be written, it only reads."""
    if read_only or not _may_write(path):
        return _connect_read_only(path)
    _make_private(path)
    connection = _connect(path, "rwc")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_AHEAD}")
    connection.execute("PRAGMA temp_store = MEMORY")  # else a long statement writes what it may undo to a file
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that never writes."""
    if not _may_write(path):
        return _connect_read_only(path)
    connection = _connect(path, "rw")
    connection.execute("PRAGMA query_only = ON")
    return connection


def failure_of(error: sqlite3.Error) -> StoreFailed:
    """What SQLite's error means to whoever runs the server."""
    name = getattr(error, "sqlite_errorname", None) or ""
    causes = (cause for prefix, cause in _CAUSES.items() if name.startswith(prefix))
    return StoreFailed(next(causes, "other"), str(error))


def _make_private(path: Path) -> None:
    """A new file is its owner's alone, as are those that SQLite lays beside it: it holds the seeds of running games.

    One that is there is not even opened: closing it again would let go of SQLite's locks on it.
    """
    with suppress(OSError):  # it is there; or SQLite will say why it cannot be
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(
        address,
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=STATEMENTS,
    )


def _connect_read_only(path: Path) -> sqlite3.Connection:
    """A write-ahead log needs files beside it. Where SQLite may not create them, a file at rest is read as it is."""
    is_at_rest = not path.with_name(f"{path.name}-wal").exists()
    return _connect(path, "ro&immutable=1" if is_at_rest and not _may_write(path) else "ro")


def _may_write(path: Path) -> bool:
    return os.access(path.parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))
