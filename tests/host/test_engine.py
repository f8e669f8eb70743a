"""The host and the engine: what is played comes first, and whoever is there hears how far it is."""

import pytest

from tests.bots.workers.warmers import Workshop
from tests.host.guests import bot, entered, person
from tests.web.bots import QuickThinker
from tests.web.stage import until
from toychest.bots.workers.engine_parts import parts_of
from toychest.bots.workers.readiness import Readiness
from toychest.games import EDITIONS
from toychest.host.host import Host
from toychest.storage import MemoryStore

pytestmark = pytest.mark.asyncio
ALL = len(parts_of("castle"))


def hosting(shop: Workshop) -> Host:
    host = Host(MemoryStore(), EDITIONS, QuickThinker(), warming=shop.warming())
    host.engines.hear()
    return host


async def test_a_table_with_a_bot_has_its_games_kernel_loaded() -> None:
    shop = Workshop()
    await entered(hosting(shop), person("Ann"), bot("Cog"))
    await until(lambda: "load castle" in shop.done)
    assert shop.done == ["fetch", "begin castle", "end castle", "load castle"]


async def test_a_table_without_a_bot_has_it_compiled_only() -> None:
    shop = Workshop()
    await entered(hosting(shop))
    await until(lambda: ("castle", ALL) in shop.told or "end castle" in shop.done)
    assert shop.done == ["fetch", "begin castle", "end castle"]


async def test_a_guest_hears_how_far_the_engine_is_until_it_is_ready() -> None:
    _, guest = await entered(hosting(Workshop()), person("Ann"), bot("Cog"))
    await until(lambda: bool(guest.engines) and not guest.engines[-1].is_warming)
    assert guest.engines[-1] == Readiness(ALL, ALL)


async def test_a_guest_hears_that_no_engine_will_come() -> None:
    _, guest = await entered(hosting(Workshop(trouble="No network.")), person("Ann"), bot("Cog"))
    await until(lambda: bool(guest.engines))
    assert guest.engines[-1].is_missing


async def test_a_table_that_is_loaded_knows_how_far_it_is() -> None:
    shop = Workshop(compiled=frozenset({"castle"}))
    host = hosting(shop)
    hosted, guest = await entered(host)
    host.leave(hosted, guest)
    assert (await host.load(hosted.code)).engine == Readiness(ALL, ALL)
