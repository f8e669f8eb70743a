"""The chance to win, from a state as it stands."""

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.features import steps_to_all, steps_to_nearest
from toychest.games.kernels import chance_of, viewed


@at.entry
def evaluate(table_cells, row_cells, weights, credit, scratch_cells):
    """CAS 1.1: everybody wins or nobody does; over is over, before that the logistic of the features."""
    tables, state = viewed(table_cells, at.TABLES), viewed(row_cells, at.STATE)
    chance = 0.0 if state.over == at.ESCAPED or state.over == at.MISSED else 1.0
    if not state.over:
        left = tables.sought - state.found
        weighed = weights[0] + weights[1] * left + weights[2] * (tables.escape - state.ghost)
        if state.placed == tables.sought and left > 0:
            weighed += weights[3] * steps_to_nearest(tables, state, state.sorcerer)
            weighed += weights[4] * (steps_to_all(tables, state) / left)
        chance = chance_of(weighed)
    for seat in range(tables.seats):
        credit[seat] = chance
