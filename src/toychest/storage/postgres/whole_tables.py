"""What is said to the database about tables as wholes: notes, copies, tables at rest, and their end."""

from typing import Any, Final

from toychest.storage.postgres import statements
from toychest.storage.rows import read_entry
from toychest.table.errors import NoSuchTable, NoteChanged
from toychest.table.store import Done, Resting, Since, TableCopy

_SINCE: Final = """
SELECT
    (SELECT array_agg(held ORDER BY seat) FROM seats WHERE code = $1) AS held,
    (SELECT array_agg(seq ORDER BY seq) FROM entries WHERE code = $1 AND seq > $2) AS numbers,
    (SELECT array_agg(entry ORDER BY seq) FROM entries WHERE code = $1 AND seq > $2) AS entries,
    (SELECT array_agg(name ORDER BY name) FROM notes WHERE code = $1) AS names,
    (SELECT array_agg(note ORDER BY name) FROM notes WHERE code = $1) AS noted
"""


async def load_since(connection: Any, code: str, seq: int) -> Since:
    """The entries after one, the seats and the notes, of one moment and in one round trip."""
    found = await connection.fetchrow(_SINCE, code, seq)
    if found["held"] is None:
        raise NoSuchTable(code)
    entries = zip(found["numbers"] or (), found["entries"] or (), strict=True)
    return Since(
        entries=tuple(read_entry(*entry) for entry in entries),
        seats=tuple(statements.read_seat(held) for held in found["held"]),
        notes=dict(zip(found["names"] or (), found["noted"] or (), strict=True)),
    )


async def notes(connection: Any, code: str) -> dict[str, str]:
    """All notes of a table."""
    await statements.last_seq(connection, code)
    return await _notes(connection, code)


async def _notes(connection: Any, code: str) -> dict[str, str]:
    found = await connection.fetch("SELECT name, note FROM notes WHERE code = $1", code)
    return {row["name"]: row["note"] for row in found}


async def write_note(connection: Any, code: str, name: str, text: str, was: str) -> None:
    """One note in place of another; an empty one stands for none, so that two first writers meet at one row."""
    async with connection.transaction():
        await statements.last_seq(connection, code)
        if not was:
            await connection.execute("INSERT INTO notes VALUES ($1, $2, '') ON CONFLICT DO NOTHING", code, name)
        change = "UPDATE notes SET note = $3 WHERE code = $1 AND name = $2 AND note = $4 RETURNING name"
        if await connection.fetchval(change, code, name, text, was) is None:
            raise NoteChanged(code, name)
        if not text:
            await connection.execute("DELETE FROM notes WHERE code = $1 AND name = $2", code, name)
        await statements.touch(connection, code)


async def list_resting(connection: Any, before: int, limit: int) -> list[Resting]:
    """The tables that nothing has changed at for long."""
    find = "SELECT code, changed / 1000 AS changed FROM tables WHERE changed < $1 ORDER BY changed LIMIT $2"
    found = await connection.fetch(find, before * 1000, limit)
    return [Resting(code=row["code"], changed=row["changed"]) for row in found]


async def delete(connection: Any, code: str) -> None:
    """The table, and with it everything that belongs to it."""
    if await connection.fetchval("DELETE FROM tables WHERE code = $1 RETURNING code", code) is None:
        raise NoSuchTable(code)


async def copy_out(connection: Any, code: str) -> TableCopy:
    """Everything of a table, from one snapshot."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        record = await statements.loaded(connection, code)
        asked = await connection.fetch("SELECT request, first_seq, last_seq FROM requests WHERE code = $1", code)
        changed = await connection.fetchval("SELECT changed / 1000 FROM tables WHERE code = $1", code)
        noted = await _notes(connection, code)
    requests = {row["request"]: Done(first=row["first_seq"], last=row["last_seq"]) for row in asked}
    return TableCopy(record=record, requests=requests, notes=noted, changed=changed)


async def copy_in(connection: Any, copy: TableCopy) -> None:
    """A table as another store had it."""
    code = copy.record.code
    async with connection.transaction():
        await statements.create(connection, copy.record)
        requests = [(code, statements.plain(asked), done.first, done.last) for asked, done in copy.requests.items()]
        await connection.executemany("INSERT INTO requests VALUES ($1, $2, $3, $4)", requests)
        await connection.executemany(
            "INSERT INTO notes VALUES ($1, $2, $3)", [(code, *note) for note in copy.notes.items()]
        )
        await connection.execute("UPDATE tables SET changed = $2 WHERE code = $1", code, copy.changed * 1000)
