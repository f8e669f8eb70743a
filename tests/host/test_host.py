"""One authority: it is done, stored, and only then told; whoever asks, and through whatever guest."""

import asyncio

import pytest

from tests.host.guests import CLICK, TOKEN, Listener, bot, entered, host_over, person
from tests.web.stage import until
from tests.web.stores import FULL, FailingStore, SlowStore
from toychest.contract import Seat
from toychest.host.asked import Asked, SeatAsked
from toychest.storage import MemoryStore
from toychest.table.errors import Stale, StoreFailed
from toychest.table.requests import AddEntropy

pytestmark = pytest.mark.asyncio

SECOND = Seat(1)
AGAIN = Asked(CLICK.request, 1, "another click")


async def test_a_guest_hears_what_happened_and_who_asked_for_it() -> None:
    host = host_over(MemoryStore())
    hosted, guest = await entered(host)
    await host.grant(hosted, CLICK)
    assert guest.heard == [(1, CLICK)]


async def test_what_a_guest_has_heard_is_stored() -> None:
    host = host_over(MemoryStore())
    hosted, _ = await entered(host)
    await host.grant(hosted, CLICK)
    assert (await host.store.load(hosted.code)).entries == hosted.table.entries


async def test_nobody_hears_of_it_while_it_is_being_stored() -> None:
    store = SlowStore()
    host = host_over(store)
    hosted, guest = await entered(host)
    granting = asyncio.create_task(host.grant(hosted, CLICK))
    await until(lambda: store.waiting == 1)
    heard, seq = list(guest.heard), hosted.table.seq
    store.tap.set()
    await granting
    assert (heard, seq) == ([], 0)


async def test_what_is_not_stored_has_not_happened() -> None:
    store = FailingStore()
    host = host_over(store)
    hosted, guest = await entered(host)
    store.fault = FULL
    with pytest.raises(StoreFailed):
        await host.grant(hosted, CLICK)
    assert (guest.heard, hosted.table.seq) == ([], 0)


async def test_an_asker_who_leaves_does_not_stop_what_is_under_way() -> None:
    store = SlowStore()
    host = host_over(store)
    hosted, guest = await entered(host)
    granting = asyncio.create_task(host.grant(hosted, CLICK))
    await until(lambda: store.waiting == 1)
    granting.cancel()
    await asyncio.gather(granting, return_exceptions=True)
    store.tap.set()
    async with hosted.lock:
        assert guest.heard == [(1, CLICK)]


async def test_a_request_that_comes_twice_is_done_once() -> None:
    host = host_over(MemoryStore())
    hosted, guest = await entered(host)
    answers = [await host.grant(hosted, CLICK), await host.grant(hosted, CLICK)]
    assert [answer is None for answer in answers] == [False, True]
    assert guest.heard == [(1, CLICK)]


async def test_a_request_for_an_entry_that_is_past_is_refused() -> None:
    host = host_over(MemoryStore())
    hosted, _ = await entered(host)
    await host.grant(hosted, CLICK)
    with pytest.raises(Stale):
        await host.grant(hosted, AGAIN)


async def test_where_another_host_was_faster_everybody_is_shown_how_it_stands() -> None:
    store = MemoryStore()
    host, other = host_over(store), host_over(store)
    hosted, guest = await entered(host)
    await other.grant(await other.load(hosted.code), CLICK)
    with pytest.raises(Stale):
        await host.grant(hosted, AGAIN)
    assert (guest.heard, guest.shown) == ([], [None])
    assert hosted.table.entries == (await store.load(hosted.code)).entries


async def test_what_another_host_has_done_is_not_done_again() -> None:
    store = MemoryStore()
    host, other = host_over(store), host_over(store)
    hosted, _ = await entered(host)
    await other.grant(await other.load(hosted.code), CLICK)
    assert await host.grant(hosted, CLICK) is None


async def test_everybody_is_shown_who_sat_down() -> None:
    host = host_over(MemoryStore())
    hosted, guest = await entered(host)
    asked = SeatAsked(SECOND, "Ben", TOKEN)
    await host.take_seat(hosted, asked)
    assert ([record.name for record in hosted.records], guest.shown) == (["Ann", "Ben"], [asked])


async def test_whoever_sits_down_adds_entropy_once() -> None:
    host = host_over(MemoryStore())
    hosted, _ = await entered(host)
    await host.take_seat(hosted, SeatAsked(SECOND, "Ben", TOKEN, "words of Ben"))
    await host.take_seat(hosted, SeatAsked(SECOND, "Ben", TOKEN, "words of Ben"))
    assert hosted.table.seq == 1


async def test_what_a_bot_wanted_is_dropped_once_it_has_left() -> None:
    host = host_over(MemoryStore())
    hosted, guest = await entered(host, bot("Cog"), person("Ann"))
    wanted = await host.decision(hosted)
    assert wanted is not None
    await host.seat_bot(hosted, Seat(0), None, None)
    with pytest.raises(Stale):
        await host.grant(hosted, wanted.asked)
    assert guest.heard == []


async def test_without_a_pause_bots_play_when_they_are_asked_only() -> None:
    host = host_over(MemoryStore())
    hosted, _ = await entered(host, bot("Cog"), person("Ann"))
    assert hosted.is_played is False
    assert await host.decision(hosted) is not None


async def test_where_a_person_is_awaited_no_bot_decides() -> None:
    host = host_over(MemoryStore())
    hosted, _ = await entered(host, person("Ann"), bot("Cog"))
    assert await host.decision(hosted) is None


async def test_a_table_with_a_guest_is_the_same_for_all() -> None:
    host = host_over(MemoryStore())
    hosted, _ = await entered(host)
    assert await host.load(hosted.code) is hosted


async def test_a_table_without_a_guest_is_let_go() -> None:
    host = host_over(MemoryStore())
    hosted, guest = await entered(host)
    host.leave(hosted, guest)
    assert await host.load(hosted.code) is not hosted


async def test_one_guest_hears_what_another_asked_for() -> None:
    host = host_over(MemoryStore())
    hosted, first = await entered(host)
    second = Listener()
    host.enter(hosted, second)
    mixed = Asked(AddEntropy(Seat(0), "words"), 1, "words", by=first)
    await host.grant(hosted, mixed)
    assert second.heard == [(1, mixed)]


async def test_a_closed_host_wakes_no_bot() -> None:
    host = host_over(MemoryStore(), pause=0)
    hosted, _ = await entered(host, person("Ann"), bot("Cog"))
    await host.close()
    hosted.reseat(Seat(0), bot("Ratchet"))
    host.enter(hosted, Listener())
    assert hosted.is_played is False
