"""Promise 2 for the table in the middle: its bytes are an onlooker's to the letter, and a phone's are its seat's.

What is hidden changes none of them. Real sockets, two truths that differ in what a rival holds or whispers.
"""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tests.web import city_overhearing, overhearing
from tests.web.browser import Browser
from tests.web.city_truths import CITY, DENIED, RIVAL_HAND, RIVAL_TOOK, WHISPERED, CityTruths
from tests.web.overhearing import tokens_of
from tests.web.stage import CODE, keep, serving
from tests.web.truths import BATTLE, RIVAL_RACK, ROBBED, SUPPRESSED, Truths
from toychest.contract import Edition
from toychest.storage import MemoryStore
from toychest.table import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.usefixtures("unhurried")]

BATTLES: tuple[tuple[Truths, list[str]], ...] = (
    (RIVAL_RACK, ["place Roxy 11", "back 0", "place Roxy 12", "place Star 24", "take", "place Hook 18"]),
    (ROBBED, ["take", "place Roxy 13", "place Roxy 24", "take"]),
    (SUPPRESSED, ["place Jumbo 23", "back 1", "place Kwak 23", "take"]),
)
CITIES = (WHISPERED, DENIED, RIVAL_HAND, RIVAL_TOOK)
THERE = '{"type":"MiddleShown","isThere":true}'


@dataclass(frozen=True)
class Told:
    """Every byte that reached the screen in the middle, an onlooker, the watcher's phone and its laptop."""

    middle: Sequence[str]
    onlooker: Sequence[str]
    phone: Sequence[str]
    laptop: Sequence[str]

    @property
    def unknowing(self) -> tuple[Sequence[str], Sequence[str]]:
        """What two truths must not change."""
        return self.middle, self.phone


async def told(table: Table, watcher: int, moves: Sequence[str], edition: Edition) -> Told:
    """Play the moves, each seat by its phone, and listen everywhere."""
    store, seats = MemoryStore(), range(len(table.header.seats))
    await keep(store, table)
    async with serving(store, {edition.id: edition}) as site, contextlib.AsyncExitStack() as leaving:
        middle = await leaving.enter_async_context(Browser(site.address, CODE, (), "table"))
        await middle.enter()
        onlooker = await leaving.enter_async_context(site.entered(CODE))
        laptop = await leaving.enter_async_context(site.entered(CODE, tokens_of(watcher)))
        phones = [Browser(site.address, CODE, tokens_of(seat), "hand") for seat in seats]
        for phone in phones:
            await leaving.enter_async_context(phone)
            await phone.enter()
        listening = (middle, onlooker, laptop, *phones)
        for number, move in enumerate(moves):
            await played(phones, number, move, edition)
            for browser in listening:
                await browser.heard_all()
        for browser in listening:
            await browser.enter()
            await browser.heard_all()
        return Told(middle.raw, onlooker.raw, phones[watcher].raw, laptop.raw)


async def played(phones: Sequence[Browser], number: int, move: str, edition: Edition) -> None:
    if edition is CITY:
        await city_overhearing.step(phones, number, move)
    else:
        await overhearing.step(dict(enumerate(phones)), number, move)


async def battle(truths: Truths, script: list[str]) -> list[Told]:
    return [await told(table, truths.watcher, script, BATTLE) for table in truths.tables()]


async def city(truths: CityTruths) -> list[Told]:
    both = zip(truths.tables(), truths.scripts, strict=True)
    return [await told(table, truths.watcher, script.split(", "), CITY) for table, script in both]


@pytest.mark.parametrize(("truths", "script"), BATTLES, ids=["rack", "robbed", "suppressed"])
async def test_a_hidden_tile_changes_no_byte_of_screen_and_phone(truths: Truths, script: list[str]) -> None:
    one, other = await battle(truths, script)
    assert one.unknowing == other.unknowing


@pytest.mark.parametrize("truths", CITIES, ids=["whispered", "denied", "hand", "took"])
async def test_a_hidden_card_changes_no_byte_of_screen_and_phone(truths: CityTruths) -> None:
    one, other = await city(truths)
    assert one.unknowing == other.unknowing


async def test_the_middle_of_a_battle_is_told_byte_for_byte_what_an_onlooker_is() -> None:
    one, _ = await battle(*BATTLES[0])
    assert without_presence(one.middle) == without_presence(one.onlooker)


async def test_the_middle_of_a_city_is_told_byte_for_byte_what_an_onlooker_is() -> None:
    one, _ = await city(WHISPERED)
    assert without_presence(one.middle) == without_presence(one.onlooker)


async def test_a_phone_is_told_what_its_seat_is_told_and_whether_a_table_is_there() -> None:
    one, _ = await battle(*BATTLES[0])
    assert THERE in one.phone
    assert of_the_game(one.phone) == of_the_game(one.laptop)


def without_presence(texts: Sequence[str]) -> list[str]:
    """Who came and went is told from when on one is there oneself."""
    return [text for text in texts if not text.startswith('{"type":"PresenceShown"')]


def of_the_game(texts: Sequence[str]) -> list[str]:
    """What was told of the game; who sent a request is named to that browser alone, and here it was the phone."""
    shown = [text for text in texts if text.startswith(('{"type":"TableShown"', '{"type":"EntriesPlayed"'))]
    return [text[text.index('"entries"') :] for text in shown]


async def test_the_holder_of_what_is_hidden_is_told_it() -> None:
    """Else the tests above would prove nothing."""
    one, other = RIVAL_RACK.tables()
    rival = 1 - RIVAL_RACK.watcher
    assert (await told(one, rival, [], BATTLE)).phone != (await told(other, rival, [], BATTLE)).phone
