"""An invitation names the address that the other can open, and says so where nobody else can."""

import io

import msgspec
import pytest
import segno

from tests.web.stage import CODE, serving
from toychest.web.address import Reach
from toychest.web.address_messages import AddressShown

pytestmark = pytest.mark.asyncio

NETWORK = "http://192.168.1.20:7170/"
HERE = "http://127.0.0.1:7170/"


async def test_a_server_for_this_computer_invites_nobody_else() -> None:
    assert Reach(is_local=True, others=HERE).for_others(HERE) is None


async def test_a_browser_of_this_computer_invites_to_the_networks_address() -> None:
    assert Reach(is_local=False, others=NETWORK).for_others(HERE) == NETWORK


@pytest.mark.parametrize("opened", [NETWORK, "https://games.example/"])
async def test_a_browser_that_came_by_an_address_invites_to_the_same(opened: str) -> None:
    assert Reach(is_local=False, others=NETWORK).for_others(opened) == opened


async def test_without_a_network_nobody_else_can_come() -> None:
    assert Reach(is_local=False, others=None).for_others(HERE) is None


async def test_a_browser_is_told_that_the_server_is_open_to_this_computer_alone() -> None:
    async with serving() as site:
        shown = msgspec.json.decode((await site.get("/api/address")).content, type=AddressShown)
    assert shown == AddressShown(address=None, is_local=True)


async def test_a_browser_is_told_the_address_of_the_network() -> None:
    async with serving(is_local=False, others=NETWORK) as site:
        shown = msgspec.json.decode((await site.get("/api/address")).content, type=AddressShown)
    assert shown == AddressShown(address=NETWORK, is_local=False)


async def test_the_picture_of_an_invitation_names_the_address_of_the_network() -> None:
    async with serving(is_local=False, others=NETWORK) as site:
        drawn = (await site.get(f"/t/{CODE}/qr.svg")).content
    picture = io.BytesIO()
    expected = segno.make(f"{NETWORK}t/{CODE}", micro=False)
    expected.save(picture, kind="svg", border=2, scale=4, dark="#2A2035", light="#FFFCF5")
    assert drawn == picture.getvalue()
