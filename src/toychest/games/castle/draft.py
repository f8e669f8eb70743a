"""A plan followed as far as it goes: the steps that the sorcerer will take, and what stops him."""

from collections.abc import Iterator

import msgspec

from toychest.games.asked_again import asked_again
from toychest.games.castle.board import Square
from toychest.games.castle.cards import Card, Direction
from toychest.games.castle.moves import Choice, LeaveWand, UseWand
from toychest.games.castle.possible import as_laid, is_free
from toychest.games.castle.state import Castle, Plan
from toychest.games.castle.trail import (
    Program,
    Question,
    Stop,
    Trail,
    advanced,
    answered,
    program_for,
    turned_on,
)
from toychest.games.castle.unrolled import Act


class Step(msgspec.Struct, frozen=True, gc=False):
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


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A plan followed as far as it goes: its steps, where the trail ends, and what stops it there.

    `after_choice` is the trail just after the latest choice: what was walked up to there can no longer change.
    """

    steps: tuple[Step, ...]
    trail: Trail
    after_choice: Trail
    stop: Stop


def planned_program(state: Castle) -> Program:
    """The row as it will run: where it need not be walked whole, impossible steps may be left out (CAS R24)."""
    skips = state.terms.readings.impossible == "skip" and is_free(state)
    return program_for(state.terms, state.row, skips)


def first_trail(state: Castle, plan: Plan) -> Trail:
    """Before the first step: the arrows as turned (CAS R4)."""
    trail = as_laid(state)
    for place, turn in plan.turns.items():
        trail = turned_on(trail, place, turn)
    return trail


@asked_again
def draft(state: Castle) -> Draft:
    """The planned way, step by step."""
    program, choices, steps = planned_program(state), list(state.plan.choices), list[Step]()
    trail = after_choice = first_trail(state, state.plan)
    while True:
        further, choice = advanced(program, trail), None
        if isinstance(further, Question) and choices:
            choice = choices.pop(0)
            further = after_choice = answered(program, trail, further, choice)
        if not isinstance(further, Trail):
            return Draft(tuple(steps), trail, after_choice, further)
        steps.extend(steps_between(program, trail, further, choice, steps[-1].number if steps else 0))
        trail = further


def steps_between(program: Program, before: Trail, after: Trail, choice: Choice | None, number: int) -> Iterator[Step]:
    """What happened from one trail to the next, after `number` walks; choosing a way is no step."""
    if before.is_asked:
        kind = _kind_at_square(before, after, choice)
        yield Step(kind, number, program.acts[before.acted - 1], None, before.at, after.at)
    elif after.acted > before.acted:
        act = program.acts[before.acted]
        kind = _kind_of_act(program, act, before, after)
        yield Step(kind, number + (kind in ("walk", "skip")), act, before.ways[act.place], before.at, after.at)


def _kind_at_square(before: Trail, after: Trail, choice: Choice | None) -> str:
    match choice:
        case UseWand():
            return "wand"
        case LeaveWand():
            return "spare"
        case _:
            return "stay" if after.at == before.at else "jump"


def _kind_of_act(program: Program, act: Act, before: Trail, after: Trail) -> str:
    if program.row[act.place] is Card.GHOST:
        return "ghost"
    return "skip" if after.at == before.at else "walk"
