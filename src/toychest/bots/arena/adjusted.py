"""Results without their luck: what a series says once what chance gave is taken away, and how sure that is.

A luck has mean 0 whatever weighed it, so a share of it may be taken from each result, and the mean stays what it was.
How large a share cuts the spread most is found from all other games, so that no game has a say in its own; where they
are few it is about half of it. Where even that makes the spread no smaller, nothing is taken: no result is less sure
without its luck. Games with the same seed and the seats swapped are one sample: what their board or their deal gave
went to both bots.
"""

from collections.abc import Sequence
from statistics import fmean, variance
from typing import Final

import msgspec

from toychest.bots.arena.bout import BoutPlayed, share_won
from toychest.bots.intervals import of_few

BELIEVED, BELIEVED_SHARE = 8, 0.5
"""How many samples our belief counts as, and which share of luck is to be taken by it: few games would find any share.

An evaluation that knows all would have the whole luck taken, one that knows nothing none.
"""

FEWEST: Final = 10
"""Samples below which nobody can say what one of them is worth: a spread of so few is a guess."""


class Adjusted(msgspec.Struct, frozen=True, kw_only=True):
    """The share of wins with luck taken away, which may lie beyond 0 and 1: it is no chance, but points.

    `worth` says how many games counted as they ended, seed by seed, one game is worth that is looked at so: one at
    least, and none of few samples. `evaluator` weighed it.
    """

    share: float
    low: float
    high: float
    worth: float | None
    evaluator: str


class Sample(msgspec.Struct, frozen=True):
    """Games of one seed: what a bot got of them on average, and what chance gave it."""

    won: float
    luck: float
    games: int = 1


def adjusted(games: Sequence[BoutPlayed], bot: str) -> Adjusted | None:
    """Of one series; None where the luck of a game was not weighed, or games were weighed by different evaluators."""
    evaluators = {game.evaluator for game in games}
    if len(evaluators) != 1 or "" in evaluators:
        return None
    samples = _samples(games, bot)
    if len(samples) < 2:
        return None
    left = without_luck(samples)
    low, high = of_few(fmean(left), variance(left), len(left))
    worth = None if len(samples) < FEWEST else worth_of(samples, left)
    return Adjusted(share=fmean(left), low=low, high=high, worth=worth, evaluator=evaluators.pop())


def worth_of(samples: Sequence[Sample], left: Sequence[float]) -> float:
    """How many samples counted as they ended one is worth without its luck."""
    spread = variance(left) if len(left) > 1 else 0.0
    return max(spread_of(samples) / spread, 1.0) if spread else 1.0


def spread_of(samples: Sequence[Sample]) -> float:
    """The variance of samples that are counted as they ended; that all were won does not say that all will be."""
    found = variance(sample.won for sample in samples)
    if found:
        return found
    games = sum(sample.games for sample in samples)
    share = (sum(sample.won * sample.games for sample in samples) + 0.5) / (games + 1)
    return share * (1 - share) * len(samples) / games


def without_luck(samples: Sequence[Sample]) -> list[float]:
    """What is left of each sample; their mean is that of the samples but for the luck in it.

    Whether luck is taken at all is found from the games that it is taken from: an interval is a little too sure for it,
    by about the share that one of them is of all.
    """
    won = [sample.won for sample in samples]
    left = [sample.won - _share_to_take(samples, at) * sample.luck for at, sample in enumerate(samples)]
    return won if 0.0 < variance(won) <= variance(left) else left


def _samples(games: Sequence[BoutPlayed], bot: str) -> list[Sample]:
    by_seed: dict[int, list[BoutPlayed]] = {}
    for game in games:
        by_seed.setdefault(game.seed, []).append(game)
    return [
        Sample(fmean(share_won(game, bot) for game in same), fmean(_luck(game, bot) for game in same), len(same))
        for same in by_seed.values()
    ]


def _luck(game: BoutPlayed, bot: str) -> float:
    """What chance gave to the seats of a bot; of a team, whose seats win together, to one of them."""
    own = [luck for name, luck in zip(game.bots, game.luck, strict=True) if name == bot]
    return fmean(own) if len(own) == len(game.bots) else sum(own)


def _share_to_take(samples: Sequence[Sample], at: int) -> float:
    """By all samples but this one, and by what is known beforehand: least squares."""
    others = [sample for number, sample in enumerate(samples) if number != at]
    won, luck = fmean(each.won for each in others), fmean(each.luck for each in others)
    square = sum((each.luck - luck) ** 2 for each in others)
    both = sum((each.won - won) * (each.luck - luck) for each in others)
    believed = BELIEVED * square / len(others)
    return (both + BELIEVED_SHARE * believed) / (square + believed) if square else BELIEVED_SHARE
