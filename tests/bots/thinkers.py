"""Stand-ins for thinking, with a fault each. A worker finds them by name, so they are plain functions."""

import os
import signal
import time
from collections.abc import Callable

from toychest.bots.thought import Thought
from toychest.bots.window import Window

Stop = Callable[[], bool]


def first(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    """At once, the first move."""
    return Thought(move=window.moves[0], by="search", iterations=level)


def by_rules(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    return Thought(move=window.moves[0], by="rules")


def failing(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    raise ImportError("No module named 'numba'")


def cheating(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    return Thought(move="win", by="search")


def patient(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    """Thinks until it is told to stop; then the last move."""
    while not stop():
        time.sleep(0.01)
    return Thought(move=window.moves[-1], by="search", iterations=7)


def deaf(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    """Thinks for an hour, whatever it is told."""
    time.sleep(3600)
    return Thought(move=window.moves[0], by="search")


def ended(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    """Somebody ends its process in the middle of a thought."""
    os.kill(os.getpid(), signal.SIGKILL)
    return Thought(move=window.moves[0], by="search")


def sometimes_deaf(window: Window, level: int, seed: int, stop: Stop) -> Thought:
    """Deaf at level 6, patient at level 5, quick at all others."""
    return {5: patient, 6: deaf}.get(level, first)(window, level, seed, stop)
