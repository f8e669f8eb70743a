"""Who is to act, and what may be done now."""

from toychest.games.kernels import lowest, viewed
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.base_effects import recallable
from toychest.games.toybattle.kernel.placing import available, spaces
from toychest.games.toybattle.kernel.reach import bases_beside, enemies_beside, in_reach
from toychest.games.toybattle.kernel.taking import may_take
from toychest.games.toybattle.kernel.troops import count_of, sorts


@at.entry
def to_act(row_cells):
    """TOY 2.1: the seat on turn, or chance while something is drawn for it."""
    return viewed(row_cells, at.ROW).actor


@at.compiled
def list_one(ids, odds, count, move):
    """One more legal move."""
    ids[count] = move
    odds[count] = 1
    return count + 1


@at.compiled
def list_places(ids, odds, count, first, places):
    """One legal move for each place of a mask, numbered from `first`."""
    while places:
        ids[count] = first + lowest(places)
        odds[count] = 1
        places &= places - 1
        count += 1
    return count


@at.called
def list_tiles(ids, odds, first, counts):
    """TOY 1.7, TOY R13: what may be dealt or picked, each tile alike."""
    count, troops = 0, sorts(counts)
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        ids[count] = first + troop
        odds[count] = count_of(counts, troop)
        count += 1
    return count


@at.called
def placements(tables, row, ids, odds, count):
    """TOY 2.4: every troop of the rack on every space that is open to it."""
    seat = row.turn_seat
    troops, reach = sorts(available(row, seat)), in_reach(tables, row, seat)
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        places = spaces(tables, row, seat, troop, reach)
        count = list_places(ids, odds, count, at.PLACE_MOVE + 32 * troop, places)
    return count


@at.compiled
def turns(tables, row, ids, odds):
    """TOY 2.1: take, or place; nobody passes."""
    count = list_one(ids, odds, 0, at.TAKE_MOVE) if may_take(tables, row, row.turn_seat) else 0
    return placements(tables, row, ids, odds, count)


@at.compiled
def chances(row, ids, odds):
    """TOY 1.6: either side alike; TOY 1.7: each tile of the reserve alike; TOY R13: each tile of the rack alike."""
    seat = row.turn_seat
    if row.task == at.LOT:
        return list_places(ids, odds, 0, at.START_MOVE, 0b11)
    if row.task == at.DEAL:
        return list_tiles(ids, odds, at.DEAL_MOVE, row.unseen[seat if row.deals else 1 - seat])
    return list_tiles(ids, odds, at.PICK_MOVE, available(row, 1 - seat))


@at.compiled
def troop_uses(tables, row, ids, odds, troop):
    """TOY 4.1 to 4.6: every way to use a troop's effect, or to decline it (TOY 4.9)."""
    if troop == at.CAPN:
        count = placements(tables, row, ids, odds, 0)
    elif troop == at.JUMBO:
        enemies = enemies_beside(tables, row, row.turn_seat, row.task_at)
        count = list_places(ids, odds, 0, at.DISCARD_MOVE, enemies)
    else:
        count = list_one(ids, odds, 0, at.ROB_MOVE if troop == at.XB42 else at.TAKE_MOVE)
    return list_one(ids, odds, count, at.DECLINE_MOVE)


@at.compiled
def shoves(tables, row, ids, odds):
    """TOY 5.4: each enemy beside, to each base beside it."""
    count, enemies = 0, enemies_beside(tables, row, row.turn_seat, row.task_at)
    while enemies:
        start = lowest(enemies)
        enemies &= enemies - 1
        count = list_places(ids, odds, count, at.SHOVE_MOVE + 32 * start, bases_beside(tables, start))
    return count


@at.compiled
def exhumations(row, ids, odds):
    """TOY 5.5: each troop that lies among the own discards."""
    count = list_tiles(ids, odds, at.EXHUME_MOVE, row.discards[row.turn_seat])
    for place in range(count):
        odds[place] = 1
    return count


@at.compiled
def base_uses(tables, row, ids, odds, effect):
    """TOY 5.1 to 5.7: every way to use a special base, or to decline it (TOY 4.9, TOY R4)."""
    if effect == at.RECALL:
        count = list_places(ids, odds, 0, at.RECALL_MOVE, recallable(row, row.turn_seat, row.task_at))
    elif effect == at.SHOVE:
        count = shoves(tables, row, ids, odds)
    elif effect == at.EXHUME:
        count = exhumations(row, ids, odds)
    elif effect == at.SUPPRESS:
        count = list_one(ids, odds, 0, at.SUPPRESS_MOVE)
        if tables.must_suppress:
            return count
    else:
        count = list_one(ids, odds, 0, at.TAKE_MOVE)
    return list_one(ids, odds, count, at.DECLINE_MOVE)


@at.entry
def listed(table_cells, row_cells, ids, odds, scratch_cells):
    """The legal moves of the seat that is to act, or what chance may bring with its odds."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    if row.task == at.CHOOSE:
        return turns(tables, row, ids, odds)
    if row.task < at.ENDED:
        return chances(row, ids, odds)
    if row.task == at.ENDED:
        return 0
    if row.task < at.BASE_EFFECT:
        return troop_uses(tables, row, ids, odds, row.task - at.TROOP_EFFECT)
    return base_uses(tables, row, ids, odds, row.task - at.BASE_EFFECT)
