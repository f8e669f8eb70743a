"""The most treasures that a row can take: every way to play it, what leads to the same place looked at once."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count
from typing import Final

from toychest.contract import Complaint, UnfitFile
from toychest.games.castle.draft import first_trail, planned_program, steps_between
from toychest.games.castle.gap import fillings
from toychest.games.castle.moves import Choice
from toychest.games.castle.possible import further_turns, is_free, is_void
from toychest.games.castle.state import Castle, Plan
from toychest.games.castle.step_effects import step_taken
from toychest.games.castle.trail import Obstacle, Program, Question, Trail, advanced, answers, turned_on

MOST_LOOKED_AT: Final = 30_000
"""Trails: far more than any row of ours needs, and still about a second."""


@lru_cache(maxsize=256)
def most_treasures(state: Castle) -> int:
    """CAS R38: how many treasures the row of a puzzle can take. Raises `UnfitFile` if nobody could tell in time.

    If the row has gaps, with the cards that fill them best (CAS R41).
    """
    looks = count(1)
    return max(_most_of_row(filled, looks) for filled in fillings(state))


def _most_of_row(state: Castle, looks: Iterator[int]) -> int:
    """The same of a row without gaps."""
    if is_void(state):
        return sum(state.found)
    program = planned_program(state)
    search = _Search(program, state, looks)
    return max(search.best(trail, state) for trail in _turnings(program, first_trail(state, Plan()), frozenset()))


def _turnings(program: Program, trail: Trail, done: frozenset[int]) -> Iterator[Trail]:
    """CAS 2.3: the arrows turned in every way, each way once."""
    yield trail
    for move in further_turns(program, trail, done):
        if all(place < move.place for place in done):
            yield from _turnings(program, turned_on(trail, move.place, move.turn), done | {move.place})


class _Search:
    """One row being looked through; trails that lead to the same place with the same finds are looked at once.

    `looks` counts them, over all rows of a puzzle.
    """

    def __init__(self, program: Program, state: Castle, looks: Iterator[int]) -> None:
        self.program = program
        self.is_free = is_free(state)
        self.void = sum(state.found)
        self.looks = looks
        self.known: dict[tuple[Trail, Castle], int] = {}

    def best(self, trail: Trail, state: Castle) -> int:
        """The most treasures from here; -1 where no plan may end like this (CAS 4.1)."""
        if next(self.looks) > MOST_LOOKED_AT:
            raise UnfitFile("puzzle", (Complaint(code="puzzle-too-wide"),))
        if (trail, state) not in self.known:
            self.known[trail, state] = self._best(trail, state)
        return self.known[trail, state]

    def _best(self, trail: Trail, state: Castle) -> int:
        match advanced(self.program, trail):
            case Trail() as further:
                return self.best(further, self._after(state, trail, further, None))
            case Question() as question:
                further_trails = answers(self.program, trail, question)
                return max(
                    self.best(after, self._after(state, trail, after, choice)) for choice, after in further_trails
                )
            case Obstacle():
                return self._at_blocked_door(state)
            case None:
                return sum(state.found)

    def _at_blocked_door(self, state: Castle) -> int:
        """CAS R23, CAS R24: such a plan is not allowed, or nobody walks, or he has walked so far."""
        if not self.is_free:
            return -1
        return self.void if state.terms.readings.impossible == "whole" else sum(state.found)

    def _after(self, state: Castle, before: Trail, after: Trail, choice: Choice | None) -> Castle:
        """What the step brings, unless the game is over already (CAS R30)."""
        if state.outcome is not None:
            return state
        for step in steps_between(self.program, before, after, choice, 0):
            state, _ = step_taken(state, step)
        return state
