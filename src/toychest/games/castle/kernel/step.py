"""One move made in place."""

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.decisions import decided
from toychest.games.castle.kernel.go import gone
from toychest.games.castle.kernel.laying import card_laid, treasure_placed


@at.entry
def step(table_cells, row_cells, move, scratch_cells):
    """What chance lays, what is decided, and Go."""
    tables, state = table_cells.view(at.TABLES)[0], row_cells.view(at.STATE)[0]
    scratch = scratch_cells.view(at.SCRATCH)[0]
    if move >= at.GO:
        gone(tables, state, scratch)
    elif move >= at.TURN_CARD:
        decided(tables, state, move, scratch)
    elif move >= at.LAY_CARD:
        card_laid(tables, state, move - at.LAY_CARD, scratch)
    else:
        treasure_placed(state, move - at.PLACE_TREASURE)
