"""Every plan of every row of Coded Castle, from every square: traced once for the terms of a game, then kept."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from toychest.bots.castle_planner.compiled.layout import SEARCH, TRACE
from toychest.bots.castle_planner.compiled.outcomes import traced_from
from toychest.bots.castle_planner.stacks import box_of, rows_as_numbers
from toychest.games.castle.board import GHOST_ROOM
from toychest.games.castle.kernel import KERNEL
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.moves import squares_of
from toychest.games.castle.kernel.tables import chart
from toychest.games.castle.state import Castle

MOST_PLANS: Final = 2_000
"""Plans of one row from one square."""

MOST_TRACES: Final = 1_000_000
"""Plans in all; castles full of gates have more, and their books leave some out of every row."""


@dataclass(frozen=True)
class EveryPlan:
    """What every plan of every row does, from every square."""

    rows: NDArray[np.int32]  # [row, place] its cards, -1 for none
    starts: NDArray[np.int32]  # [square times rows plus row] its first trace; one more behind the last
    traces: NDArray[Any]  # TRACE
    walkable: NDArray[np.uint8]  # [square]


@lru_cache(maxsize=4)
def every_plan(start: Castle) -> EveryPlan:
    """For a game that has not begun."""
    terms, rows = start.terms, rows_as_numbers(box_of(start.terms))
    walkable = np.array([terms.board.kinds[square] != GHOST_ROOM for square in squares_of(terms.board)], np.uint8)
    few = MOST_TRACES // (walkable.size * len(rows))
    traced = _traced(start, rows, walkable, MOST_PLANS) or _traced(start, rows, walkable, few)
    assert traced is not None, "few of each row have room"
    return EveryPlan(rows, *traced, walkable)


def _traced(
    start: Castle, rows: NDArray[np.int32], walkable: NDArray[np.uint8], most: int
) -> tuple[NDArray[np.int32], NDArray[Any]] | None:
    """Where the traces of each square and row begin, and so many of each; None if there is no room."""
    tables, search = chart(start.terms).copy(), np.zeros(1, SEARCH)
    search["branches"]["state"][0, 0] = KERNEL.pack(start, None).view(at.STATE)[0]
    starts, traces = np.zeros((walkable.size, len(rows) + 1), np.int32), np.empty(MOST_TRACES, TRACE)
    total = 0
    for square, begins in enumerate(starts):
        count = traced_from(tables, square, rows, begins, traces[total:], most, search) if walkable[square] else 0
        if count < 0:
            return None
        begins += total
        total += count
    return np.append(starts[:, :-1], total).astype(np.int32), traces[:total].copy()
