"""One move made in place."""

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.decisions import row_completed, with_decision
from toychest.games.castle.kernel.go import gone
from toychest.games.castle.kernel.laying import card_laid, treasure_placed
from toychest.games.kernels import viewed


@at.entry
def step(table_cells, row_cells, move, scratch_cells):
    """What chance lays, what is decided, and Go."""
    tables, state = viewed(table_cells, at.TABLES), viewed(row_cells, at.STATE)
    scratch = viewed(scratch_cells, at.SCRATCH)
    if move >= at.GO:
        gone(tables, state, scratch)
    elif move >= at.TURN_CARD:
        with_decision(tables, state, move, scratch)
    elif move >= at.LAY_CARD:
        if card_laid(tables, state, move - at.LAY_CARD):
            row_completed(tables, state, scratch)
    else:
        treasure_placed(state, move - at.PLACE_TREASURE)
