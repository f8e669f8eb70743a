"""Sitting down by phone: a key seats one browser, the middle or a phone begins, a lost phone's seat is given again."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
import segno

from tests.web.browser import Browser
from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, InnerSite, Site, keep, serving
from toychest.host.presence import Waits
from toychest.storage import MemoryStore
from toychest.table import hash_of
from toychest.web.messages import BotSeated, EntriesPlayed, RequestRefused, SeatBot, SeatsShown, SeatTaken
from toychest.web.plea_messages import SayGoodbye
from toychest.web.sitting_messages import (
    AskSittingKey,
    BeginPlay,
    GiveSeat,
    MiddleShown,
    RefuseSeat,
    SeatGiving,
    Sit,
    SittingKeyGiven,
)

pytestmark = pytest.mark.asyncio

MINE, YOURS = "m" * 32, "y" * 32


def sitting(key: str, token: str = MINE, id: str = "sit", name: str = "Ann") -> Sit:
    return Sit(id=id, key=key, name=name, token=token)


async def offered(browser: Browser, seat: int = 0) -> SittingKeyGiven:
    answer = await browser.ask(AskSittingKey(id=f"offer {seat}", seat=seat))
    assert isinstance(answer, SittingKeyGiven), answer
    return answer


async def key_for(browser: Browser, seat: int = 0) -> str:
    return (await offered(browser, seat)).address.rsplit("/", 1)[1]


async def free_table(site: Site) -> str:
    return (await site.start_table(False, False)).code


def role(site: Site, code: str, role: str, *tokens: str) -> Browser:
    assert role in ("table", "hand")
    return Browser(site.address, code, tokens, "table" if role == "table" else "hand")


@contextlib.asynccontextmanager
async def middle_of(site: Site, code: str) -> AsyncIterator[Browser]:
    """A table in the middle that was shown the table."""
    async with role(site, code, "table") as middle:
        await middle.enter()
        yield middle


def lose(site: InnerSite) -> None:
    """Whoever is not at the table has been away for long."""
    site.tables._browsers[CODE].hosted.attendance.waits = Waits(0, 0)


async def test_whoever_brings_the_key_sits_on_its_seat() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with middle_of(site, code) as middle, site.entered(code) as phone:
            answer = await phone.ask(sitting(await key_for(middle, 1)))
    assert answer == SeatTaken(id="sit", seat=1, token=MINE)


async def test_the_address_leads_to_this_server_and_is_drawn_to_be_scanned() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with middle_of(site, code) as middle:
            offer = await offered(middle)
    assert offer.address.startswith(f"http://{site.address}/t/{code}/sit/")
    drawn = segno.make(offer.address, error="h", micro=False)
    assert offer.squares == ["".join(map(str, row)) for row in drawn.matrix]


async def test_a_key_seats_one_browser() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with middle_of(site, code) as middle, site.entered(code) as one, site.entered(code) as other:
            key = await key_for(middle)
            answers = await asyncio.gather(one.ask(sitting(key)), other.ask(sitting(key, YOURS, "late", "Ben")))
    assert sorted(type(answer).__name__ for answer in answers) == ["RequestRefused", "SeatTaken"]


async def test_a_used_key_says_which_seats_are_free() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with middle_of(site, code) as middle, site.entered(code) as one, site.entered(code) as other:
            key = await key_for(middle)
            await one.ask(sitting(key))
            refusal = await other.ask(sitting(key, YOURS))
    assert refusal == RequestRefused(id="sit", code="sitting-over", facts={"free": [1]})


async def test_whoever_asks_twice_with_one_token_sits_once() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with middle_of(site, code) as middle, site.entered(code) as phone:
            key = await key_for(middle)
            first, again = await phone.ask(sitting(key)), await phone.ask(sitting(key, id="again"))
    assert (first, again) == (SeatTaken(id="sit", seat=0, token=MINE), SeatTaken(id="again", seat=0, token=MINE))


async def test_a_key_that_was_made_up_seats_nobody() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with site.entered(code) as phone:
            refusal = await phone.ask(sitting("ABCDEFGHJK"))
    assert refusal == RequestRefused(id="sit", code="sitting-over", facts={"free": [0, 1]})


async def test_nobody_is_offered_a_seat_that_somebody_else_holds() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[1:2]) as ben, site.entered(CODE) as onlooker:
        answers = [await browser.ask(AskSittingKey(id="x", seat=0)) for browser in (ben, onlooker)]
    assert answers == [RequestRefused(id="x", code=code, facts={"seat": 0}) for code in ("seat-taken", "not-your-seat")]


async def test_whoever_holds_a_seat_takes_it_to_their_phone() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with (
        serving(store) as site,
        site.entered(CODE, TOKENS[:1]) as laptop,
        site.entered(CODE) as phone,
    ):
        answer = await phone.ask(sitting(await key_for(laptop), name=""))
        await laptop.heard_all()
        held = [choice.seat for choice in laptop.standing.choices]
        seats = (await store.load(CODE)).seats
    assert (answer, held) == (SeatTaken(id="sit", seat=0, token=MINE), [])
    assert (seats[0].name, seats[0].token_hash) == ("Ann", hash_of(MINE))


@pytest.mark.parametrize("kind", ["table", "hand"])
async def test_who_begins_is_told_no_more_by_it(kind: str) -> None:
    store = MemoryStore()
    await keep(store, castle())
    tokens = () if kind == "table" else TOKENS[1:2]
    async with serving(store) as site, role(site, CODE, kind, *tokens) as browser:
        await browser.enter()
        begun = await browser.ask(BeginPlay(id="begin"))
    assert isinstance(begun, EntriesPlayed)
    assert begun.standing.seq > 0
    assert begun.told_to == (None if kind == "table" else 1)
    assert [choice.seat for choice in begun.standing.choices] == ([] if kind == "table" else [1])


async def test_nobody_begins_while_a_seat_is_free() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, role(site, CODE, "table") as middle:
        await middle.enter()
        refusal = await middle.ask(BeginPlay(id="begin"))
    assert refusal == RequestRefused(id="begin", code="seats-free", facts={"seats": 1})


async def test_whoever_only_looks_on_begins_nothing() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as onlooker:
        refusal = await onlooker.ask(BeginPlay(id="begin"))
    assert refusal == RequestRefused(id="begin", code="not-your-seat", facts={"seat": 0})


async def test_what_has_begun_is_not_begun_again() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, role(site, CODE, "table") as middle:
        await middle.enter()
        await middle.ask(BeginPlay(id="begin"))
        refusal = await middle.ask(BeginPlay(id="again"))
    assert isinstance(refusal, RequestRefused)
    assert refusal.code == "not-waiting"


async def test_the_table_in_the_middle_lets_a_bot_play() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with role(site, code, "table") as middle, site.entered(code) as onlooker:
            await middle.enter()
            answers = [await each.ask(SeatBot(id="bot", seat=1, level=1)) for each in (onlooker, middle)]
    assert answers == [
        RequestRefused(id="bot", code="not-your-seat", facts={"seat": 1}),
        BotSeated(id="bot", seat=1, level=1),
    ]


async def test_a_table_in_the_middle_holds_no_seat_whatever_it_brings() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, role(site, CODE, "table", *TOKENS) as middle:
        shown = await middle.enter()
    assert [seat.is_yours for seat in shown.seats] == [False, False]


async def test_a_hand_is_told_whether_a_table_is_there() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, role(site, CODE, "hand", TOKENS[0]) as hand:
        await hand.enter()
        before = await hand.hear_a(MiddleShown)
        async with role(site, CODE, "table") as middle:
            await middle.enter()
            there = await hand.hear_a(MiddleShown)
        after = await hand.hear_a(MiddleShown)
    assert [each.is_there for each in (before, there, after)] == [False, True, False]


async def giving(browser: Browser, seat: int = 0) -> SeatGiving:
    answer = await browser.ask(GiveSeat(id="give", seat=seat))
    assert isinstance(answer, SeatGiving), answer
    return answer


async def test_a_lost_phones_seat_is_given_again_when_those_who_are_here_agree() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with (
        serving(store) as site,
        middle_of(site, CODE) as middle,
        site.entered(CODE, TOKENS[1:2]) as ben,
        site.entered(CODE) as phone,
    ):
        lose(site)
        asked = await giving(middle)
        too_early = await middle.ask(AskSittingKey(id="early", seat=0))
        agreed = await giving(ben)
        answer = await phone.ask(sitting(await key_for(middle)))
        seats = (await store.load(CODE)).seats
    assert asked == SeatGiving(id="give", seat=0, agreed=[], awaited=[1])
    assert too_early == RequestRefused(id="early", code="seat-taken", facts={"seat": 0})
    assert agreed == SeatGiving(id="give", seat=0, agreed=[1], awaited=[])
    assert answer == SeatTaken(id="sit", seat=0, token=MINE)
    assert seats[0].token_hash == hash_of(MINE)


async def test_a_lost_phone_that_is_found_holds_the_seat_no_more() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[1:2]) as ben, site.entered(CODE) as phone:
        lose(site)
        await giving(ben)
        await phone.ask(sitting(await key_for(ben)))
        async with site.entered(CODE, TOKENS[:1]) as found:
            shown = await found.enter()
    assert not any(seat.is_yours for seat in shown.seats)


async def test_a_no_keeps_the_seat_for_whoever_holds_it() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, middle_of(site, CODE) as middle, site.entered(CODE, TOKENS[1:2]) as ben:
        lose(site)
        await giving(middle)
        refused = await ben.ask(RefuseSeat(id="no", seat=0))
        too_late = await middle.ask(AskSittingKey(id="late", seat=0))
    assert refused == SeatGiving(id="no", seat=0, agreed=[], awaited=[])
    assert isinstance(too_late, RequestRefused)


async def test_a_phone_that_only_sleeps_is_not_lost() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[1:2]) as ben:
        async with site.entered(CODE, TOKENS[:1]):
            pass
        refusal = await ben.ask(GiveSeat(id="give", seat=0))
        key = await ben.ask(AskSittingKey(id="key", seat=0))
    assert refusal == RequestRefused(id="give", code="seat-not-lost", facts={"seat": 0})
    assert key == RequestRefused(id="key", code="seat-taken", facts={"seat": 0})


async def test_who_said_goodbye_and_plays_on_is_not_lost() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE, TOKENS[1:2]) as ben:
        await ann.send(SayGoodbye())
        await ann.ask(BeginPlay(id="begin"))
        refusal = await ben.ask(GiveSeat(id="give", seat=0))
    assert refusal == RequestRefused(id="give", code="seat-not-lost", facts={"seat": 0})


async def test_whoever_only_looks_on_gives_no_seat_not_even_one_that_all_agreed_to_give() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[1:2]) as ben, site.entered(CODE) as onlooker:
        lose(site)
        asked = await onlooker.ask(GiveSeat(id="x", seat=0))
        await giving(ben)
        key = await onlooker.ask(AskSittingKey(id="x", seat=0))
    assert asked == key == RequestRefused(id="x", code="not-your-seat", facts={"seat": 0})


async def test_whoever_only_looks_on_makes_no_key_on_the_screen_void() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with middle_of(site, code) as middle, site.entered(code) as onlooker, middle_of(site, code) as other:
            key = await key_for(middle)
            refusal = await onlooker.ask(AskSittingKey(id="x", seat=0))
            await key_for(other)
            answer = await onlooker.ask(sitting(key))
    assert refusal == RequestRefused(id="x", code="not-your-seat", facts={"seat": 0})
    assert answer == SeatTaken(id="sit", seat=0, token=MINE)


async def test_whoever_only_looks_on_refuses_nothing() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as onlooker:
        refusal = await onlooker.ask(RefuseSeat(id="no", seat=0))
    assert refusal == RequestRefused(id="no", code="not-your-seat", facts={"seat": 0})


async def test_everybody_is_shown_who_sat_down() -> None:
    async with serving() as site:
        code = await free_table(site)
        async with middle_of(site, code) as middle, site.entered(code) as phone:
            await phone.ask(sitting(await key_for(middle)))
            shown = await middle.hear_a(SeatsShown)
    assert [(seat.name, seat.is_free) for seat in shown.seats] == [("Ann", False), ("", True)]
