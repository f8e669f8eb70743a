"""How far it is to the Towers and to the yards, in throws."""

from toychest.games.clockwork.kernel.compiling import compiled, compiled_for_python
from toychest.games.clockwork.kernel.layout import (
    EXACT,
    MOST_FIELDS,
    MOST_STEPS,
    R_SPECIAL_FROM,
    SIDES,
    T_ENDS,
    T_FIELDS,
    T_THROWS,
    T_TOWERS,
    T_WALKS,
    T_YARDS,
    YARDS,
)

ROUNDS = 30
FINE = 16
FARTHEST = 20 * FINE


@compiled
def _best(tables, goal, field, steps):
    """From the best end of this walk."""
    at = T_WALKS + field * MOST_STEPS + steps - 1
    best = FARTHEST
    for number in range(tables[at], tables[at + 1]):
        end = tables[T_ENDS + number] % EXACT
        best = min(best, tables[T_THROWS + goal * MOST_FIELDS + end])
    return best


@compiled
def _throws(tables, goal, field):
    """One throw, and then what the best end of each walk leaves; a special throw leads there at once."""
    whole = 0
    for low in range(1, SIDES + 1):
        for high in range(1, SIDES + 1):
            is_special = low == high or low + high == 7 or low + high == 11
            if not is_special or (tables[R_SPECIAL_FROM] and goal > 0):
                whole += _best(tables, goal, field, low + high)
    return FINE + whole // (SIDES * SIDES)


@compiled_for_python
def count_throws(tables):
    """CLK 2.1, CLK 3.2: expected throws to each goal from each field, nobody in the way; by rounds of betterment."""
    for goal in range(YARDS + 1):
        end = tables[T_TOWERS] if goal == 0 else tables[T_YARDS + goal - 1]
        for field in range(tables[T_FIELDS]):
            tables[T_THROWS + goal * MOST_FIELDS + field] = 0 if field == end else FARTHEST
        for _ in range(ROUNDS):
            for field in range(tables[T_FIELDS]):
                if field != end:
                    tables[T_THROWS + goal * MOST_FIELDS + field] = _throws(tables, goal, field)
