"""The database is restarted in mid-game: a clear message, nothing lost, and play goes on."""

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("asyncpg", reason="the extra postgres is not installed")

from tests.nodes.cluster import running_nodes
from tests.services.fixtures import SERVICES
from tests.services.postgres import PostgresServer, running
from tests.web.stage import refused, start
from toychest.web.messages import EntriesPlayed, RequestRefused

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, SERVICES]


@pytest.fixture
def durable(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """A server of the test's own that waits for its disk."""
    with running() as server:
        yield server


async def test_play_goes_on_where_it_stood(tmp_path: Path, durable: PostgresServer) -> None:
    choices = random.Random(8)
    async with running_nodes(tmp_path, 2, "--store", durable.new_database()) as nodes:
        here, there = nodes.sites
        table = await here.start_table(True, True)
        async with here.entered(table.code, table.tokens) as one, there.entered(table.code, table.tokens) as other:
            for _ in range(4):
                await one.go_on(choices)
            request = one.next_request(choices)
            await asyncio.to_thread(durable.stop, signal.SIGQUIT)
            answer = await one.ask(request)
            assert answer == RequestRefused(id=request.id, code="store-unreachable", facts={"because": "out-of-reach"})
            assert refused(await here.post(start())) == (503, "store-unreachable")
            await asyncio.to_thread(durable.start)
            played = await one.ask(request)
            assert isinstance(played, EntriesPlayed)
            while other.standing.seq < one.standing.seq:
                await other.hear()
            assert other.standing == one.standing
            await other.go_on(choices)
        assert "Traceback" not in here.said + there.said
