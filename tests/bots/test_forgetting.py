import random
from typing import Any

import pytest

from toychest.bots.forgetting import ages_of_facts, facts_since, forgotten_facts, kept_share
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS

RULES = EDITIONS["clockwork-standard-0"].rules


@pytest.fixture(scope="module")
def states() -> list[Any]:
    """A city game of 200 random moves, every state of it."""
    luck, states = random.Random(5), [RULES.setup(2, {})]
    for _ in range(200):
        (actor,) = RULES.to_act(states[-1])
        odds = RULES.odds(states[-1]) if actor == CHANCE else [(m, 1) for m in RULES.legal_moves(states[-1], actor)]
        move = luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]
        states.append(RULES.apply(states[-1], actor, move)[0])
    return states


def test_the_curve_starts_at_one_and_falls_to_a_third() -> None:
    assert (kept_share(0, 40), round(kept_share(40, 40), 3)) == (1.0, 0.368)


def test_without_a_limit_nothing_is_forgotten(states: list[Any]) -> None:
    assert forgotten_facts(RULES, states, Seat(0), 0, "a") == frozenset()


def test_a_short_memory_forgets_more_than_a_long_one(states: list[Any]) -> None:
    short, long = (forgotten_facts(RULES, states, Seat(0), memory, "a") for memory in (10, 200))
    assert long < short


def test_what_is_forgotten_stays_forgotten(states: list[Any]) -> None:
    now = forgotten_facts(RULES, states[:180], Seat(0), 30, "a")
    later = forgotten_facts(RULES, [*states[:180], *[states[179]] * 60], Seat(0), 30, "a")
    assert now <= later


def test_the_same_seed_forgets_the_same(states: list[Any]) -> None:
    first, again = (forgotten_facts(RULES, states, Seat(0), 30, "a") for _ in range(2))
    assert first == again


def test_facts_are_old_that_were_known_so_many_entries_ago(states: list[Any]) -> None:
    older, old, all_of_them = (facts_since(RULES, states, Seat(0), age) for age in (120, 20, 0))
    assert older < old < all_of_them


def test_nothing_was_known_before_the_game(states: list[Any]) -> None:
    assert facts_since(RULES, states, Seat(0), len(states)) == frozenset()


def test_a_fact_is_as_old_as_the_entries_through_which_it_was_known(states: list[Any]) -> None:
    ages = ages_of_facts(RULES, states, Seat(0))
    assert {path for path, age in ages.items() if age >= 20} <= facts_since(RULES, states, Seat(0), 20)
    assert max(ages.values()) > 20
