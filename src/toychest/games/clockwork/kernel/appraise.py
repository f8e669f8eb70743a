"""Each seat's chance to win, by the value network."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.ending import won
from toychest.games.clockwork.kernel.inputs import put_inputs
from toychest.games.clockwork.kernel.progress import sum_up
from toychest.games.kernels import chance_of, viewed
from toychest.games.network import NETWORK, summed


@at.compiled
def odds_for(table_cells, row_cells, seat, network, active, scratch_cells):
    """The log-odds of this seat, as it sees the row."""
    put_inputs(table_cells, row_cells, seat, active, scratch_cells)
    return summed(network, active)


@at.entry
def appraise(table_cells, row_cells, weights, credit, scratch_cells):
    """Certain when the game is over; else every seat is asked: two are told the mean of their log-odds, so that a move
    that ends a turn is not weighed by other eyes than one that does not; of more the chances are made to be 1."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    scratch, network = viewed(scratch_cells, at.SCRATCH), viewed(weights, NETWORK)
    if row.reason:
        won(tables, row, credit)
        return
    sum_up(tables, row, scratch)
    if tables.seats == 2:
        first = odds_for(table_cells, row_cells, 0, network, scratch.active, scratch_cells)
        second = odds_for(table_cells, row_cells, 1, network, scratch.active, scratch_cells)
        credit[0] = chance_of(0.5 * (first - second))
        credit[1] = 1.0 - credit[0]
        return
    total = 0.0
    for seat in range(tables.seats):
        credit[seat] = chance_of(odds_for(table_cells, row_cells, seat, network, scratch.active, scratch_cells))
        total += credit[seat]
    for seat in range(tables.seats):
        credit[seat] /= total
