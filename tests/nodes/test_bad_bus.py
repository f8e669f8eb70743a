"""Notifications that are dropped, doubled and swapped do no harm: every view is the same, a moment later.

How late that is, `bench.node_times` writes down.
"""

import asyncio
import random
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("asyncpg", reason="the extra postgres is not installed")

from tests.conftest import IS_DEEP
from tests.services.fixtures import SERVICES
from tests.web.browser import Browser
from tests.web.process import started
from tests.web.stage import Site

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, SERVICES]

MOVES = 200 if IS_DEEP else 15


async def late_by(browser: Browser, seq: int) -> float:
    """How long this entry takes to be told here; nobody asks for it."""
    since = time.monotonic()
    while browser.standing.seq < seq:
        await browser.hear()
    return time.monotonic() - since


async def one_table(here: Site, there: Site, seed: int, moves: int = MOVES) -> list[float]:
    """Moves made at either node; how late each was seen at the other."""
    table = await here.start_table(True, True, edition="clockwork-standard-0")
    choices, late = random.Random(seed), list[float]()
    async with here.entered(table.code, table.tokens) as one, there.entered(table.code, table.tokens) as other:
        for _ in range(moves):
            mover, hearer = (one, other) if choices.random() < 0.5 else (other, one)
            played = await mover.go_on(choices)
            late.append(await late_by(hearer, played.standing.seq))
            assert hearer.standing == mover.standing
    return late


async def test_all_views_are_equal_a_moment_later(tmp_path: Path, database: str) -> None:
    ears = [(sys.executable, "-m", "tests.nodes.bad_bus", str(seed)) for seed in (1, 2)]
    options = ("--port", "0", "--store", database)
    async with (
        started(tmp_path / "one", *options, before=ears[0]) as here,
        started(tmp_path / "two", *options, before=ears[1]) as there,
    ):
        late = await asyncio.gather(*(one_table(here, there, seed) for seed in range(3)))
    assert sum(map(len, late)) == 3 * MOVES
