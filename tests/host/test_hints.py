"""Hints of a host: for the seat that is to act, by a luck that everybody may know."""

import pytest

from tests.host.guests import person
from tests.web.bots import QuickThinker, battle
from toychest.bots.levels import ADVISER
from toychest.bots.window import Window
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.hints import NotToAct
from toychest.host.host import Host
from toychest.storage import MemoryStore

pytestmark = pytest.mark.asyncio
FIRST, SECOND = Seat(0), Seat(1)


async def asked_of_a_new_host(store: MemoryStore, code: str) -> tuple[Window, int, int]:
    """What its thinker is handed."""
    thinker = QuickThinker()
    host = Host(store, EDITIONS, thinker)
    await host.hint(await host.load(code), FIRST)
    return thinker.windows[0]


async def started(store: MemoryStore) -> str:
    """A battle in which the first seat is to act."""
    host = Host(store, EDITIONS, QuickThinker())
    return (await host.start(battle(first=0), [person("Ann"), person("Ben")])).code


async def test_every_host_thinks_about_the_same() -> None:
    store = MemoryStore()
    code = await started(store)
    assert await asked_of_a_new_host(store, code) == await asked_of_a_new_host(store, code)


async def test_whoever_advises_is_asked_and_no_bot() -> None:
    store = MemoryStore()
    assert (await asked_of_a_new_host(store, await started(store)))[1] == ADVISER


async def test_who_is_not_to_act_has_nothing_to_be_advised_on() -> None:
    store = MemoryStore()
    host = Host(store, EDITIONS, QuickThinker())
    with pytest.raises(NotToAct):
        await host.hint(await host.load(await started(store)), SECOND)
