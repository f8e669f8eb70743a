"""Leaving for good over the wire: who gives up has lost; who gives up a seat holds it no more."""

import pytest

from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, keep, serving
from toychest.storage import MemoryStore
from toychest.web.leaving_messages import LeaveForGood, Resign, SeatLeft
from toychest.web.messages import EntriesPlayed, RequestRefused, SeatsShown, SeatTaken
from toychest.web.sitting_messages import AskSittingKey, GiveSeat, Sit, SittingKeyGiven

pytestmark = pytest.mark.asyncio


async def test_whoever_resigns_is_answered_with_the_end_and_the_other_hears_of_it() -> None:
    async with serving() as site:
        started = await site.start_table(True, True, edition="toybattle-standard-0")
        ann, ben = started.tokens
        async with site.entered(started.code, [ann]) as one, site.entered(started.code, [ben]) as other:
            answer = await other.ask(Resign(id="go", seat=1))
            heard = await one.hear_a(EntriesPlayed)
    assert isinstance(answer, EntriesPlayed)
    assert answer.standing.outcome is not None
    assert (answer.standing.outcome.reason, answer.standing.outcome.places) == ("resigned", (1, 2))
    assert heard.entries == answer.entries


async def test_nobody_resigns_for_another() -> None:
    async with serving() as site:
        started = await site.start_table(True, True, edition="toybattle-standard-0")
        async with site.entered(started.code, started.tokens[:1]) as ann:
            refused = await ann.ask(Resign(id="go", seat=1))
    assert isinstance(refused, RequestRefused)
    assert refused.code == "not-your-seat"


async def test_a_left_seat_is_shown_so_and_given_to_somebody_else_when_all_agree() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann:
        async with site.entered(CODE, TOKENS[1:2]) as ben:
            assert isinstance(await ben.ask(LeaveForGood(id="go", seat=1)), SeatLeft)
        while not (await ann.hear_a(SeatsShown)).seats[1].is_left:
            pass
        await ann.ask(GiveSeat(id="give", seat=1))
        offered = await ann.ask(AskSittingKey(id="offer", seat=1))
        assert isinstance(offered, SittingKeyGiven)
        async with site.entered(CODE) as cleo:
            key = offered.address.rpartition("/")[2]
            taken = await cleo.ask(Sit(id="sit", key=key, name="Cleo", token=TOKENS[2]))
            assert isinstance(taken, SeatTaken)
        record = (await store.load(CODE)).seats[1]
    assert (record.name, taken.seat) == ("Cleo", 1)


async def test_the_old_token_opens_nothing() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site:
        async with site.entered(CODE, TOKENS[1:2]) as ben:
            await ben.ask(LeaveForGood(id="go", seat=1))
        async with site.browser(CODE, TOKENS[1:2]) as again:
            shown = await again.enter()
    assert [seat.is_yours for seat in shown.seats] == [False] * len(shown.seats)
