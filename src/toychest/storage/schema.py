"""The shape of the SQLite file, as numbered migrations. The file's `user_version` says which were run."""

import sqlite3
from importlib import resources
from importlib.resources.abc import Traversable

from toychest.table.errors import NewerSchema


def migrations() -> list[str]:
    """All migrations in order; the first is number 1."""
    return numbered(resources.files("toychest.storage").joinpath("migrations"))


def numbered(folder: Traversable) -> list[str]:
    """The scripts of a folder, in the order of their numbers: 0001_tables.sql and so on."""
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    for number, script in enumerate(scripts, start=1):
        assert script.name.startswith(f"{number:04}_"), f"expected migration {number:04}, got {script.name}"
    return [script.read_text(encoding="utf-8") for script in scripts]


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest shape, in one transaction, unless it has it. Raises `NewerSchema`."""
    scripts = migrations()
    if _checked_version(connection, len(scripts)) == len(scripts):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(_checked_version(connection, len(scripts)) + 1, len(scripts) + 1):
            _run(connection, scripts[number - 1])
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _checked_version(connection: sqlite3.Connection, newest: int) -> int:
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > newest:
        raise NewerSchema(found, newest)
    return found


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Statement by statement: `executescript` would commit the transaction around it."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
