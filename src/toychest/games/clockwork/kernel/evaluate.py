"""Each seat's chance to win, by its features."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.ending import won
from toychest.games.clockwork.kernel.features import COUNT, UNIT, put_features
from toychest.games.clockwork.kernel.progress import sum_up
from toychest.games.kernels import chance_by, viewed


@at.entry
def evaluate(table_cells, row_cells, weights, credit, scratch_cells):
    """Each seat's chance to win: certain when the game is over, else by its features."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    scratch = viewed(scratch_cells, at.SCRATCH)
    if row.reason:
        won(tables, row, credit)
        return
    sum_up(tables, row, scratch)
    for seat in range(tables.seats):
        put_features(tables, row, seat, scratch.features, scratch)
        credit[seat] = chance_by(weights, scratch_cells, COUNT, UNIT)
