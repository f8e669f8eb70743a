"""As which base the value network knows each base of a terrain, for either side.

Red sees a terrain turned round, so that both sides share what the network knows: where it lets itself be turned, every
base has the slot of the one that it comes to lie on. On the lopsided terrain red has slots of its own.
"""

from collections.abc import Mapping
from functools import cache

from toychest.games.toybattle.terrain import BLUE, RED, Place, Terrain
from toychest.games.toybattle.terrain_file import TERRAINS, load_terrain


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


def turned_round(terrain: Terrain) -> Mapping[Place, Place] | None:
    """Where each place comes to lie, so that paths, regions and special bases do, too; None if there is no such way."""
    return _completed(terrain, {})


def _completed(terrain: Terrain, turned: dict[Place, Place]) -> Mapping[Place, Place] | None:
    place = next((place for place in terrain.places if place not in turned), None)
    if place is None:
        return dict(turned) if _keeps_regions(terrain, turned) else None
    for image in terrain.places:
        if image not in turned.values() and _may_lie_on(terrain, place, image, turned):
            found = _completed(terrain, {**turned, place: image})
            if found is not None:
                return found
    return None


def _may_lie_on(terrain: Terrain, place: Place, image: Place, turned: Mapping[Place, Place]) -> bool:
    """Whether a place fits another one, and the way back, too, as far as the others are known."""
    swapped = {None: None, BLUE: RED, RED: BLUE}
    return (
        terrain.owners.get(image) == swapped[terrain.owners.get(place)]
        and terrain.effects.get(image) == terrain.effects.get(place)
        and terrain.gated.get(image) == terrain.gated.get(place)
        and turned.get(image, place) == place
        and all((turned[near] in terrain.beside[image]) == (near in terrain.beside[place]) for near in turned)
    )


def _keeps_regions(terrain: Terrain, turned: Mapping[Place, Place]) -> bool:
    regions = {(frozenset(region.bases), region.medals) for region in terrain.regions}
    return regions == {(frozenset(turned[base] for base in bases), medals) for bases, medals in regions}
