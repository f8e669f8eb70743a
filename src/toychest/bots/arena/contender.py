"""Who plays in the arena: bots by their level, and two plain ones to measure them by."""

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from toychest.bots.levels import Level, level_of
from toychest.bots.workers.kernel_cache import sum_of

PLAIN: Final = ("random", "greedy")
BY_HAND: Final = re.compile(r"hand(\d+)")
BY_WEIGHTS: Final = re.compile(r"plain(\d+)")
MEASURED: Final = re.compile(r"(.+)@([1-9]\d{0,8})")
FORGETFUL: Final = re.compile(r"(\d+)~(\d+)")
RANGE: Final = re.compile(r"(\d)\.\.(\d)")
PACKAGE: Final = Path(__file__).parents[2]
DECIDING: Final = ("bots/*.py", "bots/compiled/**/*.py", "bots/*_planner/**/*.py", "bots/arena/bout.py")
"""What decides a move: all that thinks, without the workers that it thinks in and the rest of the arena."""


class UnknownBot(ValueError):
    """A name that no contender has."""

    def __init__(self, name: str) -> None:
        super().__init__(
            f"bot {name!r}: expected a level from 1 to 6, a range such as 1..6, 6~60 (a memory of 60 entries), "
            "hand4 (weights made by hand), plain6 (without a network), 6@1000 (by 1000 iterations), "
            f"{' or '.join(PLAIN)}"
        )
        self.name = name


class NoWeights(ValueError):
    """Weights made by hand, where nothing is weighed."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"bot {name!r}: in {game} the bots plan, and have no weights that could be made by hand")
        self.name = name


class Contender(msgspec.Struct, frozen=True, kw_only=True):
    """A bot under its name; without a level it plays any legal move. Another stamp is another bot."""

    name: str
    level: Level | None
    stamp: str


def contenders(game: str, names: Sequence[str]) -> list[Contender]:
    """`1..6`, `3`, `hand3` (by hand-made weights), `plain6` (without the network), `6~60` (with a memory of 60
    entries), any of these with `@1000` (by so many iterations), `greedy`, `random`.

    Raises `UnknownBot`, `UnknownLevel`, `NoWeights`.
    """
    levels = [(single, _level(game, single)) for name in names for single in _singles(name)]
    sources = _sources(game)
    return [Contender(name=name, level=level, stamp=_stamp(level, sources)) for name, level in levels]


def _stamp(level: Level | None, sources: str) -> str:
    """A short sum of how much a contender thinks, and of what it thinks by."""
    return hashlib.sha256(msgspec.json.encode(level) + sources.encode()).hexdigest()[:8]


def _sources(game: str) -> str:
    """A sum of the code that decides a move, and of a game's rules, boards and weights, as they are written now."""
    rules = [f"games/{game}/**/*.py", f"games/{game}/**/*.toml", f"games/{game}/**/*.bin", "games/*.py"]
    return sum_of(PACKAGE, [*rules, *DECIDING])


def _singles(name: str) -> list[str]:
    """A range spelt out, in steps of one up or down."""
    span = RANGE.fullmatch(name)
    if span is None:
        return [name]
    first, last = int(span[1]), int(span[2])
    way = 1 if first <= last else -1
    return [str(number) for number in range(first, last + way, way)]


def _level(game: str, name: str) -> Level | None:
    if measured := MEASURED.fullmatch(name):
        level = _level(game, measured[1])
        return None if level is None else replace(level, iterations=int(measured[2]))
    if name.isdecimal():
        return level_of(game, int(name))
    if by_hand := BY_HAND.fullmatch(name):
        return _by_hand(game, name, level_of(game, int(by_hand[1])))
    if plain := BY_WEIGHTS.fullmatch(name):
        return replace(level_of(game, int(plain[1])), has_network=False)
    if forgetful := FORGETFUL.fullmatch(name):
        return replace(level_of(game, int(forgetful[1])), memory=int(forgetful[2]))
    if name == "random":
        return None
    if name == "greedy":  # the best by its evaluation one move ahead, in one imagined truth
        return replace(level_of(game, 1), iterations=1, depth=1, softness=0.0, memory=0)
    raise UnknownBot(name)


def _by_hand(game: str, name: str, level: Level) -> Level:
    if level.by != "search":
        raise NoWeights(game, name)
    return replace(level, is_hand_made=True)
