"""A row before Go: what the plan says so far, and whether it can still be completed."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from toychest.games.castle.board import Square
from toychest.games.castle.box import Setting
from toychest.games.castle.cards import Card, Direction, Turn, is_arrow, turned
from toychest.games.castle.moves import Choice, ChooseGate, ChooseWay, DeclineGate
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
    farthest_obstacle,
    jumped,
    laid_ways,
    pointed,
    stayed,
)

Turns = tuple[tuple[int, Turn], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the planned way: `walk`, `jump`, `stay` or `ghost`; the act behind it, from where to where."""

    kind: str
    act: Act
    direction: Direction | None
    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Draft:
    """A plan followed as far as it goes: its steps, where the trail ends, and what stops it there."""

    steps: tuple[Step, ...]
    trail: Trail
    stop: Stop


def course_of(state: Castle) -> Course:
    """The row in its castle."""
    profile = state.setting.profile
    return Course(state.setting.board, state.row, profile.must_jump, profile.loops_move_ghosts)


def first_trail(row: tuple[Card, ...], at: Square, turns: Turns) -> Trail:
    """Before the first step: the arrows as turned (CAS R4)."""
    ways = list(laid_ways(row))
    for place, turn in turns:
        laid = ways[place]
        if laid is None:
            raise ValueError(f"card {place} is no arrow")
        ways[place] = turned(laid, turn)
    return Trail(at, 0, tuple(ways))


def draft(state: Castle, plan: Plan) -> Draft:
    """The planned way, step by step."""
    course, choices, steps = course_of(state), iter(plan.choices), list[Step]()
    trail = first_trail(state.row, state.sorcerer, plan.turns)
    further: Trail | Stop = trail
    while True:
        further = advanced(course, trail)
        if isinstance(further, Question):
            further = _answered(trail, further, next(choices, None))
        if not isinstance(further, Trail):
            return Draft(tuple(steps), trail, further)
        steps.extend(_steps_between(course, trail, further))
        trail = further


def answered(trail: Trail, question: Question, choice: Choice) -> Trail:
    """The trail after this choice, which must fit the question."""
    match choice:
        case ChooseWay(direction):
            return pointed(trail, question.act.place, direction)
        case ChooseGate(square):
            return jumped(trail, square)
        case DeclineGate():
            return stayed(trail)


def _answered(trail: Trail, question: Question, choice: Choice | None) -> Trail | Question:
    return question if choice is None else answered(trail, question, choice)


def _steps_between(course: Course, before: Trail, after: Trail) -> Iterator[Step]:
    """What happened from one trail to the next; choosing a way is no step."""
    if before.is_at_gate:
        kind = "stay" if after.at == before.at else "jump"
        yield Step(kind, course.acts[before.acted - 1], None, before.at, after.at)
    elif after.acted > before.acted:
        act = course.acts[before.acted]
        kind = "ghost" if course.row[act.place] is Card.GHOST else "walk"
        yield Step(kind, act, before.ways[act.place], before.at, after.at)


def further_turns(setting: Setting, row: tuple[Card, ...], turns: Turns) -> Iterator[tuple[int, Turn]]:
    """CAS 2.3: every arrow not yet turned, a quarter each way (half round too, CAS 6.5), while the limit lasts."""
    if len(turns) == setting.box.turned:
        return
    kinds = tuple(Turn) if setting.half_turns else (Turn.LEFT, Turn.RIGHT)
    done = {place for place, _ in turns}
    for place, card in enumerate(row):
        if is_arrow(card) and place not in done:
            yield from ((place, turn) for turn in kinds)


@lru_cache(maxsize=1 << 14)
def can_complete(setting: Setting, course: Course, at: Square, turns: Turns) -> bool:
    """CAS R23: with these cards turned, and maybe more, can every step of the row happen?"""
    return can_finish(course, first_trail(course.row, at, turns)) or any(
        can_complete(setting, course, at, (*turns, turn)) for turn in further_turns(setting, course.row, turns)
    )


def is_possible(state: Castle) -> bool:
    """CAS 4.1: some turning, ways and gates let the whole row happen."""
    return can_complete(state.setting, course_of(state), state.sorcerer, ())


def obstacle_after(state: Castle, turns: Turns) -> Obstacle:
    """What stands in the way of a row whose cards lie so."""
    return farthest_obstacle(course_of(state), first_trail(state.row, state.sorcerer, turns))
