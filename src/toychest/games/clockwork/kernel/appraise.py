"""Each seat's chance to win, by the value network."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.inputs import put_inputs
from toychest.games.clockwork.kernel.progress import sum_up
from toychest.games.kernels import chance_of, viewed
from toychest.games.network import NETWORK, summed


@at.compiled
def chance_for(table_cells, row_cells, seat, network, active, scratch_cells):
    """This seat's chance, as it sees the row."""
    put_inputs(table_cells, row_cells, seat, active, scratch_cells)
    return chance_of(summed(network, active))


@at.entry
def appraise(table_cells, row_cells, weights, credit, scratch_cells):
    """Certain when the game is over; of two seats the one on turn is asked, of more each, and their sum is 1."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    scratch, network = viewed(scratch_cells, at.SCRATCH), viewed(weights, NETWORK)
    if row.reason:
        for seat in range(tables.seats):
            credit[seat] = 1.0 if row.winner == seat + 1 else 0.0
        return
    sum_up(tables, row, scratch)
    if tables.seats == 2:
        own = row.turn_seat
        credit[own] = chance_for(table_cells, row_cells, own, network, scratch.active, scratch_cells)
        credit[1 - own] = 1.0 - credit[own]
        return
    total = 0.0
    for seat in range(tables.seats):
        credit[seat] = chance_for(table_cells, row_cells, seat, network, scratch.active, scratch_cells)
        total += credit[seat]
    for seat in range(tables.seats):
        credit[seat] /= total
