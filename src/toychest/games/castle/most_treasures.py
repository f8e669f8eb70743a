"""The most treasures that a row can take: every way to play it, what leads to the same place looked at once."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from toychest.contract import Complaint, UnfitFile
from toychest.games.castle.draft import first_trail, planned_course, steps_between
from toychest.games.castle.moves import Choice
from toychest.games.castle.possible import further_turns, is_free, is_void
from toychest.games.castle.state import Castle, Plan
from toychest.games.castle.step_effects import step_taken
from toychest.games.castle.trail import Course, Obstacle, Question, Trail, advanced, answers, turned_on

MOST_LOOKED_AT: Final = 30_000
"""Trails: far more than any row of ours needs, and still about a second."""


@lru_cache(maxsize=256)
def most_treasures(state: Castle) -> int:
    """CAS R38: how many treasures the row of a puzzle can take. Raises `UnfitFile` if nobody could tell in time."""
    if is_void(state):
        return sum(state.found)
    course = planned_course(state)
    search = _Search(course, state)
    return max(search.best(trail, state) for trail in _turnings(course, first_trail(state, Plan()), frozenset()))


def _turnings(course: Course, trail: Trail, done: frozenset[int]) -> Iterator[Trail]:
    """CAS 2.3: the arrows turned in every way, each way once."""
    yield trail
    for move in further_turns(course, trail, done):
        if all(place < move.place for place in done):
            yield from _turnings(course, turned_on(trail, move.place, move.turn), done | {move.place})


class _Search:
    """One row being looked through; trails that lead to the same place with the same finds are looked at once."""

    def __init__(self, course: Course, state: Castle) -> None:
        self.course = course
        self.is_free = is_free(state)
        self.void = sum(state.found)
        self.looked_at = 0
        self.known: dict[tuple[Trail, Castle], int] = {}

    def best(self, trail: Trail, state: Castle) -> int:
        """The most treasures from here; -1 where no plan may end like this (CAS 4.1)."""
        self.looked_at += 1
        if self.looked_at > MOST_LOOKED_AT:
            raise UnfitFile("puzzle", (Complaint(code="puzzle-too-wide"),))
        if (trail, state) not in self.known:
            self.known[trail, state] = self._best(trail, state)
        return self.known[trail, state]

    def _best(self, trail: Trail, state: Castle) -> int:
        match advanced(self.course, trail):
            case Trail() as further:
                return self.best(further, self._after(state, trail, further, None))
            case Question() as question:
                further_trails = answers(self.course, trail, question)
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
        for step in steps_between(self.course, before, after, choice, 0):
            state, _ = step_taken(state, step)
        return state
