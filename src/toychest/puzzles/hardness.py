"""How hard puzzles are beside each other: the levels' tries put them into an order, and its thirds are 1, 2 and 3."""

from collections.abc import Iterable
from typing import Final

from toychest.contract import Puzzle

GRADES: Final = 3


def easiest_first(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """By how often the levels miss them."""
    return sorted(puzzles, key=lambda each: (each.hardness, each.id))


def hardnesses(puzzles: Iterable[Puzzle]) -> dict[str, int]:
    """The grade of each puzzle of a game, by its id."""
    ordered = easiest_first(puzzles)
    return {each.id: 1 + GRADES * at // len(ordered) for at, each in enumerate(ordered)}
