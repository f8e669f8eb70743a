"""Who sits where is told as a difference: nobody is shown a whole table because of a name."""

import pytest

from tests.web.browser import fresh_id
from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, keep, refused, serving, start
from toychest.storage import MemoryStore
from toychest.web.messages import BotSeated, EnterTable, SeatBot, SeatsShown, SeatTaken, TableShown, TakeSeat

pytestmark = pytest.mark.asyncio


def renamed(name: str) -> TakeSeat:
    return TakeSeat(id=fresh_id(), seat=0, name=name, token=TOKENS[0])


async def test_a_new_name_is_told_without_the_table() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE) as onlooker:
        assert isinstance(await ann.ask(renamed("Anna")), SeatTaken)
        shown = await onlooker.hear_a(SeatsShown)
        assert [seat.name for seat in shown.seats] == ["Anna", "Ben"]
        assert not any("TableShown" in message for message in onlooker.raw[1:])


async def test_a_bot_that_comes_is_told_without_the_table() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE) as onlooker:
        assert isinstance(await ann.ask(SeatBot(id="bot", seat=1, level=1)), BotSeated)
        shown = await onlooker.hear_a(SeatsShown)
    assert shown.seats[1].bot == 1


async def test_whoever_sits_down_is_shown_everything_with_the_seats_own_eyes() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as ben:
        await ben.send(TakeSeat(id="mine", seat=1, name="Ben", token="b" * 32))
        shown = await ben.hear_a(TableShown)
    assert (shown.seats[1].is_yours, shown.told_to) == (True, 1)


async def test_who_sits_where_is_told_as_it_is_to_each() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE, TOKENS[1:2]) as ben:
        await ann.send(renamed("Anna"))
        told = [await each.hear_a(SeatsShown) for each in (ann, ben)]
    assert [[seat.is_yours for seat in each.seats] for each in told] == [[True, False], [False, True]]


async def test_nobody_enters_with_more_tokens_than_a_table_has_seats() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        refusal = await browser.ask_text(b'{"type":"EnterTable","tokens":[' + b'"x",' * 5000 + b'"x"]}')
        assert refusal.code == "malformed-message"
        assert isinstance(await browser.enter(), TableShown)
        await browser.send(EnterTable(tokens=[*TOKENS]))
        assert {seat.seat for seat in (await browser.hear_a(TableShown)).seats if seat.is_yours} == {0, 1}


async def test_an_empty_seat_keeps_no_name_that_nobody_can_read() -> None:
    seats = [{"name": "Ann", "isHere": True}, {"name": "b" * 60_000, "isHere": False}]
    async with serving() as site:
        assert refused(await site.post(start(seats=seats))) == (400, "name-too-long")
