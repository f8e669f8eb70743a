"""What the processes of one server have in common: whom they counted, what waits for another device, their counts."""

import asyncio
import random
import re
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.nodes.conftest import HOUSE
from tests.nodes.house import House, PlaceSite, running_house
from tests.web.browser import PATIENCE
from toychest.web.device_messages import CarryTables, FetchTables, TablesFetched
from toychest.web.home_messages import SeatsHeld
from toychest.web.messages import RequestRefused

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, HOUSE]

STRANGER = {"x-forwarded-for": "203.0.113.5"}
KEY = "a key that nobody else can guess"


async def test_a_link_to_another_device_is_good_at_every_process(tmp_path: Path) -> None:
    """One connection after another goes to one process after another."""
    async with running_house(tmp_path / "house", 2) as house:
        table = await house.outer.start_table(True)
        wanted = CarryTables(key=KEY, tables=[SeatsHeld(code=table.code, tokens=table.tokens)])
        await house.outer.post(msgspec.json.encode(wanted), "/api/devices/abc")
        fetches = [await house.outer.post(msgspec.json.encode(FetchTables(key=KEY)), "/api/devices/abc") for _ in "ab"]
    fetched = msgspec.json.decode(fetches[0].content, type=TablesFetched)
    assert ([each.tokens for each in fetched.tables], fetches[1].status_code) == ([table.tokens], 400)


async def opened(site: PlaceSite, code: str) -> ClientConnection:
    """A stranger's socket, as a proxy on this computer hands it on."""
    address = site.browser(code)._address
    return await connect(address, proxy=None, additional_headers=STRANGER, open_timeout=PATIENCE, close_timeout=0.5)


async def refusal(site: PlaceSite, code: str) -> str:
    """Why one more socket is turned away."""
    socket = await opened(site, code)
    said = await asyncio.wait_for(socket.recv(), PATIENCE)
    await socket.close()
    return msgspec.json.decode(said, type=RequestRefused).code


async def test_sockets_of_an_address_are_counted_together_and_forgotten_with_their_process(tmp_path: Path) -> None:
    async with running_house(tmp_path / "house", 2, "--lines", "2") as house:
        here, there = house.sites
        table = await house.outer.start_table(True, True)
        held = [await opened(here, table.code), await opened(there, table.code)]
        refused = [await refusal(here, table.code), await refusal(there, table.code)]
        await house.kill(0)
        await house.start_again(0)
        again = await opened(here, table.code)
        refused.append(await refusal(there, table.code))
        for socket in (*held, again):
            await socket.close()
    assert refused == ["too-many-lines"] * 3


async def granted(house: House) -> list[int]:
    """What two processes, one after the other, say that all have granted."""
    answers = [(await house.outer.get("/metrics")).text for _ in "ab"]
    return [int(re.findall(r"^toychest_requests_granted_total (\d+)$", text, re.MULTILINE)[0]) for text in answers]


async def test_every_process_shows_the_counts_of_all(tmp_path: Path) -> None:
    async with running_house(tmp_path / "house", 2, "--metrics") as house:
        table = await house.outer.start_table(True, True)
        for site in house.sites:
            async with site.entered(table.code, table.tokens) as browser:
                for seed in range(3):
                    await browser.go_on(random.Random(seed))
        async with asyncio.timeout(PATIENCE):
            while await granted(house) != [6, 6]:  # noqa: ASYNC110 - another process gives no sign
                await asyncio.sleep(0.1)
        await house.kill(0)
        assert (await granted(house))[0] == 6
