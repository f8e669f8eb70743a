"""Which move of a decision is worth most, and how much less the one that was played is: by rounds of little trees.

every move      a few rounds of the smallest trees, which only say who stays
who stays       rounds of larger ones, anew, of ever fewer moves, until it is clear what is said of the lead

In a round all moves are followed from the same imagined truths, each by a tree of its own: what a tree of all moves
saw first of one of them would bury it. How rounds lie apart says how sure a lead is.
"""

import math
from collections.abc import Callable, Sequence
from itertools import chain, repeat
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from toychest.bots.intervals import DEVIATIONS
from toychest.review.thresholds import Thresholds

Play: TypeAlias = Callable[[Sequence[int], int, int], NDArray[np.float64]]
"""A round: what each of these moves, by its number, is worth to its mover: trees of so many iterations, and a seed."""

FIRST: Final = 4
"""Rounds before anybody asks whether it is clear; from there on their number doubles."""

FIELDS: Final = (10, 6, 4, 3, 2)
"""How many moves beside the one that was played may stay at the most, each time the rounds have doubled."""

BEHIND_SMALL: Final = 3.5
BEHIND: Final = 2.5
"""Errors that a move lies behind the best one when it goes: by the smallest trees, which know less, and by others."""

LEAST_SHARE, MOST_SHARE = 0.25, 2.5
"""Of the usual rounds at the most, where rounds lie closer together or farther apart than they usually do."""

AS_IF: Final = 4
"""How many rounds count for it how far rounds of a game usually lie apart: few may lie close together by chance."""

SURE: Final = 3.0
"""Errors that a lead lies away from a large one before the last round, for it is looked at again and again; and below
any mistake by the smallest trees where nobody looks closer."""

ENOUGH: Final = 32
"""Rounds after which nobody waits any longer for what is told apart from a mistake."""


class Lead(msgspec.Struct, frozen=True, kw_only=True):
    """The best move beside the one that was played, what both are worth, and one standard error of the difference."""

    move: int
    worth: float
    played_worth: float
    error: float

    @property
    def lead(self) -> float:
        """Below 0 where the move that was played is the better one."""
        return self.worth - self.played_worth


class Rounds(msgspec.Struct, frozen=True):
    """What was found of some moves, a line for each round; the first of them was played.

    Leads of rounds usually lie `apart` so far.
    """

    moves: tuple[int, ...]
    worths: NDArray[np.float64]
    apart: float

    def best(self) -> Lead:
        """Which of the others leads, and by how much."""
        place = 1 + int(np.argmax(self.worths[:, 1:].mean(axis=0)))
        worth, played = (float(self.worths[:, each].mean()) for each in (place, 0))
        return Lead(move=self.moves[place], worth=worth, played_worth=played, error=self._error(place, 0))

    def of_best(self, most: int, behind: float) -> "Rounds":
        """Of those alone that do not lie so many errors behind the best one, so many at the most."""
        means = self.worths.mean(axis=0)
        first, *others = sorted(range(1, len(self.moves)), key=lambda place: -means[place])
        near = [each for each in others if means[first] - means[each] <= behind * self._error(first, each)]
        places = [0, first, *near[: most - 1]]
        return Rounds(tuple(self.moves[place] for place in places), self.worths[:, places], self.apart)

    def _error(self, place: int, other: int) -> float:
        """One standard error of how much more one of the moves is worth than another."""
        leads = self.worths[:, place] - self.worths[:, other]
        spread = float(((leads - leads.mean()) ** 2).sum()) + AS_IF * self.apart**2
        return math.sqrt(spread / (len(leads) - 1 + AS_IF) / len(leads))


class Contest:
    """Between the moves of one decision of a game."""

    def __init__(self, play: Play, thresholds: Thresholds, seed: int) -> None:
        self._play, self._thresholds, self._seed = play, thresholds, seed

    def won(self, moves: Sequence[int], small: int, most: int) -> Lead:
        """Who wins, the first of the moves being the one that was played: by so many small rounds, then others, usually
        `most` at the most."""
        found = self._after(self._none_of(moves), small, self._thresholds.small, self._seed)
        best = found.best()
        if best.lead + SURE * best.error < self._thresholds.mistake:
            return best
        found, count = self._none_of(found.of_best(FIELDS[0], BEHIND_SMALL).moves), min(FIRST, most)
        for field in chain(FIELDS[1:], repeat(FIELDS[-1])):
            found = self._after(found, count, self._thresholds.tree, self._seed + small)
            best = found.best()
            last = self._last(best, count, most)
            if count >= last or self._is_clear(best, count, most):
                break
            found, count = found.of_best(field, BEHIND), min(2 * count, last)
        return best

    def _last(self, best: Lead, count: int, most: int) -> int:
        """As many rounds as make a lead as sure as `most` usual ones do."""
        share = best.error**2 * count / self._thresholds.apart**2
        return round(most * min(max(share, LEAST_SHARE), MOST_SHARE))

    def _none_of(self, moves: Sequence[int]) -> Rounds:
        return Rounds(tuple(moves), np.empty((0, len(moves))), self._thresholds.apart)

    def _after(self, found: Rounds, count: int, iterations: int, seed: int) -> Rounds:
        """So many rounds in all."""
        done = len(found.worths)
        played = [self._play(found.moves, iterations, seed + number) for number in range(done, count)]
        return msgspec.structs.replace(found, worths=np.vstack([found.worths, *played]))

    def _is_clear(self, best: Lead, count: int, most: int) -> bool:
        """A lead is large where all of its interval is: how long that is after the last round is known before."""
        large = self._thresholds.told + DEVIATIONS * self._thresholds.apart / math.sqrt(most)
        is_told_apart = count >= ENOUGH or abs(best.lead - self._thresholds.mistake) > DEVIATIONS * best.error
        return is_told_apart and abs(best.lead - large) > SURE * best.error
