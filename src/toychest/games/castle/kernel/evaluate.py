"""What makes a castle easy to save, as numbers, and the chance that a weighing of them gives."""

import math

from toychest.games.castle.kernel import layout as at


@at.compiled
def nearest(tables, state, square):
    """Steps from this square to the nearest treasure not found."""
    best = at.FAR
    for index in range(state.placed):
        if not state.is_found[index]:
            best = min(best, tables.distances[square, state.treasures[index]])
    return best


@at.compiled
def _steps_to_all(tables, state):
    """Steps from the sorcerer to every treasure not found, added up."""
    total = 0
    for index in range(state.placed):
        if not state.is_found[index]:
            total += tables.distances[state.sorcerer, state.treasures[index]]
    return total


@at.entry
def evaluate(table_cells, row_cells, weights, credit, scratch_cells):
    """CAS 1.1: everybody wins or nobody does; over is over.

    Weighed are one; treasures left; steps left to the ghost; steps to the nearest treasure, and to all on average.
    """
    tables, state = table_cells.view(at.TABLES)[0], row_cells.view(at.STATE)[0]
    chance = 0.0 if state.over == at.ESCAPED or state.over == at.MISSED else 1.0
    if not state.over:
        left = tables.sought - state.found
        total = weights[0] + weights[1] * left + weights[2] * (tables.escape - state.ghost)
        if state.placed == tables.sought and left > 0:
            total += weights[3] * nearest(tables, state, state.sorcerer)
            total += weights[4] * (_steps_to_all(tables, state) / left)
        chance = 1.0 / (1.0 + math.exp(-total))
    for seat in range(tables.seats):
        credit[seat] = chance
