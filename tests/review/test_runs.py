"""Runs of chance: all their ends with their odds, or some drawn by them."""

import pytest

from tests.games.toybattle.stage import RULES, after, field
from toychest.contract import CHANCE
from toychest.review.runs import ends_of

TAKING = after(field(rack="Roxy", rival="Hook"), "take")
"""Blue takes two tiles, each of them as likely as the next of its reserve."""


def test_every_end_of_a_run_has_its_odds() -> None:
    ends = ends_of(RULES, TAKING, most=150, drawn=3, seed=1).found
    assert sum(odds for _, odds in ends) == pytest.approx(1)
    assert all(RULES.to_act(state) != (CHANCE,) for state, _ in ends)


def test_ends_are_counted_once_whichever_tile_came_first() -> None:
    states = [state for state, _ in ends_of(RULES, TAKING, most=150, drawn=3, seed=1).found]
    assert len(states) == len(set(states)) == 8 * 9 // 2


def test_of_too_many_ends_some_are_drawn() -> None:
    ends = ends_of(RULES, TAKING, most=20, drawn=3, seed=1)
    assert [odds for _, odds in ends.found] == [1 / 3] * 3
    assert ends.odds_of(ends.found[0][0]) is None


def test_the_same_seed_draws_the_same_ends() -> None:
    first, again, other = (ends_of(RULES, TAKING, most=5, drawn=9, seed=seed) for seed in (1, 1, 2))
    assert first == again != other
