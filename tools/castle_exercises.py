"""Exercises for the course of Coded Castle: drawn by chance, and kept if they teach their lesson.

A candidate is a row, somebody who plays it by chance, and treasures on the way that he took, so that it can be solved.
Kept is what needs its lesson (toychest/puzzles/castle/lessons.py), leads over gates only where they are the lesson,
asks for all its treasures and for a decision before Go, can be missed by a wrong card if it has a gap, and can be
played by every printing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from toychest.contract import UnfitFile
from toychest.games import EDITIONS
from toychest.games.castle.board import CHAMBER, GHOST_ROOM, WAND, Board, Square
from toychest.games.castle.board_file import load_board
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.decisions import planning_moves
from toychest.games.castle.draft import draft
from toychest.games.castle.gap import fillings
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.moves import Go
from toychest.games.castle.puzzle import GAP
from toychest.games.castle.state import Castle, with_decision
from toychest.puzzles.castle.learners import RULES, share_who_solve, solving, ways
from toychest.puzzles.castle.lessons import LESSONS, has_gates_apart

BOARDS: Final = ("garden", "garden", "castle", "castle", "cloister")
"""The small one oftener; the labyrinth is for those who know the castle."""

LENGTHS: Final = (1, 2, 2, 3, 3, 3)
MOST_TREASURES: Final = 3
CHOICES: Final = (2, 3, 3)
"""Cards to fill a gap from."""

GO_ALONE: Final = 1
"""The moves of whoever decides nothing."""

Fields = Mapping[str, Any]
"""A puzzle as a file has it."""


@dataclass(frozen=True)
class Exercise:
    """A puzzle with what was found out about it; `solved` is the share of simulated players who do."""

    lesson: str
    fields: Fields
    solved: float
    points: int
    shortest: int


def exercises(lesson: str, has_gap: bool, seed: str) -> Iterator[Exercise]:
    """As many as are wanted, always the same."""
    draw = Random(f"{seed}, {lesson}, {has_gap}")
    while True:
        fields = drawn(lesson, has_gap, draw)
        found = None if fields is None else checked(lesson, fields)
        if found is not None:
            yield found


def drawn(lesson: str, has_gap: bool, draw: Random) -> Fields | None:
    """A puzzle by chance; None if nobody could walk its row, or met no chamber."""
    row, board = _row(lesson, draw), load_board(draw.choice(BOARDS))
    sorcerer = draw.choice(_places(lesson, board))
    profile = "base" if lesson == "gate" else "young"  # where one printing does not use gates
    state: Castle = RULES.setup(1, {"board": board.name, "profile": profile})
    planned = _planned(replace(state, row=row, sorcerer=sorcerer), draw)
    met = _chambers_met(planned) if _is_of_lesson(lesson, planned) else []
    if not met:
        return None
    treasures = [met[-1], *draw.sample(met[:-1], draw.randint(0, min(MOST_TREASURES, len(met)) - 1))]
    fields: Fields = {"board": board.name, "profile": profile, "sorcerer": sorcerer, "treasures": sorted(treasures)}
    ghost = {"ghost": board.tower - 1} if lesson == "ghost" else {}
    shown = _with_gap(lesson, row, draw) if has_gap else {"row": [card.value for card in row]}
    return {**fields, **ghost, **shown}


def _places(lesson: str, board: Board) -> list[Square]:
    """Where the sorcerer may stand; where the ghost is the lesson, beside a wand, which most of its ways need."""
    if lesson != "ghost":
        return [square for square, kind in board.kinds.items() if kind != GHOST_ROOM]
    doors = (door for door in board.doors if any(board.kinds[square] == WAND for square in door))
    return sorted({square for door in doors for square in door if board.kinds[square] != WAND})


def _row(lesson: str, draw: Random) -> tuple[Card, ...]:
    """Cards of the lesson. Its own is among them: a loop not as the first, a ghost second of three."""
    cards = LESSONS[lesson].cards
    match lesson:
        case "repeat":
            row = [draw.choice(cards) for _ in range(draw.choice(LENGTHS[1:]))]
            row[draw.randrange(1, len(row))] = Card.LOOP
        case "ghost":
            row = [draw.choice(cards), Card.GHOST, draw.choice(cards)]
        case _:
            row = [draw.choice(cards) for _ in range(draw.choice(LENGTHS if lesson != "sequence" else LENGTHS[1:]))]
    return tuple(row)


def _planned(state: Castle, draw: Random) -> Castle:
    """The row as somebody plans it who decides by chance."""
    while True:
        move = draw.choice(list(planning_moves(state)))
        if isinstance(move, Go):
            return state
        state = with_decision(state, move)


def _is_of_lesson(lesson: str, planned: Castle) -> bool:
    """Whether a plan does what the lesson is about; else few would need it."""
    has_turned, kinds = bool(planned.plan.turns), {step.kind for step in draft(planned).steps}
    is_over_gate = bool(kinds & {"jump", "stay"})
    if lesson == "gate":
        return "jump" in kinds
    return not is_over_gate and has_turned == {"sequence": False, "turn": True}.get(lesson, has_turned)


def _chambers_met(planned: Castle) -> list[Square]:
    """The chambers on a planned way, in their order."""
    ends = (step.end for step in draft(planned).steps)
    kinds = planned.terms.board.kinds
    return [square for square in dict.fromkeys(ends) if kinds[square] == CHAMBER and square != planned.sorcerer]


def _with_gap(lesson: str, row: tuple[Card, ...], draw: Random) -> Fields:
    """The row with one card missing, and that card among others."""
    place = draw.randrange(len(row))
    others = [card for card in LESSONS[lesson].cards if card is not row[place]]
    cards = [row[place], *draw.sample(others, draw.choice(CHOICES) - 1)]
    shown = [GAP if index == place else card.value for index, card in enumerate(row)]
    return {"row": shown, "cards": [card.value for card in sorted(cards, key=CARDS.index)]}


def checked(lesson: str, fields: Fields) -> Exercise | None:
    """The exercise of a puzzle with what can be found out about it; None if it does not teach this lesson."""
    try:
        state = laid(fields)
    except UnfitFile:
        return None
    if not (asks_for_all(state) and LESSONS[lesson].is_needed(state) and gap_matters(state)):
        return None
    if not ((lesson == "gate" or has_gates_apart(state)) and is_played_by_all(fields)):
        return None
    shortest = min(way.moves for way in solving(ways(state)))
    if shortest <= GO_ALONE:
        return None
    return Exercise(lesson, fields, share_who_solve(state), most_treasures(state), shortest)


def laid(fields: Fields, edition: str = RULES.edition) -> Castle:
    """The table of a puzzle. Raises `UnfitFile`."""
    state: Castle = EDITIONS[edition].rules.setup(1, {"puzzle": {"file": written(fields)}})
    return state


def asks_for_all(state: Castle) -> bool:
    """Whoever solves it has all treasures: that is what a beginner understands."""
    return most_treasures(state) == len(state.treasures)


def gap_matters(state: Castle) -> bool:
    """Some card is wrong for the gap, if there is one."""
    best, rows = most_treasures(state), tuple(fillings(state))
    return len(rows) == 1 or any(most_treasures(row) < best for row in rows)


def is_played_by_all(fields: Fields) -> bool:
    """Whether it can be chosen with every printing."""
    try:
        return all(laid(fields, id) for id, edition in EDITIONS.items() if edition.game == "castle")
    except UnfitFile:
        return False


def written(fields: Fields) -> str:
    """A puzzle as TOML."""
    return "".join(f"{name} = {_value(value)}\n" for name, value in fields.items())


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return str(value) if isinstance(value, int) else f'"{value}"'
