"""One's own tables on a second device: a link of one use that is soon too old, and carries only what is proven."""

import msgspec
import pytest

from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, Site, keep, refused, serving
from toychest.storage import MemoryStore
from toychest.web.device_links import LASTS, MOST_READY, DeviceLinks
from toychest.web.device_messages import CarryTables, FetchTables, TableFetched, TablesCarried, TablesFetched
from toychest.web.home_messages import SeatsHeld

KEY = "a key that nobody else can guess"
OTHER = "another key that is long enough"
TABLE = TableFetched(code=CODE, game="castle", names=["Ann"], seats=[0], tokens=["t"], is_over=False)


async def kept() -> MemoryStore:
    store = MemoryStore()
    await keep(store, castle())
    return store


async def carry(site: Site, *tokens: str) -> TablesCarried:
    wanted = CarryTables(key=KEY, tables=[SeatsHeld(code=CODE, tokens=list(tokens))])
    response = await site.post(msgspec.json.encode(wanted), "/api/devices/abc")
    return msgspec.json.decode(response.content, type=TablesCarried)


async def fetch(site: Site, key: str = KEY) -> bytes:
    return (await site.post(msgspec.json.encode(FetchTables(key=key)), "/api/devices/abc")).content


@pytest.mark.asyncio
async def test_the_other_device_gets_the_tokens_once() -> None:
    async with serving(await kept()) as site:
        carried = await carry(site, TOKENS[1])
        fetched = msgspec.json.decode(await fetch(site), type=TablesFetched)
        again = await site.post(msgspec.json.encode(FetchTables(key=KEY)), "/api/devices/abc")
    assert (carried.tables, carried.address.endswith(f"/devices#abc.{KEY}")) == (1, True)
    assert [(each.code, each.seats, each.tokens) for each in fetched.tables] == [(CODE, [1], [TOKENS[1]])]
    assert refused(again) == (400, "carrying-over")


@pytest.mark.asyncio
async def test_a_wrong_key_gets_nothing_and_makes_nothing_void() -> None:
    async with serving(await kept()) as site:
        await carry(site, TOKENS[0])
        wrong = await site.post(msgspec.json.encode(FetchTables(key=OTHER)), "/api/devices/abc")
        right = msgspec.json.decode(await fetch(site), type=TablesFetched)
    assert (refused(wrong), len(right.tables)) == ((400, "carrying-over"), 1)


@pytest.mark.asyncio
async def test_a_token_that_opens_nothing_is_not_carried() -> None:
    async with serving(await kept()) as site:
        assert (await carry(site, "a token of somebody else, who is not here")).tables == 0


@pytest.mark.asyncio
async def test_a_key_that_can_be_guessed_is_refused() -> None:
    async with serving(await kept()) as site:
        short = await site.post(b'{"type":"CarryTables","key":"short","tables":[]}', "/api/devices/abc")
    assert refused(short) == (400, "malformed-message")


def test_what_is_too_old_is_void() -> None:
    now = [0.0]
    links = DeviceLinks(lambda: now[0])
    links.put("abc", KEY, (TABLE,))
    now[0] = LASTS
    assert links.fetch("abc", KEY) is None


def test_its_memory_is_bounded_and_holds_no_key() -> None:
    links = DeviceLinks()
    for number in range(MOST_READY + 1):
        links.put(f"{number}", KEY, (TABLE,))
    assert (len(links._ready), KEY in repr(links._ready)) == (MOST_READY, False)
