"""Many tables and many onlookers: nobody is held up, and what everybody left costs nothing.

The long run has the numbers that we promise: 10,000 tables, and one stuck reader among 500.
"""

import asyncio
import contextlib
import gc
import os
import random
import resource
import sys
from pathlib import Path

import pytest

from tests.conftest import IS_DEEP
from tests.web.browser import Browser
from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, InnerSite, keep, serving, until
from tests.web.stuck import SMALL, go_to_and_fro, stuck_onlooker, with_a_choice
from toychest.storage import MemoryStore, SqliteStore
from toychest.table import new_code
from toychest.web import websocket

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.usefixtures("unhurried")]

TABLES = 10_000 if IS_DEEP else 100
ONLOOKERS = 499 if IS_DEEP else 19

PATIENCE = websocket.PATIENCE if IS_DEEP else 8.0
"""Seconds until a socket that takes nothing counts as dead; few where there are few, who read fast."""

LEEWAY = 32 * 2**20
"""Bytes that may come and go with the weather: 3.5 kB for each table of the long run."""

STATM = Path("/proc/self/statm")


async def look_on(onlooker: Browser, last: int) -> None:
    """Take everything from the socket, up to this entry."""
    while onlooker.standing.seq < last:
        await onlooker.hear()


async def test_a_stuck_onlooker_among_many_holds_nobody_up_and_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PATIENCE", PATIENCE)
    store = MemoryStore()
    await keep(store, with_a_choice())
    async with serving(store, send_buffer=SMALL) as site, contextlib.AsyncExitStack() as others:
        onlookers = [await others.enter_async_context(site.entered(CODE)) for _ in range(ONLOOKERS)]
        await others.enter_async_context(stuck_onlooker(site))
        player = await others.enter_async_context(site.entered(CODE, TOKENS))
        await until(lambda: site.browsers() == ONLOOKERS + 2)
        last = player.standing.seq + 100
        await asyncio.gather(go_to_and_fro(player, 50), *(look_on(onlooker, last) for onlooker in onlookers))
        assert {onlooker.standing.seq for onlooker in onlookers} == {player.standing.seq}
        await until(lambda: site.browsers() == ONLOOKERS + 1)


async def kept_tables(store: SqliteStore) -> list[str]:
    codes, table = [new_code() for _ in range(TABLES)], castle()
    for code in codes:
        await keep(store, table, code)
    return codes


async def visit(site: InnerSite, codes: list[str]) -> None:
    """At each table a seat moves, somebody looks on, and both leave."""
    for code in codes:
        async with site.entered(code, TOKENS) as browser, site.entered(code):
            await browser.go_on(random.Random(1))


def resident() -> int:
    """Bytes of memory that this program holds now; on a Mac, that it ever held."""
    gc.collect()
    if sys.platform == "darwin":
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def test_tables_that_everybody_left_cost_neither_memory_nor_tasks(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "toychest.db")
    codes = await kept_tables(store)
    async with serving(store) as site:
        before = asyncio.all_tasks()
        await visit(site, codes[: TABLES // 10])
        early = resident()
        await visit(site, codes[TABLES // 10 :])
        await until(lambda: site.live_tables == 0)
        await until(lambda: asyncio.all_tasks() <= before)
        assert resident() - early < LEEWAY
