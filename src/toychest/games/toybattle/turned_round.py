"""A terrain turned round: blue and red change places, and everything else lies as before."""

from collections.abc import Mapping
from functools import cache

from toychest.games.toybattle.terrain import BLUE, RED, Place, Terrain


@cache
def turned_round(terrain: Terrain) -> Mapping[Place, Place] | None:
    """Where each place comes to lie, and what lies there comes here; None if the terrain cannot be turned so."""
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
