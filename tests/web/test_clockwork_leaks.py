"""Promise 2 for Clockwork City, with three seats: nobody receives a byte that depends on what they may not know.

Two truths differ in a hand, in a card that was taken, shown in secret, or shown to all a while ago, or in the seed. The
same requests are made in both, and every byte that reaches the seat that may not know, and an onlooker, must be the
same over every channel.
"""

import msgspec
import pytest

from tests.web.browser import Browser
from tests.web.city_overhearing import heard, heard_at_one_screen
from tests.web.city_truths import (
    ANN,
    BEN,
    CITY,
    DENIED,
    EVERY_TRUTH,
    RIVAL_HAND,
    RIVAL_TOOK,
    SEEDS,
    SHOWN_BEFORE,
    WHISPERED,
    CityTruths,
    meeting,
)
from tests.web.overhearing import tokens_of, told_at
from tests.web.stage import CODE, TOKENS, keep, serving
from toychest.contract import Edition, Event, IllegalMove, Seat
from toychest.games.clockwork.moves import Move
from toychest.games.clockwork.rules import ClockworkRules
from toychest.games.clockwork.state import City
from toychest.games.clockwork.view import CityView
from toychest.storage import MemoryStore
from toychest.web.messages import ConfirmShown, EnterTable, EntriesPlayed, TableShown

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.usefixtures("unhurried")]

WORDS = ("whispered", "denied", "rival's hand", "rival took", "shown before", "seeds")


async def heard_in_both(truths: CityTruths, edition: Edition = CITY) -> list[object]:
    """What the watcher and an onlooker hear in either truth."""
    tables, scripts = truths.tables(edition), truths.scripts
    return [await heard(truths.watcher, table, script, edition) for table, script in zip(tables, scripts, strict=True)]


@pytest.mark.parametrize("truths", EVERY_TRUTH, ids=WORDS)
async def test_what_is_hidden_changes_no_byte(truths: CityTruths) -> None:
    one, other = await heard_in_both(truths)
    assert one == other


@pytest.mark.parametrize("truths", [RIVAL_HAND, RIVAL_TOOK, SHOWN_BEFORE])
async def test_the_two_truths_do_differ(truths: CityTruths) -> None:
    """Else the tests above would prove nothing: Ann is told different bytes."""
    one, other = truths.tables()
    assert await told_at(one, tokens_of(ANN)) != await told_at(other, tokens_of(ANN))


@pytest.mark.parametrize("truths", [WHISPERED, DENIED, SEEDS])
async def test_the_two_scripts_do_differ(truths: CityTruths) -> None:
    one, other = await heard_in_both(watched_by(truths, ANN))
    assert one != other


def watched_by(truths: CityTruths, watcher: Seat) -> CityTruths:
    """The same truths, watched by another seat."""
    return CityTruths(watcher, truths.ways, truths.scripts, truths.seeds)


@pytest.mark.parametrize("truths", [RIVAL_HAND, RIVAL_TOOK])
async def test_a_browser_with_all_seats_is_told_nothing_of_those_that_do_not_look(truths: CityTruths) -> None:
    """Ben is to act; what Ann holds changes no byte."""
    one, other = truths.tables()
    assert await heard_at_one_screen(one) == await heard_at_one_screen(other)


# --- would a leak be noticed? ---------------------------------------------------------------------------------------


class LeakyView(ClockworkRules):
    def view(self, state: City, seat: Seat | None) -> CityView:
        return msgspec.structs.replace(super().view(state, seat), scrapped=hash(state.hands[ANN]))


class LeakyRefusal(ClockworkRules):
    def apply(self, state: City, seat: Seat, move: Move) -> tuple[City, tuple[Event, ...]]:
        try:
            return super().apply(state, seat, move)
        except IllegalMove as refused:
            raise IllegalMove(refused.code, refused.rule, anns=list(state.hands[ANN]), **refused.arguments) from None


class LeakyEvents(ClockworkRules):
    def apply(self, state: City, seat: Seat, move: Move) -> tuple[City, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        return after, tuple(msgspec.structs.replace(event, public=event.public | event.secret) for event in events)


class LastingShow(ClockworkRules):
    def apply(self, state: City, seat: Seat, move: Move) -> tuple[City, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        return after, tuple(msgspec.structs.replace(event, fleeting=False) for event in events)


def leaking(rules: type[ClockworkRules]) -> Edition:
    assert isinstance(CITY.rules, ClockworkRules)
    return msgspec.structs.replace(CITY, rules=rules(CITY.id, CITY.rules.readings))


@pytest.mark.parametrize(
    ("leaky", "truths"),
    [
        (LeakyView, RIVAL_HAND),
        (LeakyRefusal, RIVAL_HAND),
        (LeakyEvents, WHISPERED),
        (LeakyEvents, RIVAL_TOOK),
        (LastingShow, SHOWN_BEFORE),
    ],
)
async def test_a_leak_would_be_noticed(leaky: type[ClockworkRules], truths: CityTruths) -> None:
    one, other = await heard_in_both(truths, leaking(leaky))
    assert one != other


# --- a challenge at one screen --------------------------------------------------------------------------------------


def secrets(message: TableShown | EntriesPlayed) -> list[object]:
    """The kind of each card that was shown in secret, as far as it is told."""
    events = [event for entry in message.entries for event in entry.events]
    return [event.facts.get("kind") for event in events if event.kind == "shown_in_secret"]


def question(message: TableShown | EntriesPlayed) -> tuple[str, str | None]:
    """What is asked, and about which card."""
    asked = message.standing.view["question"]
    return asked["kind"], asked["card"]


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_the_rival_sees_the_card_behind_its_curtain_and_nobody_else(seats: int) -> None:
    store = MemoryStore()
    await keep(store, meeting(seats))
    async with serving(store) as site, site.entered(CODE, TOKENS[:seats]) as screen:
        played_now = await screen.play("ask A Lacewing")
        assert isinstance(played_now, EntriesPlayed)
        looks = [await looked(screen, seat) for seat in range(seats)]
    assert (played_now.told_to, secrets(played_now)) == (BEN, ["Lacewing"])
    assert [secrets(look)[0] for look in looks] == ["Lacewing", "Lacewing", None, None][:seats]
    assert [question(look)[1] for look in looks] == ["Lacewing", "Lacewing", None, None][:seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_what_the_rival_has_seen_is_told_to_it_no_more(seats: int) -> None:
    store = MemoryStore()
    await keep(store, meeting(seats))
    async with serving(store) as site, site.entered(CODE, TOKENS[:seats]) as screen:
        await screen.play("ask A Lacewing")
        await looked(screen, ANN)
        await screen.send(ConfirmShown(seat=ANN, seq=screen.standing.seq))
        assert secrets(await looked(screen, ANN)) == []


async def looked(screen: Browser, seat: int) -> TableShown:
    """This seat opens the curtain."""
    await screen.send(EnterTable(tokens=list(screen.tokens), looking=seat))
    return await screen.hear_a(TableShown)
