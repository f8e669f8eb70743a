"""Which squares of a castle steps and jumps can reach from the start."""

from collections.abc import Iterator

from toychest.games.castle.board import Block, Board, Square
from toychest.games.castle.cards import DIRECTIONS


def reachable(board: Board, gates: str = "optional") -> frozenset[Square]:
    """Every square that steps and jumps can reach from the start.

    `gates` as played: `optional`, `forced` (a step onto a gate ends on another gate) or `off` (CAS R21).
    """
    reached, frontier = {board.start}, [board.start]
    while frontier:
        for beside in one_step_on(board, frontier.pop(), gates):
            if beside not in reached:
                reached.add(beside)
                frontier.append(beside)
    return frozenset(reached)


def one_step_on(board: Board, square: Square, gates: str) -> Iterator[Square]:
    """Where one step, and the jump after it, can end."""
    for direction in DIRECTIONS:
        beside = board.next_door(square, direction)
        if isinstance(beside, Block):
            continue
        jumps = [gate for gate in board.gates if gate != beside] if beside in board.gates and gates != "off" else []
        yield from jumps
        if not (jumps and gates == "forced"):
            yield beside
