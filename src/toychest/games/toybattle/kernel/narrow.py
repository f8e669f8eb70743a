"""What a search need not look at: anything beside a win, and leaving one's own headquarters open.

Only public facts are used. Of the rival's rack that is how many tiles it holds, and which of all tiles it may hold.
"""

from toychest.games.kernels import lowest, viewed
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.exposure import (
    is_exposed,
    is_exposed_after_shove,
    is_exposed_without,
    may_shove_clear,
)
from toychest.games.toybattle.kernel.placing import available, spaces
from toychest.games.toybattle.kernel.reach import reach_over
from toychest.games.toybattle.kernel.troops import one, sorts, total


@at.compiled
def winning_spaces(tables, row, seat, scratch):
    """TOY 7.1, TOY 7.2: where a troop of this seat wins at once. A mask."""
    wins = tables.headquarters[1 - seat]
    needed = tables.objective - row.medals[seat]
    own, taken = row.held[seat], row.taken[0] | row.taken[1]
    for base in range(tables.base_count):
        scratch.gain[base] = 0
    for region in range(tables.region_count):
        missing = tables.region[region] & ~own
        if missing and not missing & (missing - 1) and not taken >> region & 1:
            base = lowest(missing)
            scratch.gain[base] += tables.region_medals[region]
            if scratch.gain[base] >= needed:
                wins |= missing
    return wins


@at.compiled
def targets_of(tables, row, rival):
    """TOY 7.1, TOY 5.2: the headquarters that the rival could enter at once, as far as everybody knows. A mask."""
    if not available(row, rival):
        return 0
    let, possible = 0, sorts(row.racks[rival] + row.unseen[rival])
    while possible:
        let |= tables.gates[lowest(possible) >> 1]
        possible &= possible - 1
    return let & tables.headquarters[1 - rival]


@at.compiled
def may_second_troop_clear(tables, row, seat, base, enemies, targets):
    """TOY 4.2: after Cap'n on this base, could one more troop cut the rival's line, or a Jumbo among them?"""
    reach = reach_over(tables, seat, row.held[seat] | (1 << base))
    where, throwers = 0, 0
    troops = sorts(available(row, seat) - one(at.CAPN))
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        where |= spaces(tables, row, seat, troop, reach)
        if troop == at.JUMBO:
            throwers = spaces(tables, row, seat, troop, reach) & tables.jump_bases
    left = enemies
    while left:
        enemy, bit = lowest(left), left & -left
        left &= left - 1
        if where & bit and not is_exposed(tables, seat, enemies & ~bit, targets):
            return True
        may_throw = (throwers & tables.beside[enemy]) != 0
        if may_throw and not is_exposed_without(tables, row, seat, enemies, targets, enemy):
            return True
    return False


@at.compiled
def may_troop_clear(tables, row, seat, troop, base, enemies, targets):
    """Could the effect of this troop (TOY 4.2, TOY 4.3, TOY 4.5) still close the way to the headquarters?"""
    if troop == at.XB42:
        return total(available(row, 1 - seat)) == 1
    if troop == at.JUMBO:
        beside = enemies & tables.beside[base]
        while beside:
            if not is_exposed_without(tables, row, seat, enemies, targets, lowest(beside)):
                return True
            beside &= beside - 1
        return False
    return troop == at.CAPN and may_second_troop_clear(tables, row, seat, base, enemies, targets)


@at.compiled
def leaves_open_placing(tables, row, seat, troop, place, enemies, targets):
    """Is the headquarters open after this placement, whatever its effects?"""
    enemies &= ~(1 << place)
    if not is_exposed(tables, seat, enemies, targets):
        return False
    effect = tables.effect_at[place]
    if effect != at.NULLIFY and may_troop_clear(tables, row, seat, troop, place, enemies, targets):
        return False
    if effect == at.SUPPRESS:
        return total(available(row, 1 - seat)) > 1
    return effect != at.SHOVE or not may_shove_clear(tables, row, seat, place, enemies, targets)


@at.compiled
def leaves_open(tables, row, seat, move, enemies, targets):
    """Could the rival enter a headquarters of this seat at once, if this were the last move of the turn?"""
    if move >= at.SHOVE_MOVE:
        start, end = (move - at.SHOVE_MOVE) >> 5, (move - at.SHOVE_MOVE) & 31
        return is_exposed_after_shove(tables, row, seat, enemies, targets, start, end)
    if move >= at.PLACE_MOVE:
        troop, place = (move - at.PLACE_MOVE) >> 5, (move - at.PLACE_MOVE) & 31
        return leaves_open_placing(tables, row, seat, troop, place, enemies, targets)
    if move >= at.RECALL_MOVE:
        return is_exposed_without(tables, row, seat, enemies, targets, move - at.RECALL_MOVE)
    if move >= at.DISCARD_MOVE:
        return is_exposed_without(tables, row, seat, enemies, targets, move - at.DISCARD_MOVE)
    if move == at.ROB_MOVE or move == at.SUPPRESS_MOVE:
        return total(available(row, 1 - seat)) > 1 and is_exposed(tables, seat, enemies, targets)
    return is_exposed(tables, seat, enemies, targets)


@at.compiled
def may_change_later(tables, row):
    """Does a base effect wait that could still close the way, or open it?"""
    for place in range(row.waiting):
        effect = tables.effect_at[row.waiting_at[place]]
        if effect == at.SHOVE or effect == at.SUPPRESS:
            return True
    return False


@at.compiled
def keep_win(tables, row, seat, ids, count, scratch):
    """The first placement that wins comes first; is there one?"""
    wins = winning_spaces(tables, row, seat, scratch)
    for number in range(count):
        move = ids[number]
        if at.PLACE_MOVE <= move < at.SHOVE_MOVE and (wins >> ((move - at.PLACE_MOVE) & 31)) & 1:
            ids[0] = move
            return True
    return False


@at.compiled
def keep_closed(tables, row, seat, ids, count, enemies, targets):
    """The moves that leave the own headquarters closed come first; how many are there?"""
    kept = 0
    for number in range(count):
        if not leaves_open(tables, row, seat, ids[number], enemies, targets):
            ids[kept] = ids[number]
            kept += 1
    return kept


@at.entry
def narrow(table_cells, row_cells, ids, count, scratch_cells):
    """A win alone, if there is one; else no move that leaves the own headquarters open, unless all do."""
    tables, row, scratch = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW), viewed(scratch_cells, at.SCRATCH)
    seat, task = row.actor, row.task
    if seat < 0 or count < 2:
        return count
    is_placing = task == at.CHOOSE or task == at.TROOP_EFFECT + at.CAPN
    if is_placing and keep_win(tables, row, seat, ids, count, scratch):
        return 1
    enemies, targets = row.held[1 - seat], targets_of(tables, row, 1 - seat)
    may_open = task == at.BASE_EFFECT + at.RECALL or task == at.BASE_EFFECT + at.SHOVE
    if not may_open and not is_exposed(tables, seat, enemies, targets):
        return count
    if may_change_later(tables, row):
        return count
    kept = keep_closed(tables, row, seat, ids, count, enemies, targets)
    return kept if kept else count
