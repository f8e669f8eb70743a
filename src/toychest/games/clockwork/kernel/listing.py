"""Who is to act, and what may be played now."""

from toychest.contract.kernel import OVER
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.acting import acts
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.challenge import answers, counters, returns
from toychest.games.clockwork.kernel.odds import chances
from toychest.games.clockwork.kernel.scrapyard import discards, layings
from toychest.games.clockwork.kernel.searching import findings, pointings, swaps
from toychest.games.clockwork.kernel.sets import building_moves
from toychest.games.clockwork.kernel.setup import characters_left
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
def _answers(tables, row, task, ids, scratch):
    """Every answer to what is asked; what is asked often comes first."""
    if task.code == at.TRAVELLING:
        return travels(tables, row, task.actor, ids, scratch)
    if task.code == at.LAYING:
        return layings(tables, row, ids)
    if task.code == at.DISCARDING:
        return discards(tables, row, task, ids)
    if task.code == at.ACTING:
        count = goals(tables, row, task.actor, True, ids, 0) if task.may & at.MAY_GO else 0
        return acts(tables, row, task, ids, count)
    if task.code == at.ANSWERING:
        return answers(row, task, ids)
    if task.code == at.COUNTERING:
        return counters(tables, row, task, ids)
    if task.code == at.RETURNING:
        return returns(tables, row, task, ids)
    if task.code == at.POINTING:
        return pointings(row, ids)
    if task.code == at.CHOOSING:
        return characters_left(row, ids)
    if task.code == at.FINDING:
        return findings(ids)
    if task.code == at.SWAPPING:
        return swaps(tables, row, task, ids)
    return building_moves(tables, row, task, ids)


@at.entry
def listed(table_cells, row_cells, ids, odds, scratch_cells):
    """What may be played now: chance by its odds, every answer to what is asked weighs 1."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    task = next_task(row)
    if task.code <= at.LAST_OF_CHANCE:
        return chances(tables, row, task, ids, odds)
    count = _answers(tables, row, task, ids, viewed(scratch_cells, at.SCRATCH))
    for number in range(count):
        odds[number] = 1
    return count
