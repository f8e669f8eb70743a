"""The functions of the contract that play: who is to act, what may be done, what a move leads to, and the points."""

from numba import njit, types

from toychest.contract.kernel import OVER as GAME_OVER
from toychest.games.castle.kernel.laying import card_laid, chances, treasure_placed
from toychest.games.castle.kernel.layout import (
    DECIDED,
    DECISION,
    FOUND,
    GO,
    LAY,
    LAYING,
    OVER,
    PLACE,
    PLAN_TURNED,
    SAVED,
    SEAT,
    SEATS,
    SOLVED,
    STATUS,
    TURN,
    WALK,
)
from toychest.games.castle.kernel.planning import decided, decisions
from toychest.games.castle.kernel.running import gone
from toychest.games.jitted import IMAGINE, LEAN, LISTED, NARROW, POINTS, STEP, TO_ACT

int64 = types.int64


@njit(TO_ACT, **LEAN)
def to_act(row):
    """CAS R1: chance while treasures and cards are laid, then the seat whose row it is."""
    if row[OVER]:
        return int64(GAME_OVER)
    return int64(-1) if row[STATUS] == LAYING else int64(row[SEAT])


@njit(LISTED, **LEAN)
def listed(tables, row, ids, weights, scratch):
    """CAS 4.1: what may be decided now, or what chance may bring."""
    if row[STATUS] == LAYING:
        return chances(tables, row, ids, weights)
    count = decisions(tables, row, ids, scratch)
    for number in range(count):
        weights[number] = 1
    return count


@njit(STEP, **LEAN)
def step(tables, row, move, scratch):
    """One move made in place."""
    if move >= GO:
        gone(tables, row, scratch)
    elif move >= TURN:
        decided(tables, row, move, scratch)
    elif move >= LAY:
        card_laid(tables, row, move - LAY, scratch)
    else:
        treasure_placed(row, move - PLACE)


@njit(POINTS, **LEAN)
def points(tables, row, out):
    """CAS 1.1: one team, one place; if the ghost wins nobody is first."""
    seats = tables[SEATS]
    place = 1 if row[OVER] == SAVED or row[OVER] == SOLVED else 2
    for seat in range(seats):
        out[seat] = row[FOUND]
        out[seats + seat] = place


@njit(IMAGINE, **LEAN)
def imagine(tables, row, seat, forgotten, rng, scratch):
    """There is no other truth: the stack is only ever counted (CAS R33)."""


@njit(types.boolean(types.Array(types.int16, 1, "C"), int64), **LEAN)
def _is_in_order(row, place):
    """No choice was made yet, and no arrow at this place or behind it was turned."""
    for number in range(row[DECIDED]):
        if row[DECISION + number] >= WALK:
            return False
    return row[PLAN_TURNED] >> place == 0


@njit(NARROW, **LEAN)
def narrow(tables, row, ids, count, scratch):
    """The same plan can be made in several orders: arrows first, from left to right, is the one to look at."""
    kept = 0
    for number in range(count):
        move = ids[number]
        if not TURN <= move < WALK or _is_in_order(row, (move - TURN) // 3):
            ids[kept] = move
            kept += 1
    return int64(kept if kept else count)
