"""The independent model against every plan that the rules let you make, in any combination of readings.

The rules are asked move by move: what can be reached by legal moves until `go` must be what the model finds, neither
more nor less. The boards are ours and made-up ones, with walls, gates side by side and gates beside wands.
"""

import dataclasses
from collections.abc import Iterable, Iterator
from itertools import islice, product, starmap
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.castle.independent_model import (
    BOARD,
    BOARDS,
    CARDS,
    CLOCK,
    MUST_JUMP,
    ROWS,
    VALUES,
    Case,
    Plan,
    Step,
    is_small,
    next_door,
    plans_of_the_model,
    squares,
)
from tests.games.castle.stage import RULES
from toychest.contract import IllegalMove, UnfitFile
from toychest.games import EDITIONS
from toychest.games.castle.cards import Card

GO = RULES.read_move("go")
FACTS = {
    "sorcerer_walked": ("number", "place", "repeat", "direction", "start", "end"),
    "sorcerer_jumped": ("start", "end"),
    "treasure_found": ("square", "found"),
    "ghost_lowered": ("level", "square"),
    "ghost_climbed": ("level", "by"),
    "step_skipped": ("number", "place", "at", "direction", "cause", "beyond"),
    "row_halted": ("number", "place", "at", "direction", "cause", "beyond"),
    "row_impossible": (),
    "castle_saved": (),
    "ghost_escaped": (),
}


# The rules, asked by legal moves alone.


def staged(case: Case) -> Any:
    """The case as a state of the rules: its board, its treasures, and for a row of two cards an empty stack."""
    id = "+".join(["castle-standard-0", *(f"{name}={value}" for name, value in case.house_rules)])
    sought = len(case.lying) + case.found
    options = {"profile": case.profile, "half_turns": case.half_turns, "treasures": sought}
    state: Any = EDITIONS[id].rules.setup(1, options)
    board = dataclasses.replace(state.terms.board, lines=case.lines, walls=case.walls, tower=case.tower)
    stack = tuple(count - case.row.count(card) for count, card in zip(state.stack, CARDS, strict=True))
    is_short = len(case.row) < 3
    return replace(
        state,
        terms=dataclasses.replace(state.terms, board=board),
        treasures=(*(f"z{number + 1}" for number in range(case.found)), *case.lying),
        found=(*(True for _ in range(case.found)), *(False for _ in case.lying)),
        sorcerer=case.at,
        ghost=case.ghost,
        row=tuple(Card(card) for card in case.row),
        stack=(0,) * len(stack) if is_short else stack,
        used=stack if is_short else state.used,
        spent=case.spent,
    )


def gone(state: Any) -> Plan:
    """The plan of this state, and what `go` made of it."""
    view = msgspec.to_builtins(RULES.view(state, None))
    plan = view["plan"]
    names = ("kind", "number", "card", "repeat", "direction", "start", "end")
    way = tuple(Step(*(step[name] for name in names)) for step in plan["steps"])
    after, events = RULES.apply(state, RULES.to_act(state)[0], GO)
    told = [(event.kind, msgspec.to_builtins(event.public)) for event in events]
    happened = tuple((kind, *(facts[name] for name in FACTS[kind])) for kind, facts in told if kind in FACTS)
    turned = tuple(card["turned"] for card in view["row"])
    has_stood_still = ("row_impossible",) in happened
    spent = tuple(sorted(msgspec.to_builtins(RULES.view(after, None))["spentWands"]))
    return Plan(turned, () if has_stood_still else way, happened, plan["treasures"], plan["ghostAfter"], spent)


def planning_states(case: Case) -> set[Any]:
    """Every state that legal moves can lead to, before `go`."""
    waiting = [staged(case)]
    seen = set(waiting)
    while waiting:
        state = waiting.pop()
        seat = RULES.to_act(state)[0]
        moves = RULES.legal_moves(state, seat)
        assert moves, f"{case}: nothing is legal after {state.plan}"
        after = {RULES.apply(state, seat, move)[0] for move in moves if move != GO}
        waiting += after - seen
        seen |= after
    return seen


def plans_of_the_rules(case: Case) -> set[Plan]:
    """Everything that `go` can make of this row."""
    states = planning_states(case)
    return {gone(state) for state in states if GO in RULES.legal_moves(state, RULES.to_act(state)[0])}


def first_disagreement(cases: Iterable[Case]) -> tuple[Case, set[Plan], set[Plan]] | None:
    """A case, the plans that only the model finds, and the plans that only the rules allow."""
    for case in cases:
        model, rules = plans_of_the_model(case), plans_of_the_rules(case)
        if model != rules:
            return case, model - rules, rules - model
    return None


def illegal_but_allowed(case: Case) -> list[tuple[Any, str]]:
    """Planning moves that are played although they are not among the legal ones."""
    texts = [f"turn {place} {way}" for place in range(1, 4) for way in ("left", "right", "about")]
    texts += [f"walk {way}" for way in CLOCK] + [f"jump {square}" for square in squares(case.lines)]
    texts += ["stay", "use wand", "leave wand", "go"]
    return [(state.plan, text) for state in planning_states(case) for text in texts if is_smuggled(state, text)]


def is_smuggled(state: Any, text: str) -> bool:
    seat, move = RULES.to_act(state)[0], RULES.read_move(text)
    if move in RULES.legal_moves(state, seat):
        return False
    try:
        RULES.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


# The cases.

STANDABLE = [square for square, mark in squares(tuple(BOARD["lines"])).items() if mark != "X"]


def every(step: int, start: int = 0) -> Iterator[Case]:
    """One in `step` of all rows from all squares in all profiles, with and without half turns."""
    everything = product(ROWS, STANDABLE, MUST_JUMP, (False, True))
    return starmap(Case, islice(everything, start, None, step))


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[tuple[str, str], ...]:
    """Any values of the readings, the defaults most often."""
    chosen = {name: draw(st.sampled_from([values[0], *values])) for name, values in VALUES.items()}
    return tuple((name, value) for name, value in chosen.items() if value != VALUES[name][0])


@st.composite
def made_up(draw: st.DrawFn) -> Case:
    """Any row on any small board in any reading: walls, gates side by side, an end of the game within reach."""
    width, height = draw(st.integers(2, 5)), draw(st.integers(2, 4))
    marks = draw(st.lists(st.sampled_from("...OOwwX"), min_size=width * height, max_size=width * height))
    gates = [place for place, mark in enumerate(marks) if mark == "O"]
    for place in gates[4:] if len(gates) > 1 else gates:  # a lone gate leads nowhere; many gates take long
        marks[place] = "."
    lines = tuple("".join(marks[width * row :][:width]) for row in range(height))
    standing = squares(lines)
    doors = [(at, end) for at in standing for way in CLOCK if (end := next_door(at, way)) in standing and at < end]
    chambers = [square for square, mark in standing.items() if mark == "."]
    wands = [square for square, mark in standing.items() if mark == "w"]
    assume(chambers)
    rules = draw(house_rules())
    can_be_spent = wands if ("wand_reuse", "once_per_game") in rules else []
    case = Case(
        row=draw(st.sampled_from(ROWS)),
        at=draw(st.sampled_from([square for square, mark in standing.items() if mark != "X"])),
        profile=draw(st.sampled_from(sorted(MUST_JUMP))),
        half_turns=draw(st.booleans()),
        ghost=draw(st.integers(0, 4)),
        lying=tuple(draw(st.lists(st.sampled_from(chambers), min_size=1, max_size=5, unique=True))),
        lines=lines,
        walls=tuple(draw(st.lists(st.sampled_from(doors), max_size=3, unique=True))),
        tower=5,
        found=draw(st.integers(0, 3)),
        spent=tuple(sorted(draw(st.sets(st.sampled_from(can_be_spent))))) if can_be_spent else (),
        house_rules=rules,
    )
    assume(is_small(case))
    return case


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[str, Case]:
    """One row on one of our boards, with everything placed."""
    name = draw(st.sampled_from(sorted(BOARDS)))
    board = BOARDS[name]
    lines = tuple(board["lines"])
    free = [square for square, mark in squares(lines).items() if mark == "."]
    lying = draw(st.lists(st.sampled_from(free), min_size=2, max_size=9, unique=True))
    case = Case(
        row=draw(st.lists(st.sampled_from(CARDS), min_size=1, max_size=3).map(tuple)),
        at=lying[0],
        profile=draw(st.sampled_from(sorted(MUST_JUMP))),
        half_turns=draw(st.booleans()),
        ghost=draw(st.integers(0, board["tower"] - 1)),
        lying=tuple(lying[1:]),
        lines=lines,
        walls=tuple((one, other) for one, other in board.get("walls", ())),
        tower=board["tower"],
        house_rules=draw(house_rules()),
    )
    assume(is_small(case))
    return name, case


def answered(board: str, case: Case) -> int:
    """The best number of a puzzle as the rules tell it after any answer; 0 if it is refused for lack of treasures."""
    text = (
        f'board = "{board}"\nprofile = "{case.profile}"\nhalf_turns = {str(case.half_turns).lower()}\n'
        f'sorcerer = "{case.at}"\nghost = {case.ghost}\ntreasures = {list(case.lying)}\nrow = {list(case.row)}'
    )
    id = "+".join(["castle-standard-0", *(f"{name}={value}" for name, value in case.house_rules)])
    try:
        state: Any = EDITIONS[id].rules.setup(1, {"puzzle": {"file": text}})
    except UnfitFile as refused:
        return 0 if refused.choices == ("puzzle-nothing-to-take",) else -1
    while True:
        moves = RULES.legal_moves(state, RULES.to_act(state)[0])
        state, events = RULES.apply(state, RULES.to_act(state)[0], moves[-1])
        if moves[-1] == GO:
            facts: dict[str, int] = events[-1].public
            return facts.get("best", facts["found"])


# The comparisons.


@pytest.mark.slow
def test_every_plan_of_the_castle_is_reached_by_legal_moves_and_no_other() -> None:
    assert first_disagreement(every(4001)) is None


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 4)
@given(case=made_up())
def test_every_plan_of_any_reading_is_reached_by_legal_moves_and_no_other(case: Case) -> None:
    assert first_disagreement([case]) is None


@pytest.mark.slow
@settings(max_examples=settings().max_examples // 4)
@given(puzzle=puzzles())
def test_cas_r38_the_most_treasures_of_a_puzzle_are_what_trying_everything_finds(puzzle: tuple[str, Case]) -> None:
    assert answered(*puzzle) == max(plan.treasures for plan in plans_of_the_model(puzzle[1]))


@pytest.mark.parametrize(
    "case",
    [
        Case(("up", "sorcerer", "loop"), "d1"),
        Case(("right", "down", "right"), "b1", half_turns=True),
        Case(("sorcerer", "loop", "loop"), "f3", "oldest"),
        Case(("up", "ghost", "loop"), "b2", "young"),
        Case(("up", "loop", "ghost"), "a4", house_rules=(("rerotate_in_loop", "yes"), ("wand", "optional"))),
        Case(("left", "left", "left"), "a2", house_rules=(("impossible", "skip"),)),
        Case(("sorcerer", "ghost", "loop"), "d1", house_rules=(("voluntary_fail", "yes"), ("impossible", "halt"))),
    ],
)
def test_what_is_not_legal_is_refused(case: Case) -> None:
    assert illegal_but_allowed(case) == []


@pytest.mark.deep
@pytest.mark.parametrize("start", range(4))
def test_every_plan_of_the_castle_is_reached_in_a_long_sample(start: int) -> None:
    assert first_disagreement(every(29, start)) is None
