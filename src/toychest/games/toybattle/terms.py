"""What was chosen before play: the terms of one game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Final

from toychest.contract import Json, Option, UnknownOption, chosen
from toychest.games.hashed_once import hashed_once
from toychest.games.toybattle.box import Box, load_box
from toychest.games.toybattle.readings import Readings
from toychest.games.toybattle.terrain import Place, Special, Terrain
from toychest.games.toybattle.terrain_file import TERRAINS, load_terrain

OPTIONS: Final = (
    Option(name="terrain", choices=TERRAINS, default="castle"),
    Option(name="beginner", choices=(False, True), default=False),
)

STARTER: Final = Option(name="starter", choices=("blue", "red"), default=None)
"""TOY 1.6.1: which side begins a rematch; without it, the lot decides."""


@hashed_once
@dataclass(frozen=True)
class Terms:
    """Everything about a game that never changes while it is played."""

    terrain: Terrain
    box: Box = field(hash=False)
    is_beginner: bool
    readings: Readings

    @cached_property
    def effects(self) -> Mapping[Place, Special]:
        """TOY 1.9: what special bases do; nothing in a beginners' game."""
        return {} if self.is_beginner else self.terrain.effects

    @cached_property
    def gates(self) -> Mapping[Place, tuple[int, ...]]:
        """TOY 5.2: what gates let in; open to all in a beginners' game (TOY 1.9)."""
        return {} if self.is_beginner else self.terrain.gated

    @cached_property
    def most_idle_turns(self) -> int | None:
        """TOY R14: after how many turns without progress the game ends."""
        return None if self.readings.no_progress == "none" else int(self.readings.no_progress)


def terms_for(seats: int, options: Mapping[str, Json], readings: Readings) -> Terms:
    """The terms that a table chose. Raises `UnknownOption`."""
    values, box = chosen((*OPTIONS, STARTER), options), load_box()
    if seats not in box.seats:  # TOY 1.1
        raise UnknownOption("seats", seats, box.seats)
    return _terms(values["terrain"], values["beginner"], readings)


@lru_cache(maxsize=256)
def _terms(terrain: str, is_beginner: bool, readings: Readings) -> Terms:
    return Terms(load_terrain(terrain), load_box(), is_beginner, readings)
