"""A seat is lent over the wire: those who stay ask, a bot plays, and whoever enters again has the seat back."""

import pytest

from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, InnerSite, keep, serving
from toychest.storage import MemoryStore
from toychest.web.messages import RequestRefused, SeatsShown
from toychest.web.plea_messages import LendSeat, PleaShown, SayGoodbye
from toychest.web.presence_messages import PresenceShown

pytestmark = pytest.mark.asyncio

LEND = LendSeat(id="lend", seat=1, level=1)


async def begun() -> MemoryStore:
    store = MemoryStore()
    await keep(store, castle())
    return store


async def gone(site: InnerSite) -> None:
    """Ben was here, and must go."""
    async with site.entered(CODE, TOKENS[1:2]) as ben:
        await ben.send(SayGoodbye())
        while (await ben.hear_a(PresenceShown)).seats[1].presence != "away":
            pass


async def test_a_seat_whose_holder_must_go_is_lent_and_given_back() -> None:
    async with serving(await begun()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        await gone(site)
        answer = await ann.ask(LEND)
        assert isinstance(answer, PleaShown)
        assert (answer.status, answer.about) == ("granted", 1)
        async with site.entered(CODE, TOKENS[1:2]):
            while (await ann.hear_a(SeatsShown)).seats[1].is_kept:
                pass


async def test_the_seat_of_somebody_who_is_here_is_not_lent() -> None:
    async with (
        serving(await begun()) as site,
        site.entered(CODE, TOKENS[:1]) as ann,
        site.entered(CODE, TOKENS[1:2]),
    ):
        refused = await ann.ask(LEND)
    assert isinstance(refused, RequestRefused)
    assert refused.code == "seat-not-away"


async def test_an_onlooker_lends_nothing() -> None:
    async with serving(await begun()) as site, site.entered(CODE) as onlooker:
        refused = await onlooker.ask(LEND)
    assert isinstance(refused, RequestRefused)
    assert refused.code == "not-your-seat"
