"""Taking tiles from the reserve."""

from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.troops import one, total


@at.compiled
def room(tables, row, seat):
    """TOY 2.3: how many tiles the rack still holds."""
    return tables.rack - total(row.racks[seat])


@at.compiled
def reserve_size(tables, row, seat):
    """TOY 1.5: how many tiles can still be taken."""
    return max(total(row.unseen[seat]) - tables.removed, 0)


@at.compiled
def may_take(tables, row, seat):
    """TOY 2.2, TOY 2.3: the reserve has a tile and the rack has room."""
    return reserve_size(tables, row, seat) > 0 and room(tables, row, seat) > 0


@at.compiled
def wanted(tables, task):
    """TOY 2.2, TOY 4.1, TOY 4.6, TOY 5.3: how many tiles are taken in answer to this task."""
    if task == at.CHOOSE:
        return tables.taken
    if task == at.TROOP_EFFECT + at.SKULLY:
        return tables.skully
    if task == at.TROOP_EFFECT + at.STAR:
        return tables.star
    return tables.draw


@at.compiled
def with_deals(tables, row, task):
    """TOY 2.2: the seat on turn takes as many tiles as wanted, as the reserve has and as the rack has room for."""
    seat = row.turn_seat
    row.deals = min(wanted(tables, task), room(tables, row, seat), reserve_size(tables, row, seat))


@at.compiled
def tile_taken(row, troop):
    """TOY 1.7, TOY 2.2: a tile goes from the reserve to the rack."""
    seat = row.turn_seat
    if row.deals:
        row.deals -= 1
    else:
        row.rival_deals -= 1
        seat = 1 - seat
    row.unseen[seat] -= one(troop)
    row.racks[seat] += one(troop)
    row.idle = -1
