"""Results without their luck: what a series says once what chance gave is taken away, and how sure that is.

A luck has mean 0 whatever weighed it, so a share of it may be taken from each result, and the mean stays what it was.
How large a share cuts the spread most is found from all other games, so that no game has a say in its own; where they
are few it is nearly all of it, for that is what the share of many games was. Games with the same seed and the seats
swapped are one sample: what their board or their deal gave went to both bots.
"""

from collections.abc import Sequence
from statistics import fmean, variance
from typing import Final

import msgspec

from toychest.bots.arena.bout import BoutPlayed, share_won
from toychest.bots.intervals import of_few

BELIEVED: Final = 20
"""Samples that our belief counts as, that the whole luck is to be taken: few games would find any share."""


FEWEST: Final = 10
"""Samples below which nobody can say what one of them is worth: a spread of so few is a guess."""


class Adjusted(msgspec.Struct, frozen=True, kw_only=True):
    """The share of wins with luck taken away, which may lie beyond 0 and 1: it is no chance, but points.

    `worth` says how many games counted as they ended one game is worth that is looked at so, none of few samples;
    `evaluator` weighed it.
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
    spread = variance(left)
    low, high = of_few(fmean(left), spread, len(left))
    raw = spread_of(sum(share_won(game, bot) for game in games), len(games))
    together = fmean(sample.games for sample in samples)
    worth = None if len(samples) < FEWEST else raw / (spread * together) if spread else 1.0
    return Adjusted(share=fmean(left), low=low, high=high, worth=worth, evaluator=evaluators.pop())


def spread_of(wins: float, games: int) -> float:
    """The variance of one game that is counted as it ended; that all were won does not say that all will be."""
    share = (wins + 0.5) / (games + 1)
    return share * (1 - share)


def without_luck(samples: Sequence[Sample]) -> list[float]:
    """What is left of each sample; their mean is that of the samples but for the luck in it."""
    return [sample.won - _share_to_take(samples, at) * sample.luck for at, sample in enumerate(samples)]


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
    if not square:
        return 1.0
    believed = BELIEVED * square / len(others)
    return (both + believed) / (square + believed)
