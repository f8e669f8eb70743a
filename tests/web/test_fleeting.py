"""A fleeting event is told again until its seat has confirmed that it was shown, then never.

Ann, Ben and Cleo play Hush. `demand owl of 1` lets everybody look into Ben's hand (entry 7); `peek 1`, `show hen` shows
a hen of Ben's to Ann alone (entry 8).
"""

import contextlib
from collections.abc import AsyncIterator, Sequence

import pytest

from tests.conformance.hush import HUSH
from tests.table.test_fleeting import dealt
from tests.web.browser import Browser
from tests.web.stage import CODE, TOKENS, InnerSite, Site, keep, refused, serving, until
from toychest.storage import MemoryStore
from toychest.table import Table
from toychest.web.messages import (
    ConfirmShown,
    EnterTable,
    EntriesPlayed,
    PlayMove,
    RequestRefused,
    TableShown,
    TakeBack,
)

pytestmark = pytest.mark.asyncio

Told = TableShown | EntriesPlayed


@contextlib.asynccontextmanager
async def hush(table: Table | None = None) -> AsyncIterator[InnerSite]:
    """A table of Hush, dealt."""
    store = MemoryStore()
    await keep(store, table or dealt())
    async with serving(store, {HUSH.id: HUSH}) as site:
        yield site


def fleeting(message: Told) -> list[tuple[int, object]]:
    """Each fleeting event by its entry, and the card or hand that it tells."""
    return [
        (entry.seq, event.facts.get("card") or event.facts.get("hand"))
        for entry in message.entries
        for event in entry.events
        if event.is_fleeting
    ]


async def confirm(browser: Browser, seat: int | None, seq: int) -> None:
    """The server has it when this returns."""
    await browser.send(ConfirmShown(seat=seat, seq=seq))
    await browser.heard_all()


async def told_on_entering(site: Site, tokens: Sequence[str]) -> list[tuple[int, object]]:
    """What is fleeting of that which a new line is told."""
    async with site.browser(CODE, tokens) as browser:
        return fleeting(await browser.enter())


async def looked(browser: Browser, seat: int) -> TableShown:
    """This seat opens the curtain."""
    await browser.send(EnterTable(tokens=list(browser.tokens), looking=seat))
    return await browser.hear_a(TableShown)


HAND = (7, ["fox", "hen"])
CARD = (8, "hen")
ANN, BEN, CLEO = (TOKENS[at : at + 1] for at in range(3))


async def test_it_is_told_the_moment_it_happens() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann, site.entered(CODE, CLEO) as cleo:
        await ann.play("demand owl of 1")
        assert fleeting(await cleo.hear_a(EntriesPlayed)) == [HAND]


async def test_until_it_was_shown_it_is_told_to_a_browser_that_enters_again() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann:
        await ann.play("demand owl of 1")
        assert await told_on_entering(site, CLEO) == [HAND]


async def test_once_it_was_shown_it_is_told_no_more() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann:
        await ann.play("demand owl of 1")
        await confirm(ann, 0, 7)
        assert await told_on_entering(site, ANN) == []


async def test_what_one_seat_was_shown_is_still_told_to_another() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann:
        await ann.play("demand owl of 1")
        await confirm(ann, 0, 7)
        assert await told_on_entering(site, BEN) == [HAND]


async def test_a_browser_that_lost_its_place_is_told_it_again() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann, site.entered(CODE, BEN) as ben:
        await ann.play("demand owl of 1")
        await ben.send(PlayMove(id="stale", seat=1, seq=7, move="peek 0"))
        assert fleeting(await ben.hear_a(TableShown)) == [HAND]


async def test_everybody_may_leave_and_it_is_not_told_again() -> None:
    async with hush() as site:
        async with site.entered(CODE, ANN) as ann:
            await ann.play("demand owl of 1")
            await confirm(ann, 0, 7)
        await until(lambda: site.live_tables == 0)
        assert await told_on_entering(site, ANN) == []


async def test_everybody_may_leave_and_it_is_still_told_to_whoever_has_not_seen_it() -> None:
    async with hush() as site:
        async with site.entered(CODE, TOKENS[:2]) as two:
            await two.play("demand owl of 1")
            await two.play("swap fox")
        await until(lambda: site.live_tables == 0)
        assert await told_on_entering(site, CLEO) == [HAND]


async def test_a_server_that_has_forgotten_tells_the_latest_move_once_more() -> None:
    async with hush(dealt("demand owl of 1")) as site:
        assert await told_on_entering(site, CLEO) == [HAND]


async def test_a_server_that_has_forgotten_tells_no_secret_of_others() -> None:
    async with hush(dealt("peek 1", "show hen")) as site:
        told = [await told_on_entering(site, seat) for seat in (ANN, BEN, CLEO)]
        assert told == [[CARD], [CARD], [(8, None)]]


async def test_a_server_that_has_forgotten_tells_nothing_older() -> None:
    async with hush(dealt("demand owl of 1", "swap fox")) as site:
        assert await told_on_entering(site, CLEO) == []


async def test_an_onlooker_is_told_it_again_on_the_same_line() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann, site.entered(CODE) as onlooker:
        await ann.play("demand owl of 1")
        await onlooker.heard_all()
        assert fleeting(await onlooker.enter()) == [HAND]


async def test_an_onlooker_that_confirmed_is_told_it_no_more() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann, site.entered(CODE) as onlooker:
        await ann.play("demand owl of 1")
        await onlooker.hear_a(EntriesPlayed)
        await confirm(onlooker, None, 7)
        assert fleeting(await onlooker.enter()) == []


async def test_an_onlooker_that_comes_later_is_not_told() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann:
        await ann.play("demand owl of 1")
        assert await told_on_entering(site, ()) == []


async def test_nobody_confirms_for_a_seat_of_others() -> None:
    async with hush() as site, site.entered(CODE, ANN) as ann:
        await ann.play("demand owl of 1")
        await ann.send(ConfirmShown(seat=2, seq=7))
        refusal = await ann.hear_a(RequestRefused)
        assert (refusal.code, await told_on_entering(site, CLEO)) == ("not-your-seat", [HAND])


async def test_no_other_channel_tells_a_running_game() -> None:
    async with hush(dealt("demand owl of 1")) as site:
        answers = [await site.get(f"/api/tables/{CODE}/{what}") for what in ("log", "replay")]
        assert [refused(answer) for answer in answers] == [(400, "table-unfinished")] * 2


async def test_a_refused_take_back_says_that_a_card_was_shown() -> None:
    async with hush() as site, site.entered(CODE, TOKENS[:2]) as two:
        await two.play("peek 1")
        await two.play("show hen")
        answer = await two.ask(TakeBack(id="back", seat=1, seq=9, to=8))
        assert isinstance(answer, RequestRefused)
        assert (answer.code, answer.facts) == ("cannot-take-back", {"to": 8, "because": "fleeting"})


# --- several seats at one screen -----------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def whispered(seats: int) -> AsyncIterator[Browser]:
    """The first seats share a screen; Ben has just shown Ann a card. Whoever is left has a browser of their own."""
    async with hush() as site, site.entered(CODE, TOKENS[:seats]) as screen:
        await looked(screen, 0)
        await screen.play("peek 1")
        await looked(screen, 1)
        yield screen


@pytest.mark.parametrize("seats", [2, 3])
async def test_at_one_screen_whoever_shows_a_card_sees_which(seats: int) -> None:
    async with whispered(seats) as screen:
        played = await screen.play("show hen")
        assert isinstance(played, EntriesPlayed)
        assert (played.told_to, fleeting(played)) == (1, [CARD])


@pytest.mark.parametrize("seats", [2, 3])
async def test_at_one_screen_the_other_party_is_told_behind_its_curtain(seats: int) -> None:
    async with whispered(seats) as screen:
        await screen.play("show hen")
        await confirm(screen, 1, 8)
        shown = await looked(screen, 0)
        assert (shown.told_to, fleeting(shown)) == (0, [CARD])


async def test_at_one_screen_the_other_party_is_told_once() -> None:
    async with whispered(3) as screen:
        await screen.play("show hen")
        await looked(screen, 0)
        await confirm(screen, 0, 8)
        assert fleeting(await looked(screen, 0)) == []


async def test_at_one_screen_a_third_seat_is_never_told_which() -> None:
    async with whispered(3) as screen:
        await screen.play("show hen")
        shown = await looked(screen, 2)
        assert (shown.told_to, fleeting(shown)) == (2, [(8, None)])


async def test_at_one_screen_what_everybody_saw_is_told_to_no_seat_again() -> None:
    async with hush() as site, site.entered(CODE, TOKENS[:3]) as screen:
        await screen.play("demand owl of 1")
        await confirm(screen, 0, 7)
        told = [fleeting(await looked(screen, seat)) for seat in range(3)]
        assert told == [[], [], []]


async def test_a_seat_that_does_not_look_is_told_nothing_when_somebody_else_shows_it_a_card() -> None:
    """Ann and Cleo share a screen, and Cleo looks: she is not told what Ben shows to Ann."""
    async with hush() as site, site.entered(CODE, [TOKENS[0], TOKENS[2]]) as screen, site.entered(CODE, BEN) as ben:
        await looked(screen, 0)
        await screen.play("peek 1")
        await looked(screen, 2)
        await ben.heard_all()
        await ben.play("show hen")
        played = await screen.hear_a(EntriesPlayed)
        told = [fleeting(played), fleeting(await looked(screen, 0))]
        assert told == [[(8, None)], [CARD]]
