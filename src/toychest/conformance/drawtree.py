"""Trees of draws: every way that a function of draws can go, with its chance; a sample where there are too many."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from toychest.conformance.sampling import draws
from toychest.contract import Draw

Chances = dict[Any, float]
"""How likely each value is."""

LARGEST_TREE, DEEPEST = 700, 30
SAMPLES = 400


def chances(make: Callable[[Draw], Any], seed: str) -> tuple[Chances, bool]:
    """How likely each value is: exactly, by following every draw, or from a sample where there are too many."""
    exact = tree(make)
    if exact is not None:
        return exact, False
    draw, found = draws(seed), defaultdict[Any, float](float)
    for _ in range(SAMPLES):
        found[make(draw)] += 1 / SAMPLES
    return found, True


def tree(make: Callable[[Draw], Any]) -> Chances | None:
    """Every value that `make` can have by its draws, with its chance; None where the tree of draws is too large."""
    found: Chances = defaultdict(float)
    ahead: list[tuple[int, ...]] = [()]
    for _ in range(LARGEST_TREE):
        if not ahead:
            return found
        way = Way(ahead.pop())
        try:
            found[make(way.draw)] += way.chance
        except TooDeep:
            return None
        ahead.extend(way.siblings())
    return None


class TooDeep(Exception):
    """More draws than a tree may have levels."""


class Way:
    """One way through a tree of draws: first as given, then always the lowest."""

    def __init__(self, given: tuple[int, ...]) -> None:
        self.given = given
        self.widths: list[int] = []

    def draw(self, n: int) -> int:
        """The next number on this way."""
        if len(self.widths) == DEEPEST:
            raise TooDeep
        self.widths.append(n)
        return self.given[len(self.widths) - 1] if len(self.widths) <= len(self.given) else 0

    @property
    def chance(self) -> float:
        chance = 1.0
        for width in self.widths:
            chance /= width
        return chance

    def siblings(self) -> Iterator[tuple[int, ...]]:
        """The ways that leave this one below what was given."""
        for depth in range(len(self.given), len(self.widths)):
            lowest = (*self.given, *[0] * (depth - len(self.given)))
            yield from ((*lowest, number) for number in range(1, self.widths[depth]))
