"""One table played through two nodes: who is at the other is told at once, and of two racing moves one is played."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from tests.nodes.cluster import Cluster, Nodes, running_nodes
from tests.services.fixtures import SERVICES
from tests.services.redis import RedisServer
from tests.web.browser import Browser
from toychest.web.messages import EntriesPlayed, OpenTurn, RequestRefused, SeatTaken, TableShown, TakeSeat
from toychest.web.sitting_messages import AskSittingKey, GiveSeat, Sit, SittingKeyGiven

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@pytest_asyncio.fixture
async def nodes_by_redis(tmp_path: Path, database: str, redis: RedisServer) -> AsyncIterator[Cluster]:
    """Two nodes that tell each other through Redis."""
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    async with running_nodes(tmp_path, 2, "--store", database, "--bus", redis.address) as cluster:
        yield cluster


async def until_at(browser: Browser, seq: int) -> None:
    """Hear until this entry was told; it comes by itself, nobody asks."""
    while browser.standing.seq < seq:
        await browser.hear()


async def shown_to(browser: Browser) -> TableShown:
    """The table, but for which node is best, of which a node may not have heard yet."""
    return msgspec.structs.replace(await browser.enter(), node=None)


async def told_home(browser: Browser) -> str:
    """The best node, as soon as nodes have seen each other: until then there is no choice."""
    while (home := (await browser.enter()).node) is None:
        await browser.heard_all()
    return home


async def play_at_both(nodes: Nodes) -> None:
    """A game whose every move is made at one node and told at the other."""
    here, there = nodes.sites
    table = await here.start_table(True, True)
    choices = random.Random(3)
    async with here.entered(table.code, table.tokens) as one, there.entered(table.code, table.tokens) as other:
        while one.standing.outcome is None and one.standing.seq < 60:
            mover, hearer = (one, other) if choices.random() < 0.5 else (other, one)
            played = await mover.go_on(choices)
            await until_at(hearer, played.standing.seq)
            assert hearer.standing == mover.standing
        shown = [await shown_to(browser) for browser in (one, other)]
    assert shown[0] == shown[1]


async def test_what_is_played_at_one_node_is_told_at_the_other(nodes: Nodes) -> None:
    await play_at_both(nodes)


@SERVICES
async def test_by_redis_it_is_told_as_well(nodes_by_redis: Cluster) -> None:
    await play_at_both(nodes_by_redis)


@SERVICES
async def test_browsers_are_told_where_a_table_is_best_played(named_nodes: Cluster) -> None:
    here, there = named_nodes.sites
    table = await here.start_table(True, True)
    async with here.entered(table.code, table.tokens) as one, there.entered(table.code, table.tokens) as other:
        home, elsewhere = await told_home(one), await told_home(other)
    assert home == elsewhere
    assert home in ("node-0", "node-1")


async def test_moves_that_race_at_two_nodes_are_played_once_each(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True)
    choices = random.Random(4)
    async with here.entered(table.code, table.tokens) as one, there.entered(table.code, table.tokens) as other:
        won = 0
        while one.standing.outcome is None and one.standing.seq < 60:
            answers = await asyncio.gather(*(each.ask(each.next_request(choices)) for each in (one, other)))
            won += sum(isinstance(answer, EntriesPlayed) for answer in answers)
            last = max(one.standing.seq, other.standing.seq)
            await asyncio.gather(until_at(one, last), until_at(other, last))
        await asyncio.gather(one.heard_all(), other.heard_all())
        shown, again = await shown_to(one), await shown_to(other)
    assert (shown, won > 0) == (again, True)
    assert [entry.seq for entry in shown.entries if entry.seq > 0] == sorted({entry.seq for entry in shown.entries})


async def test_who_sits_down_at_one_node_is_shown_at_the_other(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, False)
    async with here.entered(table.code, table.tokens) as one, there.entered(table.code) as other:
        taken = await other.ask(TakeSeat(id="ben", seat=1, name="Ben", token="b" * 32, entropy="words of Ben"))
        assert isinstance(taken, SeatTaken)
        while (shown := await one.hear_a(TableShown)).seats[1].name != "Ben":
            pass
        assert [seat.is_free for seat in shown.seats] == [False, False]


MINE = "m" * 32


async def test_nobody_takes_the_seat_of_whoever_is_here_at_another_node(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True)
    async with (
        here.entered(table.code, table.tokens[:1]) as victim,
        there.entered(table.code, table.tokens[1:]) as rival,
    ):
        refusal = await rival.ask(GiveSeat(id="give", seat=0))
        key = await rival.ask(AskSittingKey(id="key", seat=0))
        await victim.go_on(random.Random(1))
    assert refusal == RequestRefused(id="give", code="seat-not-lost", facts={"seat": 0})
    assert key == RequestRefused(id="key", code="seat-taken", facts={"seat": 0})


async def test_a_seat_that_changed_hands_at_one_node_is_nobodys_at_the_other(nodes: Nodes) -> None:
    here, there = nodes.sites
    table = await here.start_table(True, True)
    ann = table.tokens[:1]
    async with (
        here.entered(table.code, ann) as stale,
        there.entered(table.code, ann) as laptop,
        there.entered(table.code) as phone,
    ):
        offered = await laptop.ask(AskSittingKey(id="key", seat=0))
        assert isinstance(offered, SittingKeyGiven)
        key = offered.address.rsplit("/", 1)[1]
        taken = await phone.ask(Sit(id="sit", key=key, name="", token=MINE))
        assert taken == SeatTaken(id="sit", seat=0, token=MINE)
        while any(seat.is_yours for seat in (await stale.hear_a(TableShown)).seats):
            pass
        click = OpenTurn(id="click", seat=0, seq=stale.standing.seq + 1)
        assert await stale.ask(click) == RequestRefused(id="click", code="not-your-seat", facts={"seat": 0})
        assert stale.standing.choices == []
