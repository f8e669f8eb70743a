"""A row before Go: what may be planned (CAS 4.1), and what a decision leaves behind."""

from numba import njit, types

from toychest.games.castle.kernel.layout import (
    ACTED,
    ACTS_KEY,
    ASKS_GATE,
    ASKS_WAY,
    AT,
    BLOCKED,
    BOUND,
    CARD,
    DECIDED,
    DECISION,
    ENDED,
    FREE,
    GATE_AT,
    GATE_COUNT,
    GATE_PLAY,
    GATES_OPTIONAL,
    GO,
    HALF,
    IMPOSSIBLE,
    JUMP,
    LAID,
    LOOP_CARD,
    MAY_FAIL,
    NEAR,
    NOWHERE,
    PLACES,
    PLAN_ACTED,
    PLAN_AT,
    PLAN_SPENT,
    PLAN_TURNED,
    PLAN_WAYS,
    SORCERER,
    SORCERER_CARD,
    SPARE,
    SPENT,
    SPENT_WAND,
    STATUS,
    STAY,
    TURN,
    TURNS,
    UNROLLED,
    UNROLLED_SIZE,
    VOID,
    WALK,
    WAVE,
    WAYS,
    WHOLE,
)
from toychest.games.castle.kernel.reaching import can_complete, may_turn
from toychest.games.castle.kernel.way import answered, settled, walked
from toychest.games.jitted import LEAN, NUMBERS, ROW, TABLES

int64 = types.int64


@njit(int64(int64, int64), inline="always", **LEAN)
def turned_way(way, turn):
    """The direction after a quarter left or right (0, 1), or half round (2)."""
    return (way + (3 if turn == 0 else turn)) & 3


@njit(int64(TABLES, ROW, NUMBERS), **LEAN)
def _status(tables, row, scratch):
    """Must the plan reach the end of the row? Not if nothing can (CAS R24), or where it may be given up (CAS R23)."""
    first, second, third = row[PLAN_WAYS], row[PLAN_WAYS + 1], row[PLAN_WAYS + 2]
    if can_complete(tables, row, row[SORCERER], 0, first, second, third, 0, scratch):
        return int64(FREE if tables[MAY_FAIL] else BOUND)
    return int64(VOID if tables[IMPOSSIBLE] == WHOLE else FREE)


@njit(types.void(TABLES, ROW, NUMBERS), **LEAN)
def opened(tables, row, scratch):
    """A row is complete: an empty plan, and whether it can be walked at all (CAS 4.1)."""
    key, base = 0, 1
    for place in range(PLACES):
        card = row[CARD + place]
        row[PLAN_WAYS + place] = card if 0 <= card < LOOP_CARD else NOWHERE
        if place < row[LAID]:
            key += base * (1 if card < LOOP_CARD else card - 2)
        base *= 5
    row[ACTS_KEY], row[PLAN_AT], row[PLAN_ACTED], row[PLAN_TURNED] = key, row[SORCERER], 0, 0
    spent = 0
    for number in range(row[SPENT]):
        spent |= 1 << row[SPENT_WAND + number]
    row[PLAN_SPENT], row[PLAN_SPENT + 1] = spent & ((1 << HALF) - 1), spent >> HALF
    row[STATUS] = _status(tables, row, scratch)


@njit(int64(TABLES, ROW, NUMBERS, NUMBERS), **LEAN)
def _turns(tables, row, ids, scratch):
    """CAS 2.3: every arrow not yet turned nor walked, a quarter each way (half round too, CAS 6.5)."""
    at, acted, turned = int64(row[PLAN_AT]), int64(row[PLAN_ACTED]), int64(row[PLAN_TURNED])
    count = 0
    for place in range(PLACES):
        if not may_turn(tables, row, place, acted, turned):
            continue
        for turn in range(tables[TURNS]):
            way = turned_way(int64(row[PLAN_WAYS + place]), turn)
            first = way if place == 0 else int64(row[PLAN_WAYS])
            second = way if place == 1 else int64(row[PLAN_WAYS + 1])
            third = way if place == 2 else int64(row[PLAN_WAYS + 2])
            now = turned | (1 << place)
            if row[STATUS] == FREE or can_complete(tables, row, at, acted, first, second, third, now, scratch):
                ids[count] = TURN + 3 * place + turn
                count += 1
    return int64(count)


@njit(int64(TABLES, ROW, NUMBERS, int64, NUMBERS), **LEAN)
def _ways(tables, row, ids, count, scratch):
    """CAS 2.7: the ways of a card; an arrow in a repeat one turn from how it was laid (CAS R4)."""
    at, acted = int64(scratch[AT]), int64(scratch[ACTED])
    first, second, third = int64(scratch[WAYS]), int64(scratch[WAYS + 1]), int64(scratch[WAYS + 2])
    place = tables[UNROLLED + UNROLLED_SIZE * row[ACTS_KEY] + 1 + acted]
    card = row[CARD + place]
    for way in range(4):
        if card != SORCERER_CARD and not (tables[NEAR + card] >> way) & 1:
            continue
        one = way if place == 0 else first
        two = way if place == 1 else second
        three = way if place == 2 else third
        if row[STATUS] == FREE or can_complete(tables, row, at, acted, one, two, three, row[PLAN_TURNED], scratch):
            ids[count] = WALK + way
            count += 1
    return int64(count)


@njit(int64(TABLES, ROW, NUMBERS, int64, NUMBERS), **LEAN)
def _gates(tables, row, ids, count, scratch):
    """CAS 3.3: every other gate; none where gates are optional (CAS R18)."""
    at, acted, turned = int64(scratch[AT]), int64(scratch[ACTED]), int64(row[PLAN_TURNED])
    first, second, third = int64(scratch[WAYS]), int64(scratch[WAYS + 1]), int64(scratch[WAYS + 2])
    for number in range(tables[GATE_COUNT]):
        gate = int64(tables[GATE_AT + number])
        if gate == at and tables[GATE_PLAY] != GATES_OPTIONAL:
            continue
        if row[STATUS] == FREE or can_complete(tables, row, gate, acted, first, second, third, turned, scratch):
            ids[count] = STAY if gate == at else JUMP + gate
            count += 1
    return int64(count)


@njit(int64(TABLES, ROW, NUMBERS, int64, NUMBERS), **LEAN)
def _wand(tables, row, ids, count, scratch):
    """CAS R14: used or left, unless the cards that led here must be turned instead (CAS 4.1)."""
    at, acted, turned = int64(scratch[AT]), int64(scratch[ACTED]), int64(row[PLAN_TURNED])
    first, second, third = int64(scratch[WAYS]), int64(scratch[WAYS + 1]), int64(scratch[WAYS + 2])
    if row[STATUS] == FREE or can_complete(tables, row, at, acted, first, second, third, turned, scratch):
        ids[count], ids[count + 1] = WAVE, SPARE
        count += 2
    return int64(count)


@njit(int64(TABLES, ROW, NUMBERS, NUMBERS), **LEAN)
def decisions(tables, row, ids, scratch):
    """CAS 4.1: every decision after which the row can still be completed; only Go if it never can (CAS 4.2)."""
    if row[STATUS] == VOID:
        ids[0] = GO
        return int64(1)
    count = _turns(tables, row, ids, scratch)
    stop = walked(tables, row, scratch)
    if stop == ENDED or stop == BLOCKED:
        if stop == ENDED or row[STATUS] == FREE:
            ids[count] = GO
            count += 1
        return count
    if stop == ASKS_WAY:
        return _ways(tables, row, ids, count, scratch)
    if stop == ASKS_GATE:
        return _gates(tables, row, ids, count, scratch)
    return _wand(tables, row, ids, count, scratch)


@njit(types.void(TABLES, ROW, int64, NUMBERS), **LEAN)
def decided(tables, row, move, scratch):
    """One more decision in the plan; a choice settles what was walked up to it."""
    row[DECISION + row[DECIDED]] = move
    row[DECIDED] += 1
    if move < WALK:
        place, turn = (move - TURN) // 3, (move - TURN) % 3
        row[PLAN_WAYS + place] = turned_way(int64(row[PLAN_WAYS + place]), turn)
        row[PLAN_TURNED] |= 1 << place
        return
    walked(tables, row, scratch)
    answered(tables, row, scratch, move)
    settled(row, scratch)
