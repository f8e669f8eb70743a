"""The points of a game that is over."""

from toychest.games.castle.kernel import layout as at
from toychest.games.kernels import viewed


@at.entry
def points(table_cells, row_cells, out):
    """CAS 1.1: one team, one place; if the ghost wins nobody is first."""
    tables, state = viewed(table_cells, at.TABLES), viewed(row_cells, at.STATE)
    place = 1 if state.over == at.SAVED or state.over == at.SOLVED else 2
    for seat in range(tables.seats):
        out[seat] = state.found
        out[tables.seats + seat] = place
