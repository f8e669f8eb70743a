"""Points as they are printed: whole numbers that still add up."""

import math
from collections.abc import Sequence


def printed(parts: Sequence[float], total: float) -> tuple[list[int], int]:
    """Chances as points of 100, rounded by the largest remainder, and their sum; `total` is what they add up to."""
    exact, whole = [100 * part for part in parts], math.floor(100 * total + 0.5)
    points = [math.floor(each) for each in exact]
    by_remainder = sorted(range(len(exact)), key=lambda at: (points[at] - exact[at], at))
    for at in by_remainder[: whole - sum(points)]:
        points[at] += 1
    return points, whole
