"""Which squares of a castle steps and jumps can reach, and in how many steps."""

from collections import deque
from collections.abc import Iterator

from toychest.games.castle.board import Block, Board, Square
from toychest.games.castle.cards import DIRECTIONS


def reachable(board: Board, gates: str = "optional") -> frozenset[Square]:
    """Every square that steps and jumps can reach from the start."""
    return frozenset(steps_from(board, board.start, gates))


def steps_from(board: Board, start: Square, gates: str) -> dict[Square, int]:
    """Every square that steps and jumps can reach from here, with the fewest steps to it.

    `gates` as played: `optional`, `forced` (a step onto a gate ends on another gate) or `off` (CAS R21).
    """
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        square = waiting.popleft()
        for beside in _one_step_on(board, square, gates):
            if beside not in steps:
                steps[beside] = steps[square] + 1
                waiting.append(beside)
    return steps


def _one_step_on(board: Board, square: Square, gates: str) -> Iterator[Square]:
    """Where one step, and the jump after it, can end."""
    for direction in DIRECTIONS:
        beside = board.next_door(square, direction)
        if isinstance(beside, Block):
            continue
        jumps = [gate for gate in board.gates if gate != beside] if beside in board.gates and gates != "off" else []
        yield from jumps
        if not (jumps and gates == "forced"):
            yield beside
