"""One's own tables from the home page: where they stand, by what an onlooker sees, for whoever holds a seat there."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio

from tests.web.browser import PATIENCE
from tests.web.stage import CODE, InnerSite, keep, refused, serving
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.storage import MemoryStore
from toychest.table import Table, new_table
from toychest.web.home_messages import MOST_SEEN, TableSeen, TablesSeen

pytestmark = pytest.mark.asyncio

BATTLE = EDITIONS["toybattle-standard-0"]


@pytest_asyncio.fixture
async def store() -> MemoryStore:
    return MemoryStore()


@pytest_asyncio.fixture
async def site(store: MemoryStore) -> AsyncIterator[InnerSite]:
    async with serving(store) as site:
        yield site


def battle() -> Table:
    """Dealt: each side holds tiles that the other must not see."""
    table = new_table(BATTLE, {}, ["Zosia", "Ivo"], seed="a seed")
    return table.open_turn(Seat(0)).table


async def ask(site: InnerSite, tables: Sequence[dict[str, Any]]) -> httpx.Response:
    body = msgspec.json.encode({"type": "SeeTables", "tables": tables})
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
        return await client.post(f"http://{site.address}/api/tables/seen", content=body)


async def seen(site: InnerSite, *tables: dict[str, Any]) -> list[TableSeen]:
    response = await ask(site, tables)
    return msgspec.json.decode(response.content, type=TablesSeen).tables


async def test_a_table_tells_whom_it_waits_for_and_who_sits_there(site: InnerSite, store: MemoryStore) -> None:
    tokens = await keep(store, battle())
    [table] = await seen(site, {"code": CODE, "tokens": tokens[1:]})
    assert [(seat.name, seat.is_yours) for seat in table.seats] == [("Zosia", False), ("Ivo", True)]
    assert table.awaited == list(battle().to_act)


async def test_what_is_seen_is_what_an_onlooker_sees(site: InnerSite, store: MemoryStore) -> None:
    tokens = await keep(store, battle())
    [table] = await seen(site, {"code": CODE, "tokens": tokens})
    assert msgspec.json.encode(table.view) == msgspec.json.encode(BATTLE.rules.view(battle().state, None))


@pytest.mark.parametrize("tokens", [[], ["a token that somebody made up, long enough"]])
async def test_without_a_seat_nothing_is_told(site: InnerSite, store: MemoryStore, tokens: list[str]) -> None:
    await keep(store, battle())
    assert await seen(site, {"code": CODE, "tokens": tokens}) == []


@pytest.mark.parametrize("code", ["LAMB-7KQE", "nonsense", ""])
async def test_a_table_that_is_gone_is_left_out(site: InnerSite, store: MemoryStore, code: str) -> None:
    tokens = await keep(store, battle())
    tables = await seen(site, {"code": code, "tokens": tokens}, {"code": CODE, "tokens": tokens})
    assert [table.code for table in tables] == [CODE]


async def test_looking_enters_no_table(site: InnerSite, store: MemoryStore) -> None:
    tokens = await keep(store, battle())
    await seen(site, {"code": CODE, "tokens": tokens})
    assert site.live_tables == 0


async def test_only_so_many_are_seen_at_once(site: InnerSite) -> None:
    response = await ask(site, [{"code": CODE, "tokens": []}] * (MOST_SEEN + 1))
    assert refused(response) == (400, "malformed-message")
