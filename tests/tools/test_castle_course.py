"""How the castle's course is made: simulated players, what a lesson needs, and the same course by the same seed."""

from itertools import islice

import pytest

from tools.castle_course import TARGET, course, file_of
from tools.castle_exercises import Fields, checked, exercises, laid
from toychest.puzzles.castle.learners import guessed_by_child, seen_by_level, solved_by, solving, ways
from toychest.puzzles.castle.lessons import LESSONS

CORNER: Fields = {"board": "castle", "profile": "young", "sorcerer": "b1", "treasures": ["c1"], "row": ["up"]}
"""Left or right: the first puzzle of all."""

GAP: Fields = {"board": "garden", "profile": "young", "sorcerer": "c3", "treasures": ["c2"], "row": ["gap"]}


def test_every_way_is_counted() -> None:
    assert [(way.treasures, way.moves) for way in ways(laid(CORNER))] == [(0, 2), (1, 2)]


def test_a_gap_is_a_move_more() -> None:
    found = ways(laid({**GAP, "cards": ["up", "down"]}))
    assert min(way.moves for way in solving(found)) == 2


def test_a_child_guesses() -> None:
    assert guessed_by_child(laid(CORNER)) == 1 / 2


@pytest.mark.parametrize(("level", "chance"), [(1, 1 / 4), (2, 1 / 2), (3, 1), (6, 1)])
def test_a_higher_level_sees_more_ways(level: int, chance: float) -> None:
    assert seen_by_level(level, all_ways=4, right=1) == chance


def test_there_are_seven_players() -> None:
    assert solved_by(laid(CORNER)) == (1 / 2, 1 / 2, 1, 1, 1, 1, 1)


NEEDED: dict[str, Fields] = {
    "sequence": {"sorcerer": "c3", "treasures": ["d2"], "row": ["right", "up"]},
    "turn": {"sorcerer": "c3", "treasures": ["d3"], "row": ["up"]},
    "repeat": {"sorcerer": "c4", "treasures": ["c2"], "row": ["up", "loop"]},
    "gate": {"sorcerer": "a1", "treasures": ["e4"], "row": ["right", "down"]},
    "ghost": {"sorcerer": "d1", "treasures": ["e2"], "row": ["right", "ghost", "down"], "ghost": 8},
}
NEEDLESS: dict[str, Fields] = {
    "sequence": {"sorcerer": "c3", "treasures": ["d3"], "row": ["right", "up"]},
    "turn": {"sorcerer": "c3", "treasures": ["c2"], "row": ["up"]},
    "repeat": {"sorcerer": "c3", "treasures": ["c2"], "row": ["up", "loop"]},
    "gate": {"sorcerer": "a1", "treasures": ["a2"], "row": ["right", "down"]},
    "ghost": {"sorcerer": "d1", "treasures": ["e2"], "row": ["right", "ghost", "down"], "ghost": 3},
}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_needed(lesson: str) -> None:
    assert LESSONS[lesson].is_needed(laid({"board": "garden", **NEEDED[lesson]}))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_not_needed_where_there_is_another_way(lesson: str) -> None:
    assert not LESSONS[lesson].is_needed(laid({"board": "garden", **NEEDLESS[lesson]}))


def test_a_puzzle_that_leaves_a_treasure_lying_is_no_exercise() -> None:
    assert checked("turn", {**CORNER, "treasures": ["c1", "d6"]}) is None


def test_a_row_that_go_alone_solves_is_no_exercise() -> None:
    assert checked("sequence", {"board": "garden", **NEEDED["sequence"]}) is None


def test_a_gap_that_any_card_fills_is_no_exercise() -> None:
    assert checked("sequence", {**GAP, "cards": ["up", "sorcerer"]}) is None


def test_the_same_seed_draws_the_same() -> None:
    first, again = (tuple(islice(exercises("repeat", True, "any"), 2)) for _ in range(2))
    assert first == again


@pytest.mark.deep
@pytest.mark.timeout(1800)
def test_the_course_made_anew_is_the_one_we_have() -> None:
    assert file_of(course()) == TARGET.read_text(encoding="utf-8")
