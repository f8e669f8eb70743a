"""What a bot thought: its move, what else it looked at, and how sure it is."""

import random
from collections.abc import Sequence
from typing import Final

import msgspec

COMPILED: Final = ("search", "planner")
"""Thoughts that a kernel had a part in."""

WON: Final = 0.99
"""A chance to win that is as good as won, in every truth that was imagined."""

SLIGHT: Final = 0.02
"""A lead in the chance to win below which moves are alike."""


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A move with its worth, the chance to win with it, between `low` and `high` unless it is exact.

    `gains` are the things that it takes this turn, as ids of their words, where the bot looked so far.
    """

    move: str
    worth: float
    low: float
    high: float
    visits: int = 0
    is_exact: bool = False
    gains: tuple[str, ...] = ()


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is expected, and whose it is."""

    seat: int
    move: str


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The move, and how it came about.

    `by` is `only` (nothing to choose), `search`, `planner`, `rules` (by the readable rules, where the kernel does not
    cover a house rule, or where there is none), `meanwhile` (the same, until the kernel is ready) or `fallback` (no
    thinking was possible). `candidates` come best first; what is `foreseen` begins with the best move.
    """

    move: str
    by: str
    candidates: tuple[Candidate, ...] = ()
    foreseen: tuple[Foreseen, ...] = ()
    is_exact: bool = False
    iterations: int = 0
    seconds: float = 0.0


def taken_of(candidates: Sequence[Candidate], softness: float, seed: int) -> str:
    """The best move; with some softness any of those that are nearly as good, for a weak level sees no difference."""
    if not softness:
        return candidates[0].move
    near = [candidate for candidate in candidates if candidate.worth >= candidates[0].worth - softness]
    return random.Random(seed).choice(near).move
