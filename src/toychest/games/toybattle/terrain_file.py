"""Terrains as TOML: reading them, and everything that is wrong with one."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, get_args

from toychest.games.toybattle.terrain import Place, Region, Special, Terrain
from toychest.games.toybattle.turned_round import turned_round

TERRAINS: Final = (
    "castle",
    "pool",
    "clouds",
    "jungle",
    "cemetery",
    "caribbean",
    "station",
    "battlefield",
    "croisette",
    "tournament",
)
LOPSIDED: Final = frozenset({"caribbean"})
"""The one terrain on which the colours do not have the same chances by its plan."""


@cache
def load_terrain(name: str) -> Terrain:
    """One of the ten terrains, by name."""
    return read_terrain(files(__package__).joinpath("terrains", f"{name}.toml").read_text(encoding="utf-8"))


def read_terrain(text: str) -> Terrain:
    """A terrain from its TOML text. Raises `ValueError`, naming every fault."""
    terrain = _terrain_of(tomllib.loads(text))
    faults = tuple(faults_of(terrain))
    if faults:
        raise ValueError(f"terrain {terrain.name!r}: " + "; ".join(faults))
    return terrain


def _terrain_of(table: Mapping[str, Any]) -> Terrain:
    sides = table["headquarters"]
    special = [(Place(base), effect) for effect, bases in table.get("special", {}).items() for base in bases]
    return Terrain(
        name=table["name"],
        objective=table["objective"],
        headquarters=(tuple(map(Place, sides["blue"])), tuple(map(Place, sides["red"]))),
        coordinates=tuple((Place(int(number)), x, y) for number, (x, y) in table["places"].items()),
        paths=tuple((Place(int(first)), Place(other)) for first, others in table["paths"].items() for other in others),
        special=tuple(sorted(special)),
        gates=tuple((Place(int(number)), tuple(values)) for number, values in table.get("gates", {}).items()),
        regions=tuple(Region(tuple(map(Place, region["bases"])), region["medals"]) for region in table["regions"]),
    )


def faults_of(terrain: Terrain) -> Iterator[str]:
    """Everything that no terrain may have; what leads nowhere is said before anything else is looked at."""
    faults = tuple(_faults_of_places(terrain))
    yield from faults
    if not faults:
        yield from _faults_of_paths(terrain)
        yield from _faults_of_regions(terrain)
        yield from _faults_of_specials(terrain)
        if terrain.name not in LOPSIDED and turned_round(terrain) is None:
            yield "the colours do not have the same chances"


def _faults_of_places(terrain: Terrain) -> Iterator[str]:
    for first, second in terrain.paths:
        if first not in terrain.places or second not in terrain.places:
            yield f"the path {first}-{second} leads nowhere"
    headquarters = [place for side in terrain.headquarters for place in side]
    yield from (f"the headquarters {place} is no place" for place in headquarters if place not in terrain.places)
    if not all(terrain.headquarters):
        yield "a side has no headquarters"
    if len(set(headquarters)) != len(headquarters):
        yield "a headquarters belongs to one side"


def _faults_of_paths(terrain: Terrain) -> Iterator[str]:
    for first, second in terrain.paths:
        if first >= second or terrain.paths.count((first, second)) > 1:
            yield f"the path {first}-{second} must be there once, from the smaller number"
    lost = set(terrain.places) - _joined_to(terrain, terrain.places[0])
    yield from (f"{place} is joined to nothing" for place in sorted(lost))


def _joined_to(terrain: Terrain, place: Place) -> set[Place]:
    joined, frontier = {place}, [place]
    while frontier:
        for beside in terrain.beside[frontier.pop()]:
            if beside not in joined:
                joined.add(beside)
                frontier.append(beside)
    return joined


def _faults_of_regions(terrain: Terrain) -> Iterator[str]:
    """TOY 6.1: n bases hold n - 2 medals; half of all, rounded down, are the objective (TOY 7.2)."""
    rings = [frozenset(region.bases) for region in terrain.regions]
    for region, ring in zip(terrain.regions, rings, strict=True):
        if any(base not in terrain.index for base in region.bases):
            yield f"the region {region.bases} is not made of bases"
        elif len(ring) != len(region.bases) or rings.count(ring) > 1 or not _is_round(terrain, ring):
            yield f"the region {region.bases} is not closed in once by its bases"
        if region.medals != len(region.bases) - 2:
            yield f"the region {region.bases} should hold {len(region.bases) - 2} medals, not {region.medals}"
    if terrain.objective != sum(region.medals for region in terrain.regions) // 2:
        yield f"the objective {terrain.objective} is not half of the medals"


def _is_round(terrain: Terrain, ring: frozenset[Place]) -> bool:
    """Every base of a region has two neighbours on its rim; a headquarters may close it."""
    rim = ring | set(terrain.owners)
    return all(len(rim.intersection(terrain.beside[base])) >= 2 for base in ring)


def _faults_of_specials(terrain: Terrain) -> Iterator[str]:
    yield from (f"{effect!r} is no special base" for _, effect in terrain.special if effect not in get_args(Special))
    yield from (f"{base} is special, but no base" for base, _ in terrain.special if base not in terrain.index)
    if len(terrain.effects) != len(terrain.special):
        yield "a base has two effects"
    yield from (f"{place} has a gate, but is no place" for place, _ in terrain.gates if place not in terrain.places)
    yield from (f"the gate of {place} lets nobody in" for place, strengths in terrain.gates if not strengths)
