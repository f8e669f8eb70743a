"""A request is done once, however often it is sent; one for the wrong entry is answered with everything."""

import random
from pathlib import Path

import pytest

from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, keep, serving
from toychest.storage import MemoryStore, SqliteStore
from toychest.web.messages import EntriesPlayed, OpenTurn, RequestRefused, TableShown

pytestmark = pytest.mark.asyncio

CLICK = OpenTurn(id="click", seat=0, seq=1)


async def test_a_request_sent_twice_is_done_once() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        await browser.ask(CLICK)
        done = browser.standing.seq
        again = await browser.ask(CLICK)
    assert isinstance(again, EntriesPlayed)
    assert (again.entries, again.standing.seq) == ([], done)


async def test_a_request_sent_again_after_a_restart_is_done_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "toychest.db")
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        await browser.ask(CLICK)
        done = browser.standing.seq
    async with serving(SqliteStore(tmp_path / "toychest.db")) as site, site.entered(CODE, TOKENS) as browser:
        again = await browser.ask(CLICK)
    assert isinstance(again, EntriesPlayed)
    assert (again.entries, again.standing.seq) == ([], done)


async def test_a_request_sent_again_by_another_line_is_done_once() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as first, site.entered(CODE, TOKENS) as second:
        await first.ask(CLICK)
        again = await second.ask(CLICK)
    assert isinstance(again, EntriesPlayed)
    assert again.standing.seq == first.standing.seq


@pytest.mark.parametrize("seq", [-1, 0, 1, 99, 10**30])
async def test_a_request_for_the_wrong_entry_is_refused_as_stale(seq: int) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        await browser.ask(CLICK)
        refusal = await browser.ask(OpenTurn(id="late", seat=1, seq=seq))
    assert refusal == RequestRefused(id="late", code="stale", facts={"seq": browser.standing.seq + 1})


async def test_a_stale_request_is_followed_by_everything() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        await browser.ask(CLICK)
        await browser.ask(OpenTurn(id="late", seat=1, seq=1))
        shown = await browser.hear()
        assert isinstance(shown, TableShown)
        assert shown == await browser.enter()


async def test_of_two_browsers_that_move_at_once_one_moves_and_one_is_shown_everything() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as one, site.entered(CODE, TOKENS) as other:
        await one.send(CLICK)
        await other.send(OpenTurn(id="the other's click", seat=0, seq=1))
        await one.heard_all()
        await other.heard_all()
        assert one.standing == other.standing
        assert sum('"stale"' in message for message in (*one.raw, *other.raw)) == 1


async def test_entries_told_one_after_another_leave_no_gap() -> None:
    store = MemoryStore()
    await keep(store, castle())
    choices = random.Random(5)
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser, site.entered(CODE) as onlooker:
        await browser.go_on(choices)
        told = list((await onlooker.hear_a(EntriesPlayed)).entries)
        for _ in range(12):
            await browser.go_on(choices)
            told += (await onlooker.hear_a(EntriesPlayed)).entries
        assert [entry.seq for entry in told] == list(range(1, browser.standing.seq + 1))
        assert told == (await onlooker.enter()).entries


async def test_a_refused_move_changes_nothing() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        await browser.ask(CLICK)
        before = await browser.enter()
        await browser.play("walk nowhere")
        await browser.play("jump a1")
        assert await browser.enter() == before
