"""Our own puzzles: each has an answer, and most ways to play its row are not it."""

from pathlib import Path

import pytest

from tests.games.castle.stage import RULES, kinds
from toychest.games.castle.go import row_foreseen
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.puzzle import PUZZLES
from toychest.games.castle.state import Castle
from toychest.puzzles.castle.plans import plans

PAGE = (Path(__file__).parents[3] / "docs/boards.md").read_text(encoding="utf-8")
ANSWERS = {
    "1-first-turn": (1, "turn 1 right, go"),
    "2-any-way": (2, "turn 1 left, walk down, go"),
    "3-once-more": (2, "turn 1 right, go"),
    "4-gate": (1, "jump e1, go"),
    "5-door": (3, "turn 1 left, walk left, go"),
    "6-two-of-three": (3, "turn 1 left, turn 3 left, go"),
    "7-must-jump": (2, "turn 1 right, jump e1, jump c4, go"),
    "8-loop-of-loops": (3, "walk down, jump e1, go"),
}


def laid(name: str) -> Castle:
    state: Castle = RULES.setup(1, {"puzzle": name})
    return state


def share_of_answers(state: Castle) -> float:
    """How many of the ways to play a row take the most treasures."""
    taken = [sum(row_foreseen(planned).found) for planned in plans(state)]
    return taken.count(max(taken)) / len(taken)


def test_there_are_eight_from_easy_to_hard() -> None:
    assert tuple(ANSWERS) == PUZZLES


@pytest.mark.parametrize(("name", "best"), [(name, best) for name, (best, _) in ANSWERS.items()])
def test_the_most_that_a_row_can_take(name: str, best: int) -> None:
    assert most_treasures(laid(name)) == best


@pytest.mark.parametrize(("name", "answer"), [(name, answer) for name, (_, answer) in ANSWERS.items()])
def test_the_answer_solves_it(name: str, answer: str) -> None:
    assert kinds(laid(name), answer)[-1] == "puzzle_solved"


def test_the_first_puzzle_is_left_or_right() -> None:
    assert share_of_answers(laid("1-first-turn")) == 1 / 2


@pytest.mark.parametrize("name", PUZZLES[1:])
def test_most_ways_to_play_the_row_are_no_answer(name: str) -> None:
    assert share_of_answers(laid(name)) <= 1 / 5


def test_the_puzzle_of_the_page_can_be_played() -> None:
    _, _, section = PAGE.partition("## A puzzle of your own")
    _, _, listing = section.partition("```toml\n")
    assert most_treasures(RULES.setup(1, {"puzzle": {"file": listing.partition("```")[0]}})) == 1
