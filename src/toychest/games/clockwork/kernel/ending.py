"""What a finished game is worth."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.kernels import bits, viewed


@at.compiled
def won(tables, row, credit):
    """CLK 8.4: the winner has it all; nobody may have won."""
    for seat in range(tables.seats):
        credit[seat] = 1.0 if row.winner == seat + 1 else 0.0


@at.entry
def points(table_cells, row_cells, out):
    """CLK 8.4: the sets laid down by each seat; then the places: the winner first, all others second."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    for seat in range(tables.seats):
        out[seat] = bits(row.laid_bits[seat] & at.FAMILY_BITS)
        out[tables.seats + seat] = 1 if row.winner == seat + 1 else 2
