"""Thinking about a window: by the compiled search, by its game's planner, or by the readable rules.

Runs in a worker: nothing here is imported by the server or the command line.
"""

import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from toychest.bots.by_rules import thought_by_rules
from toychest.bots.levels import MOST_AHEAD, Level, NoBudget, TooDeep, level_of
from toychest.bots.planner import Thinker, planner_of
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.games import EDITIONS

Stop: TypeAlias = Callable[[], bool]


def think(window: Window, level: int, seed: int, stop: Stop | None = None) -> Thought:
    """The thought of a bot of this level; the same window, level and seed give the same one, unless it is stopped.

    Raises `UnknownLevel`.
    """
    return thought_by(window, level_of(EDITIONS[window.edition].game, level), seed, stop)


def thought_by(window: Window, level: Level, seed: int, stop: Stop | None = None) -> Thought:
    """The same with any amount of thinking. Raises `NoBudget` and `TooDeep`."""
    if level.iterations < 1 or level.depth < 1:
        raise NoBudget(level)
    if level.depth > MOST_AHEAD:
        raise TooDeep(level)
    began = time.perf_counter()
    if len(window.moves) == 1:
        return Thought(move=window.moves[0], by="only", is_exact=True)
    found = _by(window, level, seed, stop or _never)
    return msgspec.structs.replace(found, seconds=time.perf_counter() - began)


def _by(window: Window, level: Level, seed: int, stop: Stop) -> Thought:
    """By the level's own way; without a kernel for it, or without Numba, by the readable rules."""
    if EDITIONS[window.edition].kernel is None:
        return thought_by_rules(window, level, seed, stop)
    try:
        return thinker_of(EDITIONS[window.edition].game, level.by, level.playouts > 0)(window, level, seed, stop)
    except ImportError:
        return thought_by_rules(window, level, seed, stop)


def thinker_of(game: str, way: str, plays_on: bool = False) -> Thinker:
    """What thinks about a game in this way of levels.toml, and then plays games on; imported when it is wanted, for it
    takes Numba along."""
    if way == "planner":
        return planner_of(game).thinker()
    if plays_on:
        from toychest.bots.played_on import advised

        return advised
    from toychest.bots.kernel_search import searched

    return searched


def _never() -> bool:
    return False
