"""A clock over the wire: told to everybody alike, and still while the server is down."""

import asyncio
import random
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from tests.web.process import started
from tests.web.stage import Site, serving
from toychest.web.leaving_messages import Resign
from toychest.web.messages import (
    EntriesPlayed,
    OpenTurn,
    ReplayShown,
    RequestRefused,
    SeatWanted,
    StartTable,
    TableStarted,
)
from toychest.web.replay_messages import GameOpened
from toychest.web.terms_messages import ClockShown, ClockTold, TermsTold

pytestmark = pytest.mark.asyncio

GENTLE = ClockTold(expiry="gentle", main=600, increment=10)
STRICT = ClockTold(expiry="strict", main=600, increment=10)


async def battle(site: Site, clock: ClockTold | None = GENTLE, edition: str = "toybattle-standard-0") -> bytes:
    seats = [SeatWanted(name=name, is_here=True) for name in ("Ann", "Ben")]
    wanted = StartTable(edition=edition, options={}, seats=seats, terms=TermsTold(clock=clock))
    return (await site.post(msgspec.json.encode(wanted))).content


async def test_whoever_enters_is_told_how_much_time_everybody_has() -> None:
    async with serving() as site:
        table = msgspec.json.decode(await battle(site), type=TableStarted)
        async with site.browser(table.code, table.tokens[:1]) as ann, site.browser(table.code) as onlooker:
            shown = await ann.enter()
            told = await ann.hear_a(ClockShown)
            await onlooker.enter()
            overheard = await onlooker.hear_a(ClockShown)
    assert (shown.terms.clock, len(told.left)) == (GENTLE, 2)
    assert (len(overheard.left), overheard.running) == (2, told.running)


async def test_without_one_nobody_is_told_of_any() -> None:
    async with serving() as site:
        table = msgspec.json.decode(await battle(site, None), type=TableStarted)
        async with site.browser(table.code, table.tokens) as both:
            shown = await both.enter()
            answer = await both.ask(OpenTurn(id="o", seat=0, seq=shown.standing.seq + 1))
    assert shown.terms.clock is None
    assert isinstance(answer, EntriesPlayed | RequestRefused)


async def test_a_strict_one_is_for_two_who_play_each_other() -> None:
    async with serving() as site:
        refused = msgspec.json.decode(await battle(site, STRICT, "castle-standard-0"), type=RequestRefused)
    assert refused.code == "clock-unfit"


async def test_a_replay_shows_what_was_left_and_the_saved_file_takes_it_along() -> None:
    async with serving() as site:
        table = msgspec.json.decode(await battle(site, STRICT), type=TableStarted)
        async with site.browser(table.code, table.tokens) as both:
            await both.enter()
            choices = random.Random(7)
            for _ in range(6):
                await both.go_on(choices)
            await both.ask(Resign(id="enough", seat=1))
            there = await replayed(site, table.code)
        file = (await site.get(f"/api/tables/{table.code}/log")).content
    async with serving() as other:
        opened = msgspec.json.decode((await other.post(file, "/api/replays")).content, type=GameOpened)
        again = await replayed(other, opened.code)
    assert [(times.seat, len(times.left)) for times in there.times] == [(0, len(there.frames)), (1, len(there.frames))]
    assert (again.times, again.is_fair) == (there.times, True)


async def test_a_replay_without_a_clock_says_nothing_of_one() -> None:
    async with serving() as site:
        table = msgspec.json.decode(await battle(site, None), type=TableStarted)
        async with site.browser(table.code, table.tokens) as both:
            await both.enter()
            await both.go_on(random.Random(7))
            await both.ask(Resign(id="enough", seat=1))
        assert (await replayed(site, table.code)).times == ()


async def replayed(site: Site, code: str) -> ReplayShown:
    return msgspec.json.decode((await site.get(f"/api/tables/{code}/replay")).content, type=ReplayShown)


@pytest.mark.slow
async def test_it_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with started(folder) as site:
        table = msgspec.json.decode(await battle(site), type=TableStarted)
        async with site.browser(table.code, table.tokens) as both:
            await both.enter()
            before, up_since = await both.hear_a(ClockShown), monotonic()
        await asyncio.sleep(1.5)  # what is noted when the last browser leaves is noted by then
        await site.kill()
    was_up = monotonic() - up_since
    await asyncio.sleep(2)
    up_since = monotonic()
    async with started(folder) as site, site.browser(table.code, table.tokens) as both:
        await both.enter()
        after = await both.hear_a(ClockShown)
    was_up += monotonic() - up_since
    spent = [was - now for was, now in zip(before.left, after.left, strict=True)]
    assert before.running == after.running
    assert max(spent) < 1000 * (was_up + 1)  # a busy machine is up for longer; of the two seconds one is enough to tell
