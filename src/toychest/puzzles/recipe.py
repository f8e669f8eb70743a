"""How puzzles of a game are made: `puzzles.toml` in its package. A game without one has none."""

import hashlib
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from toychest.games import GAMES

NAME: Final = "puzzles 1"
FILE: Final = "puzzles.toml"


class NoPuzzles(ValueError):
    """A game of which no puzzles are made."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no puzzles are made of {game}; there are {', '.join(games())}")
        self.game = game


class Recipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Such a file.

    options     of the bots' games: the choices of an option take turns, the first one quickest
    levels      of the bots: which two of them sit down is drawn
    most        puzzles from one game
    apart       decisions between two of them, at the least
    moves       legal moves, or ways to play a row, at the least
    easiest     the share of all tries that may solve it, at the most
    tries       how often each level tries to solve it

    By search:
    quick       iterations of the look that drops most states
    duels       iterations of the duels of the best move with each other one: with all, with those that are still near
    near        with how many of the others it fights the last and longest duel in any case
    known       iterations of the search that must find the same move
    lead        by how much the best move leads, as a chance to win, at `errors` standard errors (2.576: 99 %)
    spare       by how much more the longest duels must have it: a search that looks farther may think less of it
    least       the chance to win that it has at the least: nobody likes to find out how to lose a little later
    themes      what a puzzle is about, by the kinds of moments that a review would tell of it; others are `best`

    By ways, and for turns of a searched game that can be won:
    right       the share of all ways to play the row, or the turn, that solve it, at the most; 0: turns are passed over
    """

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
    found = _recipes().get(game)
    if found is None:
        raise NoPuzzles(game)
    return found


def games() -> tuple[str, ...]:
    """The games that have a recipe."""
    return tuple(_recipes())


def _recipes() -> dict[str, Recipe]:
    found = {name: _recipe_in(game.package) for name, game in GAMES.items()}
    return {name: recipe for name, recipe in found.items() if recipe is not None}


@cache
def _recipe_in(package: str) -> Recipe | None:
    file = files(package).joinpath(FILE)
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Recipe) if file.is_file() else None


def seed_for(seed: str, number: int, purpose: str) -> int:
    """Where something of a game starts: the first 8 bytes of a SHA-256, less one bit."""
    told = f"{NAME} {seed} {number} {purpose}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big") >> 1
