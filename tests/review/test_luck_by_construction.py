"""Luck is nothing on the whole, by construction: over all that might have come, each by its odds, it adds up to 0."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.review.golden import BATTLE, CASTLE, LITTLE, table
from toychest.contract import CHANCE, Seat
from toychest.games.castle.state import are_treasures_placed
from toychest.review.lucky_bouts import runs_of
from toychest.review.runs import ends_of
from toychest.review.weigher import Weigher, weigher_of
from toychest.review.worths import Worths
from toychest.table import Table

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]

TWO = "clockwork/golden/two"
MOST = {"toybattle": 24, "clockwork": 24, "castle": 300}
"""Ends of a run that are all asked about."""


def weigher(played: Table) -> Weigher:
    budget = replace(LITTLE, most_ends=MOST[played.edition.game])
    return weigher_of(played.edition, played.frames[0].state, len(played.header.seats), budget)


def small_runs(played: Table) -> Iterator[tuple[Any, Sequence[tuple[Any, float]]]]:
    """The state before a run of chance, and all its ends with their odds; a run early in a game, and one later on."""
    states = [frame.state for frame in played.frames]
    begun = [
        next(state for state in run if played.edition.game != "castle" or are_treasures_placed(state))
        for _, run in runs_of(played.rules, states)
    ]
    found = [(state, ends_of(played.rules, state, MOST[played.edition.game], 1, 0)) for state in begun]
    small = [(state, ends.found) for state, ends in found if not ends.are_drawn and len(ends.found) > 1]
    yield from (small[0], small[len(small) // 2])


def lucks(weighs: Weigher, before: Any, ends: Sequence[tuple[Any, float]], seed: int) -> list[tuple[float, Worths]]:
    """Of every end, had it come: its odds, and its luck for every seat."""
    weighed = [(odds, weighs.run([before, end], seed)) for end, odds in ends]
    return [(odds, tuple(now - was for was, now in zip(run.before, run.after, strict=True))) for odds, run in weighed]


@pytest.mark.parametrize("name", [BATTLE, TWO, "clockwork/golden/three", CASTLE])
def test_the_luck_of_all_that_might_have_come_adds_up_to_nothing(name: str) -> None:
    played = table(name)
    weighs, looked_at = weigher(played), 0
    for number, (before, ends) in enumerate(small_runs(played)):
        found = lucks(weighs, before, ends, number)
        for seat in range(len(played.header.seats)):
            assert sum(odds * luck[seat] for odds, luck in found) == pytest.approx(0, abs=1e-9)
        looked_at += any(abs(luck[0]) > 1e-9 for _, luck in found)
    assert looked_at


@pytest.mark.parametrize("name", [BATTLE, TWO])
def test_what_a_drawn_run_is_worth_before_it_does_not_hang_on_what_came(name: str) -> None:
    """The deal has too many ends to be weighed: some are drawn, by the seed alone."""
    played = table(name)
    weighs, (_, run) = weigher(played), next(iter(runs_of(played.rules, [frame.state for frame in played.frames])))
    ends = [drawn_end(played, run[0], seed) for seed in range(3)]
    found = [weighs.run([run[0], end], 7) for end in ends]
    assert len(set(ends)) == 3
    assert found[0].odds is None
    assert found[0].before == found[1].before == found[2].before


def drawn_end(played: Table, state: Any, seed: int) -> Any:
    luck, rules = random.Random(seed), played.rules
    while rules.to_act(state) == (CHANCE,):
        odds = rules.odds(state)
        move = luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]
        state, _ = rules.apply(state, Seat(CHANCE), move)
    return state
