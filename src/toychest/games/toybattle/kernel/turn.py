"""A turn: settle every effect, and pass on."""

from toychest.contract import CHANCE
from toychest.games.toybattle.kernel import base_effects, troop_effects
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.ending import stalled, stuck
from toychest.games.toybattle.kernel.placing import may_place
from toychest.games.toybattle.kernel.taking import may_take


@at.compiled
def is_stuck(tables, row, seat):
    """TOY 7.3, TOY R11: neither a tile to take nor one to place."""
    return not may_take(tables, row, seat) and not may_place(tables, row, seat)


@at.compiled
def is_chance_due(row):
    """Is something drawn before the turn goes on? Tiles that were asked for, or one that was pointed at."""
    if row.deals or row.rival_deals:
        row.task = at.DEAL
    return at.LOT <= row.task <= at.PICK_SUPPRESS


@at.compiled
def is_effect_due(tables, row):
    """Effects that can do nothing are passed over (TOY R22): is one left?"""
    if row.task >= at.TROOP_EFFECT and troop_effects.is_useful(tables, row, row.task - at.TROOP_EFFECT, row.task_at):
        return True
    while row.waiting:
        base = row.waiting_at[0]
        effect = tables.effect_at[base]
        base_effects.without_waiting(row, 0)
        if base_effects.is_useful(tables, row, effect, base):
            row.task, row.task_at = at.BASE_EFFECT + effect, base
            return True
    row.task, row.task_at = at.CHOOSE, 0
    return False


@at.compiled
def turn_over(tables, row):
    """The other side's turn, unless it is stuck (TOY 7.3) or nothing has happened for too long (TOY R14)."""
    if not row.turn:  # the racks are dealt: the starter begins, TOY 1.7
        row.turn, row.idle = 1, 0
        return
    row.suppressed[row.turn_seat] = 0  # TOY 5.7
    row.turn += 1
    row.turn_seat = 1 - row.turn_seat
    row.idle += 1
    if is_stuck(tables, row, row.turn_seat):  # TOY R14: the printed end goes before ours
        stuck(row, row.turn_seat)
    elif row.idle >= tables.most_idle:
        stalled(row)


@at.compiled
def settled(tables, row):
    """What was asked of chance, then what effects offer; with nothing left to settle the turn is over."""
    if row.task == at.ENDED:
        return
    if is_chance_due(row):
        row.actor = CHANCE
        return
    if not is_effect_due(tables, row):
        turn_over(tables, row)
    if row.task != at.ENDED:
        row.actor = row.turn_seat
