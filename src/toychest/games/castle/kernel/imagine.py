"""Other states that a seat cannot tell from the truth: none."""

from toychest.games.castle.kernel import layout as at


@at.entry
def imagine(table_cells, row_cells, seat, forgotten, rng, scratch_cells):
    """There is no other truth: the stack is only ever counted (CAS R33)."""
