"""What makes a castle easy to save, as numbers, and the chance that a weighing of them gives."""

import math

from numba import njit, types

from toychest.games.castle.kernel.layout import (
    DISTANCE,
    ESCAPE,
    ESCAPED,
    FAR,
    FOUND,
    GHOST,
    IS_FOUND,
    MISSED,
    OVER,
    PLACED,
    SEATS,
    SORCERER,
    SOUGHT,
    SQUARE_COUNT,
    TREASURE,
)
from toychest.games.jitted import EVALUATE, LEAN, ROW, TABLES


@njit(types.UniTuple(types.float64, 5)(TABLES, ROW), **LEAN)
def _weighed_up(tables, row):
    """One; treasures left; steps left to the ghost; steps to the nearest treasure, and to all on average."""
    nearest, total, left = FAR, 0, tables[SOUGHT] - row[FOUND]
    for index in range(row[PLACED]):
        if not row[IS_FOUND + index]:
            distance = tables[DISTANCE + row[SORCERER] * tables[SQUARE_COUNT] + row[TREASURE + index]]
            nearest, total = min(nearest, distance), total + distance
    is_known = row[PLACED] == tables[SOUGHT] and left > 0
    apart = total / left if is_known else 0.0
    return 1.0, float(left), float(tables[ESCAPE] - row[GHOST]), float(nearest if is_known else 0), apart


@njit(EVALUATE, **LEAN)
def evaluate(tables, row, weights, out, scratch):
    """CAS 1.1: everybody wins or nobody does; over is over."""
    chance = 1.0
    if row[OVER] == ESCAPED or row[OVER] == MISSED:
        chance = 0.0
    elif not row[OVER]:
        one, left, ghost, nearest, apart = _weighed_up(tables, row)
        total = weights[0] * one + weights[1] * left + weights[2] * ghost + weights[3] * nearest + weights[4] * apart
        chance = 1.0 / (1.0 + math.exp(-total))
    for seat in range(tables[SEATS]):
        out[seat] = chance
