"""Worths: the chance to win of every seat, from 0 to 1."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from toychest.contract import Outcome

Worths: TypeAlias = tuple[float, ...]

EVEN: Final = 0.5
"""The deviation of an even game: what samples of it lie apart, at the most."""


def final_worths(outcome: Outcome, is_cooperative: bool) -> Worths:
    """What a finished game was worth: seats that are first together share the win, and nobody's win is everybody's.

    So seats that play each other have 1 in all, and what one loses others get, as a bill needs it. To a bot, which
    wants to win, an end that nobody wins is worth nothing (`playouts.share_of_win`).
    """
    places = outcome.places
    firsts = places.count(1)
    if is_cooperative:
        return tuple(float(place == 1) for place in places)
    return tuple((1 / firsts if place == 1 else 0.0) if firsts else 1 / len(places) for place in places)


def blended(weighed: Sequence[tuple[float, Worths]]) -> Worths:
    """The mean by these weights, which add up to 1."""
    seats = len(weighed[0][1])
    return tuple(sum(weight * worths[seat] for weight, worths in weighed) for seat in range(seats))
