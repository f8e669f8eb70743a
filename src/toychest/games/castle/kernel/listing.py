"""Who is to act, and what may be done."""

import numpy as np

from toychest.contract import CHANCE
from toychest.contract.kernel import OVER
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.decisions import planning_moves
from toychest.games.castle.kernel.laying import chances


@at.entry
def to_act(row_cells):
    """CAS R1: chance while treasures and cards are laid, then the seat whose row it is."""
    state = row_cells.view(at.STATE)[0]
    if state.over:
        return np.int64(OVER)
    return np.int64(CHANCE if state.status == at.LAYING else state.row_seat)


@at.entry
def listed(table_cells, row_cells, ids, odds, scratch_cells):
    """CAS 4.1: what may be decided now, or what chance may bring."""
    tables, state = table_cells.view(at.TABLES)[0], row_cells.view(at.STATE)[0]
    if state.status == at.LAYING:
        return chances(tables, state, ids, odds)
    count = planning_moves(tables, state, ids, scratch_cells.view(at.SCRATCH)[0])
    for number in range(count):
        odds[number] = 1
    return count
