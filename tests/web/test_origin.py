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


@pytest.mark.parametrize("origin", [ELSEWHERE, "http://127.0.0.1:1", "null", "http://[", "//["])
async def test_another_page_may_not_start_a_table(site: Site, origin: str) -> None:
    assert await posted(site, origin) == 403


async def test_another_page_may_not_open_a_socket(site: Site) -> None:
    started = await site.start_table(True)
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(f"ws://{site.address}/ws/t/{started.code}", origin=ELSEWHERE)


async def answered(site: Site, host: str) -> int:
    """To a request for the page itself, sent to this name."""
    async with httpx.AsyncClient(trust_env=False) as client:
        return (await client.get(f"http://{site.address}/api/editions", headers={"host": host})).status_code


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:7170", "localhost:7170", "LocalHost", "[::1]:7170"])
async def test_a_server_for_this_computer_answers_to_its_names(site: Site, host: str) -> None:
    assert await answered(site, host) == 200


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "localhost.example:80", "192.168.1.2", "", "[", "127.0.0.1@evil"]
)
async def test_a_server_for_this_computer_answers_to_no_name_that_was_made_to_lead_here(site: Site, host: str) -> None:
    assert await answered(site, host) == 403


async def test_a_name_that_was_made_to_lead_here_opens_no_socket(site: Site) -> None:
    started = await site.start_table(True)
    host, port = site.address.split(":")
    address = f"{ELSEWHERE.replace('http', 'ws')}/ws/t/{started.code}"
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(address, host=host, port=int(port), origin=ELSEWHERE, proxy=None)


@pytest.mark.parametrize("host", ["192.168.1.2:7170", "my-computer.local"])
async def test_a_server_for_the_network_answers_to_any_name(host: str) -> None:
    async with serving(is_local=False) as site:
        assert await answered(site, host) == 200
