"""Every plan of a row of Coded Castle, each once, and what it does: squares entered, and the ghost up and down.

A search for plans works on arrays that its caller owns: `rows` and `ids` have a line for each decision made so far,
`marks` says how many moves a line lists, which comes next, and behind which place an arrow may yet be turned.
"""

from typing import Final

from numba import njit, types

from toychest.games.castle.kernel.layout import (
    ACTED,
    ACTS_KEY,
    AT,
    BLOCKED,
    CARD,
    CLIMBED,
    DECISION,
    ENDED,
    GHOST_CARD,
    GO,
    IDLE_COSTS,
    IMPOSSIBLE,
    KIND,
    LAID,
    MAY_SPARE,
    NONE_AT_ALL,
    PLANNED,
    REUSED,
    SKIPPED,
    SORCERER,
    STATUS,
    TURN,
    UNROLLED,
    UNROLLED_SIZE,
    VOID,
    VOID_GHOSTS,
    WALK,
    WALKED,
    WAND,
    WAND_NUMBER,
    WAND_REUSE,
    WANDS_SPENT,
    WAVE,
)
from toychest.games.castle.kernel.planning import decided, decisions, opened
from toychest.games.castle.kernel.running import first_trail, is_given_up, next_choice
from toychest.games.castle.kernel.way import advanced, answered
from toychest.games.jitted import LEAN, NUMBERS, ROW, TABLES

int64 = types.int64
ROWS: Final = types.Array(types.int16, 2, "C")
LISTS: Final = types.Array(types.int32, 2, "C")
DEPTH: Final = PLANNED + 2
LISTED, NEXT, BEHIND, MARKS = 0, 1, 2, 3
LAST: Final = 99

CLIMB: Final = 254
SINK: Final = 255
TRACE: Final = 14
"""The end, how many events, and the events: a square entered, CLIMB or SINK. Then the squares after each act."""


@njit(types.void(TABLES, ROWS, LISTS, LISTS, NUMBERS), **LEAN)
def plans_opened(tables, rows, ids, marks, scratch):
    """The search begins with the row in line 0, whatever is planned in it already."""
    marks[0, LISTED] = decisions(tables, rows[0], ids[0], scratch)
    marks[0, NEXT] = 0
    marks[0, BEHIND] = -1


@njit(int64(TABLES, ROWS, LISTS, LISTS, int64, NUMBERS), **LEAN)
def next_plan(tables, rows, ids, marks, depth, scratch):
    """The line whose row may go next, -1 if there is none. Arrows are turned first, from left to right."""
    while depth >= 0:
        if marks[depth, NEXT] == marks[depth, LISTED]:
            depth -= 1
            continue
        move = ids[depth, marks[depth, NEXT]]
        marks[depth, NEXT] += 1
        if move == GO:
            return int64(depth)
        place = (move - TURN) // 3 if TURN <= move < WALK else LAST
        if place <= marks[depth, BEHIND] < LAST or (place < LAST and marks[depth, BEHIND] == LAST):
            continue
        depth += 1
        for column in range(rows.shape[1]):
            rows[depth, column] = rows[depth - 1, column]
        decided(tables, rows[depth], move, scratch)
        marks[depth, LISTED] = decisions(tables, rows[depth], ids[depth], scratch)
        marks[depth, NEXT] = 0
        marks[depth, BEHIND] = place
    return int64(-1)


@njit(types.void(TABLES, ROW, int64, int64, int64, int64, NUMBERS), **LEAN)
def row_laid(tables, row, square, first, second, third, scratch):
    """The sorcerer on a square and these cards before him, -1 for none."""
    row[SORCERER] = square
    row[CARD], row[CARD + 1], row[CARD + 2] = first, second, third
    row[LAID] = 1 + (second >= 0) + (third >= 0)
    opened(tables, row, scratch)


@njit(int64(TABLES, ROW, int64, NUMBERS, int64), **LEAN)
def _ghosts_traced(tables, row, acted, trace, count):
    """CAS R25: the ghost cards from this act on still count, or are lost with the row."""
    acts = UNROLLED + UNROLLED_SIZE * row[ACTS_KEY]
    for act in range(acted, tables[acts]):
        if tables[VOID_GHOSTS] and row[CARD + tables[acts + 1 + act]] == GHOST_CARD:
            trace[2 + count] = CLIMB
            count += 1
    return int64(count)


@njit(int64(TABLES, ROW, NUMBERS, NUMBERS, int64, types.boolean, types.boolean, int64), **LEAN)
def _paid(tables, row, trace, scratch, stop, has_walked, has_skipped, count):
    """CAS R28: what the row costs at its end."""
    acts = UNROLLED + UNROLLED_SIZE * row[ACTS_KEY]
    is_due = has_skipped
    if stop == BLOCKED:
        count = _ghosts_traced(tables, row, scratch[ACTED], trace, count)
        is_due = not (tables[IMPOSSIBLE] == NONE_AT_ALL and has_walked)
    elif tables[IDLE_COSTS] and not has_skipped:
        is_due = True
        for act in range(tables[acts]):
            is_due = is_due and row[CARD + tables[acts + 1 + act]] == GHOST_CARD
    if is_due:
        trace[2 + count] = CLIMB
        count += 1
    return int64(count)


@njit(int64(TABLES, NUMBERS, int64), **LEAN)
def _wand_works(tables, scratch, spent):
    """CAS R13: a wand just entered sinks the ghost, unless it is used up."""
    if tables[WAND_REUSE] == REUSED:
        return int64(1)
    return int64(not (spent >> tables[WAND_NUMBER + scratch[AT]]) & 1)


@njit(types.void(TABLES, ROW, NUMBERS, NUMBERS, NUMBERS), **LEAN)
def traced(tables, row, trace, path, scratch):
    """What the row will do as planned, should the game not end in its middle (as `row_acted` does it).

    `path` gets how many acts there are, and where the sorcerer stands after each.
    """
    count, path[0] = 0, 0
    if row[STATUS] == VOID or is_given_up(tables, row, scratch):
        count = _ghosts_traced(tables, row, 0, trace, 0)
        trace[2 + count] = CLIMB
        trace[0], trace[1] = row[SORCERER], count + 1
        return
    first_trail(row, scratch)
    spent, chosen, has_walked, has_skipped, stop = int64(scratch[WANDS_SPENT]), 0, False, False, int64(WALKED)
    while stop != ENDED and stop != BLOCKED:
        stop = advanced(tables, row, scratch)
        event, is_wand = -1, False
        if stop == WALKED:
            has_walked = True
            is_wand = tables[KIND + scratch[AT]] == WAND
            event = -1 if is_wand else scratch[AT]
            is_wand = is_wand and not tables[MAY_SPARE]
        elif stop == CLIMBED:
            event = CLIMB
        elif stop == SKIPPED:
            has_skipped = True
        elif stop > BLOCKED:
            chosen = next_choice(row, chosen)
            answered(tables, row, scratch, row[DECISION + chosen - 1])
            is_wand = row[DECISION + chosen - 1] == WAVE
        if is_wand and _wand_works(tables, scratch, spent):
            event = SINK
            spent |= 0 if tables[WAND_REUSE] == REUSED else 1 << tables[WAND_NUMBER + scratch[AT]]
        if event >= 0:
            trace[2 + count] = event
            count += 1
        path[scratch[ACTED]] = scratch[AT]
        path[0] = scratch[ACTED]
    count = _paid(tables, row, trace, scratch, stop, has_walked, has_skipped, count)
    trace[0], trace[1] = scratch[AT], count
