"""The course of Coded Castle: every exercise teaches its lesson, and none is easier than the one before it."""

from itertools import pairwise

import pytest

from tests.games.castle.stage import RULES
from tools.castle_course import BANDS, is_like
from tools.castle_exercises import Exercise, checked
from toychest.bots.by_rules import think_by_rules
from toychest.bots.window import window_of
from toychest.contract import Course, Seat
from toychest.games import EDITIONS
from toychest.games.castle.course import EDITION, NUMBERS, written
from toychest.games.castle.state import Castle
from toychest.puzzles.castle.lessons import LESSONS

MADE = [Exercise(each.lesson, each.puzzle, each.solved, each.points, each.shortest) for each in written()]


def laid(number: int, edition: str = EDITION) -> Castle:
    state: Castle = EDITIONS[edition].rules.setup(1, {"puzzle": number})
    return state


def course() -> Course:
    found = EDITIONS[EDITION].course
    assert found is not None
    return found


def test_there_are_thirty_at_least() -> None:
    assert len(NUMBERS) >= 30


def test_half_of_them_have_a_gap() -> None:
    assert 2 * sum(exercise.has_gap for exercise in course().exercises) == len(NUMBERS)


def test_each_lesson_is_taught_in_one_go() -> None:
    lessons = [exercise.lesson for exercise in course().exercises]
    assert [lesson for lesson, after in pairwise([*lessons, ""]) if lesson != after] == list(BANDS)


def test_every_lesson_is_known() -> None:
    assert {exercise.lesson for exercise in course().exercises} == set(LESSONS)


def test_none_is_easier_than_the_one_before() -> None:
    shares = [exercise.solved for exercise in course().exercises]
    assert shares == sorted(shares, reverse=True)


def test_every_one_asks_for_a_decision_before_go() -> None:
    assert [number for number in NUMBERS if MADE[number - 1].shortest == 1] == []


def test_none_comes_twice() -> None:
    like = [(one, other) for at, one in enumerate(MADE) for other in MADE[at + 1 :] if is_like(one, other)]
    assert like == []


@pytest.mark.parametrize("number", NUMBERS)
def test_an_exercise_is_solvable_needs_its_lesson_and_is_as_hard_as_it_says(number: int) -> None:
    exercise = MADE[number - 1]
    assert checked(exercise.lesson, exercise.fields) == exercise


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("level", [1, 6])
def test_a_bot_solves_every_exercise_by_the_readable_rules(number: int, level: int) -> None:
    state = laid(number)
    while state.outcome is None:
        window = window_of(EDITIONS[EDITION], 1, state, Seat(0), lambda bound: 0)
        thought = think_by_rules(window, level, 1, lambda: False)
        state, _ = RULES.apply(state, Seat(0), RULES.read_move(thought.move))
    assert state.outcome.reason == "puzzle-solved"


def test_an_exercise_is_chosen_by_its_number() -> None:
    assert course().exercises[6].options == {"puzzle": 7}
