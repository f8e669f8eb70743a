"""Who is to act, and what may be played now: every answer to what is asked, and what chance may bring."""

from toychest.contract.kernel import OVER
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.acting import acts
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.challenge import answers, counters, returns
from toychest.games.clockwork.kernel.scrapyard import discards, layings
from toychest.games.clockwork.kernel.searching import pointings, swaps
from toychest.games.clockwork.kernel.sets import building_moves
from toychest.games.clockwork.kernel.setup import characters_left, extras, sets_left
from toychest.games.clockwork.kernel.travelling import goals, travels
from toychest.games.kernels import viewed


@at.entry
def to_act(row_cells):
    """CLK R4: who is asked now, or chance."""
    row = viewed(row_cells, at.ROW)
    if row.reason:
        return OVER
    return next_task(row).actor


@at.compiled
def _two_dice(tables, ids, odds):
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
def _answers(tables, row, task, ids, scratch):
    """Every answer to what is asked, or what chance brings with even odds; what is asked often comes first."""
    code = task.code
    if code == at.TRAVELLING:
        return travels(tables, row, task.actor, ids, scratch)
    if code == at.LAYING:
        return layings(tables, row, ids)
    if code == at.DISCARDING:
        return discards(tables, row, task, ids)
    if code == at.ACTING:
        count = goals(tables, row, task.actor, True, ids, 0) if task.may & at.MAY_GO else 0
        return acts(tables, row, task, ids, count)
    if code == at.ANSWERING:
        return answers(row, task, ids)
    if code == at.COUNTERING:
        return counters(tables, row, task, ids)
    if code == at.RETURNING:
        return returns(tables, row, task, ids)
    if code == at.POINTING:
        return pointings(row, ids)
    if code == at.CHOOSING:
        return characters_left(tables, row, ids)
    if code == at.LEAVING_OUT:
        return sets_left(row, task.kind, ids)
    if code == at.ADDING_EXTRA:
        return extras(row, ids)
    if code == at.SWAPPING:
        return swaps(tables, row, task, ids)
    if code == at.BUILDING:
        return building_moves(tables, row, task, ids)
    return _one_die(ids)


@at.entry
def listed(table_cells, row_cells, ids, odds, scratch_cells):
    """What may be played now: every answer to what is asked weighs 1; chance by its odds."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    task = next_task(row)
    if task.code == at.TURN_THROW or (task.code == at.OPENING_THROW and not tables.opening):
        return _two_dice(tables, ids, odds)
    if task.code == at.DRAWING:
        return _cards(row, at.DRAW, ids, odds)
    if task.code == at.DEALING:
        return _cards(row, at.DEAL, ids, odds)
    count = _answers(tables, row, task, ids, viewed(scratch_cells, at.SCRATCH))
    for number in range(count):
        odds[number] = 1
    return count
