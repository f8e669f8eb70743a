"""`toychest serve --store` and `toychest store copy`: games in a database, and from one store to another."""

import random
import sys
from pathlib import Path

import pytest

from tests.services.fixtures import SERVICES
from tests.web.process import exit_of, started
from toychest.storage import SqliteStore
from toychest.table import TableListed

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, SERVICES]

STORE = (sys.executable, "-m", "toychest", "store")


async def listed(path: Path) -> list[TableListed]:
    store = SqliteStore(path)
    try:
        return await store.list_recent(9)
    finally:
        await store.close()


async def test_a_game_played_in_a_database_goes_on_in_a_file_and_back(tmp_path: Path, database: str) -> None:
    pytest.importorskip("asyncpg")
    choices = random.Random(5)
    async with started(tmp_path / "unused", "--port", "0", "--store", database) as site:
        table = await site.start_table(True, True)
        async with site.entered(table.code, table.tokens) as browser:
            for _ in range(4):
                await browser.go_on(choices)
    code, said = await exit_of(*STORE, "copy", database, str(tmp_path / "home"))
    assert (code, said) == (0, "Tables copied: 1, brought up to date: 0, there already: 0. Every one was compared.\n")
    async with (
        started(tmp_path / "home") as site,
        site.entered(table.code, table.tokens) as again,
    ):
        assert again.standing == browser.standing
        await again.go_on(choices)
    code, said = await exit_of(*STORE, "copy", str(tmp_path / "home"), database)
    assert (code, said) == (0, "Tables copied: 0, brought up to date: 1, there already: 0. Every one was compared.\n")


async def test_a_store_that_is_not_there_is_said(tmp_path: Path) -> None:
    code, said = await exit_of(*STORE, "copy", str(tmp_path / "nowhere"), str(tmp_path / "copy.db"))
    assert (code, said) == (1, f"Error: There is no store at {tmp_path / 'nowhere'}.\n")


async def test_a_database_out_of_reach_is_said_without_its_password(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg")
    address = "postgresql://toychest:secret@127.0.0.1:1/games"
    code, said = await exit_of(sys.executable, "-m", "toychest", "serve", "--no-browser", "--store", address)
    assert (code, "secret" in said, "Traceback" in said) == (1, False, False)
    assert said.startswith("Error: cannot keep games in postgresql://toychest@127.0.0.1:1/games: ")
