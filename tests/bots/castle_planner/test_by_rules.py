"""The planner by the readable rules: sensible plans for who has no engine, or none yet."""

import subprocess
import sys

import pytest

from tests.bots.states import window
from tests.docs.tree import ROOT
from toychest.bots.by_rules import think_by_rules
from toychest.bots.castle_planner.by_rules import chance_to_win
from toychest.games import EDITIONS

CASTLE = "castle-standard-0"
WITHOUT = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tests.bots.states import window
from toychest.bots.by_rules import think_by_rules
seen = window("castle-standard-0", moves=10)
print(think_by_rules(seen, 6, 7, lambda: False).by)
"""


def found_by(level: int, seed: int) -> tuple[int, int]:
    """How many treasures lie in the chest after the foreseen row, and how many at the most after any other."""
    seen, rules = window(CASTLE, moves=12, seed=seed), EDITIONS[CASTLE].rules
    thought = think_by_rules(seen, level, 1, lambda: False)
    state = seen.imagined
    for each in thought.foreseen:
        state = rules.apply(state, seen.seat, rules.read_move(each.move))[0]
    return sum(state.found), most_found(seen.imagined, seen.seat)


def most_found(state: object, seat: int) -> int:
    rules = EDITIONS[CASTLE].rules
    before = state.row_number  # type: ignore[attr-defined]
    most = 0
    for move in rules.legal_moves(state, seat):  # type: ignore[arg-type]
        after = rules.apply(state, seat, move)[0]  # type: ignore[arg-type]
        is_same = after.row_number == before and after.outcome is None
        most = max(most, most_found(after, seat) if is_same else sum(after.found))
    return most


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("level", [1, 6])
def test_the_row_that_is_planned_takes_the_most_treasures(level: int, seed: int) -> None:
    taken, most = found_by(level, seed)
    assert taken == most


def test_a_plan_begins_with_the_move_and_ends_with_go() -> None:
    thought = think_by_rules(window(CASTLE, moves=12), 4, 1, lambda: False)
    assert (thought.foreseen[0].move, thought.foreseen[-1].move) == (thought.move, "go")


def test_told_to_stop_it_still_has_a_legal_move() -> None:
    seen = window(CASTLE, moves=12)
    assert think_by_rules(seen, 6, 1, lambda: True).move in seen.moves


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(3))
def test_a_castle_looks_as_good_as_to_its_kernel(seed: int) -> None:
    import numpy as np

    from toychest.games.castle.kernel import KERNEL

    state = window(CASTLE, moves=12, seed=seed).imagined
    credit, scratch = np.zeros(state.terms.seats), np.zeros(KERNEL.scratch_size, np.int32)
    KERNEL.evaluate(KERNEL.tables(state), KERNEL.pack(state, None), KERNEL.weights, credit, scratch)
    assert chance_to_win(state) == pytest.approx(credit[0])


def test_it_needs_neither_numba_nor_numpy() -> None:
    said = subprocess.run([sys.executable, "-c", WITHOUT], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said == "rules\n"
