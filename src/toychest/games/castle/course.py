"""The course of Coded Castle, "Learn to program": puzzles that teach one thing after another (`course.toml`).

They are made by `tools/castle_course.py`, and chosen by their numbers, from 1.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from toychest.contract import Course, Exercise
from toychest.games.castle.puzzle import Puzzle, puzzle_of

FILE: Final = "course.toml"
EDITION: Final = "castle-standard-0"


class Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An exercise as the file has it: its lesson, what was found out about it, and its puzzle by fields."""

    lesson: str
    solved: float
    points: int
    shortest: int
    puzzle: dict[str, Any]


@cache
def written() -> tuple[Written, ...]:
    """The exercises of the file, the easiest first."""
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["exercise"], tuple[Written, ...])


@cache
def exercise_puzzle(number: int) -> Puzzle:
    """The puzzle of an exercise, by its number."""
    return puzzle_of(written()[number - 1].puzzle)


def course() -> Course:
    """The course as its edition offers it."""
    exercises = tuple(_exercise(number) for number in NUMBERS)
    return Course(game="castle", edition=EDITION, exercises=exercises)


def _exercise(number: int) -> Exercise:
    made = written()[number - 1]
    options: Mapping[str, Any] = {"puzzle": number}
    return Exercise(
        lesson=made.lesson,
        options=options,
        has_gap=exercise_puzzle(number).has_gap,
        points=made.points,
        shortest=made.shortest,
        solved=made.solved,
    )


NUMBERS: Final = tuple(range(1, len(written()) + 1))
"""By which the exercises are chosen."""
