"""How far it is to the Towers and to the yards, in throws."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.kernels import viewed

ROUNDS = 30
FINE = 16
FARTHEST = 20 * FINE


@at.compiled
def _best(tables, goal, field, steps):
    """From the best end of this walk."""
    best = FARTHEST
    for number in range(tables.end_count[field, steps]):
        best = min(best, tables.throws_to[goal, tables.ends[field, steps, number] % at.EXACT])
    return best


@at.compiled
def _throws(tables, goal, field):
    """One throw, and then what the best end of each walk leaves; a special throw leads there at once."""
    whole = 0
    for low in range(1, at.SIDES + 1):
        for high in range(1, at.SIDES + 1):
            is_special = low == high or low + high == 7 or low + high == 11
            if not is_special or (tables.special_from and goal > 0):
                whole += _best(tables, goal, field, low + high)
    return FINE + whole // (at.SIDES * at.SIDES)


@at.entry
def count_throws(table_cells):
    """CLK 2.1, CLK 3.2: expected throws to each goal from each field, nobody in the way; by rounds of betterment."""
    tables = viewed(table_cells, at.TABLES)
    for goal in range(at.YARDS + 1):
        end = tables.towers if goal == 0 else tables.yards[goal - 1]
        for field in range(tables.fields):
            tables.throws_to[goal, field] = 0 if field == end else FARTHEST
        for _ in range(ROUNDS):
            for field in range(tables.fields):
                if field != end:
                    tables.throws_to[goal, field] = _throws(tables, goal, field)
