"""Whether a row can still be completed (CAS 4.1), and what is in its way if not."""

from collections.abc import Iterator
from functools import lru_cache

from toychest.games.castle.board import Square
from toychest.games.castle.cards import is_arrow, turns_allowed
from toychest.games.castle.moves import TurnCard
from toychest.games.castle.state import Castle
from toychest.games.castle.trail import (
    Course,
    Obstacle,
    Question,
    Trail,
    answers,
    course_for,
    laid_ways,
    turned_on,
    walked,
)


def course_of(state: Castle) -> Course:
    """The row in its castle."""
    return course_for(state.terms, state.row)


def is_void(state: Castle) -> bool:
    """CAS R24: nothing makes the row possible, and then nobody walks at all."""
    return state.terms.readings.impossible == "whole" and not is_possible(state)


def is_free(state: Castle) -> bool:
    """May the plan end at a blocked door? If nothing else is left (CAS R24), or by choice, where played (CAS R23)."""
    readings = state.terms.readings
    return readings.voluntary_fail == "yes" if is_possible(state) else readings.impossible != "whole"


def is_possible(state: Castle) -> bool:
    """CAS 4.1: some turning, ways and gates let the whole row happen."""
    return _is_possible(course_of(state), state.sorcerer, state.spent)


@lru_cache(maxsize=1 << 14)
def _is_possible(course: Course, sorcerer: Square, spent: tuple[Square, ...]) -> bool:
    return can_complete(course, Trail(sorcerer, 0, laid_ways(course.row), spent=frozenset(spent)), frozenset())


def further_turns(course: Course, trail: Trail, done: frozenset[int]) -> Iterator[TurnCard]:
    """CAS 2.3: every arrow not yet turned nor walked, a quarter each way (half round too, CAS 6.5).

    The limit of two (CAS R40) leaves one of three arrows as it was laid (CAS R5).
    """
    if len(done) == course.terms.box.turned:
        return
    kinds = turns_allowed(course.terms.half_turns)
    for place, card in enumerate(course.row):
        if is_arrow(card) and place not in done and not has_acted(course, trail, place):
            yield from (TurnCard(place, turn) for turn in kinds)


def has_acted(course: Course, trail: Trail, place: int) -> bool:
    """CAS R4: a card on whose step a later choice already rests can no longer be turned."""
    return any(act.place == place for act in course.acts[: trail.acted])


@lru_cache(maxsize=1 << 14)
def can_complete(course: Course, trail: Trail, done: frozenset[int]) -> bool:
    """CAS R23: from here, with the cards of `done` turned and maybe more, can every step of the row happen?"""
    return can_finish(course, trail) or any(
        can_complete(course, turned_on(trail, move.place, move.turn), done | {move.place})
        for move in further_turns(course, trail, done)
    )


def obstacle_in_the_way(course: Course, trail: Trail, done: frozenset[int]) -> Obstacle:
    """What stops a hopeless row at the latest, whatever else is turned: what "why not" points at."""
    further = (
        obstacle_in_the_way(course, turned_on(trail, move.place, move.turn), done | {move.place})
        for move in further_turns(course, trail, done)
    )
    return max((farthest_obstacle(course, trail), *further), key=lambda obstacle: obstacle.acted)


@lru_cache(maxsize=1 << 14)
def can_finish(course: Course, trail: Trail) -> bool:
    """CAS R23: is there a choice of ways and gates that lets every remaining step happen?

    A row without any step has nothing in its way (CAS R27).
    """
    trail, stop = walked(course, trail)
    if isinstance(stop, Question):
        return any(can_finish(course, after) for _, after in answers(course, trail, stop))
    return stop is None


@lru_cache(maxsize=1 << 12)
def farthest_obstacle(course: Course, trail: Trail) -> Obstacle:
    """Where a hopeless trail ends at the latest: what "why not" points at."""
    trail, stop = walked(course, trail)
    if isinstance(stop, Obstacle):
        return stop
    if stop is None:
        raise ValueError("this trail reaches the end of the row: nothing is in its way")
    return max(
        (farthest_obstacle(course, after) for _, after in answers(course, trail, stop)),
        key=lambda obstacle: obstacle.acted,
    )
