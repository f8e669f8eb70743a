"""A second, slow model of a row in every reading, written from the rules page alone: plain loops, no cleverness.

It tries every turning, every way, every gate and every wand. It imports nothing of the game.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice, product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

CLOCK = ("up", "right", "down", "left")
NEXT_DOOR = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
QUARTERS = {None: 0, "right": 1, "about": 2, "left": 3}
CARDS = (*CLOCK, "loop", "sorcerer", "ghost")
ROWS = [*product(CARDS, repeat=3), *product(CARDS, repeat=2)]
MUST_JUMP = {"base": False, "young": False, "older": True, "oldest": True}
LOOPS_GHOSTS = {"base": True, "young": False, "older": False, "oldest": True}

BOARDS = {
    file.stem: tomllib.loads(file.read_text(encoding="utf-8"))
    for file in sorted((Path(__file__).parents[3] / "src/toychest/games/castle/boards").glob("*.toml"))
}
BOARD = BOARDS["castle"]

VALUES = {
    "rerotate_in_loop": ("no", "yes"),
    "loop_runs": ("2", "3"),
    "loop_scope": ("prefix", "previous_card"),
    "multi_loop": ("nested", "flat", "idle_second"),
    "sorcerer_repeat": ("same", "free"),
    "wand_reuse": ("always", "once_per_turn", "once_per_game"),
    "wand": ("auto", "optional"),
    "young_gates": ("optional", "off"),
    "voluntary_fail": ("no", "yes"),
    "impossible": ("whole", "halt", "skip", "none_at_all"),
    "void_ghosts": ("count", "ignore"),
    "idle_row": ("free", "penalty"),
    "loss": ("enter_last", "step_beyond"),
}
"""How a row may be read, the default first; the two readings about the stack are not a matter of one row."""

Happened: TypeAlias = tuple[tuple[Any, ...], ...]
"""Events in order: the kind, then its facts."""


class Act(NamedTuple):
    """One card acting once."""

    place: int
    card: str


class Step(NamedTuple):
    """A `walk`, `skip`, `jump`, `stay`, `wand`, `spare` or `ghost` of the planned way, as the view shows it."""

    kind: str
    number: int
    place: int
    repeat: int
    direction: str | None
    start: str
    end: str


@dataclass(frozen=True)
class Case:
    """A row on the table, and all that its plans depend on; `house_rules` in the order of the readings."""

    row: tuple[str, ...]
    at: str
    profile: str = "base"
    half_turns: bool = False
    ghost: int = 0
    lying: tuple[str, ...] = ("a6", "c6", "d6", "e6")
    lines: tuple[str, ...] = tuple(BOARD["lines"])
    walls: tuple[tuple[str, str], ...] = ()
    tower: int = BOARD["tower"]
    found: int = 0
    spent: tuple[str, ...] = ()
    house_rules: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, reading: str) -> str:
        return dict(self.house_rules).get(reading, VALUES[reading][0])


class Plan(NamedTuple):
    """How the cards were turned, the whole way, what happened when it was run, and what was foreseen of it."""

    turned: tuple[str | None, ...]
    way: tuple[Step, ...]
    happened: Happened
    treasures: int
    ghost_after: int
    spent: tuple[str, ...] = ()


class Course(NamedTuple):
    """The steps of a plan; where it ends at a blocked door, which act could not be done and what is left of the row."""

    steps: tuple[Step, ...]
    left_over: tuple[Act, ...] = ()


@cache
def squares(lines: tuple[str, ...]) -> dict[str, str]:
    """What stands on each square."""
    return {f"{chr(97 + x)}{y + 1}": mark for y, line in enumerate(lines) for x, mark in enumerate(line)}


# CAS 2.5-2.6, R6-R8, R11 and R39: loops


def unrolled(case: Case) -> list[Act]:
    """The acts of the row; each heap is what one card on the left has done so far, loops counting with theirs."""
    heaps: list[list[Act]] = []
    loops_that_worked = 0
    for place, card in enumerate(case.row, 1):
        if card != "loop":
            heaps.append([Act(place, card)])
        elif heaps and not (case["multi_loop"] == "idle_second" and loops_that_worked):
            loops_that_worked += 1
            again = repeated(case, heaps) * (int(case["loop_runs"]) - 1)
            heaps = [*heaps[:-1], heaps[-1] + again] if is_one_card(case) else [[*chain(*heaps), *again]]
    return [*chain(*heaps)]


def is_one_card(case: Case) -> bool:
    """DE: the card on its left, not the cards."""
    return case["loop_scope"] == "previous_card"


def repeated(case: Case, heaps: list[list[Act]]) -> list[Act]:
    """What one more pass of a loop does."""
    acts: list[Act] = heaps[-1] if is_one_card(case) else [*chain(*heaps)]
    if case["multi_loop"] == "flat":
        acts = list(dict.fromkeys(acts))
    return [act for act in acts if LOOPS_GHOSTS[case.profile] or act.card != "ghost"]


# CAS 2.3, 2.4, 2.7, 6.5, R2-R5 and R9: where a card sends the sorcerer


def turns(case: Case) -> tuple[str | None, ...]:
    """How one arrow may be turned."""
    return (None, "left", "right", "about") if case.half_turns else (None, "left", "right")


def turnings(case: Case) -> Iterator[tuple[str | None, ...]]:
    """At most two arrows, each once."""
    for turned in product(*(turns(case) if card in CLOCK else (None,) for card in case.row)):
        if sum(way is not None for way in turned) <= 2:
            yield turned


def pointing(arrow: str, turn: str | None) -> str:
    """Where an arrow points after a turn."""
    return CLOCK[(CLOCK.index(arrow) + QUARTERS[turn]) % 4]


def directions(case: Case, act: Act, turned: Sequence[str | None], earlier: Sequence[str]) -> list[str]:
    """Where this act may lead, after the ways that the same card has gone in this row."""
    if act.card == "sorcerer":
        return [earlier[0]] if earlier and case["sorcerer_repeat"] == "same" else list(CLOCK)
    if earlier and case["rerotate_in_loop"] == "yes":
        return [pointing(act.card, turn) for turn in turns(case)]
    return [pointing(act.card, turned[act.place - 1])]


# CAS 3.1-3.4, 6.1-6.4, R10, R12-R14, R17, R18, R22 and R37: squares


def next_door(at: str, direction: str) -> str:
    """The square beside this one, on the board or off it."""
    x, y = NEXT_DOOR[direction]
    return f"{chr(ord(at[0]) + x)}{int(at[1:]) + y}"


def obstacle(case: Case, at: str, direction: str) -> tuple[str, str | None] | None:
    """Why a step cannot be taken and the square behind, or None."""
    end = next_door(at, direction)
    if end not in squares(case.lines):
        return "edge", None
    if squares(case.lines)[end] == "X":
        return "ghost-room", end
    return ("wall", end) if (at, end) in case.walls or (end, at) in case.walls else None


def arrivals(case: Case, walk: Step, done: Sequence[Step]) -> list[tuple[Step, ...]]:
    """What may follow a step onto its square: a wand used or left, a gate used or not."""
    mark = squares(case.lines)[walk.end]
    asked = walk._replace(direction=None, start=walk.end)
    if mark == "w" and case["wand"] == "optional" and not is_spent(case, walk.end, done):
        return [(asked._replace(kind="wand"),), (asked._replace(kind="spare"),)]
    if mark != "O" or (case.profile == "young" and case["young_gates"] == "off"):
        return [()]
    gates = [square for square, at in squares(case.lines).items() if at == "O" and square != walk.end]
    rests = gates if MUST_JUMP[case.profile] else [walk.end, *gates]
    return [(asked._replace(kind="stay" if rest == walk.end else "jump", end=rest),) for rest in rests]


def is_spent(case: Case, wand: str, done: Sequence[Step]) -> bool:
    """A wand that worked earlier works no more, by the reading."""
    used = any(step.end == wand and step.kind == ("wand" if is_asked(case) else "walk") for step in done)
    return case["wand_reuse"] != "always" and (used or wand in case.spent)


def is_asked(case: Case) -> bool:
    """A wand is a choice."""
    return case["wand"] == "optional"


# Every way to play the row


def courses(case: Case, turned: Sequence[str | None], acts: Sequence[Act], done: tuple[Step, ...]) -> Iterator[Course]:
    """Every way in which these acts can be carried out after what is done, also into blocked doors.

    CAS R23: until the last treasure is taken.
    """
    if not acts or set(case.lying) <= {step.end for step in done if step.kind == "walk"}:
        yield Course(done)
        return
    act, *rest = acts
    at = done[-1].end if done else case.at
    before = [step for step in done if step.place == act.place and step.kind in ("walk", "skip", "ghost")]
    number = sum(step.kind in ("walk", "skip") for step in done)
    if act.card == "ghost":
        yield from courses(case, turned, rest, (*done, Step("ghost", number, act.place, len(before), None, at, at)))
        return
    for direction in directions(case, act, turned, [str(step.direction) for step in before]):
        walk = Step("walk", number + 1, act.place, len(before), direction, at, next_door(at, direction))
        yield from after_step(case, turned, act, walk, rest, done)


def after_step(
    case: Case, turned: Sequence[str | None], act: Act, walk: Step, rest: list[Act], done: tuple[Step, ...]
) -> Iterator[Course]:
    """How the row may go on with this step, or without it."""
    if obstacle(case, walk.start, str(walk.direction)) is None:
        for arrival in arrivals(case, walk, done):
            yield from courses(case, turned, rest, (*done, walk, *arrival))
        return
    skip = walk._replace(kind="skip", end=walk.start)
    if case["impossible"] == "skip":
        yield from courses(case, turned, rest, (*done, skip))
    else:
        yield Course((*done, skip), (act, *rest))


def is_whole(course: Course) -> bool:
    """Every step happens."""
    return all(step.kind != "skip" for step in course.steps)


def is_small(case: Case, most: int = 250) -> bool:
    """Few enough plans to try all of them."""
    every = (course for turned in turnings(case) for course in courses(case, turned, unrolled(case), ()))
    return len(list(islice(every, most + 1))) <= most


def plans_of_the_model(case: Case) -> set[Plan]:
    """CAS R23 and R24: a possible row is played whole; where it may fail in part, any plan will do."""
    acts = unrolled(case)
    every = [(turned, course) for turned in turnings(case) for course in courses(case, turned, acts, ())]
    whole = [(turned, course) for turned, course in every if is_whole(course)]
    if not whole and case["impossible"] == "whole":
        return {planned(case, (None,) * len(case.row), every[0][1])}
    may_fail = case["voluntary_fail"] == "yes" or not whole
    return {planned(case, turned, course) for turned, course in (every if may_fail else whole)}


def planned(case: Case, turned: tuple[str | None, ...], course: Course) -> Plan:
    """A plan with what it promises: the treasures of this row, and the ghost's step after it."""
    happened, spent = run(case, course)
    treasures = sum(kind == "treasure_found" for kind, *_ in happened)
    levels = [facts[0] for kind, *facts in happened if kind in ("ghost_climbed", "ghost_lowered")]
    steps = () if stands_still(case, course) else course.steps
    shown = tuple(step for step in steps if step.kind != "skip" or case["impossible"] == "skip")
    return Plan(turned, shown, happened, treasures, [case.ghost, *levels][-1], spent)


def stands_still(case: Case, course: Course) -> bool:
    """CAS R24: an impossible row is not walked at all."""
    return not is_whole(course) and case["impossible"] == "whole"


# What happens


class Run:
    """The tower, the treasures and the wands while a row is run."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.ghost = case.ghost
        self.lying = list(case.lying)
        self.spent = list(case.spent)
        self.happened: list[tuple[Any, ...]] = []
        self.is_over = False

    def climb(self, by: str) -> None:
        """CAS 2.8, 5.2, R28 and R29."""
        self.ghost += 1
        self.happened.append(("ghost_climbed", self.ghost, by))
        if self.ghost == self.case.tower + (self.case["loss"] == "step_beyond"):
            self.end("ghost_escaped")

    def end(self, kind: str) -> None:
        """CAS R30: at once."""
        self.happened.append((kind,))
        self.is_over = True

    def enter(self, step: Step) -> None:
        """CAS 3.4, 3.5, 5.1, R13, R14, R16 and R19."""
        self.happened.append(("sorcerer_walked", *step[1:]))
        if step.end in self.lying:
            self.lying.remove(step.end)
            sought = len(self.case.lying) + self.case.found
            self.happened.append(("treasure_found", step.end, sought - len(self.lying)))
            if not self.lying:
                self.end("castle_saved")
        elif squares(self.case.lines)[step.end] == "w" and not is_asked(self.case):
            self.wave(step.end)

    def wave(self, wand: str) -> None:
        """CAS 3.4, R13 and R15."""
        if wand in self.spent:
            return
        self.ghost = max(0, self.ghost - 1)
        self.happened.append(("ghost_lowered", self.ghost, wand))
        if self.case["wand_reuse"] != "always":
            self.spent.append(wand)

    def tell_block(self, kind: str, step: Step) -> None:
        """CAS R24: which step could not be taken, and why."""
        cause = obstacle(self.case, step.start, str(step.direction)) or ("", None)
        self.happened.append((kind, step.number, step.place, step.start, step.direction, *cause))


def run(case: Case, course: Course) -> tuple[Happened, tuple[str, ...]]:
    """What happens, up to the end of the game, and the wands that are spent for the next row."""
    told = Run(case)
    if stands_still(case, course):
        told.happened.append(("row_impossible",))
        finish(told, ["card"] * sum(act.card == "ghost" for act in unrolled(case) if counts(case)) + ["row"])
    else:
        walk(told, course)
    return tuple(told.happened), () if case["wand_reuse"] == "once_per_turn" and not told.is_over else tuple(
        sorted(told.spent)
    )


def counts(case: Case) -> bool:
    """CAS R25: the ghost cards of a row that fails count."""
    return case["void_ghosts"] == "count"


def finish(told: Run, climbs: list[str]) -> None:
    """The ghost's last steps of a row."""
    for by in climbs:
        if not told.is_over:
            told.climb(by)


def walk(told: Run, course: Course) -> None:
    """Step by step, then what the row costs."""
    case = told.case
    for step in course.steps:
        if told.is_over:
            return
        if step.kind == "walk":
            told.enter(step)
        if step.kind == "jump":
            told.happened.append(("sorcerer_jumped", step.start, step.end))
        if step.kind == "wand":
            told.wave(step.end)
        if step.kind == "ghost":
            told.climb("card")
        if step.kind == "skip":
            told.tell_block("step_skipped" if case["impossible"] == "skip" else "row_halted", step)
    finish(told, costs(case, course))


def costs(case: Case, course: Course) -> list[str]:
    """CAS R24, R25, R27 and R28: ghost cards behind the blocked door, then one extra step at most."""
    ghosts = ["card" for act in course.left_over if act.card == "ghost" and counts(case)]
    has_walked = any(step.kind == "walk" for step in course.steps)
    if not is_whole(course):
        return ghosts if case["impossible"] == "none_at_all" and has_walked else [*ghosts, "row"]
    is_idle = all(act.card == "ghost" for act in unrolled(case))
    return ["idle"] if is_idle and case["idle_row"] == "penalty" else []
