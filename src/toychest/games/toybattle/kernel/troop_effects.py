"""What the troops do once they are placed: each may be used or declined."""

from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.ending import objective_checked
from toychest.games.toybattle.kernel.placing import available, without_known
from toychest.games.toybattle.kernel.reach import enemies_beside
from toychest.games.toybattle.kernel.regions import regions_checked
from toychest.games.toybattle.kernel.stacks import lifted
from toychest.games.toybattle.kernel.taking import may_take
from toychest.games.toybattle.kernel.troops import one


@at.compiled
def is_useful(tables, row, troop, base):
    """TOY R22: is there anything to decide, as far as everybody can see? Cap'n asks whatever the rack holds."""
    seat = row.turn_seat
    if troop in (at.SKULLY, at.STAR):
        return may_take(tables, row, seat)
    if troop == at.CAPN:
        return available(row, seat) != 0
    if troop == at.JUMBO:
        return enemies_beside(tables, row, seat, base) != 0
    return troop == at.XB42 and row.racks[1 - seat] != 0  # TOY 4.4, TOY 4.7, TOY 4.8: nothing happens after the others


@at.compiled
def troop_discarded(tables, row, base):
    """TOY 4.3, TOY R10: the visible enemy goes to its owner's discards; what lay below is in force again (TOY R9)."""
    tile = lifted(row, base)
    row.discards[tile >> 3] += one(tile & 7)
    row.idle = -1
    regions_checked(tables, row, base)
    objective_checked(tables, row)


@at.compiled
def rack_robbed(row, troop):
    """TOY 4.5, TOY R13: the tile that was pointed at is discarded face up."""
    victim = 1 - row.turn_seat
    row.racks[victim] -= one(troop)
    without_known(row, victim, troop)
    row.discards[victim] += one(troop)
    row.idle = -1
