"""A terrain: bases, headquarters, paths between them, and regions with medals."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NewType

from toychest.contract import Seat
from toychest.games.hashed_once import hashed_once

Place = NewType("Place", int)
"""A base (from 11) or a headquarters (1, 2, 41, 42), by its number on the board."""

BLUE: Final = Seat(0)
RED: Final = Seat(1)
Special = Literal["recall", "draw", "shove", "exhume", "nullify", "suppress"]
"""What a special base does (TOY 5.1, 5.3 to 5.7); gates are kept apart (TOY 5.2)."""


@dataclass(frozen=True, slots=True)
class Region:
    """TOY 6.1: the bases around it, and the medals in it."""

    bases: tuple[Place, ...]
    medals: int


@hashed_once
@dataclass(frozen=True)
class Terrain:
    """
    places: number -> (x, y) in per cent, y downwards; blue sits at the bottom, red at the top

        41          headquarters of red
       /  \\
     24    25       bases; a path is one line
       \\  /
        1           headquarters of blue
    """

    name: str
    objective: int
    headquarters: tuple[tuple[Place, ...], tuple[Place, ...]]
    coordinates: tuple[tuple[Place, int, int], ...]
    paths: tuple[tuple[Place, Place], ...]
    special: tuple[tuple[Place, Special], ...]
    gates: tuple[tuple[Place, tuple[int, ...]], ...]
    regions: tuple[Region, ...]

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Every base and headquarters."""
        return tuple(place for place, _, _ in self.coordinates)

    @cached_property
    def owners(self) -> Mapping[Place, Seat]:
        """TOY 1.4: whose headquarters is where."""
        return {place: seat for seat in (BLUE, RED) for place in self.headquarters[seat]}

    @cached_property
    def bases(self) -> tuple[Place, ...]:
        """TOY R18: special bases too; a headquarters is none."""
        return tuple(place for place in self.places if place not in self.owners)

    @cached_property
    def index(self) -> Mapping[Place, int]:
        """Where a base stands in `bases`."""
        return {base: index for index, base in enumerate(self.bases)}

    @cached_property
    def beside(self) -> Mapping[Place, tuple[Place, ...]]:
        """TOY R17: what one path leads to."""
        pairs = [*self.paths, *((second, first) for first, second in self.paths)]
        return {place: tuple(sorted(other for first, other in pairs if first == place)) for place in self.places}

    @cached_property
    def effects(self) -> Mapping[Place, Special]:
        """The special bases."""
        return dict(self.special)

    @cached_property
    def gated(self) -> Mapping[Place, tuple[int, ...]]:
        """TOY 5.2: the strengths that a gate lets in."""
        return dict(self.gates)

    @cached_property
    def regions_at(self) -> Mapping[Place, tuple[int, ...]]:
        """The regions that a base lies on."""
        return {
            base: tuple(number for number, region in enumerate(self.regions) if base in region.bases)
            for base in self.bases
        }
