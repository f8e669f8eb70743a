"""Stores by their addresses: a database, a file, or the folder that keeps the games."""

import asyncio
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from toychest.commands.data_folder import opened_store
from toychest.commands.refusal import refused
from toychest.commands.said import reason
from toychest.storage import SqliteStore
from toychest.storage.addresses import is_database, shown_address
from toychest.table import Store
from toychest.table.errors import TableError

FILE_NAME: Final = "toychest.db"


def store_at(address: str, *, must_exist: bool = False) -> Store:
    """The store at postgresql://..., in a file or in a folder, reached before this returns. Raises `ClickException`."""
    if is_database(address):
        return _database(address)
    path = Path(address)
    file = path / FILE_NAME if path.is_dir() or not path.suffix else path
    if must_exist and not file.exists():
        raise refused("no-store", address=address)
    if file.name == FILE_NAME:
        return opened_store(file.parent)
    try:
        return SqliteStore(file)
    except TableError as fault:
        raise refused("cannot-keep", folder=address, because=reason(fault)) from fault


def _database(address: str) -> Store:
    if find_spec("asyncpg") is None:
        raise refused("needs-package", package="asyncpg", command="pip install 'toychest[postgres]'")
    from toychest.storage.postgres import PostgresStore  # an extra: nobody else waits for it

    async def reach() -> None:
        store = PostgresStore(address)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(reach())
    except TableError as fault:
        raise refused("cannot-keep", folder=shown_address(address), because=reason(fault)) from fault
    return PostgresStore(address)
