"""Make the course of Coded Castle: puzzles in order of difficulty, each of which needs its lesson, half with a gap.

Every one of them asks for a decision before Go. A row of arrows that need no turning has none but its gap, so all
exercises of the first lesson have one.

usage: python -m tools.castle_course            make it, and say whether it is the course that we have
       python -m tools.castle_course --write    make it, and write it

Difficulty is the share of simulated players who solve an exercise (toychest/puzzles/castle/learners.py). Every lesson
has a band of it, and takes exercises (tools/castle_exercises.py) from all over its band. The same seed makes the same
course; it takes some minutes.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from tools.castle_exercises import Exercise, exercises, written
from toychest.games.castle.course import FILE

TARGET: Final = Path(__file__).resolve().parent.parent / "src" / "toychest" / "games" / "castle" / FILE
SEED: Final = "learn to program"


class Band(NamedTuple):
    """How many exercises a lesson has, whole and with a gap, and which shares of players solve them."""

    whole: int
    gaps: int
    most: float
    least: float


BANDS: Final = {
    "sequence": Band(0, 6, 1.0, 0.83),
    "turn": Band(5, 3, 0.83, 0.762),
    "repeat": Band(5, 3, 0.762, 0.69),
    "ghost": Band(3, 3, 0.69, 0.57),
    "gate": Band(5, 3, 0.57, 0.2),
}
"""In the order of the course."""

POOL: Final = 12
"""Exercises in its band that a lesson chooses from, for each kind."""

HEADER: Final = """# "Learn to program": puzzles in order of difficulty, each teaching one thing (CAS R38, CAS R41).
# Made by `python -m tools.castle_course --write`; do not edit. `solved` is the share of simulated players who solve it
# at their first try, `points` the treasures that do, `shortest` the fewest moves, Go included.
"""


def course() -> tuple[Exercise, ...]:
    """The exercises, the easiest first."""
    chosen: list[Exercise] = []
    for lesson, band in BANDS.items():
        taken: list[Exercise] = []
        for has_gap, places in ((False, band.whole), (True, band.gaps)):
            if places:
                taken += spread(pool(lesson, has_gap, band), band, places, [*chosen, *taken])
        chosen += sorted(taken, key=lambda each: -each.solved)
    return tuple(chosen)


def pool(lesson: str, has_gap: bool, band: Band) -> tuple[Exercise, ...]:
    """What a lesson may take of one kind, whole or with a gap."""
    print(f"{lesson}, {'with' if has_gap else 'without'} a gap", flush=True)
    drawn = exercises(lesson, has_gap, SEED)
    return tuple(islice((each for each in drawn if band.least <= each.solved <= band.most), POOL))


def spread(offered: Sequence[Exercise], band: Band, places: int, chosen: Sequence[Exercise]) -> list[Exercise]:
    """So many of a band's exercises, from all over it; like none that was chosen."""
    taken: list[Exercise] = []
    for place in range(places):
        wanted = band.most - (band.most - band.least) * (place + 0.5) / places
        others = [each for each in offered if not any(is_like(each, other) for other in (*chosen, *taken))]
        taken.append(min(others, key=lambda each: abs(each.solved - wanted)))
    return taken


def is_like(one: Exercise, other: Exercise) -> bool:
    """Whether two have the same row and cards, or everything else in the same place."""
    return any(
        [one.fields.get(name) for name in names] == [other.fields.get(name) for name in names]
        for names in (("row", "cards"), ("board", "sorcerer", "treasures"))
    )


def file_of(made: Sequence[Exercise]) -> str:
    """The file of a course."""
    return HEADER + "".join(_sections(made))


def _sections(made: Sequence[Exercise]) -> Iterator[str]:
    for each in made:
        yield f'\n[[exercise]]\nlesson = "{each.lesson}"\nsolved = {each.solved}\npoints = {each.points}\n'
        yield f"shortest = {each.shortest}\n[exercise.puzzle]\n{written(each.fields)}"


def main() -> int:
    """Make it; write it or compare it."""
    text = file_of(course())
    if "--write" in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    is_same = TARGET.read_text(encoding="utf-8") == text
    print("the course is as this tool makes it" if is_same else f"{FILE} is stale: run with --write")
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main())
