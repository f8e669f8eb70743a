"""kill -9 of nodes at random moments, under load: nothing acknowledged is lost or played twice, and play goes on.

How soon it does, `bench.node_times` writes down.
"""

import asyncio
import itertools
import random
import time

import pytest

from tests.conftest import IS_DEEP
from tests.nodes.cluster import Nodes
from tests.nodes.players import Crowd, check_nothing_lost_or_doubled
from tests.web.browser import Browser

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.timeout(3600 if IS_DEEP else 600)]

KILLS = 90 if IS_DEEP else 10
CITY = "clockwork-standard-0"
TABLES = 4


async def killed_and_started(nodes: Nodes, draw: random.Random, times: int, crowd: Crowd) -> list[int]:
    """One node after another dies at a random moment, and comes back.

    Returns how many moves had been acknowledged before each kill, and at the end.
    """
    counted = []
    for _ in range(times):
        at = draw.randrange(len(nodes.sites))
        await asyncio.sleep(draw.random() * 0.5)
        counted.append(crowd.acknowledged)
        await nodes.kill(at)
        await nodes.start_again(at)
    return [*counted, crowd.acknowledged]


async def test_nothing_is_lost_or_played_twice_and_everybody_comes_back(nodes: Nodes) -> None:
    crowd, stopped = Crowd(nodes, TABLES, CITY), asyncio.Event()
    async with asyncio.TaskGroup() as playing:
        playing.create_task(crowd.play(stopped))
        counted = await killed_and_started(nodes, random.Random(9), KILLS, crowd)
        stopped.set()
    store = await asyncio.to_thread(nodes.opened_store)
    for player in crowd.players:
        await check_nothing_lost_or_doubled(store, player)
    await store.close()
    assert [before for before, after in itertools.pairwise(counted) if after == before] == []  # each under load
    assert len(crowd.away) > 0


async def heard_beyond(browser: Browser, seq: int) -> float:
    """When the first entry after this one was told, by itself."""
    while browser.standing.seq <= seq:
        await browser.hear()
    return time.monotonic()


async def test_bots_go_on_at_another_node(nodes: Nodes) -> None:
    table = await nodes.sites[0].start_table(1, 1, edition=CITY)
    for round in range(3 if IS_DEEP else 1):
        dying, other = round % 2, nodes.sites[1 - round % 2]
        async with other.entered(table.code) as onlooker:
            await heard_beyond(onlooker, onlooker.standing.seq + 1)
            await nodes.kill(dying)
            stood = onlooker.standing.seq
            await heard_beyond(onlooker, stood + 1)
            assert onlooker.standing.seq > stood + 1
        await nodes.start_again(dying)
