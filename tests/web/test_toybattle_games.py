"""A whole battle over real sockets: two browsers, somebody who looks on, and a server that is killed on the way."""

import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from tests.web.browser import Browser
from tests.web.process import OuterSite, exit_of, started
from tests.web.stage import CODE, TOKENS, keep
from tests.web.truths import BATTLE
from toychest.storage import SqliteStore
from toychest.table import EntryTold, new_table
from toychest.web.messages import ReplayShown

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

SEED = "a battle of middling length"
BEFORE_THE_KILL = 20
"""Requests; the whole battle takes more than twice as many."""

TO_THE_END = BATTLE.longest


class Evening:
    """Ann's browser, Ben's, and an onlooker's, in this order, around one table."""

    def __init__(self, browsers: Sequence[Browser]) -> None:
        self.browsers = browsers

    @property
    def seq(self) -> int:
        return self.browsers[0].standing.seq

    @property
    def is_over(self) -> bool:
        return self.browsers[0].standing.outcome is not None

    async def play(self, requests: int, choices: random.Random) -> int:
        """Whoever is to act plays on, and everybody hears of it; how many requests there were."""
        for number in range(requests):
            if self.is_over:
                return number
            asked = self.browsers[0].standing
            mover = self.browsers[asked.to_act[0] if asked.waits_for is None else asked.waits_for]
            played = await mover.go_on(choices)
            for browser in self.browsers:
                await heard_up_to(browser, played.standing.seq)
        return requests

    def views(self) -> list[object]:
        return [browser.standing.view for browser in self.browsers]


async def heard_up_to(browser: Browser, seq: int) -> None:
    while browser.standing.seq < seq:
        await browser.hear()


async def around(site: OuterSite, stack: AsyncExitStack) -> Evening:
    """All three enter."""
    tokens = (TOKENS[:1], TOKENS[1:2], ())
    return Evening([await stack.enter_async_context(site.entered(CODE, mine)) for mine in tokens])


def opened_store(folder: Path) -> SqliteStore:
    folder.mkdir()
    return SqliteStore(folder / "toychest.db")


async def laid_out(folder: Path) -> Path:
    store = opened_store(folder)
    await keep(store, new_table(BATTLE, {"terrain": "battlefield"}, ("Ann", "Ben"), SEED))
    await store.close()
    return folder


def owners_named(entries: Sequence[EntryTold]) -> Iterator[object]:
    """Whose tiles this browser was told the names of, as they came off a reserve or were suppressed."""
    for entry in entries:
        for event in entry.events:
            if event.kind in ("tile_taken", "tile_suppressed") and "troop" in event.facts:
                yield event.facts["seat"]


async def test_a_battle_killed_in_the_middle_goes_on_to_a_fair_end(tmp_path: Path) -> None:
    folder, choices = await laid_out(tmp_path / "data"), random.Random(SEED)
    async with AsyncExitStack() as stack, started(folder) as site:
        evening = await around(site, stack)
        assert await evening.play(BEFORE_THE_KILL, choices) == BEFORE_THE_KILL
        before = evening.seq, evening.views()
        await site.kill()
    async with started(folder) as site, AsyncExitStack() as stack:
        evening = await around(site, stack)
        assert (evening.seq, evening.views()) == before
        await evening.play(TO_THE_END, choices)
        told = [(await browser.enter()).entries for browser in evening.browsers]
        replay = msgspec.json.decode((await site.get(f"/api/tables/{CODE}/replay")).content, type=ReplayShown)
        (tmp_path / "battle.toychest").write_bytes((await site.get(f"/api/tables/{CODE}/log")).content)
    assert [set(owners_named(entries)) for entries in told] == [{0}, {1}, set()]
    assert evening.views()[2] == replay.frames[-1].view
    assert replay.is_fair
    code, said = await exit_of(sys.executable, "-m", "toychest", "verify", str(tmp_path / "battle.toychest"))
    assert (code, "fair" in said) == (0, True)
