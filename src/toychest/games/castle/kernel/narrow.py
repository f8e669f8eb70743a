"""The moves that a search should look at."""

from toychest.games.castle.kernel import layout as at
from toychest.games.kernels import viewed


@at.compiled
def _is_in_order(state, place):
    """No choice was made yet, and no arrow at this place or behind it was turned."""
    for number in range(state.decided):
        if state.plan[number] >= at.CHOOSE_WAY:
            return False
    return state.turned >> place == 0


@at.entry
def narrow(table_cells, row_cells, ids, count, scratch_cells):
    """The same plan can be made in several orders: arrows first, from left to right, is the one to look at."""
    state, kept = viewed(row_cells, at.STATE), 0
    for number in range(count):
        move = ids[number]
        is_turn = at.TURN_CARD <= move < at.CHOOSE_WAY
        if not is_turn or _is_in_order(state, (move - at.TURN_CARD) // at.TURNS):
            ids[kept] = move
            kept += 1
    return kept if kept else count
