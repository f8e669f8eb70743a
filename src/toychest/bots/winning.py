"""Moves that win at once."""

from typing import Final

from msgspec.structs import replace

from toychest.bots.thought import Candidate
from toychest.bots.window import Window
from toychest.games import EDITIONS

WON: Final = 0.99
"""A chance to win that is as good as won, in every truth that was imagined."""


def is_winning(window: Window, move: str) -> bool:
    """Whether the move ends the game with this seat in the first place, as far as it can know."""
    rules = EDITIONS[window.edition].rules
    after, _ = rules.apply(window.imagined, window.seat, rules.read_move(move))
    outcome = rules.outcome(after)
    return outcome is not None and outcome.places[window.seat] == 1


def made_sure(candidate: Candidate, window: Window) -> Candidate:
    """A move that wins at once does so for certain: no search has to estimate it."""
    if candidate.worth < WON or not is_winning(window, candidate.move):
        return candidate
    return replace(candidate, worth=1.0, low=1.0, high=1.0, is_exact=True)
