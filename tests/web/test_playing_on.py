"""A finished game is played on from: a table of its own, with other luck, that tells no seat more than it may know."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.web.bots import QuickThinker
from tests.web.sitting import almost_over, over
from tests.web.stage import CODE, InnerSite, keep, refused, serving, until
from toychest.commands.finished_game import rebuilt
from toychest.games import EDITIONS
from toychest.storage import MemoryStore
from toychest.table import Table, read_log, verify
from toychest.web.messages import TableShown, TableStarted
from toychest.web.rematch_messages import ChainShown

pytestmark = pytest.mark.asyncio

GOLDEN = Path(__file__).parents[1] / "games" / "toybattle" / "golden" / "castle.log"
HERE, COG, FREE = (
    {"name": "Ann", "isHere": True},
    {"name": "", "isHere": False, "bot": 3},
    {"name": "", "isHere": False},
)


def battle() -> Table:
    return rebuilt(read_log(GOLDEN.read_bytes()))


async def kept(table: Table) -> MemoryStore:
    store = MemoryStore()
    await keep(store, table)
    return store


async def play_on(site: InnerSite, seq: int, *seats: dict[str, Any]) -> httpx.Response:
    wanted = {"type": "PlayOn", "code": CODE, "seq": seq, "seats": seats, "entropy": "my words"}
    return await site.post(msgspec.json.encode(wanted), "/api/branches")


async def played_on(site: InnerSite, seq: int, *seats: dict[str, Any]) -> TableStarted:
    return msgspec.json.decode((await play_on(site, seq, *seats)).content, type=TableStarted)


async def shown(site: InnerSite, started: TableStarted) -> TableShown:
    async with site.browser(started.code, started.tokens) as browser:
        return await browser.enter()


async def test_it_goes_on_where_that_game_stood() -> None:
    async with serving(await kept(battle()), thinker=QuickThinker()) as site:
        told = await shown(site, await played_on(site, 40, HERE, FREE))
    assert told.branch == 40
    assert len([entry for entry in told.entries if entry.seat >= 0]) >= 10
    assert told.standing.outcome is None


async def test_who_starts_it_takes_any_seat_and_a_bot_the_other() -> None:
    async with serving(await kept(battle()), thinker=QuickThinker()) as site:
        told = await shown(site, await played_on(site, 40, COG, HERE))
    assert [(seat.bot, seat.is_yours) for seat in told.seats] == [(3, False), (None, True)]


@pytest.mark.parametrize("seq", [-3, 100_000])
async def test_nobody_plays_on_from_nowhere(seq: int) -> None:
    async with serving(await kept(over())) as site:
        assert refused(await play_on(site, seq, HERE, HERE)) == (400, "nothing-to-play")


async def test_nobody_plays_on_from_a_running_game() -> None:
    async with serving(await kept(almost_over())) as site:
        assert refused(await play_on(site, 3, HERE, HERE)) == (400, "table-unfinished")


async def test_as_many_play_on_as_played() -> None:
    async with serving(await kept(over())) as site:
        assert refused(await play_on(site, 3, HERE)) == (400, "seats-wrong")


async def test_nobody_plays_on_where_no_table_is() -> None:
    async with serving() as site:
        assert refused(await play_on(site, 3, HERE, HERE)) == (404, "no-such-table")


async def test_no_seat_is_told_what_it_may_not_know() -> None:
    """The tiles of the other rack, which the replay of the old game shows, are in no byte of the branch."""
    table = battle()
    seq = next(frame.seq for frame in table.frames if frame.seat == 0 and sum(frame.state.racks[1]) > 2)
    async with serving(await kept(table), thinker=QuickThinker()) as site:
        started = await played_on(site, seq, HERE, FREE)
        async with site.browser(started.code, started.tokens) as browser:
            told = await browser.enter()
    racks = [side["tiles"] for side in told.standing.view["sides"]]
    taken = [event.facts for entry in told.entries for event in entry.events if event.kind == "tile_taken"]
    assert (racks[0] is None, racks[1] is None) == (False, True)
    assert {(facts["seat"], "troop" in facts) for facts in taken} == {(0, True), (1, False)}
    assert CODE not in "".join(browser.raw)


async def test_while_it_runs_nobody_is_led_to_the_game_where_all_lies_open() -> None:
    async with serving(await kept(over())) as site:
        started = await played_on(site, 3, HERE, HERE)
        told = await site.get(f"/api/tables/{started.code}/chain")
    origin = msgspec.json.decode(told.content, type=ChainShown).origin
    assert origin is not None
    assert (origin.seq, origin.code) == (3, None)


async def test_its_end_leads_back_and_proves_its_own_luck() -> None:
    table = over()
    seq = table.frames[-3].seq
    async with serving(await kept(table), thinker=QuickThinker()) as site:
        started = await played_on(site, seq, COG, COG)
        await until(lambda: site.live_tables == 0)
        log = read_log((await site.get(f"/api/tables/{started.code}/log")).content)
        told = await site.get(f"/api/tables/{started.code}/chain")
    verdict = verify(log, EDITIONS, table.log)
    origin = msgspec.json.decode(told.content, type=ChainShown).origin
    assert origin is not None
    assert (origin.code, verdict.fault) == (CODE, None)
