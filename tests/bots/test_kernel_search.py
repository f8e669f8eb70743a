"""The search: its tree counts every iteration once, and whatever room it has, a legal move comes out of it."""

from typing import Final

import pytest

from tests.bots.states import window
from tests.bots.test_hints import winning
from toychest.bots import kernel_search
from toychest.bots.hint_errors import with_measured_error
from toychest.bots.kernel_search import Tree, grown, made_sure, searched
from toychest.bots.levels import level_of
from toychest.bots.think import think
from toychest.bots.thought import Candidate, taken_of
from toychest.contract import Kernel
from toychest.games import EDITIONS

pytestmark = pytest.mark.compiled
WINDOW: Final = window()
LEVEL: Final = level_of("toybattle", 5)
"""More iterations than fit between two looks at the clock."""
ROOM: Final = 60


def never() -> bool:
    return False


def kernel() -> Kernel:
    made = EDITIONS[WINDOW.edition].kernel
    assert made is not None
    return made()


def visits(tree: Tree, node: int) -> int:
    return int(tree.records[node]["visits"])


@pytest.fixture(scope="module")
def tree() -> Tree:
    return grown(kernel(), WINDOW, LEVEL, 9, never)


def test_the_root_is_visited_once_in_every_iteration(tree: Tree) -> None:
    assert visits(tree, 0) == LEVEL.iterations > kernel_search.SLICE


def test_every_iteration_but_the_first_goes_through_one_of_the_moves(tree: Tree) -> None:
    """The first made the moves, and each was looked at once then."""
    moves = tree.children(0)
    assert sum(visits(tree, move) - 1 for move in moves) == LEVEL.iterations - 1
    assert len(moves) > 1


def test_no_node_is_left_more_often_than_it_is_reached(tree: Tree) -> None:
    left = [sum(visits(tree, child) - 1 for child in tree.children(node)) for node in range(1, tree.nodes)]
    reached = [visits(tree, node) - 1 for node in range(1, tree.nodes)]
    assert all(out <= into for out, into in zip(left, reached, strict=True))
    assert max(left) > 0


def test_the_moves_come_with_the_most_visited_first() -> None:
    counted = [candidate.visits for candidate in searched(WINDOW, LEVEL, 9, never).candidates]
    assert counted == sorted(counted, reverse=True)


def test_the_same_seed_gives_the_same_thought() -> None:
    first, again, other = (searched(WINDOW, LEVEL, seed, never) for seed in (9, 9, 10))
    assert first == again != other


def candidate(move: str, worth: float) -> Candidate:
    return Candidate(move=move, worth=worth, low=worth, high=worth)


WEIGHED = (candidate("best", 0.60), candidate("near", 0.56), candidate("far", 0.51))


@pytest.mark.parametrize(
    ("softness", "taken"),
    [(0.01, {"best"}), (0.05, {"best", "near"}), (0.1, {"best", "near", "far"})],
)
def test_only_moves_within_the_softness_of_the_best_are_taken(softness: float, taken: set[str]) -> None:
    assert {taken_of(WEIGHED, softness, seed) for seed in range(100)} == taken


def test_a_full_tree_grows_no_further_and_still_gives_a_legal_move(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_search, "MOST_NODES", ROOM)
    full, thought = grown(kernel(), WINDOW, LEVEL, 9, never), searched(WINDOW, LEVEL, 9, never)
    assert full.nodes <= ROOM < tree.nodes
    assert thought.move in WINDOW.moves
    assert thought.iterations == LEVEL.iterations


@pytest.mark.parametrize("level", [1, 6])
def test_a_win_is_found_at_every_level_and_told_as_certain(level: int) -> None:
    window, move = winning()
    thought = with_measured_error(think(window, level, seed=1), window)
    best = thought.candidates[0]
    assert (thought.move, thought.is_exact) == (move, True)
    assert (best.worth, best.low, best.high, best.is_exact) == (1.0, 1.0, 1.0, True)


def test_a_good_move_that_does_not_win_at_once_stays_an_estimate() -> None:
    window, winner = winning()
    good = Candidate(move=next(move for move in window.moves if move != winner), worth=0.995, low=0.9, high=1.0)
    assert made_sure(good, window) == good
