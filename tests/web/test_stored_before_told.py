"""Nobody hears of an entry that could be lost."""

import random

import pytest

from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, keep, serving, until
from tests.web.stores import FULL, FailingStore, SlowStore
from toychest.web.messages import EntriesPlayed, OpenTurn, RequestRefused, StillHere

pytestmark = pytest.mark.asyncio

CLICK = OpenTurn(id="click", seat=0, seq=1)


async def test_whoever_asked_is_told_that_the_store_failed() -> None:
    store = FailingStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        store.fault = FULL
        refusal = await browser.ask(CLICK)
    assert refusal == RequestRefused(id="click", code="store-failed", facts={"because": "disk-full"})


async def test_nobody_sees_a_move_that_was_not_stored() -> None:
    store = FailingStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser, site.entered(CODE) as onlooker:
        store.fault = FULL
        await browser.ask(CLICK)
        await onlooker.heard_all()
        assert [message for message in onlooker.raw if "EntriesPlayed" in message] == []
        assert (await onlooker.enter()).entries == []


async def test_the_table_goes_on_after_the_store_has_failed() -> None:
    store = FailingStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        store.fault = FULL
        await browser.ask(CLICK)
        store.fault = None
        played = await browser.ask(CLICK)
    assert isinstance(played, EntriesPlayed)
    assert played.entries[0].seq == 1


async def test_a_move_is_told_to_nobody_while_it_is_being_stored() -> None:
    store = SlowStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser, site.entered(CODE) as onlooker:
        await browser.send(CLICK)
        await until(lambda: store.waiting == 1)
        assert (await onlooker.enter()).standing.seq == 0
        store.tap.set()
        assert (await onlooker.hear_a(EntriesPlayed)).entries[0].seq == 1


async def test_others_are_told_a_move_whose_sender_left_while_it_was_stored() -> None:
    store = SlowStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as onlooker:
        async with site.entered(CODE, TOKENS) as browser:
            await browser.send(CLICK)
            await until(lambda: store.waiting == 1)
        site.tell_everybody()
        await onlooker.hear_a(StillHere)
        store.tap.set()
        assert (await onlooker.hear_a(EntriesPlayed)).entries[0].seq == 1


async def test_whoever_enters_while_the_only_sender_leaves_is_shown_the_move() -> None:
    store = SlowStore()
    await keep(store, castle())
    async with serving(store) as site:
        async with site.entered(CODE, TOKENS) as browser:
            await browser.send(CLICK)
            await until(lambda: store.waiting == 1)
        site.tell_everybody()
        async with site.entered(CODE, TOKENS) as again:
            store.tap.set()
            assert (await again.hear_a(EntriesPlayed)).entries[0].seq == 1
            done = again.standing.seq
            assert (await again.go_on(random.Random(1))).entries[0].seq == done + 1


async def test_a_fault_that_nobody_foresaw_is_named_and_the_table_goes_on() -> None:
    store = FailingStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        store.fault = ZeroDivisionError("a bug")
        refusal = await browser.ask(CLICK)
        store.fault = None
        assert isinstance(await browser.ask(CLICK), EntriesPlayed)
    assert refusal == RequestRefused(id="click", code="unforeseen", facts={})
