"""A city from above: fields, paths, the Towers, the scrapyards and the spots round them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NewType

from toychest.games.hashed_once import hashed_once

Field = NewType("Field", int)
"""A place where a pawn can stand: `0` and up."""

Spot = NewType("Spot", int)
"""A place where one discarded card can lie: `1` and up."""


@hashed_once
@dataclass(frozen=True)
class Board:
    """
    The city from above, in a picture 1000 wide and 760 high.

    `paths` join neighbours, each once, the smaller first; `yards[n - 1]` is the white field of yard n (CLK 2.3).
    `island` is where the Towers are drawn; their white field is `towers`.
    """

    name: str
    coordinates: tuple[tuple[Field, int, int], ...]
    paths: tuple[tuple[Field, Field], ...]
    towers: Field
    yards: tuple[Field, ...]
    spots: tuple[tuple[Spot, int, int], ...]
    island: tuple[int, int]

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Every field, smallest first."""
        return tuple(field for field, _, _ in self.coordinates)

    @cached_property
    def beside(self) -> Mapping[Field, tuple[Field, ...]]:
        """The neighbours of every field, smallest first."""
        ways = (*self.paths, *((second, first) for first, second in self.paths))
        return {field: tuple(sorted(end for start, end in ways if start == field)) for field in self.fields}

    @cached_property
    def yard_of(self) -> Mapping[Field, int]:
        """The number of the yard, 1 to 6, for each yard's white field."""
        return {field: number for number, field in enumerate(self.yards, start=1)}

    @cached_property
    def white(self) -> frozenset[Field]:
        """The white fields: those of the yards and of the Towers."""
        return frozenset((*self.yards, self.towers))

    @cached_property
    def white_in_order(self) -> tuple[Field, ...]:
        """The same, smallest first."""
        return tuple(field for field in self.fields if field in self.white)

    @cached_property
    def spot_numbers(self) -> tuple[Spot, ...]:
        """Every spot, smallest first."""
        return tuple(spot for spot, _, _ in self.spots)

    def place(self, field: Field) -> str:
        """A field as notation says it: `towers`, `yard 3` or `33`."""
        if field == self.towers:
            return "towers"
        return f"yard {self.yard_of[field]}" if field in self.yard_of else str(field)

    def field_at(self, place: str) -> Field | None:
        """The field that somebody means, or None; a white field may be meant by its number, too."""
        return self._by_place.get(place)

    @cached_property
    def _by_place(self) -> Mapping[str, Field]:
        return {name: field for field in self.fields for name in (str(field), self.place(field))}
