"""The row at hand: every plan of it is looked at, and the best one by the level's own measure is kept."""

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit, types

from toychest.bots.jitted.castle_plans import LISTS, NEXT, ROWS, next_plan, plans_opened, traced
from toychest.bots.jitted.castle_values import OUTCOMES, VALUES, expected
from toychest.games.castle.kernel.acting import listed, step
from toychest.games.castle.kernel.layout import (
    ANY_ARROW,
    DISTANCE,
    ESCAPED,
    FACES,
    FAR,
    FOUND,
    GHOST,
    GHOST_CARD,
    GO,
    IS_FOUND,
    LAYING,
    LOOP_CARD,
    MISSED,
    OVER,
    PLACED,
    REFILLS,
    SORCERER,
    SQUARE_COUNT,
    STACK,
    STATUS,
    TREASURE,
    USED,
)
from toychest.games.jitted import GENERATOR, LEAN, NUMBERS, REALS, ROW, TABLES, copy, weighed

int64, float64 = types.int64, types.float64


class Book(NamedTuple):
    """What was found out before a row is laid: the rows, the stacks told apart, outcomes and values."""

    cards: Any
    kinds: Any
    stacks: Any
    nexts: Any
    firsts: Any
    outcomes: Any
    values: Any


class Room(NamedTuple):
    """Arrays to work on; nothing in them outlives a row."""

    rows: Any
    ids: Any
    marks: Any
    odds: Any
    known: Any
    best: Any
    scores: Any
    kept: Any
    trace: Any
    path: Any
    scratch: Any


BOOK: Final = types.NamedTuple((LISTS, NUMBERS, LISTS, LISTS, NUMBERS, OUTCOMES, VALUES), Book)
TABLE_OF_VALUES: Final = types.Array(types.float64, 2, "C")
ROOM: Final = types.NamedTuple(
    (ROWS, LISTS, LISTS, REALS, TABLE_OF_VALUES, NUMBERS, REALS, ROWS, NUMBERS, NUMBERS, NUMBERS), Room
)

BY_CARD: Final = 1  # how near each card leads, the first card first
BY_END: Final = 2  # treasures, then how near the row leads
BY_ROW: Final = 3  # treasures, then the ghost, then how near
BY_VALUE: Final = 4  # the values of where the row leads
BY_DECK: Final = 5  # the next row by what is left in the stack, then the values

FOUND_WEIGHT: Final = 10_000.0
GHOST_WEIGHT: Final = 100.0
LONGEST: Final = 10_000
NEARNESS: Final = 1e-6
"""What a step nearer is worth where chances are the same: enough to walk on, too little to matter."""


@njit(float64(TABLES, ROW, NUMBERS, int64), **LEAN)
def _drawn(tables, row, faces, count):
    """The chance that the next cards are these, in this order; used cards follow the stack where that is played."""
    chance, pile, taken, total = 1.0, STACK, 0, 0
    for card in range(FACES):
        total += row[STACK + card]
    for place in range(count):
        if taken == total:  # CAS R31
            pile, taken, total = USED, 0, 0
            for card in range(FACES):
                total += row[USED + card]
        face = 0 if tables[ANY_ARROW] and faces[place] < LOOP_CARD else faces[place]
        same = 0
        for earlier in range(place - taken, place):
            its = 0 if tables[ANY_ARROW] and faces[earlier] < LOOP_CARD else faces[earlier]
            same += int64(its == face)
        in_pile = row[pile + face] - same
        if in_pile <= 0 or total <= taken:
            return 0.0
        chance *= in_pile / (total - taken)
        if tables[ANY_ARROW] and faces[place] < LOOP_CARD:  # CAS R36
            chance /= 4
        taken += 1
    return chance


@njit(types.void(TABLES, ROW, LISTS, REALS), **LEAN)
def row_odds(tables, row, cards, odds):
    """The chance of each row of `cards` to be the next (CAS 2.1, CAS 2.10)."""
    in_stack = 0
    for card in range(FACES):
        in_stack += row[STACK + card]
    length = 3 if tables[REFILLS] else min(in_stack, 3)
    for number in range(cards.shape[0]):
        its = 1 + int64(cards[number, 1] >= 0) + int64(cards[number, 2] >= 0)
        odds[number] = _drawn(tables, row, cards[number], its) if its == length else 0.0


@njit(int64(TABLES, ROW, int64), **LEAN)
def nearest(tables, row, square):
    """Steps from this square to the nearest treasure not found."""
    best = FAR
    for index in range(row[PLACED]):
        if not row[IS_FOUND + index]:
            best = min(best, tables[DISTANCE + square * tables[SQUARE_COUNT] + row[TREASURE + index]])
    return int64(best)


@njit(float64(TABLES, ROW, NUMBERS, NUMBERS, NUMBERS), **LEAN)
def _card_by_card(tables, row, trace, path, scratch):
    """How near each act leads to a treasure, the first act counting most; a treasure entered is as near as can be."""
    traced(tables, row, trace, path, scratch)
    score, weight = 0.0, 1.0
    for act in range(path[0]):
        weight /= 32
        score -= weight * min(nearest(tables, row, path[1 + act]), 31)
        if nearest(tables, row, path[1 + act]) == 0:  # then the rest may go anywhere
            break
    return score


@njit(int64(ROW, NUMBERS), **LEAN)
def treasures_left(row, bits):
    """The treasures sought and not found, a bit each; `bits[index]` is -1 for one that is not looked at."""
    left = 0
    for index in range(row[PLACED]):
        if not row[IS_FOUND + index] and bits[index] >= 0:
            left |= 1 << bits[index]
    return int64(left)


@njit(int64(ROW, LISTS), **LEAN)
def stack_of(row, stacks):
    """Which of the stacks that are told apart this is: by its cards, and the ghosts among them."""
    in_stack = 0
    for card in range(FACES):
        in_stack += row[STACK + card]
    return int64(stacks[in_stack, row[STACK + GHOST_CARD]])


@njit(float64(TABLES, ROW, int64, NUMBERS, BOOK, ROOM), **LEAN)
def _valued(tables, after, measure, bits, book, room):
    """The chance to win from a row that was put aside, by the values or with a look at the next row."""
    left, ghost = treasures_left(after, bits), min(int64(after[GHOST]), book.outcomes.shape[0] - 1)
    square = int64(after[SORCERER])
    at = ghost * tables[SQUARE_COUNT] + square
    if measure == BY_VALUE or left == 0:
        return book.values[0, left, at]
    if room.known[left, at] < 0:  # plans of a row often end alike
        nexts = book.nexts[stack_of(after, book.stacks)]
        room.known[left, at] = expected(
            square, ghost, left, room.odds, book.kinds, nexts, book.firsts, book.outcomes, book.values, room.best
        )
    return room.known[left, at]


@njit(float64(TABLES, ROW, ROW, int64, NUMBERS, BOOK, ROOM), **LEAN)
def _score(tables, before, after, measure, bits, book, room):
    """What a plan is worth by the level's measure; `before` and `after` are its row before and after Go."""
    if measure == BY_CARD:
        return _card_by_card(tables, before, room.trace, room.path, room.scratch)
    near = 0 if after[OVER] else nearest(tables, after, int64(after[SORCERER]))
    if measure == BY_END:
        return FOUND_WEIGHT * after[FOUND] - near
    if measure == BY_ROW:
        return FOUND_WEIGHT * after[FOUND] - GHOST_WEIGHT * after[GHOST] - near
    if after[OVER]:
        return 0.0 if after[OVER] == ESCAPED or after[OVER] == MISSED else 1.0
    return _valued(tables, after, measure, bits, book, room) - NEARNESS * near


@njit(int64(TABLES, ROW, int64, int64, NUMBERS, BOOK, ROOM), **LEAN)
def best_plan(tables, row, measure, most, bits, book, room):
    """The best plan of a row, by this measure; gives how many plans were looked at, at most `most`.

    `scores[n]` and `kept[n]` are the score and the planned row of the best plan that begins with the nth legal move;
    `ids[0]` lists them.
    """
    room.scores[:] = -np.inf
    room.known[:] = -1.0
    copy(row, room.rows[0])
    plans_opened(tables, room.rows, room.ids, room.marks, room.scratch)
    depth = next_plan(tables, room.rows, room.ids, room.marks, 0, room.scratch)
    looked, has_odds, after = 0, False, room.rows[room.rows.shape[0] - 1]
    while depth >= 0 and looked < most:
        copy(room.rows[depth], after)
        step(tables, after, GO, room.scratch)
        if measure == BY_DECK and not has_odds and not after[OVER]:
            row_odds(tables, after, book.cards, room.odds)  # every plan leaves the same stack
            has_odds = True
        score, begun = _score(tables, room.rows[depth], after, measure, bits, book, room), room.marks[0, NEXT] - 1
        if score > room.scores[begun]:
            room.scores[begun] = score
            copy(room.rows[depth], room.kept[begun])
        looked += 1
        depth = next_plan(tables, room.rows, room.ids, room.marks, depth, room.scratch)
    return int64(looked)


@njit(int64(TABLES, ROW, int64, int64, NUMBERS, BOOK, ROOM, GENERATOR), **LEAN)
def played_out(tables, row, measure, most, bits, book, room, rng):
    """A whole game from this row on, every row played at its best by this measure; gives how it ended."""
    for _ in range(LONGEST):
        if row[OVER]:
            break
        if row[STATUS] == LAYING:
            count = listed(tables, row, room.ids[0], room.ids[1], room.scratch)
            step(tables, row, int64(room.ids[0, weighed(room.ids[1], count, rng)]), room.scratch)
            continue
        best_plan(tables, row, measure, most, bits, book, room)
        copy(room.kept[np.argmax(room.scores)], row)
        step(tables, row, GO, room.scratch)
    return int64(row[OVER])
