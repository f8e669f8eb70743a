"""The sorcerer's way through a row, as the castle's way.py has it: a trail in the scratch, one act at a time."""

from numba import njit, types

from toychest.games.castle.kernel.layout import (
    ACTED,
    ASKED,
    ASKS_GATE,
    ASKS_WAND,
    ASKS_WAY,
    AT,
    BLOCKED,
    CARD,
    CLIMBED,
    DOOR,
    ENDED,
    FREE,
    GATE,
    GATE_AT,
    GATE_COUNT,
    GATE_PLAY,
    GATES_FORCED,
    GATES_OFF,
    GHOST_CARD,
    GOES_ON,
    HALF,
    IMPOSSIBLE,
    JUMP,
    JUMPED,
    KIND,
    MAY_SPARE,
    NOWHERE,
    PLAN_ACTED,
    PLAN_AT,
    PLAN_SPENT,
    PLAN_WAYS,
    REROTATES,
    RESENDS,
    REUSED,
    SKIP,
    SKIPPED,
    SORCERER_CARD,
    STATUS,
    STAY,
    UNROLLED,
    UNROLLED_SIZE,
    WALK,
    WALKED,
    WAND,
    WAND_NUMBER,
    WAND_REUSE,
    WANDS_SPENT,
    WAVE,
    WAYS,
)
from toychest.games.castle.kernel.layout import ACTS_KEY as KEY
from toychest.games.jitted import LEAN, NUMBERS, ROW, TABLES

int64 = types.int64


@njit(types.void(ROW, NUMBERS), **LEAN)
def taken_up(row, scratch):
    """The trail just after the latest choice: what was walked up to there can no longer change."""
    scratch[AT] = row[PLAN_AT]
    scratch[ACTED] = row[PLAN_ACTED]
    scratch[ASKED] = 0
    scratch[WAYS] = row[PLAN_WAYS]
    scratch[WAYS + 1] = row[PLAN_WAYS + 1]
    scratch[WAYS + 2] = row[PLAN_WAYS + 2]
    scratch[WANDS_SPENT] = row[PLAN_SPENT] | (row[PLAN_SPENT + 1] << HALF)


@njit(types.void(ROW, NUMBERS), **LEAN)
def settled(row, scratch):
    """The trail is kept: a choice rests on it."""
    row[PLAN_AT] = scratch[AT]
    row[PLAN_ACTED] = scratch[ACTED]
    row[PLAN_WAYS] = scratch[WAYS]
    row[PLAN_WAYS + 1] = scratch[WAYS + 1]
    row[PLAN_WAYS + 2] = scratch[WAYS + 2]
    row[PLAN_SPENT] = scratch[WANDS_SPENT] & ((1 << HALF) - 1)
    row[PLAN_SPENT + 1] = scratch[WANDS_SPENT] >> HALF


@njit(int64(TABLES, NUMBERS, int64), **LEAN)
def _asks(tables, scratch, square):
    """A gate that is played (CAS R37), or a wand that may be left (CAS R14) and still works (CAS R13)."""
    kind = tables[KIND + square]
    if kind == GATE:
        return int64(tables[GATE_PLAY] != GATES_OFF)
    if kind != WAND or not tables[MAY_SPARE]:
        return int64(0)
    return int64(tables[WAND_REUSE] == REUSED or not (scratch[WANDS_SPENT] >> tables[WAND_NUMBER + square]) & 1)


@njit(int64(TABLES, ROW, NUMBERS, int64, int64, int64), **LEAN)
def _stepped(tables, row, scratch, place, card, way):
    """CAS 2.4, CAS 3.1: one square on, unless a blocked door stops him or is left out (CAS R24)."""
    beside = tables[DOOR + 4 * scratch[AT] + way]
    if beside < 0 and not (row[STATUS] == FREE and tables[IMPOSSIBLE] == SKIP):
        return BLOCKED
    scratch[ACTED] += 1
    if tables[RESENDS if card == SORCERER_CARD else REROTATES]:  # CAS R9, CAS R4
        scratch[WAYS + place] = NOWHERE
    if beside < 0:
        return SKIPPED
    scratch[AT] = beside
    scratch[ASKED] = _asks(tables, scratch, beside)
    return WALKED


@njit(int64(TABLES, NUMBERS), **LEAN)
def _asked_at_square(tables, scratch):
    """CAS R22: with one other gate a forced jump asks nothing."""
    if tables[KIND + scratch[AT]] == WAND:
        return ASKS_WAND
    if tables[GATE_PLAY] == GATES_FORCED and tables[GATE_COUNT] == 2:
        scratch[AT] = tables[GATE_AT] + tables[GATE_AT + 1] - scratch[AT]
        scratch[ASKED] = 0
        return JUMPED
    return ASKS_GATE


@njit(int64(TABLES, ROW, NUMBERS), **LEAN)
def advanced(tables, row, scratch):
    """The trail one act or one forced jump further, or what stops it."""
    if scratch[ASKED]:
        return _asked_at_square(tables, scratch)
    acts = UNROLLED + UNROLLED_SIZE * row[KEY]
    if scratch[ACTED] == tables[acts]:
        return ENDED
    place = tables[acts + 1 + scratch[ACTED]]
    card = row[CARD + place]
    if card == GHOST_CARD:
        scratch[ACTED] += 1
        return CLIMBED
    way = scratch[WAYS + place]
    if way == NOWHERE:
        return ASKS_WAY
    return _stepped(tables, row, scratch, place, card, way)


@njit(int64(TABLES, ROW, NUMBERS), **LEAN)
def walked(tables, row, scratch):
    """As far as the plan goes by itself after its latest choice; gives what stops it there."""
    taken_up(row, scratch)
    stop = advanced(tables, row, scratch)
    while stop <= GOES_ON:
        stop = advanced(tables, row, scratch)
    return stop


@njit(types.void(TABLES, ROW, NUMBERS, int64), **LEAN)
def answered(tables, row, scratch, move):
    """The trail after this choice, which must fit the question."""
    scratch[ASKED] = 0
    if move < JUMP:  # CAS 2.7
        place = tables[UNROLLED + UNROLLED_SIZE * row[KEY] + 1 + scratch[ACTED]]
        scratch[WAYS + place] = move - WALK
    elif move < STAY:  # CAS 3.3
        scratch[AT] = move - JUMP
    elif move == WAVE and tables[WAND_REUSE] != REUSED:  # CAS R13
        scratch[WANDS_SPENT] |= 1 << tables[WAND_NUMBER + scratch[AT]]
