"""How puzzles of a game are made: `recipe.toml` says what each field means."""

import hashlib
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

NAME: Final = "puzzles 1"


class NoPuzzles(ValueError):
    """A game of which no puzzles are made."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no puzzles are made of {game}; there are {', '.join(games())}")
        self.game = game


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section of the file."""

    by: Literal["search", "ways"]
    levels: tuple[int, ...]
    most: int
    apart: int
    moves: int
    options: Mapping[str, Any]
    themes: Mapping[str, tuple[str, ...]] = {}
    quick: int = 0
    duels: tuple[int, ...] = ()
    near: int = 0
    known: int = 0
    lead: float = 0.0
    spare: float = 0.0
    errors: float = 0.0
    least: float = 0.0
    right: float = 0.0
    easiest: float = 1.0
    tries: tuple[int, ...] = ()

    def times(self, factor: int) -> "Recipe":
        """The same with so many times the iterations."""
        duels = tuple(factor * each for each in self.duels)
        return msgspec.structs.replace(self, quick=factor * self.quick, duels=duels, known=factor * self.known)


def recipe_of(game: str) -> Recipe:
    """By which puzzles of this game are made. Raises `NoPuzzles`."""
    found = _sections().get(game)
    if found is None:
        raise NoPuzzles(game)
    return found


def games() -> tuple[str, ...]:
    """The games that have a recipe."""
    return tuple(_sections())


@cache
def _sections() -> dict[str, Recipe]:
    text = files(__package__).joinpath("recipe.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Recipe])


def seed_for(seed: str, number: int, purpose: str) -> int:
    """Where something of a game starts: the first 8 bytes of a SHA-256, less one bit."""
    told = f"{NAME} {seed} {number} {purpose}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big") >> 1
