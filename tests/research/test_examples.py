"""The worked examples, in small: they run, and what they say of a tiny castle is exact."""

import runpy
from typing import Any

import pytest

from tests.bots.castle_planner import solved as by_rules
from tests.docs.tree import ROOT
from toychest.contract import CHANCE

pytestmark = [pytest.mark.slow, pytest.mark.compiled]
EXAMPLES = ROOT / "docs" / "research" / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


def test_a_learner_is_the_same_from_the_same_seed() -> None:
    learn = example("learn_battle.py")["curve"]
    first, second = ([share for _, _, share in learn("pool", 6, 3, 2, seed=1)] for _ in range(2))
    assert (len(first), first) == (2, second)


@pytest.mark.deep
def test_a_learner_beats_the_greedy_bot() -> None:
    *_, (_, _, share) = example("learn_battle.py")["curve"]("pool", 12_000, 12_000, 200, seed=1)
    assert share > 0.55


def test_the_exact_value_of_a_tiny_castle_is_that_of_the_readable_rules() -> None:
    pytest.importorskip("pyspiel")
    castle = example("exact_castle.py")
    found = castle["solved"](castle["load"]("castle", **castle["OPTIONS"]))
    chambers = [move for move, _ in by_rules.RULES.odds(by_rules.RULES.setup(1, castle["OPTIONS"]))]
    starts = [by_rules.RULES.apply(by_rules.RULES.setup(1, castle["OPTIONS"]), CHANCE, move)[0] for move in chambers]
    exact = sum(by_rules.Solved(start).best_chance() for start in starts) / len(starts)
    assert found.worth() == pytest.approx(exact, abs=1e-5)
    assert found.worth(castle["at_random"]) < exact
