"""Boards as TOML: reading them, and every complaint about one that could not be played."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from toychest.games.castle.board import COLUMNS, GHOST_ROOM, KINDS, START, Block, Board, Square
from toychest.games.castle.cards import DIRECTIONS


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
    table = tomllib.loads(text)
    missing = tuple(Complaint("field-missing", key) for key in ("symbols", "lines", "tower") if key not in table)
    if missing:
        raise BadBoard(str(table.get("name")), missing)
    board = _board_of(table)
    complaints = tuple(complaints_about(board))
    if complaints:
        raise BadBoard(board.name, complaints)
    return board


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
    if board.tower < 1:
        yield Complaint("tower-too-short", "tower")


def _complaints_about_squares(board: Board) -> Iterator[Complaint]:
    starts = board.squares(START)
    if len(starts) != 1:
        yield Complaint("one-start", ", ".join(starts) or "nowhere")
    if len(board.gates) == 1:
        yield Complaint("gate-alone", board.gates[0])
    for first, second in board.walls:
        if not any(board.kinds.get(first) and board.neighbour(first, way) == second for way in DIRECTIONS):
            yield Complaint("wall-between-strangers", f"{first}-{second}")
    if len(starts) == 1:
        reached = reachable(board)
        for square, kind in board.kinds.items():
            if kind != GHOST_ROOM and square not in reached:
                yield Complaint("unreachable", square)


def reachable(board: Board) -> frozenset[Square]:
    """Every square that steps and jumps can reach from the start."""
    reached, frontier = {board.start}, [board.start]
    while frontier:
        square = frontier.pop()
        doors = (board.next_door(square, direction) for direction in DIRECTIONS)
        jumps = board.gates if square in board.gates else ()
        for beside in (*(door for door in doors if not isinstance(door, Block)), *jumps):
            if beside not in reached:
                reached.add(beside)
                frontier.append(beside)
    return frozenset(reached)
