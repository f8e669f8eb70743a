"""What makes a castle easy to save, as numbers: how near the treasures are."""

from typing import Final

from toychest.games.castle.kernel import layout as at

FEATURES: Final = ("one", "treasures_left", "steps_to_escape", "steps_to_nearest", "steps_to_each")
"""What `evaluate` weighs: the last is an average."""


@at.compiled
def steps_to_nearest(tables, state, square):
    """Steps from this square to the nearest treasure not found."""
    nearest = at.FAR
    for index in range(state.placed):
        if not state.is_found[index]:
            nearest = min(nearest, tables.distances[square, state.treasures[index]])
    return nearest


@at.compiled
def steps_to_all(tables, state):
    """Steps from the sorcerer to every treasure not found, added up."""
    total = 0
    for index in range(state.placed):
        if not state.is_found[index]:
            total += tables.distances[state.sorcerer, state.treasures[index]]
    return total
