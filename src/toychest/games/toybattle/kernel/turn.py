"""A turn: what is offered next, what follows, and whose turn comes then."""

from numba import types

from toychest.contract import CHANCE
from toychest.games.jitted import ROW
from toychest.games.toybattle.kernel.bits import counts_at, total
from toychest.games.toybattle.kernel.connection import available, enemies_beside, may_place
from toychest.games.toybattle.kernel.ending import end_stalled, end_stuck
from toychest.games.toybattle.kernel.layout import (
    ACTOR,
    BASE_EFFECT,
    CAPN,
    CHOOSE,
    DEAL,
    DEALS,
    DISCARDS,
    DRAW,
    EFFECT_AT,
    EXHUME,
    HALF,
    HELD,
    IDLE,
    JUMBO,
    MOST_IDLE,
    NULLIFY,
    RACK,
    RACK_TILES,
    RECALL,
    REMOVED,
    RIVAL_DEALS,
    SHOVE,
    SKULLY,
    STAR,
    SUPPRESS,
    SUPPRESSED,
    TASK,
    TASK_AT,
    TROOP_EFFECT,
    TURN,
    TURN_SEAT,
    UNSEEN,
    WAITING,
    XB42,
)
from toychest.games.toybattle.kernel.parts import part, part_for


@part
def room(tables, row, seat):
    """TOY 2.3: how many tiles the rack still holds."""
    return types.int64(tables[RACK_TILES]) - total(counts_at(row, RACK + seat))


@part
def reserve(tables, row, seat):
    """TOY 1.5: how many tiles can still be taken."""
    return max(total(counts_at(row, UNSEEN + seat)) - tables[REMOVED], 0)


@part
def may_take(tables, row, seat):
    """TOY 2.2, TOY 2.3: the reserve has a tile and the rack has room."""
    return reserve(tables, row, seat) > 0 and room(tables, row, seat) > 0


@part
def is_troop_due(tables, row, troop, base):
    """TOY R22: is there anything to decide, as far as everybody can see? Cap'n asks whatever the rack holds."""
    seat = types.int64(row[TURN_SEAT])
    if troop in (SKULLY, STAR):
        return may_take(tables, row, seat)
    if troop == CAPN:
        return available(row, seat) != 0
    if troop == JUMBO:
        return enemies_beside(tables, row, seat, base) != 0
    return troop == XB42 and row[RACK + 1 - seat] != 0


@part
def is_base_due(tables, row, effect, base):
    """TOY R22: is there anything to decide? TOY 5.8: nothing that would push the rack over eight."""
    seat = types.int64(row[TURN_SEAT])
    if effect == RECALL:
        return room(tables, row, seat) > 0 and holds_besides(row, seat, base)
    if effect == DRAW:
        return may_take(tables, row, seat)
    if effect == SHOVE:
        return enemies_beside(tables, row, seat, base) != 0
    if effect == EXHUME:
        return room(tables, row, seat) > 0 and row[DISCARDS + seat] != 0
    return effect == SUPPRESS and available(row, 1 - seat) != 0


@part
def holds_besides(row, seat, base):
    """TOY 5.1, TOY R6: does the seat occupy another base than this one?"""
    half = 1 if base >= HALF else 0
    at = HELD + 2 * seat
    return (row[at + half] & ~(1 << (base - HALF * half))) | row[at + 1 - half] != 0


@part_for(types.void(ROW, types.int64, types.int64, types.int64))
def ask(row, seat, task, base):
    """This is to be settled next, by this seat."""
    row[ACTOR], row[TASK], row[TASK_AT] = seat, task, base


@part
def wait(row, base):
    """TOY R15, TOY R3: base effects wait for all troop effects, in the order of occupation."""
    row[WAITING] += 1
    row[WAITING + row[WAITING]] = base


@part
def drop_waiting(row, place):
    """The base effect at this place of the queue, 1 for the first, is gone."""
    for at in range(place, row[WAITING]):
        row[WAITING + at] = row[WAITING + at + 1]
    row[WAITING + row[WAITING]] = 0
    row[WAITING] -= 1


@part
def after_placing(tables, row, troop, base):
    """TOY 2.4: the troop's effect, unless the base nullifies it (TOY 5.6), then that of its base, then what waits."""
    effect = tables[EFFECT_AT + base]
    if effect != 0 and effect != NULLIFY:
        wait(row, base)
    if effect != NULLIFY and is_troop_due(tables, row, troop, base):
        ask(row, types.int64(row[TURN_SEAT]), TROOP_EFFECT + troop, base)
    else:
        go_on(tables, row)


@part
def go_on(tables, row):
    """Deals first; effects that can do nothing are passed over (TOY R22); with nothing left the turn is over."""
    if row[DEALS] + row[RIVAL_DEALS]:
        ask(row, types.int64(CHANCE), DEAL, 0)
        return
    while row[WAITING]:
        base = types.int64(row[WAITING + 1])
        drop_waiting(row, 1)
        effect = types.int64(tables[EFFECT_AT + base])
        if is_base_due(tables, row, effect, base):
            ask(row, types.int64(row[TURN_SEAT]), BASE_EFFECT + effect, base)
            return
    end_turn(tables, row)


@part
def end_turn(tables, row):
    """The other side's turn, unless it is stuck (TOY 7.3) or nothing has happened for too long (TOY R14)."""
    seat = types.int64(row[TURN_SEAT])
    if not row[TURN]:  # the racks are dealt: the starter begins, TOY 1.7
        row[TURN], row[IDLE] = 1, 0
        ask(row, seat, CHOOSE, 0)
        return
    row[SUPPRESSED + seat] = 0  # TOY 5.7
    seat = 1 - seat
    row[TURN] += 1
    row[TURN_SEAT] = seat
    row[IDLE] += 1
    if row[IDLE] >= tables[MOST_IDLE]:
        end_stalled(row)
    elif may_take(tables, row, seat) or may_place(tables, row, seat):
        ask(row, seat, CHOOSE, 0)
    else:
        end_stuck(row, seat)
