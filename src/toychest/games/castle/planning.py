"""A row before Go: what the plan says so far, and whether it can still be completed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from toychest.games.castle.board import Square
from toychest.games.castle.cards import Card, Direction, Turn, is_arrow, turned, turns_allowed
from toychest.games.castle.moves import Choice, ChooseGate, ChooseWay, DeclineGate, LeaveWand, TurnCard, UseWand
from toychest.games.castle.state import Castle, Plan
from toychest.games.castle.unrolled import Act
from toychest.games.castle.way import (
    Course,
    Obstacle,
    Question,
    Stop,
    Trail,
    advanced,
    can_finish,
    course_for,
    farthest_obstacle,
    jumped,
    laid_ways,
    pointed,
    stayed,
    waved,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the planned way; the act behind it, from where to where.

    `walk`, `jump` or `stay` at a gate, `wand` or `spare` at a wand that may be left, `ghost`, or `skip`: left out.

    `number` counts the sorcerer's steps from 1, those left out too; every other step has the number of the one before.
    """

    kind: str
    number: int
    act: Act
    direction: Direction | None
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Draft:
    """A plan followed as far as it goes: its steps, where the trail ends, and what stops it there.

    `settled` is the trail just after the latest choice: what was walked up to there can no longer change.
    """

    steps: tuple[Step, ...]
    trail: Trail
    settled: Trail
    stop: Stop


def course_of(state: Castle) -> Course:
    """The row in its castle."""
    return course_for(state.terms, state.row)


def planned_course(state: Castle) -> Course:
    """The row as it will run: where it need not be walked whole, impossible steps may be left out (CAS R24)."""
    skips = state.terms.readings.impossible == "skip" and is_free(state)
    return course_for(state.terms, state.row, skips)


def is_void(state: Castle) -> bool:
    """CAS R24: nothing makes the row possible, and then nobody walks at all."""
    return state.terms.readings.impossible == "whole" and not is_possible(state)


def is_free(state: Castle) -> bool:
    """May the plan end at a blocked door? If nothing else is left (CAS R24), or by choice, where played (CAS R23)."""
    readings = state.terms.readings
    return readings.voluntary_fail == "yes" if is_possible(state) else readings.impossible != "whole"


def first_trail(state: Castle, plan: Plan) -> Trail:
    """Before the first step: the arrows as turned (CAS R4)."""
    trail = Trail(state.sorcerer, 0, laid_ways(state.row), spent=frozenset(state.spent))
    for place, turn in plan.turns.items():
        trail = turned_on(trail, place, turn)
    return trail


def turned_on(trail: Trail, place: int, turn: Turn) -> Trail:
    """The trail with one more arrow turned."""
    laid = trail.ways[place]
    if laid is None:
        raise ValueError(f"card {place + 1} is no arrow")
    return pointed(trail, place, turned(laid, turn))


def draft(state: Castle, plan: Plan) -> Draft:
    """The planned way, step by step."""
    course, choices, steps = planned_course(state), list(plan.choices), list[Step]()
    trail = settled = first_trail(state, plan)
    while True:
        further, choice = advanced(course, trail), None
        if isinstance(further, Question) and choices:
            choice = choices.pop(0)
            further = settled = answered(course, trail, further, choice)
        if not isinstance(further, Trail):
            return Draft(tuple(steps), trail, settled, further)
        steps.extend(steps_between(course, trail, further, choice, steps[-1].number if steps else 0))
        trail = further


def answered(course: Course, trail: Trail, question: Question, choice: Choice) -> Trail:
    """The trail after this choice, which must fit the question."""
    match choice:
        case ChooseWay(direction):
            return pointed(trail, question.act.place, direction)
        case ChooseGate(square):
            return jumped(trail, square)
        case DeclineGate() | LeaveWand():
            return stayed(trail)
        case UseWand():
            return waved(course, trail)


def steps_between(course: Course, before: Trail, after: Trail, choice: Choice | None, number: int) -> Iterator[Step]:
    """What happened from one trail to the next, after `number` walks; choosing a way is no step."""
    if before.is_asked:
        kind = _kind_at_square(before, after, choice)
        yield Step(kind, number, course.acts[before.acted - 1], None, before.at, after.at)
    elif after.acted > before.acted:
        act = course.acts[before.acted]
        kind = _kind_of_act(course, act, before, after)
        yield Step(kind, number + (kind in ("walk", "skip")), act, before.ways[act.place], before.at, after.at)


def _kind_at_square(before: Trail, after: Trail, choice: Choice | None) -> str:
    match choice:
        case UseWand():
            return "wand"
        case LeaveWand():
            return "spare"
        case _:
            return "stay" if after.at == before.at else "jump"


def _kind_of_act(course: Course, act: Act, before: Trail, after: Trail) -> str:
    if course.row[act.place] is Card.GHOST:
        return "ghost"
    return "skip" if after.at == before.at else "walk"


def further_turns(course: Course, settled: Trail, done: frozenset[int]) -> Iterator[TurnCard]:
    """CAS 2.3: every arrow not yet turned nor walked, a quarter each way (half round too, CAS 6.5).

    The limit of two (CAS R40) leaves one of three arrows as it was laid (CAS R5).
    """
    if len(done) == course.terms.box.turned:
        return
    kinds = turns_allowed(course.terms.half_turns)
    for place, card in enumerate(course.row):
        if is_arrow(card) and place not in done and not has_acted(course, settled, place):
            yield from (TurnCard(place, turn) for turn in kinds)


def has_acted(course: Course, settled: Trail, place: int) -> bool:
    """CAS R4: a card on whose step a later choice already rests can no longer be turned."""
    return any(act.place == place for act in course.acts[: settled.acted])


@lru_cache(maxsize=1 << 14)
def can_complete(course: Course, settled: Trail, done: frozenset[int]) -> bool:
    """CAS R23: from here, with the cards of `done` turned and maybe more, can every step of the row happen?"""
    return can_finish(course, settled) or any(
        can_complete(course, turned_on(settled, move.place, move.turn), done | {move.place})
        for move in further_turns(course, settled, done)
    )


def obstacle_in_the_way(course: Course, settled: Trail, done: frozenset[int]) -> Obstacle:
    """What stops a hopeless row at the latest, whatever else is turned: what "why not" points at."""
    further = (
        obstacle_in_the_way(course, turned_on(settled, move.place, move.turn), done | {move.place})
        for move in further_turns(course, settled, done)
    )
    return max((farthest_obstacle(course, settled), *further), key=lambda obstacle: obstacle.acted)


def is_possible(state: Castle) -> bool:
    """CAS 4.1: some turning, ways and gates let the whole row happen."""
    return _is_possible(course_of(state), state.sorcerer, state.spent)


@lru_cache(maxsize=1 << 14)
def _is_possible(course: Course, sorcerer: Square, spent: tuple[Square, ...]) -> bool:
    return can_complete(course, Trail(sorcerer, 0, laid_ways(course.row), spent=frozenset(spent)), frozenset())
