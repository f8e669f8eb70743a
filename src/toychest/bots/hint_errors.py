"""How far off estimates were when it was measured (`tools/hint_errors.py`): what a hint tells is that much wider.

A search knows how far its samples spread, but not how far its evaluation is off; a plan knows how far its values are
off on the whole, but not in this game.
"""

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from toychest.bots.intervals import DEVIATIONS
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.games import EDITIONS

MEASURED: Final = ("search", "planner")
"""Thoughts whose error was measured."""


def with_measured_error(thought: Thought, window: Window) -> Thought:
    """The thought as it is told, with wider intervals.

    Among themselves its moves are weighed without that error, which they share.
    """
    error = _errors().get(EDITIONS[window.edition].game)
    if error is None or thought.by not in MEASURED:
        return thought
    return msgspec.structs.replace(thought, candidates=tuple(_widened(each, error) for each in thought.candidates))


def share_of_error(worth: float) -> float:
    """Nobody is far off about a game that is all but won or lost: 1 where both are as likely, 0 at the ends."""
    return 2 * math.sqrt(max(worth * (1 - worth), 0.0))


def _widened(candidate: Candidate, error: float) -> Candidate:
    if candidate.is_exact:
        return candidate
    worth, half = candidate.worth, DEVIATIONS * error * share_of_error(candidate.worth)
    low, high = worth - math.hypot(worth - candidate.low, half), worth + math.hypot(candidate.high - worth, half)
    return msgspec.structs.replace(candidate, low=max(low, 0.0), high=min(high, 1.0))


def error_of_search(game: str) -> float:
    """How far off a search alone is in an even game of one that hints play on: the less, the less they say."""
    return _measured("search")[game]


def _errors() -> dict[str, float]:
    return _measured("error")


@cache
def _measured(what: str) -> dict[str, float]:
    text = files(__package__).joinpath("hint_errors.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)[what], dict[str, float])
