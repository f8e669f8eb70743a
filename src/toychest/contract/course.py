"""A course: exercises in order of difficulty, as data of their game; each is an ordinary table."""

from collections.abc import Mapping

import msgspec

from toychest.contract.rules import Json


class Exercise(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a course, and the one thing that it teaches: its lesson.

    Where it `has_gap`, something is to be completed before it is played. `points` solve it, in `shortest` moves at
    the least. `solved` is the share of simulated players who solve it at their first try.
    """

    lesson: str
    options: Mapping[str, Json]
    has_gap: bool
    points: int
    shortest: int
    solved: float


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The exercises of a game, the easiest first, and the edition that they are played in."""

    game: str
    edition: str
    exercises: tuple[Exercise, ...]
