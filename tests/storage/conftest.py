"""One store of each kind, with a table in it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.services.fixtures import SERVICES
from tests.storage.records import record
from tests.storage.scribing import scribed_store
from toychest.storage import MemoryStore, SqliteStore
from toychest.table import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest_asyncio.fixture(params=["memory", "sqlite", "scribe", pytest.param("postgres", marks=SERVICES)])
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    opened: Store
    match request.param:
        case "memory":
            opened = MemoryStore()
        case "sqlite":
            opened = SqliteStore(path)
        case "scribe":
            opened = await scribed_store(path)
        case _:
            opened = postgres_store(request.getfixturevalue("database"))
    await opened.create(record())
    yield opened
    await opened.close()


def postgres_store(address: str) -> Store:
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    from toychest.storage.postgres import PostgresStore

    return PostgresStore(address)
