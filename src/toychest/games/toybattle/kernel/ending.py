"""How a game ends, and regions, which lead to it."""

from numba import njit, types

from toychest.contract.kernel import OVER
from toychest.games.jitted import LEAN, POINTS, ROW
from toychest.games.toybattle.kernel.bits import lowest, mask_at
from toychest.games.toybattle.kernel.layout import (
    ACTOR,
    DEALS,
    ENDED,
    HALF,
    HELD,
    IDLE,
    IS_SHARED,
    MEDALS,
    MOST_WAITING,
    NO_PROGRESS,
    OBJECTIVE,
    OBJECTIVE_MEDALS,
    PLACES,
    REASON,
    REGION,
    REGION_MEDALS,
    REGIONS_AT,
    RIVAL_DEALS,
    STUCK,
    TAKEN,
    TASK,
    TASK_AT,
    TURN_SEAT,
    WAITING,
)
from toychest.games.toybattle.kernel.parts import part, part_for


@part_for(types.void(ROW, types.int64, types.int64))
def end(row, reason, first):
    """TOY R1: the game is over, and no effect follows; who is first by bits: 1 blue, 2 red."""
    row[ACTOR], row[TASK], row[TASK_AT] = OVER, ENDED, 0
    row[DEALS] = row[RIVAL_DEALS] = 0
    for cell in range(WAITING, WAITING + 1 + MOST_WAITING):
        row[cell] = 0
    row[REASON] = reason
    row[PLACES] = 1 if first & 1 else 2
    row[PLACES + 1] = 1 if first & 2 else 2


@part
def end_stuck(row, seat):
    """TOY 7.3: more medals win; on a tie the side that is stuck loses."""
    first = seat if row[MEDALS + seat] > row[MEDALS + 1 - seat] else 1 - seat
    end(row, STUCK, 1 << first)


@part
def end_stalled(row):
    """TOY R14: more medals win; on a tie nobody is first."""
    ahead = types.int64(row[MEDALS]) - row[MEDALS + 1]
    end(row, NO_PROGRESS, 1 if ahead > 0 else 2 if ahead < 0 else 0)


@part
def check_objective(tables, row):
    """TOY 7.2: as many medals as the objective win; both at once: the acting seat, or both (TOY R8)."""
    first = 0
    for seat in range(2):
        if row[MEDALS + seat] >= tables[OBJECTIVE_MEDALS]:
            first |= 1 << seat
    if first == 3 and not tables[IS_SHARED]:
        first = 1 << row[TURN_SEAT]
    if first:
        end(row, OBJECTIVE, first)


@part
def close_regions(tables, row, base, seat):
    """TOY 6.2, TOY R5: this base is this seat's now; the regions that it holds whole give their medals."""
    taken = mask_at(row, TAKEN) | mask_at(row, TAKEN + 2)
    near = types.int64(tables[REGIONS_AT + base]) & ~taken
    own = mask_at(row, HELD + 2 * seat)
    while near:
        region = lowest(near)
        near &= near - 1
        if not types.int64(tables[REGION + region]) & ~own:
            half = 1 if region >= HALF else 0
            row[TAKEN + 2 * seat + half] |= 1 << (region - HALF * half)
            row[MEDALS + seat] += tables[REGION_MEDALS + region]
            row[IDLE] = -1


@njit(POINTS, **LEAN)
def points(tables, row, out):
    """TOY 6.2: medals by seat, then places by seat."""
    for seat in range(2):
        out[seat] = row[MEDALS + seat]
        out[2 + seat] = row[PLACES + seat]
