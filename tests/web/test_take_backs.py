"""A take-back across a network: asked for over the wire, answered by the other browser, told everybody."""

import contextlib
from collections.abc import AsyncIterator

import pytest

from tests.web.browser import Browser
from tests.web.stage import CODE, TOKENS, Site, keep, serving
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.storage import MemoryStore
from toychest.table import Terms, new_table
from toychest.web.messages import EntriesPlayed, RequestRefused, TakeBack
from toychest.web.plea_messages import AnswerPlea, PleaShown

pytestmark = pytest.mark.asyncio

OPENING = "start blue, deal Roxy, deal Roxy, deal Kwak, deal Roxy, deal Roxy, deal Roxy, deal Star, place Roxy 11"


async def battle() -> MemoryStore:
    """Ann has placed a troop, Ben is to act, and what has passed on is asked for."""
    table = new_table(EDITIONS["toybattle-standard-0"], {}, ["Ann", "Ben"], terms=Terms(take_back="ask"))
    for move in OPENING.split(", "):
        table = table.with_move(Seat(table.to_act[0]), move)
    store = MemoryStore()
    await keep(store, table)
    return store


@contextlib.asynccontextmanager
async def both(site: Site) -> AsyncIterator[tuple[Browser, Browser]]:
    async with site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE, TOKENS[1:2]) as ben:
        yield ann, ben


def taking_back(browser: Browser) -> TakeBack:
    return TakeBack(id="back", seat=0, seq=browser.standing.seq + 1, to=browser.standing.seq)


async def test_a_take_back_is_answered_by_a_plea_that_everybody_is_told() -> None:
    async with serving(await battle()) as site, both(site) as (ann, ben):
        answer, heard = await ann.ask(taking_back(ann)), await ben.hear_a(PleaShown)
    assert isinstance(answer, PleaShown)
    assert (answer.asked, heard.id, heard.by, heard.status) == ([1], None, 0, "open")


async def test_once_it_is_allowed_everybody_is_told_the_entry_and_who_allowed_it() -> None:
    async with serving(await battle()) as site, both(site) as (ann, ben), site.entered(CODE) as onlooker:
        await ann.ask(taking_back(ann))
        await ben.ask(AnswerPlea(id="yes", plea="back", is_yes=True))
        told = [(await each.hear_a(EntriesPlayed)).entries[0] for each in (ann, onlooker)]
    assert [(entry.seat, entry.taken_back, entry.agreed) for entry in told] == [(0, 9, (1,)), (0, 9, (1,))]


async def test_whoever_enters_is_told_what_is_asked() -> None:
    async with serving(await battle()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        await ann.ask(taking_back(ann))
        async with site.entered(CODE, TOKENS[1:2]) as ben:
            assert (await ben.hear_a(PleaShown)).plea == "back"


async def test_an_onlooker_answers_nothing() -> None:
    async with serving(await battle()) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE) as onlooker:
        await ann.ask(taking_back(ann))
        refused = await onlooker.ask(AnswerPlea(id="yes", plea="back", is_yes=True))
    assert isinstance(refused, RequestRefused)
    assert refused.code == "not-your-seat"


async def test_what_is_not_asked_cannot_be_answered() -> None:
    async with serving(await battle()) as site, site.entered(CODE, TOKENS[1:2]) as ben:
        refused = await ben.ask(AnswerPlea(id="yes", plea="back", is_yes=True))
    assert isinstance(refused, RequestRefused)
    assert refused.code == "plea-gone"
