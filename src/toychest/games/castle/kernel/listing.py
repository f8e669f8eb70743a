"""Who is to act, and what may be done."""

from toychest.contract import CHANCE
from toychest.contract.kernel import OVER
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.decisions import planning_moves
from toychest.games.castle.kernel.laying import chances
from toychest.games.kernels import viewed


@at.entry
def to_act(row_cells):
    """CAS R1: chance while treasures and cards are laid, then the seat whose row it is."""
    state = viewed(row_cells, at.STATE)
    if state.over:
        return OVER
    return CHANCE if state.status == at.LAYING else state.row_seat


@at.entry
def listed(table_cells, row_cells, ids, odds, scratch_cells):
    """CAS 4.1: what may be decided now, or what chance may bring."""
    tables, state = viewed(table_cells, at.TABLES), viewed(row_cells, at.STATE)
    if state.status == at.LAYING:
        return chances(tables, state, ids, odds)
    count = planning_moves(tables, state, ids, viewed(scratch_cells, at.SCRATCH))
    for number in range(count):
        odds[number] = 1
    return count
