"""Promise 2: nobody receives a byte that depends on what they may not know.

Two truths of Hush differ only in what Ann and Ben hold. Cleo (seat 2) and an onlooker cannot tell them apart: the
same requests are made in both, and every byte that reaches these two over any channel must be the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import pytest

from tests.conformance.hush import HUSH, HushRules
from tests.conformance.hush.moves import Move
from tests.conformance.hush.state import Hush
from tests.conformance.hush.view import HushView
from tests.web.browser import Browser
from tests.web.stage import CODE, TOKENS, Site, keep, serving
from toychest.contract import CHANCE, Edition, IllegalMove, Seat
from toychest.storage import MemoryStore
from toychest.table import Table, new_table
from toychest.web.messages import AskWhyNot, EntriesPlayed, PlayMove

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.usefixtures("unhurried")]

NAMES = ("Ann", "Ben", "Cleo")
CLEO = 2

# Dealt in turn: Ann, Ben, Cleo, Ann, Ben, Cleo. The pile is the same in both.
ONE_TRUTH = ("owl", "fox", "owl", "hen", "hen", "fox")
OTHER_TRUTH = ("fox", "owl", "owl", "hen", "hen", "fox")

SCRIPTS: tuple[list[str], ...] = (
    [],
    ["peek 1"],
    ["peek 1", "show the secret"],
    ["peek 1", "show hen", "swap hen"],
    ["swap hen", "demand hen of 2"],
    ["demand hen of 1", "peek 0", "show the secret", "swap owl"],
    ["peek 1", "show the secret", "peek 0", "show the secret", "swap fox", "peek 2", "show owl", "demand hen of 0"],
)
"""Requests that are the same in either truth, but for the card that is shown in secret."""

EVERY_MOVE = [
    *(f"{verb} {kind}" for verb in ("take", "show", "swap") for kind in ("owl", "fox", "hen")),
    *(f"peek {seat}" for seat in range(3)),
    *(f"demand {kind} of {seat}" for kind in ("owl", "fox", "hen") for seat in range(3)),
]


@dataclass(frozen=True)
class Heard:
    """Every byte that a seat and an onlooker were told."""

    cleo: Sequence[str]
    onlooker: Sequence[str]


def dealt(cards: Sequence[str]) -> Table:
    """A table whose luck is what we say; nobody can see that until the end."""
    table = new_table(HUSH, {}, NAMES, "one seed for both")
    for card in cards:
        table = table.with_move(CHANCE, f"take {card}")
    return table


async def heard(cards: Sequence[str], script: Sequence[str], edition: Edition = HUSH) -> Heard:
    """Play this script in this truth; after each move Cleo asks why not, and the other channels are read."""
    store = MemoryStore()
    await keep(store, dealt(cards))
    async with (
        serving(store, {edition.id: edition}) as site,
        site.entered(CODE, TOKENS[CLEO : CLEO + 1]) as cleo,
        site.entered(CODE) as onlooker,
        site.entered(CODE, TOKENS[:CLEO]) as rivals,
    ):
        for number, move in enumerate(script):
            await rivals.enter()
            mover = cleo if rivals.standing.to_act == [CLEO] else rivals
            shown = move.replace("the secret", cards[rivals.standing.to_act[0]])
            request = PlayMove(
                id=f"move {number}", seat=rivals.standing.to_act[0], seq=rivals.standing.seq + 1, move=shown
            )
            played = await mover.ask(request)
            assert isinstance(played, EntriesPlayed), (request, played)
            await ask_why_not(cleo)
            await onlooker.heard_all()
            cleo.raw.append(await over_http(site))
        await cleo.enter()
        await onlooker.enter()
    return Heard(cleo=cleo.raw, onlooker=onlooker.raw)


async def ask_why_not(cleo: Browser) -> None:
    """Every move there is, for her own seat and for Ann's."""
    for number, move in enumerate(EVERY_MOVE):
        await cleo.ask(AskWhyNot(id=f"why {number}", seat=CLEO, move=move))
        await cleo.ask(AskWhyNot(id=f"why Ann {number}", seat=0, move=move))


async def over_http(site: Site) -> str:
    """What the other channels say: log and replay, with every header but the date."""
    answers = [await site.get(f"/api/tables/{CODE}/{what}") for what in ("log", "replay")]
    return site.as_told(answers)


@pytest.mark.parametrize("script", SCRIPTS, ids=", ".join)
async def test_what_others_hold_changes_no_byte(script: list[str]) -> None:
    assert await heard(ONE_TRUTH, script) == await heard(OTHER_TRUTH, script)


class LeakyView(HushRules):
    def view(self, state: Hush, seat: Seat | None) -> HushView:
        return msgspec.structs.replace(super().view(state, seat), demanded=str(state.hands[0]))


class LeakyRefusal(HushRules):
    def refusal(self, state: Hush, seat: Seat, move: Move) -> IllegalMove | None:
        refusal = super().refusal(state, seat, move)
        return None if refusal is None else IllegalMove(refusal.code, refusal.rule, ann_holds=list(state.hands[0]))


@pytest.mark.parametrize("leaky", [LeakyView(), LeakyRefusal()])
async def test_a_leak_would_be_noticed(leaky: HushRules) -> None:
    edition = msgspec.structs.replace(HUSH, rules=leaky)
    assert await heard(ONE_TRUTH, ["peek 1"], edition) != await heard(OTHER_TRUTH, ["peek 1"], edition)


async def test_the_two_truths_do_differ() -> None:
    """Else the tests above would prove nothing: whoever holds the cards is told different bytes."""
    tellings = []
    for cards in (ONE_TRUTH, OTHER_TRUTH):
        store = MemoryStore()
        await keep(store, dealt(cards))
        async with serving(store, {HUSH.id: HUSH}) as site, site.entered(CODE, TOKENS[:1]) as ann:
            tellings.append(ann.raw)
    assert tellings[0] != tellings[1]
    assert len("".join(tellings[0])) == len("".join(tellings[1]))
