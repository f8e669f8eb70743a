"""Phrases instead of chat: told to everybody, bounded, and never stored."""

import pytest

from tests.web.bots import QuickThinker
from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, keep, serving
from toychest.contract import Seat
from toychest.storage import MemoryStore
from toychest.web.leaving_messages import Resign
from toychest.web.messages import RequestRefused
from toychest.web.phrase_limit import MOST_A_GAME, MOST_AT_ONCE, WITHIN, PhraseLimit, SaidEnough
from toychest.web.phrase_messages import PhraseSaid, Say


async def begun() -> MemoryStore:
    store = MemoryStore()
    await keep(store, castle())
    return store


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.asyncio
async def test_a_phrase_is_told_everybody_and_nothing_of_it_is_stored() -> None:
    store = await begun()
    before = await store.load(CODE)
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as ann, site.entered(CODE) as onlooker:
        answer = await ann.ask(Say(id="say", seat=0, phrase="nice"))
        heard = await onlooker.hear_a(PhraseSaid)
        after = await store.load(CODE)
    assert isinstance(answer, PhraseSaid)
    assert (heard.id, heard.seat, heard.phrase, after) == (None, 0, "nice", before)


@pytest.mark.asyncio
async def test_nobody_speaks_for_another_seat() -> None:
    async with serving(await begun()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        refused = await ann.ask(Say(id="say", seat=1, phrase="nice"))
    assert isinstance(refused, RequestRefused)
    assert refused.code == "not-your-seat"


@pytest.mark.asyncio
async def test_free_text_is_no_phrase() -> None:
    async with serving(await begun()) as site, site.entered(CODE, TOKENS[:1]) as ann:
        refused = await ann.ask_text('{"type":"Say","id":"say","seat":0,"phrase":"you fool"}')
    assert refused.code == "malformed-message"


@pytest.mark.asyncio
async def test_a_bot_says_once_that_it_was_well_played_and_nothing_else() -> None:
    async with serving(thinker=QuickThinker()) as site:
        started = await site.start_table(True, 2, edition="toybattle-standard-0")
        async with site.entered(started.code, started.tokens) as ann:
            await ann.send(Resign(id="go", seat=0))
            heard = await ann.hear_a(PhraseSaid)
            await ann.heard_all()
    assert (heard.seat, heard.phrase) == (1, "played")
    assert sum('"PhraseSaid"' in text for text in ann.raw) == 1


def test_nobody_shouts() -> None:
    clock = Clock()
    limit = PhraseLimit(clock)
    for _ in range(MOST_AT_ONCE):
        limit.say(Seat(0))
    with pytest.raises(SaidEnough):
        limit.say(Seat(0))
    limit.say(Seat(1))
    clock.now += WITHIN
    limit.say(Seat(0))


def test_a_game_has_room_for_so_many() -> None:
    clock = Clock()
    limit = PhraseLimit(clock)
    for _ in range(MOST_A_GAME):
        clock.now += WITHIN
        limit.say(Seat(0))
    clock.now += WITHIN
    with pytest.raises(SaidEnough) as refused:
        limit.say(Seat(0))
    assert refused.value.facts == {"forNow": False}
