"""Each seat's chance to win, from a row as it stands."""

from toychest.games.kernels import chance_by, viewed
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.ending import won
from toychest.games.toybattle.kernel.features import COUNT, UNIT, measured


@at.entry
def evaluate(table_cells, row_cells, weights, credit, scratch_cells):
    """TOY 7.1 to 7.3: first or not, halves if both or none are first; before the end the logistic of the features."""
    row = viewed(row_cells, at.ROW)
    if row.task == at.ENDED:
        won(row, credit)
        return
    measured(table_cells, row_cells, 0, scratch_cells)
    credit[0] = chance_by(weights, scratch_cells, COUNT, UNIT)
    credit[1] = 1.0 - credit[0]
