"""A host goes on by what another stored: its guests are told, once, and shown who sat down."""

import pytest

from tests.host.guests import CLICK, TOKEN, Listener, entered, host_over
from toychest.contract import Seat
from toychest.host.asked import BeatAsked, SeatAsked
from toychest.host.guides import start_guide
from toychest.storage import MemoryStore
from toychest.table import SeatRecord, hash_of

pytestmark = pytest.mark.asyncio


async def test_guests_are_told_what_another_host_stored() -> None:
    store = MemoryStore()
    host, other = host_over(store), host_over(store)
    hosted, guest = await entered(host)
    await other.grant(await other.load(hosted.code), CLICK)
    caught_up = await host.catch_up(hosted)
    assert (guest.heard, guest.shown, caught_up > 0) == ([(1, None)], [], True)
    assert hosted.table.entries == (await store.load(hosted.code)).entries


async def test_whoever_has_heard_of_it_is_told_nothing_again() -> None:
    store = MemoryStore()
    host, other = host_over(store), host_over(store)
    hosted, guest = await entered(host)
    await other.grant(await other.load(hosted.code), CLICK)
    assert [await host.catch_up(hosted) > 0 for _ in range(3)] == [True, False, False]
    assert len(guest.heard) == 1


async def test_guests_are_shown_who_sat_down_at_another_host() -> None:
    store = MemoryStore()
    host, other = host_over(store), host_over(store)
    hosted, guest = await entered(host)
    await other.take_seat(await other.load(hosted.code), SeatAsked(Seat(1), "Ben", TOKEN, "words of Ben"))
    await host.catch_up(hosted)
    assert ([record.name for record in hosted.records], guest.shown, guest.heard) == (["Ann", "Ben"], [None], [])
    assert hosted.table.header.seats == ("Ann", "Ben")


async def test_how_far_a_learner_went_on_is_known_to_every_host() -> None:
    store = MemoryStore()
    host, other = host_over(store), host_over(store)
    learner = SeatRecord(name="Ann", token_hash=hash_of("Ann"))
    hosted = await start_guide(host, "castle", learner)
    guest = Listener()
    host.enter(hosted, guest)
    await host.go_on(hosted, BeatAsked(0))
    assert (await other.load(hosted.code)).acknowledged == hosted.acknowledged == 1


async def test_two_hosts_that_note_at_once_lose_neither() -> None:
    store = MemoryStore()
    host, other = host_over(store), host_over(store)
    hosted, _ = await entered(host)
    there = await other.load(hosted.code)
    await host.note(hosted, "names", lambda was: f"{was} Ann".strip())
    await other.note(there, "names", lambda was: f"{was} Ben".strip())
    assert (await store.notes(hosted.code), there.notes) == ({"names": "Ann Ben"}, {"names": "Ann Ben"})
