"""Choosing a move from a window. Runs in a worker: nothing here is imported by the server or the command line."""

import random
import time
from collections.abc import Callable

import msgspec

from toychest.bots.levels import Level, level_of
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.games import EDITIONS

Stop = Callable[[], bool]


def think(window: Window, level: int, seed: int, stop: Stop | None = None) -> Thought:
    """The thought of a bot of this level; the same window, level and seed give the same one, unless it is stopped.

    Raises `UnknownLevel`.
    """
    began = time.perf_counter()
    edition = EDITIONS[window.edition]
    amount = level_of(edition.game, level)
    if len(window.moves) == 1:
        return Thought(move=window.moves[0], by="only", is_exact=True)
    found = _by(window, amount, seed, stop or _never)
    return msgspec.structs.replace(found, seconds=time.perf_counter() - began)


def _by(window: Window, level: Level, seed: int, stop: Stop) -> Thought:
    """Thinkers are imported when they are wanted: each takes Numba along."""
    if level.by == "planner":
        from toychest.bots.planning import planned

        return planned(window, level, seed, stop)
    from toychest.bots.searching import searched

    return searched(window, level, seed, stop)


def softened(candidates: tuple[Candidate, ...], softness: float, seed: int) -> str:
    """One of the moves that are nearly as good as the best: what a level does not see, it does not weigh."""
    near = [candidate for candidate in candidates if candidate.worth >= candidates[0].worth - softness]
    return random.Random(seed).choice(near).move


def _never() -> bool:
    return False
