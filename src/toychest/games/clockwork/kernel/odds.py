"""What chance may bring, and what comes of it."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.opening import opening_thrown
from toychest.games.clockwork.kernel.scrapyard import card_drawn
from toychest.games.clockwork.kernel.setup import card_dealt, extra_laid, extras, left_out, sets_left
from toychest.games.clockwork.kernel.turn import thrown


@at.compiled
def two_dice(tables, ids, odds):
    """CLK 2.1: two dice, whichever is which."""
    for number in range(at.THROWS):
        ids[number] = tables.throws[number]
        odds[number] = tables.throw_odds[number]
    return at.THROWS


@at.compiled
def _one_die(ids):
    """CLK R3: one die, every side alike."""
    for side in range(at.SIDES):
        ids[side] = at.DIE + side
    return at.SIDES


@at.compiled
def _cards(row, first, ids, odds):
    """CLK 1.5, CLK 4.1: every card of the pack or the piles alike."""
    count = 0
    for kind in range(at.KINDS):
        cards = row.unseen[kind]
        ids[count] = first + kind
        odds[count] = cards
        count += cards > 0
    return count


@at.compiled
def _even_chances(row, task, ids):
    """CLK 1.4, CLK R1, CLK R3: sets, yards and sides of a die are as likely as each other."""
    if task.code == at.LEAVING_OUT:
        return sets_left(row, task.kind, ids)
    if task.code == at.ADDING_EXTRA:
        return extras(row, ids)
    return _one_die(ids)


@at.compiled
def chances(tables, row, task, ids, odds):
    """Every die alike (CLK 1.8, CLK 2.1), every card of the pack or the piles alike (CLK 1.5, CLK 4.1)."""
    if task.code == at.TURN_THROW or (task.code == at.OPENING_THROW and not tables.opening):
        return two_dice(tables, ids, odds)
    if task.code == at.DRAWING:
        return _cards(row, at.DRAW, ids, odds)
    if task.code == at.DEALING:
        return _cards(row, at.DEAL, ids, odds)
    count = _even_chances(row, task, ids)
    for number in range(count):
        odds[number] = 1
    return count


@at.compiled
def _opening_thrown(tables, row, task, move):
    """CLK 1.8, CLK R3: two dice, or one."""
    if move >= at.DICE:
        opening_thrown(tables, row, task, (move - at.DICE) // at.SIDES + 1, (move - at.DICE) % at.SIDES + 1)
    else:
        opening_thrown(tables, row, task, move - at.DIE + 1, 0)


@at.compiled
def chance_moved(tables, row, task, move):
    """What chance has brought; a set that leaves the pack may have been chosen, too (CLK R2)."""
    if task.code == at.TURN_THROW:
        thrown(tables, row, task.seat, (move - at.DICE) // at.SIDES + 1, (move - at.DICE) % at.SIDES + 1)
    elif task.code == at.DRAWING:
        card_drawn(tables, row, task, move - at.DRAW)
    elif task.code == at.DEALING:
        card_dealt(tables, row, task.seat, move - at.DEAL)
    elif task.code == at.OPENING_THROW:
        _opening_thrown(tables, row, task, move)
    elif task.code == at.LEAVING_OUT:
        left_out(tables, row, move - at.LEAVE_OUT)
    else:
        extra_laid(row, move - at.EXTRA)
