"""Promise 2 for Toy Battle: nobody receives a byte that depends on what they may not know.

Two truths differ in a rack, a reserve, a suppressed tile or the seed. The same requests are made in both, and every
byte that reaches the seat that may not know, and an onlooker, must be the same over every channel.
"""

from dataclasses import replace

import msgspec
import pytest

from tests.web.overhearing import allowed, heard, heard_at_one_screen, tokens_of, told_at
from tests.web.stage import TOKENS
from tests.web.truths import (
    BATTLE,
    MY_RACK,
    ORDER,
    RIVAL_RACK,
    RIVAL_TOOK,
    ROBBED,
    SUPPRESSED,
    Truths,
)
from toychest.contract import Edition, Event, IllegalMove, Seat
from toychest.games.toybattle.moves import Move
from toychest.games.toybattle.rules import ToyBattleRules
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terrain import BLUE
from toychest.games.toybattle.view import BattleView

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.usefixtures("unhurried")]

SCRIPTS: tuple[tuple[Truths, list[str]], ...] = (
    (RIVAL_RACK, ["take", "take", "place Hook 22"]),
    (RIVAL_RACK, ["place Roxy 11", "back 0", "place Roxy 12", "place Star 24", "take", "place Hook 18"]),
    (RIVAL_RACK, ["place Hook 22", "place Roxy 24", "back 1", "place Roxy 25", "place XB-42 12", "decline"]),
    (RIVAL_RACK, ["place Hook 24", "place Jumbo 25", "place Roxy 11", "place Roxy 24", "take"]),
    (MY_RACK, ["take", "place Star 23", "take", "take", "place Jumbo 24", "back 1"]),
    (RIVAL_TOOK, ["place Star 11", "take", "take", "place XB-42 12", "back 0"]),
    (ROBBED, ["take", "place Roxy 13", "place Roxy 24", "take"]),
    (SUPPRESSED, ["place Jumbo 23", "back 1", "place Kwak 23", "take"]),
    (SUPPRESSED, ["take", "place Roxy 11", "place Kwak 23", "take"]),
    (replace(RIVAL_RACK, terrain="battlefield"), ["place Hook 14", "suppress", "take", "place Roxy 11"]),
    (ORDER, ["place Roxy 11", "place Star 24", "decline", "place Hook 18", "place Jumbo 25"]),
)
"""Requests that are allowed in either truth, and whose public part luck does not change."""


@pytest.mark.parametrize(("truths", "script"), SCRIPTS, ids=lambda part: ", ".join(part) if type(part) is list else "")
async def test_what_is_hidden_changes_no_byte(truths: Truths, script: list[str]) -> None:
    one, other = truths.tables()
    assert await heard(truths, one, script) == await heard(truths, other, script)


AT_ONE_SCREEN: tuple[tuple[Truths, list[str]], ...] = (
    (RIVAL_RACK, ["place XB-42 11", "back 0"]),
    (RIVAL_TOOK, ["place Star 11", "back 0"]),
)
"""Moves after which the same seat is still to act, with a question to answer."""


@pytest.mark.parametrize(("truths", "moves"), AT_ONE_SCREEN)
async def test_a_browser_with_both_seats_is_told_nothing_of_the_one_that_is_not_to_act(
    truths: Truths, moves: list[str]
) -> None:
    one, other = truths.tables()
    assert await heard_at_one_screen(truths, one, moves) == await heard_at_one_screen(truths, other, moves)


@pytest.mark.parametrize("truths", [RIVAL_RACK, MY_RACK, RIVAL_TOOK, ROBBED, SUPPRESSED])
async def test_the_two_truths_do_differ(truths: Truths) -> None:
    """Else the tests above would prove nothing: whoever holds the tiles is told different bytes."""
    one, other = truths.tables()
    theirs = tokens_of(1 - truths.watcher)
    assert await told_at(one, theirs) != await told_at(other, theirs)


async def test_the_two_orders_do_differ() -> None:
    one, other = (table.play(BLUE, "take").entries for table in ORDER.tables())
    assert one != other


async def test_a_browser_with_both_seats_is_told_of_the_one_that_is_to_act() -> None:
    one, other = SUPPRESSED.tables()
    assert await told_at(one, TOKENS[:2]) != await told_at(other, TOKENS[:2])


async def test_the_questions_reach_the_rules() -> None:
    """Blue may take, or place each of three troops: Hook on every base, the others beside the headquarters."""
    told = await heard(RIVAL_RACK, RIVAL_RACK.tables()[0], [])
    assert (allowed(told.watcher), allowed(told.onlooker)) == (1 + 15 + 2 + 2, 0)


class LeakyView(ToyBattleRules):
    def view(self, state: Battle, seat: Seat | None) -> BattleView:
        return msgspec.structs.replace(super().view(state, seat), idle=state.racks[1][-1])


class LeakyRefusal(ToyBattleRules):
    def apply(self, state: Battle, seat: Seat, move: Move) -> tuple[Battle, tuple[Event, ...]]:
        try:
            return super().apply(state, seat, move)
        except IllegalMove as refused:
            raise IllegalMove(refused.code, refused.rule, kwaks=state.racks[1][-1], **refused.arguments) from None


class LeakyEvents(ToyBattleRules):
    def apply(self, state: Battle, seat: Seat, move: Move) -> tuple[Battle, tuple[Event, ...]]:
        after, events = super().apply(state, seat, move)
        return after, tuple(msgspec.structs.replace(event, public=event.public | event.secret) for event in events)


def leaking(rules: type[ToyBattleRules]) -> Edition:
    assert isinstance(BATTLE.rules, ToyBattleRules)
    return msgspec.structs.replace(BATTLE, rules=rules(BATTLE.id, BATTLE.rules.readings))


@pytest.mark.parametrize("leaky", [LeakyView, LeakyRefusal, LeakyEvents])
async def test_a_leak_would_be_noticed(leaky: type[ToyBattleRules]) -> None:
    edition = leaking(leaky)
    one, other = RIVAL_RACK.tables(edition)
    assert await heard(RIVAL_RACK, one, [], edition) != await heard(RIVAL_RACK, other, [], edition)


@pytest.mark.parametrize("leaky", [LeakyView, LeakyRefusal, LeakyEvents])
async def test_a_leak_at_one_screen_would_be_noticed(leaky: type[ToyBattleRules]) -> None:
    edition = leaking(leaky)
    one, other = RIVAL_RACK.tables(edition)
    told = await heard_at_one_screen(RIVAL_RACK, one, [], edition)
    assert told != await heard_at_one_screen(RIVAL_RACK, other, [], edition)
