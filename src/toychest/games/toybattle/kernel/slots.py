"""As which base the value network knows each base of a terrain, for either side.

Red sees a terrain turned round, so that both sides share what the network knows: where it lets itself be turned, every
base has the slot of the one that it comes to lie on. On the lopsided terrain red has slots of its own.
"""

from collections.abc import Mapping
from functools import cache

from toychest.games.toybattle.terrain import Place, Terrain
from toychest.games.toybattle.terrain_file import TERRAINS, load_terrain
from toychest.games.toybattle.turned_round import turned_round


@cache
def slots_of(terrain: Terrain) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """By side, the slot of each base in the order of `bases`; None for a terrain that the network never saw."""
    first = 0
    for name in TERRAINS:
        known = load_terrain(name)
        turned = turned_round(known)
        if known == terrain:
            return _slots(known, turned, first)
        first += len(known.bases) * (1 if turned else 2)
    return None


def _slots(
    terrain: Terrain, turned: Mapping[Place, Place] | None, first: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    blue = tuple(first + index for index in range(len(terrain.bases)))
    if turned is None:
        return blue, tuple(slot + len(blue) for slot in blue)
    return blue, tuple(blue[terrain.index[turned[base]]] for base in terrain.bases)
