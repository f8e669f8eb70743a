"""The shape of the database, as numbered migrations. The table `schema` says which were run."""

from importlib import resources
from typing import Any, Final

from toychest.storage.schema import numbered
from toychest.table.errors import NewerSchema

LOCK: Final = 0x746F79
"""Nodes that start at once migrate one after another: whoever holds this lock goes first."""


def migrations() -> list[str]:
    """All migrations in order; the first is number 1."""
    return numbered(resources.files("toychest.storage.postgres").joinpath("migrations"))


async def migrate(pool: Any) -> None:
    """Bring the database to the newest shape, in one transaction, unless it has it. Raises `NewerSchema`."""
    scripts = migrations()
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (number integer NOT NULL)")
        found = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema")
        if found > len(scripts):
            raise NewerSchema(found, len(scripts))
        for number in range(found + 1, len(scripts) + 1):
            await connection.execute(scripts[number - 1])
            await connection.execute("INSERT INTO schema VALUES ($1)", number)
