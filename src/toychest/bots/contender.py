"""Who plays in the arena: bots by their level, and two plain ones to measure them by."""

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from toychest.bots.levels import Level, level_of

PLAIN: Final = ("random", "greedy")
BY_HAND: Final = re.compile(r"hand(\d+)")
FORGETFUL: Final = re.compile(r"(\d+)~(\d+)")
RANGE: Final = re.compile(r"(\d)\.\.(\d)")
KERNELS: Final = Path(__file__).parents[1] / "games"


class UnknownBot(ValueError):
    """A name that no contender has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bot {name!r}: expected a level from 1 to 6, a range such as 1..6, or {' or '.join(PLAIN)}")
        self.name = name


class Contender(msgspec.Struct, frozen=True, kw_only=True):
    """A bot under its name; without a level it plays any legal move."""

    name: str
    level: Level | None


def contenders(game: str, names: Sequence[str]) -> list[Contender]:
    """`1..6`, `3`, `hand3` (by hand-made weights), `6~60` (with a memory of 60 entries), `greedy`, `random`.

    Raises `UnknownBot`, `UnknownLevel`.
    """
    return [_contender(game, single) for name in names for single in _singles(name)]


def stamp_of(contender: Contender, game: str) -> str:
    """A short sum of how much a contender thinks, and of what its evaluation weighs: another stamp, another bot."""
    digest = hashlib.sha256(msgspec.json.encode(contender.level))
    for path in sorted((KERNELS / game / "kernel").glob("*.toml")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def _singles(name: str) -> list[str]:
    """A range spelt out, in steps of one up or down."""
    span = RANGE.fullmatch(name)
    if span is None:
        return [name]
    first, last = int(span[1]), int(span[2])
    way = 1 if first <= last else -1
    return [str(number) for number in range(first, last + way, way)]


def _contender(game: str, name: str) -> Contender:
    if name.isdecimal():
        return Contender(name=name, level=level_of(game, int(name)))
    if by_hand := BY_HAND.fullmatch(name):
        return Contender(name=name, level=replace(level_of(game, int(by_hand[1])), is_hand_made=True))
    if forgetful := FORGETFUL.fullmatch(name):
        return Contender(name=name, level=replace(level_of(game, int(forgetful[1])), memory=int(forgetful[2])))
    if name == "random":
        return Contender(name=name, level=None)
    if name == "greedy":  # the best by its evaluation one move ahead, in one imagined truth
        level = level_of(game, 1)
        return Contender(name=name, level=replace(level, iterations=1, depth=1, softness=0.0, memory=0))
    raise UnknownBot(name)
