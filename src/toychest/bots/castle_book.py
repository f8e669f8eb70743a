"""What can be found out of a game of Coded Castle before its rows are laid: the book that the planner looks into.

What every plan does is traced once for the terms of a game; the values of its squares, treasures and ghosts once for
the treasures of a game. Both are kept in memory, and neither depends on how the game goes.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from toychest.bots.castle_stacks import Stacks, box_of, lines_of, no_stacks, stacks_of
from toychest.bots.jitted.castle_plans import DEPTH, MARKS, TRACE
from toychest.bots.jitted.castle_rows import Book, Room
from toychest.bots.jitted.castle_values import (
    boiled,
    gathered,
    passes_settled,
    settled_values,
    traced_from,
    unfolded,
)
from toychest.games.castle.board import GHOST_ROOM, Square
from toychest.games.castle.kernel import KERNEL
from toychest.games.castle.kernel.charts import chart
from toychest.games.castle.kernel.numbering import number_of, squares_of
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import Terms

MOST_PLANS: Final = 2_000
"""Plans of one row from one square."""

MOST_TRACES: Final = 1_000_000
"""Plans in all; castles full of gates have more, and their books leave some out of every row."""

MOST_WORK: Final = 8_000_000
"""Values times rows: a castle so large, or with a tower so high, has values for fewer treasures at once."""

MOST_SOUGHT: Final = 5
"""Treasures whose every set has its values, at the most."""

MOST_LOOKUPS: Final = 6_000_000
"""Rows from everywhere with every set of treasures: where there are more, stacks are not told apart."""

TOLERANCE: Final = 5e-4
"""How far from settled a chance to win may be: a twentieth of a point."""

LOOK_AHEAD: Final = 0.9
"""What a row later is worth where the ghost is not looked at."""

LEAST_HOPE: Final = 0.02


@dataclass(frozen=True)
class Ways:
    """What every plan of every row does, from every square."""

    cards: Any
    starts: Any
    traces: Any
    walkable: Any


@lru_cache(maxsize=4)
def ways_by(state: Castle) -> Ways:
    """For a game that has not begun."""
    terms, cards = state.terms, lines_of(box_of(state.terms))
    tables, room = chart(terms).copy(), room_for(cards.shape[0], 1, 1)
    room.rows[0] = KERNEL.pack(state, None)
    walkable = np.array([terms.board.kinds[square] != GHOST_ROOM for square in squares_of(terms.board)], np.uint8)
    few = MOST_TRACES // (walkable.size * cards.shape[0])
    traced = _traced(tables, cards, walkable, room, MOST_PLANS) or _traced(tables, cards, walkable, room, few)
    assert traced is not None, "few of each row have room"
    return Ways(cards, *traced, walkable)


def _traced(tables: Any, cards: Any, walkable: Any, room: Room, most: int) -> tuple[Any, Any] | None:
    """What so many plans of each row do from every square, and where each row's begin; None if there is no room."""
    work = room.rows, room.ids, room.marks, room.trace, room.path, room.scratch
    starts, traces = np.zeros((walkable.size, cards.shape[0] + 1), np.int32), np.empty((MOST_TRACES, TRACE), np.uint8)
    total = 0
    for square, begins in enumerate(starts):
        count = traced_from(tables, square, cards, begins, traces[total:], most, *work) if walkable[square] else 0
        if count < 0:
            return None
        begins += total
        total += count
    return np.append(starts[:, :-1], total).astype(np.int32), traces[:total].copy()


def most_sought(terms: Terms) -> int:
    """For how many treasures at once a castle has values."""
    work = len(lines_of(box_of(terms))) * terms.escape * len(squares_of(terms.board))
    return max(1, min(MOST_SOUGHT, (MOST_WORK // work).bit_length() - 1))


def room_for(rows: int, sets: int, places: int) -> Room:
    """Arrays to work on, for so many rows of cards, sets of treasures and places among the values."""
    return Room(
        rows=np.zeros((DEPTH + 1, KERNEL.row_size), np.int16),
        ids=np.zeros((DEPTH + 1, KERNEL.most_moves), np.int32),
        marks=np.zeros((DEPTH + 1, MARKS), np.int32),
        odds=np.zeros(rows, np.float64),
        known=np.zeros((sets, places), np.float64),
        best=np.zeros(rows, np.int32),
        scores=np.zeros(KERNEL.most_moves, np.float64),
        kept=np.zeros((KERNEL.most_moves, KERNEL.row_size), np.int16),
        trace=np.zeros(TRACE, np.int32),
        path=np.zeros(TRACE, np.int32),
        scratch=np.zeros(KERNEL.scratch_size, np.int32),
    )


@lru_cache(maxsize=8)
def book_for(start: Castle, sought: tuple[Square, ...], rest: int, with_ghost: bool) -> Book:
    """The book of who seeks these treasures, and then `rest` others; without a ghost rows are all that counts."""
    terms, ways = start.terms, ways_by(start)
    squares, steps = ways.walkable.size, terms.escape if with_ghost else 1
    firsts, outcomes = _outcomes(terms, ways, sought, terms.escape if with_ghost else 0, steps)
    stacks = stacks_of(box_of(terms))
    lookups = ways.cards.shape[0] * (1 << len(sought)) * steps * squares
    if lookups > MOST_LOOKUPS or rest or not with_ghost:
        stacks = no_stacks(box_of(terms))
    values = np.zeros((stacks.shares.shape[0], 1 << len(sought), (steps + 1) * squares), np.float64)
    values[:, 0, :] = 1.0
    book = Book(ways.cards, stacks.kinds, stacks.numbers, stacks.nexts, firsts, outcomes, values)
    discount = 1.0 if with_ghost else LOOK_AHEAD
    if rest:
        _settle(book, ways, stacks, discount, singles=True)
        values[:, 0, :] = _hope(values, len(sought), steps, squares, rest)
    best = _settle(book, ways, stacks, discount)
    if stacks.shares.shape[0] > 1:
        values[1:] = values[0]
        passes_settled(stacks.shares, stacks.nexts, ways.walkable, values, *_gathered(best, stacks), TOLERANCE)
    return book


def _gathered(best: Any, stacks: Stacks) -> tuple[Any, Any, Any]:
    """The best outcomes of every set of treasures, drawn together."""
    sets, places, rows = best.shape
    starts = np.zeros((sets, places * stacks.shares.shape[1] + 1), np.int32)
    reached, sums = np.zeros((sets, places * rows), np.int32), np.zeros((sets, places * rows), np.float64)
    for left in range(1, sets):
        gathered(best[left], stacks.chances, stacks.kinds, starts[left], reached[left], sums[left])
    return starts, reached, sums


def _outcomes(terms: Terms, ways: Ways, sought: tuple[Square, ...], escape: int, steps: int) -> tuple[Any, Any]:
    treasure_at = np.full(max(ways.walkable.size, 256), -1, np.int32)
    for index, square in enumerate(sought):
        treasure_at[number_of(terms.board, square)] = index
    firsts, total = np.zeros(ways.starts.size, np.int32), ways.traces.shape[0]
    ends, codes = np.zeros(total, np.int32), np.zeros(total, np.int64)
    count = boiled(ways.starts, ways.traces, treasure_at, firsts, ends, codes)
    outcomes = np.zeros((steps, count + 1), np.int32)
    count = unfolded(firsts, ends, codes, escape, ways.walkable.size, outcomes)
    return firsts, np.ascontiguousarray(outcomes[:, :count])


def _settle(book: Book, ways: Ways, stacks: Stacks, discount: float, singles: bool = False) -> Any:
    """Value iteration, fewer treasures first; gives the best outcome of each row from everywhere."""
    sets, lost = book.values.shape[1], book.outcomes.shape[0] * ways.walkable.size
    is_kept = stacks.shares.shape[0] > 1
    best = np.zeros((sets if is_kept else 1, lost, ways.cards.shape[0]), np.int32)
    for left in sorted(range(1, sets), key=int.bit_count):
        if singles and left.bit_count() > 1:
            break
        fewer = [left & ~(1 << bit) for bit in range(sets.bit_length()) if (left >> bit) & 1]
        book.values[0, left] = 0.9 * np.min([book.values[0, each] for each in fewer], axis=0)
        book.values[0, left, lost:] = 0.0
        odds, nexts, line = stacks.odds, stacks.nexts[0], best[left if is_kept else 0]
        rows = odds, stacks.kinds, nexts, ways.walkable, book.firsts, book.outcomes
        settled_values(left, *rows, book.values, line, discount, TOLERANCE)
    return best


def _hope(values: Any, sought: int, steps: int, squares: int, rest: int) -> Any:
    """A guess at the chance to find `rest` more treasures with the ghost so high: that of one, so many times."""
    singles = values[0, [1 << bit for bit in range(sought)], : steps * squares].reshape(sought, steps, squares)
    chances = np.maximum(singles.sum(axis=(0, 2)) / np.maximum((singles > 0).sum(axis=(0, 2)), 1), LEAST_HOPE)
    return np.concatenate([np.repeat(chances**rest, squares), np.zeros(squares)])
