"""Another site's page can neither start a table here nor sit down at one."""

from collections.abc import AsyncIterator

import httpx
import pytest
import pytest_asyncio
import websockets

from tests.web.stage import Site, serving, start

pytestmark = pytest.mark.asyncio
ELSEWHERE = websockets.Origin("http://elsewhere.example")


@pytest_asyncio.fixture
async def site() -> AsyncIterator[Site]:
    async with serving() as running:
        yield running


async def posted(site: Site, origin: str) -> int:
    async with httpx.AsyncClient(trust_env=False) as client:
        address = f"http://{site.address}/api/tables"
        return (await client.post(address, content=start(), headers={"origin": origin})).status_code


async def test_our_own_page_may_start_a_table(site: Site) -> None:
    assert await posted(site, f"http://{site.address}") == 201


@pytest.mark.parametrize("origin", [ELSEWHERE, "http://127.0.0.1:1", "null"])
async def test_another_page_may_not_start_a_table(site: Site, origin: str) -> None:
    assert await posted(site, origin) == 403


async def test_another_page_may_not_open_a_socket(site: Site) -> None:
    started = await site.start_table(True)
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(f"ws://{site.address}/ws/t/{started.code}", origin=ELSEWHERE)
