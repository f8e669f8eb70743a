"""Who is at a table is told everybody there: who comes, who looks on, who is out of reach and then away."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from tests.web.browser import Browser
from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, InnerSite, keep, serving
from toychest.contract import Seat
from toychest.host.around import NOBODY
from toychest.host.hosted import HostedTable
from toychest.host.presence import Attendance, Waits
from toychest.storage import MemoryStore
from toychest.web.connection import Connection
from toychest.web.messages import TakeSeat
from toychest.web.presence_messages import PresenceShown
from toychest.web.presence_telling import PresenceTelling

pytestmark = pytest.mark.asyncio

SOON = Waits(unreachable=0.02, away=0.05)


async def begun(*free: int) -> MemoryStore:
    store = MemoryStore()
    await keep(store, castle(), free=free)
    return store


async def presences(browser: Browser, wanted: list[str], onlookers: int = 0) -> bool:
    """Whether the browser is told this of all persons, sooner or later."""
    while True:
        told = await browser.hear_a(PresenceShown)
        if ([each.presence for each in told.seats], told.onlookers) == (wanted, onlookers):
            return True


def hurry(site: InnerSite) -> None:
    """Nobody has to wait for long at the table."""
    site.tables._browsers[CODE].hosted.attendance.waits = SOON


async def test_whoever_comes_is_told_everybody() -> None:
    async with serving(await begun()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        hurry(site)
        async with site.entered(CODE, TOKENS[1:2]):
            assert await presences(ann, ["here", "here"])


async def test_onlookers_are_counted() -> None:
    async with serving(await begun()) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE):
        assert await presences(ann, ["here", "here"], onlookers=1)
        async with site.entered(CODE):
            assert await presences(ann, ["here", "here"], onlookers=2)
        assert await presences(ann, ["here", "here"], onlookers=1)


async def test_whoever_is_gone_is_out_of_reach_then_away_and_here_once_they_are_back() -> None:
    async with serving(await begun()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        hurry(site)
        async with site.entered(CODE, TOKENS[1:2]):
            pass
        assert await presences(ann, ["here", "unreachable"])
        assert await presences(ann, ["here", "away"])
        async with site.entered(CODE, TOKENS[1:2]):
            assert await presences(ann, ["here", "here"])


async def test_a_free_seat_is_nobody_until_somebody_sits_down() -> None:
    async with (
        serving(await begun(1)) as site,
        site.entered(CODE, TOKENS[:1]) as ann,
        site.entered(CODE) as ben,
    ):
        assert await presences(ann, ["here"], onlookers=1)
        await ben.ask(TakeSeat(id="sit", seat=1, name="Ben", token=TOKENS[1]))
        assert await presences(ann, ["here", "here"])


async def test_whoever_enters_is_told_at_once() -> None:
    async with serving(await begun()) as site, site.entered(CODE, TOKENS) as both:
        assert await presences(both, ["here", "here"])


class Ticking:
    """A clock that goes on each time it is looked at; it can be set."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


class Told:
    """A browser that keeps what it is told."""

    role, seats = "player", frozenset({Seat(0)})

    def __init__(self) -> None:
        self.heard = b""

    def put(self, text: bytes) -> None:
        self.heard = text


@pytest.mark.parametrize("looks", range(8))
async def test_a_change_between_two_looks_at_the_clock_is_not_lost(looks: int) -> None:
    clock, browser = Ticking(), Told()
    attendance = Attendance(Waits(unreachable=100.0, away=10_000.0), clock)
    hosted = SimpleNamespace(attendance=attendance, persons=(Seat(0), Seat(1)), onlookers=0, elsewhere=NOBODY)
    attendance.note({Seat(0)})
    presence = PresenceTelling(cast(HostedTable, hosted), {cast(Connection, browser)})
    clock.now = 101.0 - looks
    presence.tell()
    assert presence._looking is not None
    is_looked_for = presence._looking.when() - asyncio.get_running_loop().time() < 100.0
    assert b"unreachable" in browser.heard or is_looked_for
