"""What was chosen before play: the terms of one game."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Final

import msgspec

from toychest.contract import Complaint, Json, Option, UnfitFile, UnknownOption, chosen
from toychest.games.castle.board import Board, Square
from toychest.games.castle.board_file import load_board, read_board
from toychest.games.castle.box import Box, load_box
from toychest.games.castle.course import NUMBERS, exercise_puzzle
from toychest.games.castle.deck_file import read_deck
from toychest.games.castle.profiles import PROFILES, Profile, gates_by
from toychest.games.castle.puzzle import PUZZLES, Puzzle, load_puzzle, read_puzzle
from toychest.games.castle.reach import reachable
from toychest.games.castle.readings import Readings
from toychest.games.castle.unrolled import Loops, loops_by
from toychest.games.hashed_once import hashed_once
from toychest.games.own_file import refuse

BOARDS: Final = ("castle", "garden", "cloister", "labyrinth")
MOST_TREASURES: Final = 28  # tokens in the box, CAS R34

OPTIONS: Final = (
    Option(name="profile", choices=tuple(PROFILES), default="young"),
    Option(name="half_turns", choices=(False, True), default=False),
    Option(name="treasures", choices=tuple(range(1, MOST_TREASURES + 1)), default=4),
    Option(name="board", choices=BOARDS, default="castle", takes_file=True),
    Option(name="deck", choices=("standard",), default="standard", takes_file=True),
    Option(name="puzzle", choices=("none", *NUMBERS, *PUZZLES), default="none", takes_file=True),
)


@hashed_once
@dataclass(frozen=True)
class Terms:
    """Everything about a game that never changes while it is played."""

    board: Board
    box: Box
    profile: Profile
    half_turns: bool
    treasures: int
    seats: int
    readings: Readings
    puzzle: Puzzle | None = None

    @cached_property
    def gates(self) -> str:
        """CAS R21, CAS R37: `optional`, `forced` or `off`."""
        return gates_by(self.profile, self.readings)

    @cached_property
    def loops(self) -> Loops:
        """How a row is unrolled."""
        return loops_by(self.readings, self.profile.loops_move_ghosts)

    @cached_property
    def escape(self) -> int:
        """CAS 5.2, CAS R29: the level on which the ghost is out: the last step of the tower, or one beyond it."""
        return escape_by(self.board, self.readings.loss)

    @cached_property
    def chambers(self) -> tuple[Square, ...]:
        """CAS 1.5, CAS R20: the chambers that have a token and can be reached as gates are played."""
        reached = reachable(self.board, self.gates)
        return tuple(square for square in self.board.treasures if square in reached)

    def picture(self, index: int) -> str:
        """The picture on a treasure, in the order of placing; beyond the last they begin again."""
        return self.box.treasures[index % len(self.box.treasures)]


def escape_by(board: Board, loss: str) -> int:
    """CAS R29: the last step of the tower, or one beyond it, as `loss` is read."""
    return board.tower + (loss == "step_beyond")


def terms_for(seats: int, options: Mapping[str, Json], readings: Readings) -> Terms:
    """The terms that a table chose. Raises `UnknownOption`, and `UnfitFile` for a file that cannot be played."""
    values = chosen(OPTIONS, options)
    if seats not in load_box().seats:  # CAS 1.1
        raise UnknownOption("seats", seats, load_box().seats)
    return _terms(seats, msgspec.json.encode(values), readings)


@lru_cache(maxsize=256)
def _terms(seats: int, written: bytes, readings: Readings) -> Terms:
    """The same choices make the same terms, so that what was found out about them need not be found out again."""
    values = msgspec.json.decode(written)
    puzzle = _puzzle(values["puzzle"])
    if puzzle is not None:
        values |= _brought(puzzle)
    terms = Terms(
        board=_board(values["board"]),
        box=replace(load_box(), cards=_deck(values["deck"])),
        profile=PROFILES[values["profile"]],
        half_turns=values["half_turns"],
        treasures=values["treasures"] if puzzle is None else len(puzzle.treasures),
        seats=seats,
        readings=readings,
        puzzle=puzzle,
    )
    _check(terms)
    return terms


def _brought(puzzle: Puzzle) -> Mapping[str, Json]:
    """The options that a puzzle brings along. Raises `UnfitFile` where there is no such choice."""
    try:
        chosen(OPTIONS, puzzle.choices)
    except UnknownOption as unknown:
        facts = {"field": unknown.name, "choices": ", ".join(map(str, unknown.choices))}
        raise UnfitFile("puzzle", (Complaint(code="puzzle-choice", facts=facts),)) from unknown
    return puzzle.choices


def _check(terms: Terms) -> None:
    """CAS R20, CAS R34: as many treasures as chambers, and a puzzle that fits its board."""
    if terms.puzzle is not None:
        refuse("puzzle", terms.puzzle.complaints_on(terms.board, terms.escape))
    elif terms.treasures > len(terms.chambers):
        facts = {"treasures": terms.treasures, "chambers": len(terms.chambers)}
        raise UnfitFile("treasures", (Complaint(code="too-many-treasures", facts=facts),))


def _board(value: Json) -> Board:
    return load_board(value) if isinstance(value, str) else read_board(value["file"])


def _deck(value: Json) -> tuple[int, ...]:
    return load_box().cards if isinstance(value, str) else read_deck(value["file"])


def _puzzle(value: Json) -> Puzzle | None:
    match value:
        case "none":
            return None
        case int(number):
            return exercise_puzzle(number)
        case str(name):
            return load_puzzle(name)
        case _:
            return read_puzzle(value["file"])
