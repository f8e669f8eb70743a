"""Who is to act, and what may be done now."""

from numba import njit, types

from toychest.games.jitted import LEAN, LISTED, NUMBERS, TO_ACT
from toychest.games.toybattle.kernel.bits import count_of, counts_at, lowest, mask_at, sorts
from toychest.games.toybattle.kernel.connection import available, bases_beside, enemies_beside, in_reach, spaces
from toychest.games.toybattle.kernel.layout import (
    ACTOR,
    BASE_EFFECT,
    CAPN,
    CHOOSE,
    DEAL,
    DEAL_MOVE,
    DEALS,
    DECLINE_MOVE,
    DISCARD_MOVE,
    DISCARDS,
    ENDED,
    EXHUME,
    EXHUME_MOVE,
    HELD,
    JUMBO,
    LOT,
    MUST_SUPPRESS,
    PICK_MOVE,
    PLACE_MOVE,
    RECALL,
    RECALL_MOVE,
    ROB_MOVE,
    SHOVE,
    SHOVE_MOVE,
    START_MOVE,
    SUPPRESS,
    SUPPRESS_MOVE,
    TAKE_MOVE,
    TASK,
    TASK_AT,
    TROOP_EFFECT,
    TURN_SEAT,
    UNSEEN,
    XB42,
)
from toychest.games.toybattle.kernel.parts import part, part_for
from toychest.games.toybattle.kernel.turn import may_take


@njit(TO_ACT, **LEAN)
def to_act(row):
    """TOY 2.1: the seat on turn, or chance while something is drawn for it."""
    return row[ACTOR]


@part_for(types.int64(NUMBERS, NUMBERS, types.int64, types.int64))
def list_one(ids, weights, count, move):
    """One more legal move."""
    ids[count] = move
    weights[count] = 1
    return count + 1


@part_for(types.int64(NUMBERS, NUMBERS, types.int64, types.int64, types.int64))
def list_places(ids, weights, count, first, places):
    """One legal move for each place of a mask, numbered from `first`."""
    while places:
        ids[count] = first + lowest(places)
        weights[count] = 1
        places &= places - 1
        count += 1
    return count


@part_for(types.int64(NUMBERS, NUMBERS, types.int64, types.int64))
def list_counts(ids, weights, first, counts):
    """TOY 1.7, TOY R13: what may be dealt or picked, each tile alike."""
    count, troops = 0, sorts(counts)
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        ids[count] = first + troop
        weights[count] = count_of(counts, troop)
        count += 1
    return count


@part
def list_placements(tables, row, ids, weights, count):
    """TOY 2.4: every troop of the rack on every space that is open to it."""
    seat = types.int64(row[TURN_SEAT])
    troops, reach = sorts(available(row, seat)), in_reach(tables, row, seat)
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        places = spaces(tables, row, seat, troop, reach)
        count = list_places(ids, weights, count, PLACE_MOVE + 32 * troop, places)
    return count


@part
def list_turns(tables, row, ids, weights):
    """TOY 2.1: take, or place; nobody passes."""
    count = 0
    if may_take(tables, row, types.int64(row[TURN_SEAT])):
        count = list_one(ids, weights, count, TAKE_MOVE)
    return list_placements(tables, row, ids, weights, count)


@part
def list_chance(row, ids, weights):
    """TOY 1.6: either side alike; TOY 1.7: each tile of the reserve alike; TOY R13: each tile of the rack alike."""
    seat = types.int64(row[TURN_SEAT])
    if row[TASK] == LOT:
        return list_one(ids, weights, list_one(ids, weights, 0, START_MOVE), START_MOVE + 1)
    if row[TASK] == DEAL:
        owner = seat if row[DEALS] else 1 - seat
        return list_counts(ids, weights, DEAL_MOVE, counts_at(row, UNSEEN + owner))
    return list_counts(ids, weights, PICK_MOVE, available(row, 1 - seat))


@part
def list_troop_uses(tables, row, ids, weights, troop):
    """TOY 4.1 to 4.6: every way to use a troop's effect, or to decline it (TOY 4.9)."""
    count = 0
    if troop == CAPN:
        count = list_placements(tables, row, ids, weights, 0)
    elif troop == JUMBO:
        enemies = enemies_beside(tables, row, types.int64(row[TURN_SEAT]), types.int64(row[TASK_AT]))
        count = list_places(ids, weights, 0, DISCARD_MOVE, enemies)
    else:
        count = list_one(ids, weights, 0, ROB_MOVE if troop == XB42 else TAKE_MOVE)
    return list_one(ids, weights, count, DECLINE_MOVE)


@part
def list_shoves(tables, row, ids, weights):
    """TOY 5.4: each enemy beside, to each base beside it."""
    count, enemies = 0, enemies_beside(tables, row, types.int64(row[TURN_SEAT]), types.int64(row[TASK_AT]))
    while enemies:
        start = lowest(enemies)
        enemies &= enemies - 1
        count = list_places(ids, weights, count, SHOVE_MOVE + 32 * start, bases_beside(tables, start))
    return count


@part
def list_base_uses(tables, row, ids, weights, effect):
    """TOY 5.1 to 5.7: every way to use a special base, or to decline it (TOY 4.9, TOY R4)."""
    count, seat = 0, types.int64(row[TURN_SEAT])
    if effect == RECALL:
        others = mask_at(row, HELD + 2 * seat) & ~(1 << row[TASK_AT])
        count = list_places(ids, weights, 0, RECALL_MOVE, others)
    elif effect == SHOVE:
        count = list_shoves(tables, row, ids, weights)
    elif effect == EXHUME:
        count = list_counts(ids, weights, EXHUME_MOVE, counts_at(row, DISCARDS + seat))
        for at in range(count):
            weights[at] = 1
    elif effect == SUPPRESS:
        count = list_one(ids, weights, 0, SUPPRESS_MOVE)
        if tables[MUST_SUPPRESS]:
            return count
    else:
        count = list_one(ids, weights, 0, TAKE_MOVE)
    return list_one(ids, weights, count, DECLINE_MOVE)


@njit(LISTED, **LEAN)
def listed(tables, row, ids, weights, scratch):
    """The legal moves of the seat that is to act, or what chance may bring with its weights."""
    task = types.int64(row[TASK])
    if task == CHOOSE:
        return list_turns(tables, row, ids, weights)
    if task < ENDED:
        return list_chance(row, ids, weights)
    if task == ENDED:
        return 0
    if task < BASE_EFFECT:
        return list_troop_uses(tables, row, ids, weights, task - TROOP_EFFECT)
    return list_base_uses(tables, row, ids, weights, task - BASE_EFFECT)
