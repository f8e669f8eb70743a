"""What a search need not look at: anything beside a win, and leaving one's own headquarters open.

Only public facts are used. Of the rival's rack that is how many tiles it holds, and which of all tiles it may hold.
"""

from numba import njit, types

from toychest.games.jitted import LEAN, NARROW
from toychest.games.toybattle.kernel.bits import counts_at, lowest, mask_at, sorts, total
from toychest.games.toybattle.kernel.connection import available, reach_over, spaces
from toychest.games.toybattle.kernel.exposure import (
    is_exposed,
    is_exposed_after_discard,
    is_exposed_after_recall,
    is_exposed_after_shove,
    may_shove_clear,
)
from toychest.games.toybattle.kernel.layout import (
    ACTOR,
    BASE_EFFECT,
    BASES,
    BESIDE,
    CAPN,
    CHOOSE,
    DISCARD_MOVE,
    EFFECT_AT,
    GATES,
    HELD,
    JUMBO,
    JUMP_BASES,
    MEDALS,
    NULLIFY,
    OBJECTIVE_MEDALS,
    OWN_HEADQUARTERS,
    PLACE_MOVE,
    RACK,
    RECALL,
    RECALL_MOVE,
    REGION,
    REGION_COUNT,
    REGION_MEDALS,
    ROB_MOVE,
    SHOVE,
    SHOVE_MOVE,
    SUPPRESS,
    SUPPRESS_MOVE,
    TAKEN,
    TASK,
    TROOP_EFFECT,
    UNSEEN,
    WAITING,
    XB42,
)
from toychest.games.toybattle.kernel.parts import part


@part
def winning_spaces(tables, row, seat, scratch):
    """TOY 7.1, TOY 7.2: where a troop of this seat wins at once. A mask."""
    wins = types.int64(tables[OWN_HEADQUARTERS + 1 - seat])
    needed = tables[OBJECTIVE_MEDALS] - row[MEDALS + seat]
    own, taken = mask_at(row, HELD + 2 * seat), mask_at(row, TAKEN) | mask_at(row, TAKEN + 2)
    for base in range(tables[BASES]):
        scratch[base] = 0
    for region in range(tables[REGION_COUNT]):
        missing = types.int64(tables[REGION + region]) & ~own
        if missing and not missing & (missing - 1) and not taken >> region & 1:
            base = lowest(missing)
            scratch[base] += tables[REGION_MEDALS + region]
            if scratch[base] >= needed:
                wins |= missing
    return wins


@part
def targets_of(tables, row, rival):
    """TOY 7.1, TOY 5.2: the headquarters that the rival could enter at once, as far as everybody knows. A mask."""
    if not available(row, rival):
        return types.int64(0)
    let, possible = types.int64(0), sorts(counts_at(row, RACK + rival) + counts_at(row, UNSEEN + rival))
    while possible:
        let |= tables[GATES + (lowest(possible) >> 1)]
        possible &= possible - 1
    return let & tables[OWN_HEADQUARTERS + 1 - rival]


@part
def may_troop_clear(tables, row, seat, troop, base, enemies, targets):
    """Could the effect of this troop (TOY 4.2, TOY 4.3, TOY 4.5) still close the way to the headquarters?"""
    if troop == XB42:
        return total(available(row, 1 - seat)) == 1
    if troop == JUMBO:
        beside = enemies & tables[BESIDE + base]
        while beside:
            if not is_exposed_after_discard(tables, row, seat, enemies, targets, lowest(beside)):
                return True
            beside &= beside - 1
        return False
    return troop == CAPN and may_second_troop_clear(tables, row, seat, base, enemies, targets)


@part
def may_second_troop_clear(tables, row, seat, base, enemies, targets):
    """TOY 4.2: after Cap'n on this base, could one more troop cut the rival's line, or a Jumbo among them?"""
    reach = reach_over(tables, seat, mask_at(row, HELD + 2 * seat) | (types.int64(1) << base))
    where, throwers = types.int64(0), types.int64(0)
    troops = sorts(available(row, seat) - (1 << (2 * CAPN)))
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        where |= spaces(tables, row, seat, troop, reach)
        if troop == JUMBO:
            throwers = spaces(tables, row, seat, troop, reach) & tables[JUMP_BASES]
    left = enemies
    while left:
        enemy, bit = lowest(left), left & -left
        left &= left - 1
        if where & bit and not is_exposed(tables, seat, enemies & ~bit, targets):
            return True
        may_throw = (throwers & tables[BESIDE + enemy]) != 0
        if may_throw and not is_exposed_after_discard(tables, row, seat, enemies, targets, enemy):
            return True
    return False


@part
def leaves_open_placing(tables, row, seat, troop, place, enemies, targets):
    """Is the headquarters open after this placement, whatever its effects?"""
    enemies &= ~(types.int64(1) << place)
    if not is_exposed(tables, seat, enemies, targets):
        return False
    effect = types.int64(tables[EFFECT_AT + place])
    if effect != NULLIFY and may_troop_clear(tables, row, seat, troop, place, enemies, targets):
        return False
    if effect == SUPPRESS:
        return total(available(row, 1 - seat)) > 1
    return effect != SHOVE or not may_shove_clear(tables, row, seat, place, enemies, targets)


@part
def leaves_open(tables, row, seat, move, enemies, targets):
    """Could the rival enter a headquarters of this seat at once, if this were the last move of the turn?"""
    if move >= SHOVE_MOVE:
        start, goal = (move - SHOVE_MOVE) >> 5, (move - SHOVE_MOVE) & 31
        return is_exposed_after_shove(tables, row, seat, enemies, targets, start, goal)
    if move >= PLACE_MOVE:
        troop, place = (move - PLACE_MOVE) >> 5, (move - PLACE_MOVE) & 31
        return leaves_open_placing(tables, row, seat, troop, place, enemies, targets)
    if move >= RECALL_MOVE:
        return is_exposed_after_recall(tables, row, seat, enemies, targets, move - RECALL_MOVE)
    if move >= DISCARD_MOVE:
        return is_exposed_after_discard(tables, row, seat, enemies, targets, move - DISCARD_MOVE)
    if move == ROB_MOVE or move == SUPPRESS_MOVE:
        return total(available(row, 1 - seat)) > 1 and is_exposed(tables, seat, enemies, targets)
    return is_exposed(tables, seat, enemies, targets)


@part
def may_change_later(tables, row):
    """Does a base effect wait that could still close the way, or open it?"""
    for at in range(1, row[WAITING] + 1):
        effect = tables[EFFECT_AT + row[WAITING + at]]
        if effect == SHOVE or effect == SUPPRESS:
            return True
    return False


@part
def keep_win(tables, row, seat, ids, count, scratch):
    """The first placement that wins comes first; is there one?"""
    wins = winning_spaces(tables, row, seat, scratch)
    for at in range(count):
        move = ids[at]
        if PLACE_MOVE <= move < SHOVE_MOVE and (wins >> ((move - PLACE_MOVE) & 31)) & 1:
            ids[0] = move
            return True
    return False


@njit(NARROW, **LEAN)
def narrow(tables, row, ids, count, scratch):
    """A win alone, if there is one; else no move that leaves the own headquarters open, unless all do."""
    seat, task = types.int64(row[ACTOR]), types.int64(row[TASK])
    if seat < 0 or count < 2:
        return count
    if (task == CHOOSE or task == TROOP_EFFECT + CAPN) and keep_win(tables, row, seat, ids, count, scratch):
        return 1
    enemies, targets = mask_at(row, HELD + 2 * (1 - seat)), targets_of(tables, row, 1 - seat)
    may_open = task == BASE_EFFECT + RECALL or task == BASE_EFFECT + SHOVE
    if not may_open and not is_exposed(tables, seat, enemies, targets):
        return count
    if may_change_later(tables, row):
        return count
    kept = 0
    for at in range(count):
        if not leaves_open(tables, row, seat, types.int64(ids[at]), enemies, targets):
            ids[kept] = ids[at]
            kept += 1
    return kept if kept else count
