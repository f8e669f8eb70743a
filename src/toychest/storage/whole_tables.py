"""What the SQLite store says to its file about tables as wholes: notes, copies, tables at rest, and their end."""

import sqlite3
from collections.abc import Mapping
from typing import Final

from toychest.storage import statements
from toychest.storage.rows import read_entry
from toychest.storage.writer import Job
from toychest.table.errors import NoteChanged
from toychest.table.store import Done, Resting, Since, TableCopy

_NOTED: Final = "INSERT OR REPLACE INTO notes SELECT code, ?2, ?3 FROM tables WHERE code = ?1"


def load_since(connection: sqlite3.Connection, code: str, seq: int) -> Since:
    """The entries after one, and the seats."""
    statements.last_seq(connection, code)
    after = "SELECT seq, entry FROM entries WHERE code = ? AND seq > ? ORDER BY seq"
    entries = tuple(read_entry(*row) for row in connection.execute(after, (code, seq)))
    return Since(entries=entries, seats=statements.seats_of(connection, code), notes=notes(connection, code))


def notes(connection: sqlite3.Connection, code: str) -> dict[str, str]:
    """All notes of a table."""
    statements.last_seq(connection, code)
    return dict(connection.execute("SELECT name, text FROM notes WHERE code = ?", (code,)).fetchall())


def write_note(code: str, name: str, text: str, was: str) -> Job:
    """One note in place of another."""

    def job(connection: sqlite3.Connection) -> None:
        if notes(connection, code).get(name, "") != was:
            raise NoteChanged(code, name)
        if text:
            connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (code, name, text))
        else:
            connection.execute("DELETE FROM notes WHERE code = ? AND name = ?", (code, name))

    return job


def write_notes(name: str, texts: Mapping[str, str]) -> Job:
    """A note of many tables, of those that are there; an empty text stands for none."""

    def job(connection: sqlite3.Connection) -> None:
        said = [(code, name, text) for code, text in texts.items() if text]
        gone = [(code, name) for code, text in texts.items() if not text]
        connection.executemany(_NOTED, said)
        connection.executemany("DELETE FROM notes WHERE code = ? AND name = ?", gone)

    return job


def list_resting(connection: sqlite3.Connection, before: int, limit: int) -> list[Resting]:
    """The tables that nothing has changed at for long."""
    find = "SELECT code, changed FROM tables WHERE changed < ? ORDER BY changed LIMIT ?"
    return [Resting(code=code, changed=changed) for code, changed in connection.execute(find, (before, limit))]


def delete(code: str) -> Job:
    """The table, after everything that belongs to it."""

    def job(connection: sqlite3.Connection) -> None:
        statements.last_seq(connection, code)
        for part in ("notes", "requests", "clocks", "entries", "seats", "tables"):
            connection.execute(f"DELETE FROM {part} WHERE code = ?", (code,))

    return job


def copy_out(connection: sqlite3.Connection, code: str) -> TableCopy:
    """Everything of a table."""
    record = statements.load(connection, code)
    asked = connection.execute("SELECT request, first_seq, last_seq FROM requests WHERE code = ?", (code,))
    requests = {request: Done(first=first, last=last) for request, first, last in asked}
    (changed,) = connection.execute("SELECT changed FROM tables WHERE code = ?", (code,)).fetchone()
    return TableCopy(record=record, requests=requests, notes=notes(connection, code), changed=changed)


def copy_in(copy: TableCopy) -> Job:
    """A table as another store had it."""
    code = copy.record.code

    def job(connection: sqlite3.Connection) -> None:
        statements.create(copy.record)(connection)
        requests = [(code, request, done.first, done.last) for request, done in copy.requests.items()]
        connection.executemany("INSERT INTO requests VALUES (?, ?, ?, ?)", requests)
        connection.executemany("INSERT INTO notes VALUES (?, ?, ?)", [(code, *note) for note in copy.notes.items()])
        connection.execute("UPDATE tables SET changed = ? WHERE code = ?", (copy.changed, code))

    return job
