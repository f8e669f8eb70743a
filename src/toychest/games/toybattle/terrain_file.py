"""Terrains as TOML: reading them, and everything that is wrong with one."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from toychest.games.toybattle.terrain import SPECIALS, Place, Region, Terrain

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
    """Everything that no terrain may have, in reading order."""
    yield from _faults_of_paths(terrain)
    yield from _faults_of_regions(terrain)
    yield from (f"{effect!r} is no special base" for _, effect in terrain.special if effect not in SPECIALS)
    yield from (f"{base} is special, but no base" for base, _ in terrain.special if base not in terrain.index)
    yield from (f"{place} has a gate, but is no place" for place, _ in terrain.gates if place not in terrain.places)
    if not all(terrain.headquarters):
        yield "a side has no headquarters"


def _faults_of_paths(terrain: Terrain) -> Iterator[str]:
    for first, second in terrain.paths:
        if first not in terrain.places or second not in terrain.places:
            yield f"the path {first}-{second} leads nowhere"
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
    for region in terrain.regions:
        if any(base not in terrain.index for base in region.bases):
            yield f"the region {region.bases} is not made of bases"
        if region.medals != len(region.bases) - 2:
            yield f"the region {region.bases} should hold {len(region.bases) - 2} medals, not {region.medals}"
    if terrain.objective != sum(region.medals for region in terrain.regions) // 2:
        yield f"the objective {terrain.objective} is not half of the medals"
