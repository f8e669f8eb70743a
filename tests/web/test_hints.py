"""Hints over the wire: for the seat that asks and is to act, and for nobody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.web.bots import QuickThinker, SlowThinker, battle
from tests.web.browser import Browser
from tests.web.stage import CODE, InnerSite, serving, until
from toychest.bots.levels import ADVISER
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.pool import fallback
from toychest.storage import MemoryStore
from toychest.table import SeatRecord, hash_of, record_of
from toychest.web.hint_messages import AskHint, HintGiven
from toychest.web.messages import RequestRefused, StillHere, StillThere, ToBrowser

pytestmark = pytest.mark.asyncio
ANN, BEN = "Ann's token, which is long enough to be one", "Ben's token, which is long enough to be one"


class Thoughtless(QuickThinker):
    """Has no worker."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        return fallback(window, seed)


@asynccontextmanager
async def at_a_battle(thinker: QuickThinker) -> AsyncIterator[tuple[InnerSite, Browser]]:
    """Two people at Toy Battle; it is Ann's turn, and this is her browser."""
    store, table = MemoryStore(), battle(first=0)
    records = [SeatRecord(name=token[:3], token_hash=hash_of(token)) for token in (ANN, BEN)]
    await store.create(record_of(CODE, table, records))
    async with serving(store, thinker=thinker) as site, site.entered(CODE, [ANN]) as browser:
        yield site, browser


def asking(browser: Browser, *, seat: int = 0, grade: int = 1, late: int = 0, id: str = "hint") -> AskHint:
    return AskHint(id=id, seat=seat, seq=browser.standing.seq + 1 - late, grade=grade)


def code_of(answer: ToBrowser) -> str:
    assert isinstance(answer, RequestRefused), answer
    return answer.code


async def test_who_is_to_act_is_given_a_hint() -> None:
    thinker = QuickThinker()
    async with at_a_battle(thinker) as (_, browser):
        answer = await browser.ask(asking(browser, grade=3))
    ((window, level, _),) = thinker.windows
    assert isinstance(answer, HintGiven)
    assert (answer.seat, answer.grade, answer.by, level, window.seat) == (0, 3, "search", ADVISER, 0)
    assert answer.foreseen[0].move in browser.standing.choices[0].legal


async def test_nobody_else_hears_of_a_hint() -> None:
    async with at_a_battle(QuickThinker()) as (site, browser), site.entered(CODE, [BEN]) as other:
        await browser.ask(asking(browser))
        await other.heard_all()
    assert [text for text in other.raw if "Hint" in text] == []


async def test_asking_twice_is_thinking_the_same_twice() -> None:
    thinker = QuickThinker()
    async with at_a_battle(thinker) as (_, browser):
        first = await browser.ask(asking(browser, grade=2))
        again = await browser.ask(asking(browser, grade=2))
    assert first == again
    assert thinker.windows[0] == thinker.windows[1]


@pytest.mark.parametrize("grade", [0, 4, -1])
async def test_an_unknown_grade_is_refused(grade: int) -> None:
    async with at_a_battle(QuickThinker()) as (_, browser):
        answer = await browser.ask(asking(browser, grade=grade))
    assert code_of(answer) == "hint-grade-unknown"


async def test_another_seat_is_refused() -> None:
    async with at_a_battle(QuickThinker()) as (_, browser):
        assert code_of(await browser.ask(asking(browser, seat=1))) == "not-your-seat"


async def test_who_is_not_to_act_is_refused() -> None:
    async with at_a_battle(QuickThinker()) as (site, _), site.entered(CODE, [BEN]) as other:
        assert code_of(await other.ask(asking(other, seat=1))) == "not-to-act"


async def test_a_hint_for_what_is_past_is_refused() -> None:
    async with at_a_battle(QuickThinker()) as (_, browser):
        assert code_of(await browser.ask(asking(browser, late=1))) == "stale"


async def test_one_hint_at_a_time() -> None:
    thinker = SlowThinker()
    async with at_a_battle(thinker) as (_, browser):
        await browser.send(asking(browser))
        assert code_of(await browser.ask(asking(browser, id="another"))) == "hint-under-way"


async def test_others_are_answered_while_a_hint_is_thought_about() -> None:
    thinker = SlowThinker()
    async with at_a_battle(thinker) as (_, browser):
        await browser.send(asking(browser))
        await until(lambda: bool(thinker.windows))
        await browser.send(StillThere())
        assert isinstance(await browser.hear_a(StillHere), StillHere)


async def test_a_hint_that_comes_too_late_is_not_given() -> None:
    thinker = SlowThinker()
    async with at_a_battle(thinker) as (_, browser):
        await browser.send(asking(browser))
        await until(lambda: bool(thinker.windows))
        await browser.play(browser.standing.choices[0].legal[0])
        thinker.tap.set()
        assert code_of(await browser.hear_a(RequestRefused)) == "stale"


async def test_a_move_at_random_is_no_hint() -> None:
    async with at_a_battle(Thoughtless()) as (_, browser):
        assert code_of(await browser.ask(asking(browser))) == "no-hint"


async def test_a_browser_that_leaves_is_not_answered() -> None:
    thinker = SlowThinker()
    async with at_a_battle(thinker) as (site, browser):
        await browser.send(asking(browser))
        await until(lambda: bool(thinker.windows))
        await browser.socket.close()
        await until(lambda: site.live_tables == 0)
        assert site.tables.hints._asked == {}
        assert [task for task in asyncio.all_tasks() if "Hints" in repr(task.get_coro())] == []
