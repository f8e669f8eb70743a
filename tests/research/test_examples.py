"""The worked examples, in small: they run, and what they say of a tiny castle and a tiny battle is exact."""

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


def test_a_learner_by_environments_is_the_same_from_the_same_seed() -> None:
    learn = example("learn_by_steps.py")["curve"]
    first, second = (
        [(games, share) for games, _, share in learn("pool", 120, 60, 1, level=1, seed=1, tables=16)] for _ in range(2)
    )
    assert first == second
    assert first[-1][0] > 0


@pytest.mark.deep
def test_a_learner_by_environments_beats_a_bot() -> None:
    *_, (_, _, share) = example("learn_by_steps.py")["curve"]("pool", 20_000, 20_000, 200, level=1, seed=1)
    assert share > 0.55


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


def looked_at(state: Any) -> tuple[int | None, str, dict[int, tuple[Any, float]], float]:
    """A state of OpenSpiel, for the tree of the example."""
    if state.is_terminal():
        return None, "", {}, state.returns()[0]
    if state.is_chance_node():
        return CHANCE, "", {move: (state.child(move), share) for move, share in state.chance_outcomes()}, 0.0
    moves = {move: (state.child(move), 0.0) for move in state.legal_actions()}
    return state.current_player(), state.information_state_string(), moves, 0.0


def test_the_best_reply_of_the_example_is_that_of_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    battle, kuhn = example("exact_battle.py"), pyspiel.load_game("kuhn_poker")
    tree = battle["grown"](kuhn.new_initial_state(), looked_at)
    at_random = battle["tabled"](tree, lambda state: dict.fromkeys(state.legal_actions(), 0.5))
    theirs = exploitability.exploitability(kuhn, policy.UniformRandomPolicy(kuhn))
    assert battle["exploitability"](tree, at_random) == pytest.approx(theirs)
    assert battle["exploitability"](tree, battle["equilibrium"](tree, 200)) < theirs / 10


def test_nobody_gets_more_than_the_best_reply_in_a_tiny_battle() -> None:
    pytest.importorskip("pyspiel")
    battle = example("exact_battle.py")
    root = battle["sitting"](battle["EDITION"], battle["small_battle"](("Jumbo", "Roxy"), removed=0), 2)
    tree = battle["grown"](root, battle["looked_at"])
    at_random, greedy = (battle["tabled"](tree, each) for each in (battle["at_random"], battle["by_bot"]("greedy", 1)))
    best = [battle["best_reply"](tree, at_random, seat) for seat in range(2)]
    value = battle["value"]
    assert value(tree, (best[0], at_random)) >= value(tree, (greedy, at_random))
    assert value(tree, (at_random, best[1])) <= value(tree, (at_random, greedy))
    assert battle["exploitability"](tree, at_random) > 0.1
    assert battle["exploitability"](tree, battle["equilibrium"](tree, 100)) < 0.02
