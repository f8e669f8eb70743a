"""Each seat's chance to win, from a row as it stands, by the value network."""

from toychest.games.kernels import chance_of, viewed
from toychest.games.network import NETWORK, summed
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.ending import won
from toychest.games.toybattle.kernel.features import next_to_place
from toychest.games.toybattle.kernel.inputs import put_inputs


@at.entry
def appraise(table_cells, row_cells, weights, credit, scratch_cells):
    """TOY 7.1 to 7.3: first or not, halves if both or none are first; before the end as the next to place sees it."""
    row, scratch = viewed(row_cells, at.ROW), viewed(scratch_cells, at.SCRATCH)
    if row.task == at.ENDED:
        won(row, credit)
        return
    own = next_to_place(row)
    put_inputs(table_cells, row_cells, own, scratch.active, scratch_cells)
    credit[own] = chance_of(summed(viewed(weights, NETWORK), scratch.active))
    credit[1 - own] = 1.0 - credit[own]
