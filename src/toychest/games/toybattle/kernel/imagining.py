"""Another truth that a seat cannot tell from this one: unseen tiles dealt anew, by count."""

from numba import njit, types

from toychest.games.jitted import IMAGINE, LEAN, below
from toychest.games.toybattle.kernel.bits import count_of, counts_at, lowest, sorts, total
from toychest.games.toybattle.kernel.connection import in_reach, may_place, spaces
from toychest.games.toybattle.kernel.layout import (
    CHOOSE,
    KNOWN,
    RACK,
    REASON,
    STUCK,
    SUPPRESSED,
    TASK,
    TROOPS,
    TURN_SEAT,
    UNSEEN,
)
from toychest.games.toybattle.kernel.parts import part
from toychest.games.toybattle.kernel.turn import may_take


@part
def drawn(pool, tiles, rng):
    """So many tiles of the pool, each as likely as the next."""
    left, got = total(pool), types.int64(0)
    for _ in range(tiles):
        number = below(rng, left)
        left -= 1
        rest = sorts(pool)
        while rest:
            shift = lowest(rest)
            rest &= rest - 1
            number -= (pool >> shift) & 3
            if number < 0:
                pool -= 1 << shift
                got += 1 << shift
                break
    return got


@part
def unplaceable(tables, row, side, counts):
    """The tiles of these that could be placed nowhere."""
    reach, kept = in_reach(tables, row, side), types.int64(0)
    for troop in range(TROOPS):
        if not spaces(tables, row, side, troop, reach):
            kept |= count_of(counts, troop) << (2 * troop)
    return kept


@part
def deal_anew(tables, row, side, rng):
    """All tiles that this side's rival has not seen, dealt to rack and reserve; what everybody knows stays."""
    rack, known = counts_at(row, RACK + side), counts_at(row, KNOWN + side)
    suppressed = counts_at(row, SUPPRESSED + side)
    hidden = rack + counts_at(row, UNSEEN + side) - known
    fitting = hidden
    if row[REASON] == STUCK and side == row[TURN_SEAT] and suppressed == 0:  # TOY 7.3
        fitting = unplaceable(tables, row, side, hidden)
    gained = drawn(fitting, total(rack) - total(known), rng)
    row[RACK + side] = gained + known
    row[UNSEEN + side] = hidden - gained
    if suppressed:
        row[SUPPRESSED + side] = drawn(gained + known, total(suppressed), rng)


@part
def fits(tables, row):
    """TOY 7.3: a side that is to choose its turn is never stuck, and one that was stuck is."""
    seat = types.int64(row[TURN_SEAT])
    if row[TASK] == CHOOSE:
        return may_take(tables, row, seat) or may_place(tables, row, seat)
    if row[REASON] == STUCK:
        return not may_take(tables, row, seat) and not may_place(tables, row, seat)
    return True


@njit(IMAGINE, **LEAN)
def imagine(tables, row, seat, forgotten, rng, scratch):
    """The rack that this seat does not see is dealt anew; what does not fit is dealt again."""
    while True:
        deal_anew(tables, row, 1 - seat, rng)
        if fits(tables, row):
            return
