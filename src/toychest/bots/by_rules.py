"""Thinking by the readable rules alone: where no kernel covers a game, or none is there, or none is ready yet."""

import time
from collections.abc import Callable

import msgspec

from toychest.bots.levels import Level, level_of
from toychest.bots.planner import planner_of
from toychest.bots.rules_search import searched_by_rules
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.games import EDITIONS


def think_by_rules(window: Window, level: int, seed: int, stop: Callable[[], bool]) -> Thought:
    """The thought of a bot of this level that has no kernel. Raises `UnknownLevel`."""
    if len(window.moves) == 1:
        return Thought(move=window.moves[0], by="only", is_exact=True)
    began = time.perf_counter()
    thought = thought_by_rules(window, level_of(EDITIONS[window.edition].game, level), seed, stop)
    return msgspec.structs.replace(thought, seconds=time.perf_counter() - began)


def thought_by_rules(window: Window, level: Level, seed: int, stop: Callable[[], bool]) -> Thought:
    """By the readable twin of the level's own way; once it is told to stop, what was found so far."""
    if level.by == "planner":
        return planner_of(EDITIONS[window.edition].game).thinker_by_rules()(window, level, seed, stop)
    return searched_by_rules(window, level, seed, stop)
