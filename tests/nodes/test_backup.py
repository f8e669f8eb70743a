"""Backup and restore, as docs/operating.md says it: taken while people play, and played on from."""

import random
import sys
from pathlib import Path

import pytest

pytest.importorskip("asyncpg", reason="the extra postgres is not installed")

from tests.services.fixtures import SERVICES
from tests.services.postgres import PostgresServer
from tests.web.process import exit_of, started

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, SERVICES]

STORE = (sys.executable, "-m", "toychest", "store")


async def test_a_dump_of_the_database_taken_while_people_play_is_played_on_from(
    tmp_path: Path, postgres: PostgresServer, database: str
) -> None:
    choices, dump = random.Random(6), postgres.folder / "games.dump"
    name = database.partition(":///")[2].partition("?")[0]
    async with started(tmp_path / "before", "--port", "0", "--store", database) as site:
        table = await site.start_table(True, True)
        async with site.entered(table.code, table.tokens) as browser:
            for _ in range(4):
                await browser.go_on(choices)
            postgres.call("pg_dump", "--format=custom", "--file", str(dump), name)
            backed_up = await browser.enter()
            await browser.go_on(choices)
    restored = postgres.new_database()
    postgres.call("pg_restore", "-d", restored.partition(":///")[2].partition("?")[0], str(dump))
    after = started(tmp_path / "after", "--port", "0", "--store", restored)
    async with after as site, site.entered(table.code, table.tokens) as again:
        assert (await again.enter()).entries == backed_up.entries
        await again.go_on(choices)


async def test_a_copy_of_a_household_taken_while_people_play_is_played_on_from(tmp_path: Path) -> None:
    choices, home, backup = random.Random(6), tmp_path / "home", tmp_path / "backup"
    async with started(home) as site:
        table = await site.start_table(True, True)
        async with site.entered(table.code, table.tokens) as browser:
            for _ in range(4):
                await browser.go_on(choices)
            code, said = await exit_of(*STORE, "copy", str(home), str(backup))
            assert (code, said.startswith("Tables copied: 1")) == (0, True)
            backed_up = await browser.enter()
            await browser.go_on(choices)
    async with started(backup) as site, site.entered(table.code, table.tokens) as again:
        assert (await again.enter()).entries == backed_up.entries
        await again.go_on(choices)
