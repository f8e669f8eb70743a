"""Choosing a move from a window. Runs in a worker: nothing here is imported by the server or the command line."""

import time
from collections.abc import Callable

import msgspec

from toychest.bots.levels import MOST_AHEAD, Level, NoBudget, TooDeep, level_of
from toychest.bots.readable import searched_by_rules
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.games import EDITIONS

Stop = Callable[[], bool]


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
    """Thinkers are imported when they are wanted, for they take Numba along; without it the rules are searched."""
    try:
        if level.by == "planner":
            from toychest.bots.planning import planned

            return planned(window, level, seed, stop)
        from toychest.bots.searching import searched

        return searched(window, level, seed, stop)
    except ImportError:
        return searched_by_rules(window, level, seed, stop)


def _never() -> bool:
    return False
