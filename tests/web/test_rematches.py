"""A rematch across a network: two browsers agree, each with a token of its own, and onlookers can follow."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.web.browser import Browser
from tests.web.process import started
from tests.web.sitting import almost_over, over
from tests.web.stage import CODE, TOKENS, InnerSite, Site, keep, serving
from toychest.storage import MemoryStore, SqliteStore
from toychest.web.messages import RequestRefused, TableShown
from toychest.web.rematch_messages import (
    AgreeRematch,
    ChainShown,
    DeclineRematch,
    FreshToken,
    OfferRematch,
    RematchShown,
)

pytestmark = pytest.mark.asyncio

FRESH = ("a" * 32, "b" * 32)
CHAIN = f"/api/tables/{CODE}/chain"


def offering(*seats: int, id: str = "offer") -> OfferRematch:
    return OfferRematch(id=id, tokens=tokens(*seats), entropy="words")


def agreeing(*seats: int, offer: str = "offer", id: str = "yes") -> AgreeRematch:
    return AgreeRematch(id=id, offer=offer, tokens=tokens(*seats))


def tokens(*seats: int) -> list[FreshToken]:
    return [FreshToken(seat=seat, token=FRESH[seat]) for seat in seats]


async def finished() -> MemoryStore:
    store = MemoryStore()
    await keep(store, over())
    return store


@contextlib.asynccontextmanager
async def both(site: Site) -> AsyncIterator[tuple[Browser, Browser]]:
    """Ann's browser and Ben's, at the finished game."""
    async with site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE, TOKENS[1:2]) as ben:
        yield ann, ben


async def agreed(site: InnerSite) -> RematchShown:
    """Ann offers, Ben agrees: what Ann is told."""
    async with both(site) as (ann, ben):
        await ann.ask(offering(0))
        await ben.ask(agreeing(1))
        return await ann.hear_a(RematchShown)


async def chain(site: Site, code: str = CODE) -> ChainShown:
    return msgspec.json.decode((await site.get(f"/api/tables/{code}/chain")).content, type=ChainShown)


async def shown(browser: Browser) -> TableShown:
    async with browser:
        return await browser.enter()


async def test_an_offer_is_told_everybody_at_the_table() -> None:
    async with serving(await finished()) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE) as onlooker:
        answer, heard = await ann.ask(offering(0)), await onlooker.hear_a(RematchShown)
    assert isinstance(answer, RematchShown)
    assert (answer.id, heard.id) == ("offer", None)
    assert (heard.by, heard.agreed, heard.code) == (0, [0], None)


async def test_both_sit_at_the_new_table_with_the_tokens_they_sent() -> None:
    async with serving(await finished()) as site:
        rematch = await agreed(site)
        assert rematch.code is not None
        ann = await shown(site.browser(rematch.code, FRESH[:1]))
        ben = await shown(site.browser(rematch.code, FRESH[1:]))
    mine = [[seat.name for seat in told.seats if seat.is_yours] for told in (ann, ben)]
    assert (mine, rematch.seats) == ([["Ann"], ["Ben"]], [1, 0])


async def test_nobody_is_told_a_token() -> None:
    async with serving(await finished()) as site, both(site) as (ann, ben):
        await ann.ask(offering(0))
        await ben.ask(agreeing(1))
        await ann.heard_all()
    assert not any(token in "".join(ann.raw + ben.raw) for token in (*FRESH, *TOKENS[:2]))


async def test_who_comes_later_is_shown_the_offer_that_stands() -> None:
    async with serving(await finished()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        await ann.ask(offering(0))
        async with site.browser(CODE, TOKENS[1:2]) as ben:
            await ben.enter()
            assert (await ben.hear_a(RematchShown)).offer == "offer"


async def test_not_now_is_told_without_a_name() -> None:
    async with serving(await finished()) as site, both(site) as (ann, ben):
        await ann.ask(offering(0))
        await ben.ask(DeclineRematch(id="no", offer="offer"))
        declined = await ann.hear_a(RematchShown)
    assert (declined.is_declined, declined.agreed, declined.id) == (True, [], None)


async def test_an_onlooker_can_neither_offer_nor_agree_nor_decline() -> None:
    async with serving(await finished()) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE) as onlooker:
        await ann.ask(offering(0))
        wanted = (offering(0, id="mine"), agreeing(1), DeclineRematch(id="no", offer="offer"))
        answers = [await onlooker.ask(message) for message in wanted]
    assert [isinstance(each, RequestRefused) and each.code for each in answers] == ["not-your-seat"] * 3


async def test_nobody_agrees_for_the_seat_of_another() -> None:
    async with serving(await finished()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        answer = await ann.ask(offering(0, 1))
    assert answer == RequestRefused(id="offer", code="not-your-seat", facts={"seat": 1})


async def test_a_choice_that_is_not_offered_is_refused_by_name() -> None:
    async with serving(await finished()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        answer = await ann.ask(OfferRematch(id="x", tokens=tokens(0), options={"board": "moon"}))
    assert answer == RequestRefused(id="x", code="option-unknown", facts={"name": "board"})


async def test_a_running_game_is_played_to_its_end_first() -> None:
    store = MemoryStore()
    await keep(store, almost_over())
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann:
        answer = await ann.ask(offering(0))
    assert isinstance(answer, RequestRefused)
    assert answer.code == "table-unfinished"


async def test_two_who_press_at_the_same_instant_get_one_table() -> None:
    async with serving(store := await finished()) as site:
        async with both(site) as (ann, ben):
            await asyncio.gather(ann.ask(offering(0, id="Ann's")), ben.ask(offering(1, id="Ben's")))
        assert len(await store.list_following(CODE)) == 1


async def test_the_chain_leads_to_the_rematch_and_counts_the_evening() -> None:
    async with serving(await finished()) as site:
        rematch = await agreed(site)
        assert rematch.code is not None
        first, second = await chain(site), await chain(site, rematch.code)
    assert (first.following, first.games, first.origin) == (rematch.code, 1, None)
    assert (second.following, second.games, second.wins) == (None, 1, first.wins[::-1])


async def test_no_chain_begins_where_no_table_is() -> None:
    async with serving() as site:
        assert (await site.get(CHAIN)).status_code == 404


@pytest.mark.slow
async def test_killed_after_the_yes_the_server_leads_both_to_the_same_table(tmp_path: Path) -> None:
    """Neither has heard the answer: both send again what they sent."""
    (tmp_path / "data").mkdir()
    store = SqliteStore(tmp_path / "data" / "toychest.db")
    await keep(store, over())
    await store.close()
    async with started(tmp_path / "data") as site:
        async with both(site) as (ann, ben):
            await ann.ask(offering(0))
            made = await ben.ask(agreeing(1))
        await site.kill()
    async with started(tmp_path / "data") as site, both(site) as (ann, ben):
        again = [await ann.ask(offering(0)), await ben.ask(agreeing(1))]
    assert isinstance(made, RematchShown)
    assert [isinstance(each, RematchShown) and each.code for each in again] == [made.code, made.code]
