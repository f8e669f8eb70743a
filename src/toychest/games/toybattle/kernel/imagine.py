"""Another truth that a seat cannot tell from this one: unseen tiles dealt anew, by count."""

from toychest.games.kernels import below, lowest, viewed
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.placing import spaces
from toychest.games.toybattle.kernel.reach import in_reach
from toychest.games.toybattle.kernel.troops import count_of, one, sorts, total
from toychest.games.toybattle.kernel.turn import is_stuck


@at.called
def drawn(pool, tiles, rng):
    """So many tiles of the pool, each as likely as the next."""
    left, got = total(pool), 0
    for _ in range(tiles):
        number = below(rng, left)
        left -= 1
        rest = sorts(pool)
        while rest:
            troop = lowest(rest) >> 1
            rest &= rest - 1
            number -= count_of(pool, troop)
            if number < 0:
                pool -= one(troop)
                got += one(troop)
                break
    return got


@at.compiled
def unplaceable(tables, row, side, counts):
    """The tiles of these that could be placed nowhere."""
    reach, kept = in_reach(tables, row, side), 0
    for troop in range(at.TROOPS):
        if not spaces(tables, row, side, troop, reach):
            kept += count_of(counts, troop) * one(troop)
    return kept


@at.compiled
def was_stuck(row, side):
    """TOY 7.3: was it this side that ended the game? With suppressed tiles nothing follows for each single tile."""
    return row.reason == at.STUCK and side == row.turn_seat and row.suppressed[side] == 0


@at.compiled
def dealt_anew(tables, row, side, rng):
    """All tiles that this side's rival has not seen, dealt to rack and reserve; what everybody knows stays."""
    rack, known = row.racks[side], row.known[side]
    hidden = rack + row.unseen[side] - known
    fitting = unplaceable(tables, row, side, hidden) if was_stuck(row, side) else hidden
    gained = drawn(fitting, total(rack) - total(known), rng)
    row.racks[side] = gained + known
    row.unseen[side] = hidden - gained
    if row.suppressed[side]:
        row.suppressed[side] = drawn(gained + known, total(row.suppressed[side]), rng)


@at.compiled
def fits(tables, row):
    """TOY 7.3: a side that is to choose its turn is never stuck, and one that was stuck is."""
    if row.task == at.CHOOSE:
        return not is_stuck(tables, row, row.turn_seat)
    return row.reason != at.STUCK or is_stuck(tables, row, row.turn_seat)


@at.entry
def imagine(table_cells, row_cells, seat, forgotten, rng, scratch_cells):
    """The rack that this seat does not see is dealt anew; what does not fit is dealt again."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    while True:
        dealt_anew(tables, row, 1 - seat, rng)
        if fits(tables, row):
            return
