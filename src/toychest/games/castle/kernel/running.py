"""Go: a row runs step by step, until its end, a win or a loss."""

from numba import njit, types

from toychest.games.castle.kernel.laying import plan_closed, row_put_aside
from toychest.games.castle.kernel.layout import (
    ACTED,
    ACTS_KEY,
    AT,
    BEST,
    BLOCKED,
    CARD,
    CLIMBED,
    DECIDED,
    DECISION,
    ENDED,
    ESCAPE,
    ESCAPED,
    FOUND,
    FREE,
    GHOST,
    GHOST_CARD,
    IDLE_COSTS,
    IMPOSSIBLE,
    IS_FOUND,
    KIND,
    LOOP_CARD,
    MAY_SPARE,
    MISSED,
    NONE_AT_ALL,
    NOWHERE,
    OVER,
    PLACED,
    PLACES,
    REUSED,
    SAVED,
    SKIPPED,
    SOLVED,
    SORCERER,
    SOUGHT,
    SPENT,
    SPENT_WAND,
    STATUS,
    TREASURE,
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
    WAYS,
    WHOLE,
)
from toychest.games.castle.kernel.planning import turned_way
from toychest.games.castle.kernel.way import advanced, answered, walked
from toychest.games.jitted import LEAN, NUMBERS, ROW, TABLES

int64 = types.int64


@njit(types.void(ROW, NUMBERS), **LEAN)
def first_trail(row, scratch):
    """Before the first step: the arrows as turned (CAS R4)."""
    scratch[AT], scratch[ACTED], scratch[ACTED + 1], scratch[WANDS_SPENT] = row[SORCERER], 0, 0, 0
    for number in range(row[SPENT]):
        scratch[WANDS_SPENT] |= 1 << row[SPENT_WAND + number]
    for place in range(PLACES):
        card = row[CARD + place]
        scratch[WAYS + place] = card if 0 <= card < LOOP_CARD else NOWHERE
    for number in range(row[DECIDED]):
        move = row[DECISION + number]
        if move < WALK:
            place, turn = (move - TURN) // 3, (move - TURN) % 3
            scratch[WAYS + place] = turned_way(int64(scratch[WAYS + place]), int64(turn))


@njit(types.boolean(TABLES, ROW, NUMBERS), **LEAN)
def is_given_up(tables, row, scratch):
    """CAS R23: where a row may be given up by choice, and nobody walks in a row that fails."""
    is_whole = row[STATUS] == FREE and tables[IMPOSSIBLE] == WHOLE
    return is_whole and walked(tables, row, scratch) == BLOCKED


@njit(types.void(TABLES, ROW), **LEAN)
def ghost_climbed(tables, row):
    """CAS 2.8, CAS 4.2: one step up the tower; the last one loses (CAS 5.2, CAS R29)."""
    row[GHOST] += 1
    if row[GHOST] >= tables[ESCAPE]:
        row[OVER] = ESCAPED


@njit(types.void(TABLES, ROW, int64), **LEAN)
def _ghosts_climbed(tables, row, acted):
    """CAS R25: the ghost cards from this act on still count, or are lost with the row."""
    if not tables[VOID_GHOSTS]:
        return
    acts = UNROLLED + UNROLLED_SIZE * row[ACTS_KEY]
    for act in range(acted, tables[acts]):
        if row[CARD + tables[acts + 1 + act]] == GHOST_CARD and not row[OVER]:
            ghost_climbed(tables, row)


@njit(types.boolean(TABLES, ROW), **LEAN)
def _is_idle(tables, row):
    """CAS R27: nothing in the row walks the sorcerer."""
    acts = UNROLLED + UNROLLED_SIZE * row[ACTS_KEY]
    for act in range(tables[acts]):
        if row[CARD + tables[acts + 1 + act]] != GHOST_CARD:
            return False
    return True


@njit(types.void(TABLES, ROW, NUMBERS, int64, types.boolean, types.boolean), **LEAN)
def _paid(tables, row, scratch, stop, has_walked, has_skipped):
    """CAS R28: one step of the ghost at the end: at a blocked door or for one left out (CAS R24), or for no step."""
    if stop == BLOCKED:
        _ghosts_climbed(tables, row, scratch[ACTED])
        is_spared = tables[IMPOSSIBLE] == NONE_AT_ALL and has_walked
        if not row[OVER] and not is_spared:
            ghost_climbed(tables, row)
    elif has_skipped or (tables[IDLE_COSTS] and _is_idle(tables, row)):
        ghost_climbed(tables, row)


@njit(types.void(TABLES, ROW, int64), **LEAN)
def wand_used(tables, row, square):
    """CAS 3.4: the ghost slips one step down, every time (CAS R13), never below 0 (CAS R15)."""
    if tables[WAND_REUSE] != REUSED:
        wand = tables[WAND_NUMBER + square]
        for number in range(row[SPENT]):
            if row[SPENT_WAND + number] == wand:
                return
        row[SPENT_WAND + row[SPENT]] = wand
        row[SPENT] += 1
    if row[GHOST] > 0:
        row[GHOST] -= 1


@njit(types.void(TABLES, ROW, NUMBERS), **LEAN)
def _walked(tables, row, scratch):
    """CAS 2.4, CAS 2.7: one square on, then what lies there: treasure, then wand (CAS R19)."""
    square = int64(scratch[AT])
    kind = tables[KIND + square]
    if kind == WAND:
        if not tables[MAY_SPARE]:
            wand_used(tables, row, square)
        return
    for index in range(row[PLACED]):
        if row[TREASURE + index] == square and not row[IS_FOUND + index]:  # CAS 3.5, CAS R16
            row[IS_FOUND + index] = 1
            row[FOUND] += 1
            if row[FOUND] == tables[SOUGHT]:  # CAS 5.1
                row[OVER] = SAVED
            return


@njit(int64(ROW, int64), **LEAN)
def next_choice(row, chosen):
    """The place behind the next way, gate or wand of the plan."""
    while row[DECISION + chosen] < WALK:
        chosen += 1
    return int64(chosen + 1)


@njit(types.void(TABLES, ROW, NUMBERS, int64), **LEAN)
def _chosen(tables, row, scratch, move):
    """A way is no step, a jump leads on (CAS 3.3), a wand that is used works (CAS R14)."""
    answered(tables, row, scratch, move)
    if move == WAVE:
        wand_used(tables, row, scratch[AT])


@njit(types.void(TABLES, ROW, NUMBERS), **LEAN)
def row_acted(tables, row, scratch):
    """CAS 2.2: everything the row does as planned, in order; it stops where the game ends (CAS R30)."""
    if row[STATUS] == VOID or is_given_up(tables, row, scratch):
        _ghosts_climbed(tables, row, 0)  # CAS R25
        if not row[OVER]:
            ghost_climbed(tables, row)  # CAS 4.2, CAS R28
        return
    first_trail(row, scratch)
    chosen, has_walked, has_skipped, stop = 0, False, False, WALKED
    while stop != ENDED and stop != BLOCKED and not row[OVER]:
        stop = advanced(tables, row, scratch)
        if stop == WALKED:
            has_walked = True
            _walked(tables, row, scratch)
        elif stop == CLIMBED:
            ghost_climbed(tables, row)
        elif stop == SKIPPED:
            has_skipped = True
        elif stop > BLOCKED:
            chosen = next_choice(row, chosen)
            _chosen(tables, row, scratch, row[DECISION + chosen - 1])
        row[SORCERER] = scratch[AT]
    if not row[OVER]:
        _paid(tables, row, scratch, stop, has_walked, has_skipped)


@njit(types.void(TABLES, ROW, NUMBERS), **LEAN)
def gone(tables, row, scratch):
    """CAS 2.2, CAS 2.9: the row runs; a puzzle is over with it (CAS R38)."""
    row_acted(tables, row, scratch)
    if tables[BEST] >= 0:
        row[OVER] = SOLVED if row[FOUND] == tables[BEST] else MISSED
    if row[OVER]:
        plan_closed(row)
    else:
        row_put_aside(tables, row)
