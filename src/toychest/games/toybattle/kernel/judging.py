"""Each seat's chance to win, from a row as it stands."""

import math

from numba import njit

from toychest.games.jitted import EVALUATE, LEAN
from toychest.games.toybattle.kernel.features import FEATURES, UNIT, features
from toychest.games.toybattle.kernel.layout import ENDED, PLACES, TASK

COUNT = len(FEATURES)


@njit(EVALUATE, **LEAN)
def evaluate(tables, row, weights, out, scratch):
    """TOY 7.1 to 7.3: first or not, halves if both or none are first; before the end the logistic of the features."""
    if row[TASK] == ENDED:
        out[0] = 0.5 * (1 + row[PLACES + 1] - row[PLACES])
        out[1] = 1.0 - out[0]
        return
    features(tables, row, 0, scratch, scratch)
    sum_of_features = 0.0
    for at in range(COUNT):
        sum_of_features += weights[at] * scratch[at]
    out[0] = 1.0 / (1.0 + math.exp(-sum_of_features / UNIT))
    out[1] = 1.0 - out[0]
