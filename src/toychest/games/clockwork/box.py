"""What lies in the box: the rulebook's numbers, read from box.toml."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from toychest.games.clockwork.kinds import KINDS, MACHINES, Counts, Kind


@dataclass(frozen=True, slots=True)
class Deck:
    """CLK 1.4: the pack for so many seats: whole sets that leave it, and how much fuel and scrap it holds."""

    flyers_out: int
    breakers_out: int
    fuel: int
    scrap: int


@dataclass(frozen=True)
class Box:
    """The rulebook's numbers (box.toml)."""

    seats: tuple[int, ...]
    machine: int
    airship: int
    power: int
    hand: int
    yards: int
    dice: int
    pawns: int
    characters: tuple[str, ...]
    decks: Mapping[int, Deck] = field(hash=False)

    def laid_together(self, kind: Kind) -> int:
        """CLK 8.1, CLK 8.3, CLK 8.4: how many cards of a kind lie in front of somebody: all parts, or one card."""
        if kind in MACHINES:
            return self.machine
        return self.airship if kind is Kind.AIRSHIP else 1

    def cards(self, seats: int) -> Counts:
        """CLK 1.2, CLK 1.4: every card for so many seats, the sets that will leave among them."""
        deck = self.decks[seats]
        alone = {Kind.AIRSHIP: self.airship, Kind.POWER: self.power, Kind.FUEL: deck.fuel, Kind.SCRAP: deck.scrap}
        return tuple(self.machine if kind in MACHINES else alone[kind] for kind in KINDS)


@cache
def load_box() -> Box:
    """The standard box."""
    table = tomllib.loads(files(__package__).joinpath("box.toml").read_text(encoding="utf-8"))
    decks = {int(seats): Deck(**deck) for seats, deck in table.pop("decks").items()}
    return Box(**(table | {"seats": tuple(table["seats"]), "characters": tuple(table["characters"])}), decks=decks)
