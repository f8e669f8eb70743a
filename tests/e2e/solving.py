"""Answers to the exercises of the castle's course, found by trying what the rules allow."""

from collections.abc import Callable, Iterator
from typing import Any

from toychest.contract import Course, Exercise, Rules, Seat
from toychest.games import EDITIONS

ALONE = Seat(0)


def course() -> Course:
    """The only one there is."""
    return next(edition.course for edition in EDITIONS.values() if edition.course is not None)


def first_exercise(fits: Callable[[Exercise], bool]) -> int:
    """The number of the first exercise that fits, from 1."""
    return next(number for number, exercise in enumerate(course().exercises, start=1) if fits(exercise))


def solution_of(number: int) -> list[str]:
    """The fewest moves that solve an exercise."""
    return min(_answers(number, "puzzle-solved"), key=len)


def wrong_answer_to(number: int) -> list[str]:
    """Moves that end an exercise without solving it."""
    return next(_answers(number, "puzzle-missed"))


def _answers(number: int, reason: str) -> Iterator[list[str]]:
    """Every line of moves that ends an exercise like this."""
    rules = EDITIONS[course().edition].rules
    return _ends(rules, rules.setup(1, course().exercises[number - 1].options), reason, [])


def _ends(rules: Rules[Any, Any], state: Any, reason: str, moves: list[str]) -> Iterator[list[str]]:
    outcome = rules.outcome(state)
    if outcome is not None:
        yield from [moves] if outcome.reason == reason else []
        return
    for move in rules.legal_moves(state, ALONE):
        after, _ = rules.apply(state, ALONE, move)
        yield from _ends(rules, after, reason, [*moves, rules.write_move(move)])
