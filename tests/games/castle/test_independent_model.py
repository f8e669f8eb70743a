"""A second, slow model of a row, written from the rules page alone, against every plan that the rules let you make.

The model tries every turning, every way and every gate with plain loops. The rules are asked move by move: what can be
reached by legal moves until `go` must be what the model finds, neither more nor less. The boards are ours and made-up
ones, with walls, gates side by side and gates beside wands.
"""

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice, product, starmap
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.castle.stage import RULES, laid
from toychest.contract import IllegalMove

CLOCK = ("up", "right", "down", "left")
NEXT_DOOR = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
QUARTERS = {None: 0, "right": 1, "about": 2, "left": 3}
CARDS = (*CLOCK, "loop", "sorcerer", "ghost")
ROWS = [*product(CARDS, repeat=3), *product(CARDS, repeat=2)]
MUST_JUMP = {"base": False, "young": False, "older": True, "oldest": True}
LOOPS_GHOSTS = {"base": True, "young": False, "older": False, "oldest": True}
TREASURES = 4
GO = RULES.read_move("go")

BOARD_FILE = Path(__file__).parents[3] / "src/toychest/games/castle/boards/castle.toml"
BOARD = tomllib.loads(BOARD_FILE.read_text(encoding="utf-8"))


Happened: TypeAlias = tuple[tuple[Any, ...], ...]
"""Events in order: the kind, then its facts."""


class Act(NamedTuple):
    """One card acting once."""

    place: int
    card: str


class Step(NamedTuple):
    """A `walk`, `jump`, `stay` or `ghost` of the planned way, as the view shows it."""

    kind: str
    number: int
    place: int
    repeat: int
    direction: str | None
    start: str
    end: str


@dataclass(frozen=True)
class Case:
    """A row on the table, and all that its plans depend on."""

    row: tuple[str, ...]
    at: str
    profile: str = "base"
    half_turns: bool = False
    ghost: int = 0
    lying: tuple[str, ...] = ("a6", "c6", "d6", "e6")
    lines: tuple[str, ...] = tuple(BOARD["lines"])
    walls: tuple[tuple[str, str], ...] = tuple((one, other) for one, other in BOARD["walls"])
    tower: int = BOARD["tower"]


class Plan(NamedTuple):
    """How the cards were turned, the whole way, what happened when it was run, and what was foreseen of it."""

    turned: tuple[str | None, ...]
    way: tuple[Step, ...]
    happened: Happened
    treasures: int
    ghost_after: int


# The model: CAS chapters 2 to 6 in plain loops.


@cache
def squares(lines: tuple[str, ...]) -> dict[str, str]:
    """What stands on each square."""
    return {f"{'abcdefg'[x]}{y + 1}": mark for y, line in enumerate(lines) for x, mark in enumerate(line)}


def unrolled(row: Sequence[str], loops_ghosts: bool) -> list[Act]:
    """CAS 2.5, R6-R8 and R11: a loop adds once more all that came before it."""
    acts: list[Act] = []
    for place, card in enumerate(row, 1):
        if card == "loop":
            acts += [act for act in acts if loops_ghosts or act.card != "ghost"]
        else:
            acts.append(Act(place, card))
    return acts


def turnings(case: Case) -> Iterator[tuple[str | None, ...]]:
    """CAS 2.3, 6.5 and R2-R5: at most two arrows, each once."""
    ways = (None, "left", "right", "about") if case.half_turns else (None, "left", "right")
    for turned in product(*(ways if card in CLOCK else (None,) for card in case.row)):
        if sum(way is not None for way in turned) <= 2:
            yield turned


def pointed(case: Case, turned: Sequence[str | None]) -> Iterator[dict[int, str]]:
    """CAS 2.4, 2.7 and R9: where each card sends the sorcerer; a sorcerer card goes the same way in every repeat."""
    choices: dict[int, Sequence[str]] = {}
    for place, (card, turn) in enumerate(zip(case.row, turned, strict=True), 1):
        if card in CLOCK:
            choices[place] = [CLOCK[(CLOCK.index(card) + QUARTERS[turn]) % 4]]
        if card == "sorcerer":
            choices[place] = CLOCK
    for ways in product(*choices.values()):
        yield dict(zip(choices, ways, strict=True))


def next_door(at: str, direction: str) -> str:
    """The square beside this one, on the board or off it."""
    x, y = NEXT_DOOR[direction]
    return f"{chr(ord(at[0]) + x)}{int(at[1:]) + y}"


def beyond(case: Case, at: str, direction: str) -> str | None:
    """CAS 3.1, 3.2 and R12: the square that a step enters, or None where it cannot be taken."""
    end = next_door(at, direction)
    is_walled = (at, end) in case.walls or (end, at) in case.walls
    return None if is_walled or squares(case.lines).get(end, "X") == "X" else end


def gates_from(case: Case, end: str) -> list[str]:
    """CAS 3.3, 6.1-6.4, R10, R17, R18 and R22: where a step onto this square may come to rest."""
    if squares(case.lines)[end] != "O":
        return [end]
    others = [square for square, mark in squares(case.lines).items() if mark == "O" and square != end]
    return others if MUST_JUMP[case.profile] else [end, *others]


def courses(
    case: Case, acts: Sequence[Act], ways: dict[int, str], done: tuple[Step, ...]
) -> Iterator[tuple[Step, ...]]:
    """Every way in which all these acts can be carried out, after what is done."""
    if not acts:
        yield done
        return
    act, *rest = acts
    at = done[-1].end if done else case.at
    walked = sum(step.kind == "walk" for step in done)
    repeat = sum(step.place == act.place and step.kind in ("walk", "ghost") for step in done)
    if act.card == "ghost":
        yield from courses(case, rest, ways, (*done, Step("ghost", 0, act.place, repeat, None, at, at)))
        return
    end = beyond(case, at, ways[act.place])
    if end is None:
        return
    walk = Step("walk", walked + 1, act.place, repeat, ways[act.place], at, end)
    for rests in gates_from(case, end):
        after = (*done, walk)
        if squares(case.lines)[end] == "O":
            kind = "stay" if rests == end else "jump"
            after = (*after, Step(kind, walked + 1, act.place, repeat, None, end, rests))
        yield from courses(case, rest, ways, after)


def run(case: Case, way: Sequence[Step]) -> Happened:
    """CAS 3.4, 3.5, 5.1, 5.2, R13-R16, R29 and R30: what happens on the way, up to the end of the game."""
    happened: list[tuple[Any, ...]] = []
    ghost, lying = case.ghost, set(case.lying)
    for step in way:
        if step.kind == "ghost":
            ghost += 1
            happened.append(("ghost_climbed", ghost, "card"))
            if ghost == case.tower:
                return (*happened, ("ghost_escaped",))
        if step.kind == "jump":
            happened.append(("sorcerer_jumped", step.start, step.end))
        if step.kind != "walk":
            continue
        happened.append(("sorcerer_walked", *step[1:]))
        if step.end in lying:
            lying.remove(step.end)
            happened.append(("treasure_found", step.end, TREASURES - len(lying)))
            if not lying:
                return (*happened, ("castle_saved",))
        if squares(case.lines)[step.end] == "w":
            ghost = max(0, ghost - 1)
            happened.append(("ghost_lowered", ghost, step.end))
    return tuple(happened)


def run_impossible(case: Case) -> Happened:
    """CAS 4.2, R24-R26 and R28: the ghost cards count, then the ghost climbs once more."""
    ghosts = [act for act in unrolled(case.row, LOOPS_GHOSTS[case.profile]) if act.card == "ghost"]
    happened: list[tuple[Any, ...]] = [("row_impossible",)]
    for number, by in enumerate([*("card" for _ in ghosts), "row"], 1):
        happened.append(("ghost_climbed", case.ghost + number, by))
        if case.ghost + number == case.tower:
            return (*happened, ("ghost_escaped",))
    return tuple(happened)


def plans_of_the_model(case: Case) -> set[Plan]:
    """CAS R23: every turning, way and gate that lets every step happen; what Go does if there is none."""
    acts = unrolled(case.row, LOOPS_GHOSTS[case.profile])
    plans = {
        planned(case, turned, way, run(case, way))
        for turned in turnings(case)
        for ways in pointed(case, turned)
        for way in courses(case, acts, ways, ())
    }
    return plans or {planned(case, (None,) * len(case.row), (), run_impossible(case))}


def planned(case: Case, turned: tuple[str | None, ...], way: tuple[Step, ...], happened: Happened) -> Plan:
    """A plan with what it promises: the treasures of this row, and the ghost's step after it."""
    treasures = sum(kind == "treasure_found" for kind, *_ in happened)
    levels = [facts[0] for kind, *facts in happened if kind in ("ghost_climbed", "ghost_lowered")]
    return Plan(turned, way, happened, treasures, [case.ghost, *levels][-1])


# The rules, asked by legal moves alone.


def staged(case: Case) -> Any:
    """The case as a state of the rules: its board, its treasures, and for a row of two cards an empty stack."""
    state: Any = laid(" ".join(case.row), case.at, case.ghost, profile=case.profile, half_turns=case.half_turns)
    board = replace(state.terms.board, lines=case.lines, walls=case.walls, tower=case.tower)
    found = tuple(number >= len(case.lying) for number in range(TREASURES))
    places = (*case.lying, *state.treasures)[:TREASURES]
    state = replace(state, terms=replace(state.terms, board=board), treasures=places, found=found)
    return state if len(case.row) == 3 else replace(state, stack=(0,) * len(CARDS), used=state.stack)


FACTS = {
    "sorcerer_walked": ("number", "place", "repeat", "direction", "start", "end"),
    "sorcerer_jumped": ("start", "end"),
    "treasure_found": ("square", "found"),
    "ghost_lowered": ("level", "square"),
    "ghost_climbed": ("level", "by"),
    "row_impossible": (),
    "castle_saved": (),
    "ghost_escaped": (),
}


def gone(state: Any) -> Plan:
    """The plan of this state, and what `go` made of it."""
    view = msgspec.to_builtins(RULES.view(state, None))
    plan = view["plan"]
    names = ("kind", "number", "card", "repeat", "direction", "start", "end")
    way = [Step(*(step[name] for name in names)) for step in plan["steps"]]
    way = [step._replace(number=0) if step.kind == "ghost" else step for step in way]
    _, events = RULES.apply(state, RULES.to_act(state)[0], GO)
    told = [(event.kind, msgspec.to_builtins(event.public)) for event in events]
    happened = tuple((kind, *(facts[name] for name in FACTS[kind])) for kind, facts in told if kind in FACTS)
    turned = tuple(card["turned"] for card in view["row"])
    return Plan(turned, tuple(way) if plan["isPossible"] else (), happened, plan["treasures"], plan["ghostAfter"])


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
    texts += [f"walk {way}" for way in CLOCK] + [f"jump {square}" for square in squares(case.lines)] + ["stay", "go"]
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


# The comparisons.

STANDABLE = [square for square, mark in squares(tuple(BOARD["lines"])).items() if mark != "X"]


def every(step: int, start: int = 0) -> Iterator[Case]:
    """One in `step` of all rows from all squares in all profiles, with and without half turns."""
    everything = product(ROWS, STANDABLE, MUST_JUMP, (False, True))
    return starmap(Case, islice(everything, start, None, step))


@st.composite
def made_up(draw: st.DrawFn) -> Case:
    """Any row on any small board: walls, gates side by side, an end of the game within reach."""
    width, height = draw(st.integers(2, 5)), draw(st.integers(2, 4))
    marks = draw(st.lists(st.sampled_from("...OOwX"), min_size=width * height, max_size=width * height))
    gates = [place for place, mark in enumerate(marks) if mark == "O"]
    for place in gates[4:] if len(gates) > 1 else gates:  # a lone gate leads nowhere; many gates take long
        marks[place] = "."
    lines = tuple("".join(marks[width * row :][:width]) for row in range(height))
    standing = squares(lines)
    doors = [(at, end) for at in standing for way in CLOCK if (end := next_door(at, way)) in standing and at < end]
    chambers = [square for square, mark in standing.items() if mark == "."]
    free = [square for square, mark in standing.items() if mark != "X"]
    assume(chambers)
    return Case(
        row=draw(st.sampled_from(ROWS)),
        at=draw(st.sampled_from(free)),
        profile=draw(st.sampled_from(sorted(MUST_JUMP))),
        half_turns=draw(st.booleans()),
        ghost=draw(st.integers(0, 4)),
        lying=tuple(draw(st.lists(st.sampled_from(chambers), min_size=1, max_size=TREASURES, unique=True))),
        lines=lines,
        walls=tuple(draw(st.lists(st.sampled_from(doors), max_size=3, unique=True))),
        tower=5,
    )


@pytest.mark.slow
def test_every_plan_of_the_castle_is_reached_by_legal_moves_and_no_other() -> None:
    assert first_disagreement(every(1009)) is None


@pytest.mark.slow
@given(case=made_up())
def test_every_plan_of_a_made_up_board_is_reached_by_legal_moves_and_no_other(case: Case) -> None:
    assert first_disagreement([case]) is None


@pytest.mark.parametrize(
    "case",
    [
        Case(("up", "sorcerer", "loop"), "d1"),
        Case(("right", "down", "right"), "b1", half_turns=True),
        Case(("sorcerer", "loop", "loop"), "f3", "oldest"),
        Case(("up", "ghost", "loop"), "b2", "young"),
    ],
)
def test_what_is_not_legal_is_refused(case: Case) -> None:
    assert illegal_but_allowed(case) == []


@pytest.mark.deep
@pytest.mark.parametrize("start", range(4))
def test_every_plan_of_the_castle_is_reached_in_a_long_sample(start: int) -> None:
    assert first_disagreement(every(29, start)) is None
