"""Boards as TOML: reading them, and every complaint about one that could not be played."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from toychest.games.castle.board import COLUMNS, GHOST_ROOM, KINDS, START, Block, Board, Square
from toychest.games.castle.cards import DIRECTIONS

MOST_ROWS: Final = 99
"""A square is written with at most two digits."""

FEWEST_CHAMBERS: Final = 4
"""One for each treasure of a game (CAS R34)."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with a board, and where."""

    code: str
    where: str


class BadBoard(ValueError):
    """A board file that nobody could play on."""

    def __init__(self, name: str, complaints: tuple[Complaint, ...]) -> None:
        listed = "; ".join(f"{complaint.code} at {complaint.where}" for complaint in complaints)
        super().__init__(f"board {name!r}: {listed}")
        self.complaints = complaints


def read_board(text: str) -> Board:
    """A board from its TOML text. Raises `BadBoard`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as unreadable:
        raise BadBoard("unnamed", (Complaint("not-toml", str(unreadable)),)) from unreadable
    name = str(table.get("name", "unnamed"))
    complaints = tuple(_complaints_about_fields(table))
    if complaints:
        raise BadBoard(name, complaints)
    board = _board_of(table)
    complaints = tuple(complaints_about(board))
    if complaints:
        raise BadBoard(name, complaints)
    return board


def _complaints_about_fields(table: Mapping[str, Any]) -> Iterator[Complaint]:
    """Is everything there, and of its kind?"""
    for key in ("symbols", "lines", "tower"):
        if key not in table:
            yield Complaint("field-missing", key)
    for key in ("symbols", "lines"):
        if not _are_texts(table.get(key, [])):
            yield Complaint("not-texts", key)
    if type(table.get("tower", 1)) is not int:
        yield Complaint("not-a-number", "tower")
    walls = table.get("walls", [])
    if not isinstance(walls, list) or not all(_are_texts(wall) and len(wall) == 2 for wall in walls):
        yield Complaint("not-pairs", "walls")


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


def load_board(name: str) -> Board:
    """A board of our own, by name."""
    return read_board(files(__package__).joinpath("boards", f"{name}.toml").read_text(encoding="utf-8"))


def _board_of(table: Mapping[str, Any]) -> Board:
    return Board(
        name=str(table.get("name", "unnamed")),
        symbols=tuple(table["symbols"]),
        lines=tuple(table["lines"]),
        walls=tuple((Square(first), Square(second)) for first, second in table.get("walls", ())),
        tower=int(table["tower"]),
    )


def complaints_about(board: Board) -> Iterator[Complaint]:
    """Everything that keeps this board from being played (CAS 1.2, CAS R20), in reading order."""
    shape = tuple(_complaints_about_shape(board))
    yield from shape
    if not shape:
        yield from _complaints_about_squares(board)


def _complaints_about_shape(board: Board) -> Iterator[Complaint]:
    for number, line in enumerate(board.lines, start=1):
        if len(line) != len(board.symbols):
            yield Complaint("line-length", f"line {number}")
        for kind in sorted(set(line) - set(KINDS)):
            yield Complaint("unknown-kind", f"line {number}: {kind!r}")
    if len(set(board.symbols)) != len(board.symbols) or len(board.symbols) > len(COLUMNS):
        yield Complaint("symbols-not-distinct", "symbols")
    if not 1 <= len(board.lines) <= MOST_ROWS:
        yield Complaint("rows-not-in-notation", "lines")
    if board.tower < 1:
        yield Complaint("tower-too-short", "tower")


def _complaints_about_squares(board: Board) -> Iterator[Complaint]:
    starts = board.squares(START)
    if len(starts) != 1:
        yield Complaint("one-start", ", ".join(starts) or "nowhere")
    if len(board.chambers) < FEWEST_CHAMBERS:
        yield Complaint("too-few-chambers", f"{len(board.chambers)} of {FEWEST_CHAMBERS}")
    if len(board.gates) == 1:
        yield Complaint("gate-alone", board.gates[0])
    for first, second in board.walls:
        if not any(board.kinds.get(first) and board.neighbour(first, way) == second for way in DIRECTIONS):
            yield Complaint("wall-between-strangers", f"{first}-{second}")
    if len(starts) == 1:
        for must_jump in (False, True):
            yield from _complaints_about_reach(board, must_jump)


def _complaints_about_reach(board: Board, must_jump: bool) -> Iterator[Complaint]:
    """Every square must be reached, whether gates may be walked over or always carry the sorcerer on (CAS R21)."""
    reached = reachable(board, must_jump)
    code = "unreachable-by-forced-gates" if must_jump else "unreachable"
    for square, kind in board.kinds.items():
        if kind != GHOST_ROOM and square not in reached:
            yield Complaint(code, square)


def reachable(board: Board, must_jump: bool = False) -> frozenset[Square]:
    """Every square that steps and jumps can reach from the start.

    With `must_jump` a gate that is stepped on carries the sorcerer to another gate, from where he walks on.
    """
    reached, frontier = {board.start}, [board.start]
    while frontier:
        for beside in _one_step_on(board, frontier.pop(), must_jump):
            if beside not in reached:
                reached.add(beside)
                frontier.append(beside)
    return frozenset(reached)


def _one_step_on(board: Board, square: Square, must_jump: bool) -> Iterator[Square]:
    """Where one step, and the jump after it, can end."""
    for direction in DIRECTIONS:
        beside = board.next_door(square, direction)
        if isinstance(beside, Block):
            continue
        jumps = [gate for gate in board.gates if gate != beside] if beside in board.gates else []
        yield from jumps
        if not (jumps and must_jump):
            yield beside
