"""Whether a row can still be completed (CAS 4.1), and what is in its way if not."""

from collections.abc import Iterator
from functools import lru_cache

from toychest.games.asked_again import asked_again
from toychest.games.castle.cards import is_arrow, turns_allowed
from toychest.games.castle.moves import TurnCard
from toychest.games.castle.state import Castle, lying
from toychest.games.castle.trail import (
    Obstacle,
    Program,
    Question,
    Trail,
    answers,
    begun,
    program_for,
    turned_on,
    walked,
)


@asked_again
def program_of(state: Castle) -> Program:
    """The row in its castle."""
    return program_for(state.terms, state.row)


def is_void(state: Castle) -> bool:
    """CAS R24: nothing makes the row possible, and then nobody walks at all."""
    return state.terms.readings.impossible == "whole" and not is_possible(state)


def is_free(state: Castle) -> bool:
    """May the plan end at a blocked door? If nothing else is left (CAS R24), or by choice, where played (CAS R23)."""
    readings = state.terms.readings
    return readings.voluntary_fail == "yes" if is_possible(state) else readings.impossible != "whole"


@asked_again
def is_possible(state: Castle) -> bool:
    """CAS 4.1: some turning, ways and gates let the whole row happen, or as much of it as the last treasure needs."""
    return can_complete(program_of(state), as_laid(state), frozenset())


@asked_again
def as_laid(state: Castle) -> Trail:
    """Before the first step, no card turned."""
    return begun(program_of(state), state.sorcerer, frozenset(state.spent), lying(state))


def further_turns(program: Program, trail: Trail, done: frozenset[int]) -> Iterator[TurnCard]:
    """CAS 2.3: every arrow not yet turned nor walked, a quarter each way (half round too, CAS 6.5).

    The limit of two (CAS R40) leaves one of three arrows as it was laid (CAS R5).
    """
    if len(done) == program.terms.box.turned:
        return
    kinds = turns_allowed(program.terms.half_turns)
    for place, card in enumerate(program.row):
        if is_arrow(card) and place not in done and not has_acted(program, trail, place):
            yield from (TurnCard(place, turn) for turn in kinds)


def has_acted(program: Program, trail: Trail, place: int) -> bool:
    """CAS R4: a card on whose step a later choice already rests can no longer be turned."""
    return any(act.place == place for act in program.acts[: trail.acted])


@lru_cache(maxsize=1 << 14)
def can_complete(program: Program, trail: Trail, done: frozenset[int]) -> bool:
    """CAS R23: from here, with the cards of `done` turned and maybe more, may all happen until the game is won?"""
    return can_finish(program, trail) or any(
        can_complete(program, turned_on(trail, move.place, move.turn), done | {move.place})
        for move in further_turns(program, trail, done)
    )


def obstacle_in_the_way(program: Program, trail: Trail, done: frozenset[int]) -> Obstacle:
    """What stops a hopeless row at the latest, whatever else is turned: what "why not" points at."""
    further = (
        obstacle_in_the_way(program, turned_on(trail, move.place, move.turn), done | {move.place})
        for move in further_turns(program, trail, done)
    )
    return max((farthest_obstacle(program, trail), *further), key=lambda obstacle: obstacle.acted)


@lru_cache(maxsize=1 << 14)
def can_finish(program: Program, trail: Trail) -> bool:
    """CAS R23: is there a choice of ways and gates that lets every remaining step happen, up to the last treasure?

    A row without any step has nothing in its way (CAS R27).
    """
    trail, stop = walked(program, trail)
    if isinstance(stop, Question):
        return any(can_finish(program, after) for _, after in answers(program, trail, stop))
    return stop is None


@lru_cache(maxsize=1 << 12)
def farthest_obstacle(program: Program, trail: Trail) -> Obstacle:
    """Where a hopeless trail ends at the latest: what "why not" points at."""
    trail, stop = walked(program, trail)
    if isinstance(stop, Obstacle):
        return stop
    if stop is None:
        raise ValueError("this trail reaches the end of the row: nothing is in its way")
    return max(
        (farthest_obstacle(program, after) for _, after in answers(program, trail, stop)),
        key=lambda obstacle: obstacle.acted,
    )
