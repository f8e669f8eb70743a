"""Contests: who wins, how sure that is, and how long it is looked at."""

import random
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from toychest.review.contest import FIRST, Contest, Lead, Rounds
from toychest.review.thresholds import thresholds_of

THRESHOLDS = thresholds_of("toybattle")
PLAYED, GOOD, BETTER = 0, 1, 2
SMALL, MOST = 4, 128


class Playing:
    """Rounds of moves that are worth this on average; small trees may think otherwise."""

    def __init__(self, worths: dict[int, float], small: dict[int, float] | None = None, apart: float = 0.03) -> None:
        self.worths, self.small, self.apart = worths, small or worths, apart
        self.asked: list[tuple[int, ...]] = []

    def __call__(self, moves: Sequence[int], iterations: int, seed: int) -> NDArray[np.float64]:
        is_small = iterations < THRESHOLDS.tree
        luck, worths = random.Random(seed), self.small if is_small else self.worths
        if not is_small:
            self.asked.append(tuple(moves))
        noise = {move: luck.gauss(0.0, self.apart) for move in sorted(worths)}
        return np.array([worths[move] + noise[move] for move in moves])

    def won(self, most: int = MOST) -> Lead:
        return Contest(self, THRESHOLDS, 1).won(sorted(self.worths), SMALL, most)


def of(*rounds: Sequence[float], apart: float = 0.0) -> Rounds:
    return Rounds(tuple(range(len(rounds[0]))), np.array(rounds), apart)


def test_the_best_leads_by_the_mean_of_all_rounds() -> None:
    best = of((0.2, 0.5, 0.3), (0.4, 0.5, 0.4)).best()
    assert (best.move, best.worth, best.played_worth) == pytest.approx((1, 0.5, 0.3))
    assert best.lead == pytest.approx(0.2)


def test_rounds_that_lie_apart_are_less_sure() -> None:
    close, far = of((0.2, 0.5), (0.2, 0.5), apart=0.04), of((0.1, 0.6), (0.3, 0.4), apart=0.04)
    assert 0 < close.best().error < far.best().error


def test_few_rounds_that_agree_are_not_sure_by_chance() -> None:
    assert of((0.2, 0.5), (0.2, 0.5), apart=0.04).best().error > 0.02


def test_who_lies_far_behind_goes_and_who_was_played_stays() -> None:
    rounds = of((0.1, 0.5, 0.3, 0.49), (0.1, 0.5, 0.3, 0.49), apart=0.04)
    assert rounds.of_best(3, 2.5).moves == (0, 1, 3)


def test_no_more_stay_than_may() -> None:
    assert of((0.1, 0.5, 0.49, 0.48), apart=0.04).of_best(2, 2.5).moves == (0, 1, 2)


def test_the_best_move_wins_though_the_smallest_trees_think_another_one_better() -> None:
    playing = Playing({PLAYED: 0.3, GOOD: 0.4, BETTER: 0.5}, small={PLAYED: 0.3, GOOD: 0.45, BETTER: 0.42})
    found = playing.won()
    assert found.move == BETTER
    assert abs(found.lead - 0.2) < 3 * found.error


def test_nobody_looks_closer_where_the_smallest_trees_find_nothing_better() -> None:
    playing = Playing({PLAYED: 0.6, GOOD: 0.4})
    assert playing.won().lead < 0
    assert not playing.asked


def test_somebody_looks_closer_where_the_smallest_trees_lie_far_apart() -> None:
    playing = Playing({PLAYED: 0.3, GOOD: 0.6}, small={PLAYED: 0.42, GOOD: 0.4}, apart=0.1)
    assert playing.won().move == GOOD
    assert playing.asked


def test_what_is_clear_is_told_at_once() -> None:
    playing = Playing({PLAYED: 0.3, GOOD: 0.8})
    playing.won()
    assert len(playing.asked) == FIRST


def test_what_lies_near_a_large_mistake_is_looked_at_to_the_end() -> None:
    playing = Playing({PLAYED: 0.3, GOOD: 0.3 + THRESHOLDS.told + 0.005})
    assert playing.won().error == pytest.approx(THRESHOLDS.apart / MOST**0.5, rel=0.05)


@pytest.mark.parametrize(("apart", "rounds"), [(0.003, MOST // 4), (0.3, MOST * 5 // 2)])
def test_rounds_that_lie_farther_apart_are_more(apart: float, rounds: int) -> None:
    playing = Playing({PLAYED: 0.3, GOOD: 0.3 + THRESHOLDS.told + 0.003}, small={PLAYED: 0.1, GOOD: 0.9}, apart=apart)
    playing.won()
    assert len(playing.asked) == rounds


def test_one_round_at_the_most_is_one() -> None:
    playing = Playing({PLAYED: 0.3, GOOD: 0.4})
    assert playing.won(most=1).move == GOOD
    assert len(playing.asked) == 1
