"""From which chance to win on something is said: thresholds.toml says what its numbers mean."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from toychest.bots.intervals import DEVIATIONS
from toychest.bots.levels import ANY_GAME
from toychest.review.weigher import Judgement

LEAST_EXACT: Final = 0.03
"""An exact miss is told from here on: one that changed next to nothing is not worth a look."""


class Thresholds(msgspec.Struct, frozen=True, kw_only=True):
    """Those of one game; `work` is how many per cent of a recipe's work a game of it gets, `small` and `tree` how large
    the trees are by which moves are judged, and `apart` how far two of them lie apart."""

    work: int
    mistake: float
    told: float
    luck: float
    hidden: float
    doubt: float
    small: int
    tree: int
    apart: float

    def is_mistake(self, judgement: Judgement) -> bool:
        """Large enough, and told apart from noise by an interval of 95 per cent; what is exact needs none."""
        is_told_apart = judgement.is_exact or judgement.mistake > DEVIATIONS * judgement.error
        return judgement.mistake >= self.mistake and is_told_apart

    def is_large(self, judgement: Judgement) -> bool:
        """A mistake worth a look: all of its interval is, so that two seeds hardly ever disagree about it."""
        if not self.is_mistake(judgement):
            return False
        if judgement.is_exact:
            return judgement.mistake >= LEAST_EXACT
        return judgement.mistake - DEVIATIONS * judgement.error >= self.told

    def may_be_large(self, judgement: Judgement) -> bool:
        """A mistake of which nobody can say that it is none worth a look: its interval reaches there."""
        return self.is_mistake(judgement) and judgement.mistake + DEVIATIONS * judgement.error >= self.told


def thresholds_of(game: str) -> Thresholds:
    """Those of this game, or of any where it has none of its own."""
    return _all().get(game, _all()[ANY_GAME])


@cache
def _all() -> dict[str, Thresholds]:
    text = files(__package__).joinpath("thresholds.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Thresholds])
