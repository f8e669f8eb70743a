"""A table is deleted when all who sit there agree; whoever is away is waited for."""

import pytest

from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, keep, serving
from toychest.contract import Seat
from toychest.storage import MemoryStore
from toychest.table import lent_seat
from toychest.table.errors import NoSuchTable
from toychest.web.messages import RequestRefused
from toychest.web.plea_messages import AnswerPlea, DeleteTable, PleaShown

pytestmark = pytest.mark.asyncio

DELETE = DeleteTable(id="delete")


async def kept(free: tuple[int, ...] = ()) -> MemoryStore:
    store = MemoryStore()
    await keep(store, castle(), free=free)
    return store


async def is_gone(store: MemoryStore) -> bool:
    try:
        await store.load(CODE)
    except NoSuchTable:
        return True
    return False


async def test_both_agree_and_both_are_told() -> None:
    store = await kept()
    async with (
        serving(store) as site,
        site.entered(CODE, TOKENS[:1]) as ann,
        site.entered(CODE, TOKENS[1:2]) as ben,
    ):
        asked = await ann.ask(DELETE)
        assert isinstance(asked, PleaShown)
        assert (asked.status, asked.asked, await is_gone(store)) == ("open", [1], False)
        await ben.send(AnswerPlea(id="yes", plea="delete", is_yes=True))
        told = [await each.hear_a(RequestRefused) for each in (ann, ben)]
        assert await is_gone(store)
    assert [each.code for each in told] == ["table-deleted"] * 2


async def test_whoever_sits_alone_asks_nobody() -> None:
    store = await kept(free=(1,))
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann:
        await ann.send(DELETE)
        assert (await ann.hear_a(RequestRefused)).code == "table-deleted"
        assert await is_gone(store)


async def test_nobodys_game_is_gone_without_them() -> None:
    store = await kept()
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann:
        asked = await ann.ask(DELETE)
        assert isinstance(asked, PleaShown)
        assert (asked.status, await is_gone(store)) == ("open", False)


async def test_an_onlooker_deletes_nothing() -> None:
    store = await kept()
    async with serving(store) as site, site.entered(CODE) as onlooker:
        refused = await onlooker.ask(DELETE)
        assert isinstance(refused, RequestRefused)
        assert (refused.code, await is_gone(store)) == ("not-your-seat", False)


async def test_it_waits_for_whoever_is_away_also_while_nobody_is_there() -> None:
    store = await kept()
    async with serving(store) as site:
        async with site.entered(CODE, TOKENS[:1]) as ann:
            await ann.ask(DELETE)
        async with site.entered(CODE, TOKENS[1:2]) as ben:
            asked = await ben.hear_a(PleaShown)
            assert (asked.what, asked.by, asked.status) == ("delete", 0, "open")
            await ben.send(AnswerPlea(id="yes", plea=asked.plea, is_yes=True))
            await ben.hear_a(RequestRefused)
        assert await is_gone(store)


async def test_asked_by_both_it_is_done() -> None:
    store = await kept()
    async with serving(store) as site:
        async with site.entered(CODE, TOKENS[:1]) as ann:
            await ann.ask(DELETE)
        async with site.entered(CODE, TOKENS[1:2]) as ben:
            await ben.send(DeleteTable(id="me too"))
            await ben.hear_a(RequestRefused)
        assert await is_gone(store)


async def test_a_no_ends_it_for_good() -> None:
    store = await kept()
    async with serving(store) as site:
        async with site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE, TOKENS[1:2]) as ben:
            await ann.ask(DELETE)
            answer = await ben.ask(AnswerPlea(id="no", plea="delete", is_yes=False))
            assert isinstance(answer, PleaShown)
            assert answer.status == "declined"
        assert (await store.notes(CODE), await is_gone(store)) == ({}, False)


async def test_whoever_a_bot_plays_for_is_asked_as_well() -> None:
    store = MemoryStore()
    await keep(store, castle())
    record = await store.load(CODE)
    await store.set_seat(CODE, Seat(1), lent_seat(record.seats[1], 1, None))
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann:
        asked = await ann.ask(DELETE)
        assert isinstance(asked, PleaShown)
        assert (asked.asked, await is_gone(store)) == ([1], False)
