"""Intervals of 95 per cent: of a mean of samples, and of a share of games won."""

import math
from typing import Final

DEVIATIONS: Final = 1.96
"""How many standard deviations an interval of 95 per cent reaches to either side."""


def of_mean(mean: float, variance: float, samples: int) -> tuple[float, float]:
    """The bounds of a chance to win by the samples of it, never beyond 0 and 1."""
    half = DEVIATIONS * math.sqrt(variance / samples)
    return max(mean - half, 0.0), min(mean + half, 1.0)


def of_share(wins: float, games: int) -> tuple[float, float]:
    """The bounds of the share that these wins speak for, by Wilson."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, DEVIATIONS * DEVIATIONS
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = DEVIATIONS / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(middle - half, 0.0), min(middle + half, 1.0)


def of_few(mean: float, variance: float, samples: int) -> tuple[float, float]:
    """The bounds of the mean of at least two samples, wider the fewer they are, as Student found; cut off nowhere."""
    freedom, cube = samples - 1, DEVIATIONS**3
    wider = DEVIATIONS + (cube + DEVIATIONS) / (4 * freedom)
    wider += (5 * DEVIATIONS**5 + 16 * cube + 3 * DEVIATIONS) / (96 * freedom**2)
    half = wider * math.sqrt(variance / samples)
    return mean - half, mean + half


def of_results(mean: float, variance: float, samples: int) -> tuple[float, float]:
    """The bounds of a share of games by at least two of them; that all ended alike does not say that all will."""
    if variance:
        return of_few(mean, variance, samples)
    return of_share(min(max(mean, 0.0), 1.0) * samples, samples)
