"""What can be found out of a game of Coded Castle before its rows are laid: the book that the planner looks into.

The values of its squares, treasures and ghosts are found once for the treasures of a game and kept in memory: they do
not depend on how the game goes.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from toychest.bots.castle_planner.compiled.layout import OUTCOME, SEARCH, SHARE, SUMMARY, Book, Room
from toychest.bots.castle_planner.compiled.outcomes import outcomes_of, summed_up
from toychest.bots.castle_planner.compiled.values import shares_of, stacks_swept, values_swept
from toychest.bots.castle_planner.every_plan import EveryPlan, every_plan
from toychest.bots.castle_planner.stacks import Stacks, box_of, no_stacks, rows_of, stacks_of
from toychest.games.castle.board import Square
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.moves import number_of, squares_of
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import Terms

MOST_WORK: Final = 8_000_000
"""Values times rows: a castle so large, or with a tower so high, has values for fewer treasures at once."""

MOST_SOUGHT: Final = 5
"""Treasures whose every set has its values, at the most."""

MOST_LOOKUPS: Final = 6_000_000
"""Rows from everywhere with every set of treasures: where there are more, stacks are not told apart."""

TOLERANCE: Final = 5e-4
"""How far from settled a chance to win may be: a twentieth of a point."""

LATER_ROW: Final = 0.9
"""What a row later is worth where the ghost is not looked at: there is no other haste."""

FIRST_GUESS: Final = 0.9
"""Of the chance with one treasure fewer: where sweeps begin, near enough to save a good part of them."""

LEAST_CHANCE: Final = 0.02
"""Of finding one treasure more, so that a guess never says that all is lost."""


def most_sought(terms: Terms) -> int:
    """For how many treasures at once a castle has values."""
    work = len(rows_of(box_of(terms))) * terms.escape * len(squares_of(terms.board))
    return max(1, min(MOST_SOUGHT, (MOST_WORK // work).bit_length() - 1))


def room_for(book: Book) -> Room:
    """Room to look at a row with this book."""
    return Room(
        search=np.zeros(1, SEARCH),
        odds=np.zeros(len(book.rows), np.float64),
        known=np.zeros(book.values.shape[1:], np.float64),
        best=np.zeros(len(book.rows), OUTCOME),
    )


@lru_cache(maxsize=1)
def empty_book() -> Book:
    """For who values nothing."""
    lists, numbers, reals = np.zeros((1, at.PLACES), np.int32), np.zeros(2, np.int32), np.zeros(1, np.float64)
    outcomes, values = np.zeros((1, 1), OUTCOME), np.zeros((1, 1, 1), np.float64)
    return Book(lists, numbers, reals, lists, lists, np.zeros(1, np.uint8), numbers, outcomes, values)


@lru_cache(maxsize=8)
def book_for(start: Castle, sought: tuple[Square, ...], rest: int, with_ghost: bool) -> Book:
    """The book of who seeks these treasures, and then `rest` others; without a ghost rows are all that counts."""
    tower, discount = (start.terms.escape, 1.0) if with_ghost else (0, LATER_ROW)
    stacks = no_stacks(box_of(start.terms)) if rest or not with_ghost else _stacks(start.terms, len(sought))
    book = _unvalued(start, sought, tower, stacks)
    if rest:
        _write_values_of_the_mix(book, discount, most=1, is_kept=False)
        book.values[:, 0, :] = _chances_of_rest(book, len(sought), rest)
    best = _write_values_of_the_mix(book, discount, most=len(sought), is_kept=stacks.are_told_apart)
    if stacks.are_told_apart:
        _write_values_of_stacks(book, stacks, best)
    return book


def _stacks(terms: Terms, sought: int) -> Stacks:
    """The stacks that are told apart, unless that would take too long."""
    box = box_of(terms)
    lookups = len(rows_of(box)) * (1 << sought) * terms.escape * len(squares_of(terms.board))
    return no_stacks(box) if lookups > MOST_LOOKUPS else stacks_of(box)


def _unvalued(start: Castle, sought: tuple[Square, ...], tower: int, stacks: Stacks) -> Book:
    """The book before anything is valued but the end: with no treasure left all is won."""
    plans = every_plan(start)
    firsts, outcomes = _outcomes(plans, [number_of(start.terms.board, square) for square in sought], tower)
    values = np.zeros((len(stacks.kind_odds), 1 << len(sought), (len(outcomes) + 1) * plans.walkable.size), np.float64)
    values[:, 0, :] = 1.0
    return Book(
        rows=plans.rows,
        kinds=stacks.kinds,
        odds=stacks.odds,
        stacks=stacks.numbers,
        nexts=stacks.nexts,
        walkable=plans.walkable,
        firsts=firsts,
        outcomes=outcomes,
        values=values,
    )


def _outcomes(plans: EveryPlan, sought: list[int], tower: int) -> tuple[NDArray[np.int32], NDArray[Any]]:
    """Where the outcomes of each square and row begin, and the outcomes by the ghost's step (without a tower, one)."""
    treasure_at = np.full(at.SQUARES, -1, np.int32)
    treasure_at[sought] = range(len(sought))
    firsts, summaries = np.zeros(plans.starts.size, np.int32), np.zeros(plans.traces.size, SUMMARY)
    count = summed_up(plans.starts, plans.traces, treasure_at, firsts, summaries)
    outcomes = np.zeros((max(tower, 1), count + 1), OUTCOME)
    count = outcomes_of(firsts, summaries, tower, plans.walkable.size, outcomes)
    return firsts, np.ascontiguousarray(outcomes[:, :count])


def _write_values_of_the_mix(book: Book, discount: float, most: int, is_kept: bool) -> NDArray[Any]:
    """Value iteration as if stacks were all alike, for sets of at most so many treasures, fewer first.

    Gives the best outcome of each row from everywhere, for every set or, where that is not kept, for the latest.
    """
    sets, lost = book.values.shape[1], book.outcomes.shape[0] * book.walkable.size
    best = np.zeros((sets if is_kept else 1, lost, len(book.rows)), OUTCOME)
    for left in sorted(range(1, sets), key=int.bit_count):
        if left.bit_count() > most:
            break
        fewer = [left & ~(1 << bit) for bit in range(sets.bit_length()) if (left >> bit) & 1]
        book.values[0, left] = FIRST_GUESS * np.min([book.values[0, each] for each in fewer], axis=0)
        book.values[0, left, lost:] = 0.0
        values_swept(book, left, best[left if is_kept else 0], discount, TOLERANCE)
    return best


def _write_values_of_stacks(book: Book, stacks: Stacks, best: NDArray[Any]) -> None:
    """The values of every stack that is told apart, rows being played as from the mix."""
    sets, places, rows = best.shape
    starts = np.zeros((sets, places * stacks.kind_odds.shape[1] + 1), np.int32)
    shares = np.zeros((sets, places * rows), SHARE)
    for left in range(1, sets):
        shares_of(book, best[left], stacks.chances, starts[left], shares[left])
    book.values[1:] = book.values[0]
    stacks_swept(book, stacks.kind_odds, starts, shares, TOLERANCE)


def _chances_of_rest(book: Book, sought: int, rest: int) -> NDArray[np.float64]:
    """A guess at the chance to find `rest` more treasures with the ghost so high: that of one, so many times."""
    steps, squares = book.outcomes.shape[0], book.walkable.size
    one_left = book.values[0, [1 << bit for bit in range(sought)], : steps * squares].reshape(sought, steps, squares)
    average = one_left.sum(axis=(0, 2)) / np.maximum((one_left > 0).sum(axis=(0, 2)), 1)
    chances = np.maximum(average, LEAST_CHANCE)
    return np.concatenate([np.repeat(chances**rest, squares), np.zeros(squares)])
