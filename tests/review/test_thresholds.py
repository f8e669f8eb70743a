"""What is called a mistake, and which mistakes are large."""

import pytest

from toychest.review.thresholds import thresholds_of
from toychest.review.weigher import Judgement

BATTLE = thresholds_of("toybattle")


def judged(mistake: float, error: float = 0.01, is_exact: bool = False) -> Judgement:
    played = 0.5 - mistake
    return Judgement(best="take", best_worth=0.5, played_worth=played, mistake=mistake, error=error, is_exact=is_exact)


@pytest.mark.parametrize(
    ("mistake", "error", "is_mistake", "may_be_large", "is_large"),
    [
        (0.05, 0.001, False, False, False),
        (0.07, 0.05, False, False, False),
        (0.07, 0.001, True, False, False),
        (0.09, 0.01, True, True, False),
        (0.11, 0.01, True, True, False),
        (0.13, 0.01, True, True, True),
    ],
)
def test_a_mistake_is_large_if_all_of_its_interval_is(
    mistake: float, error: float, is_mistake: bool, may_be_large: bool, is_large: bool
) -> None:
    found = judged(mistake, error)
    assert BATTLE.is_mistake(found) == is_mistake
    assert (BATTLE.may_be_large(found), BATTLE.is_large(found)) == (may_be_large, is_large)


def test_what_is_exact_needs_no_interval() -> None:
    assert BATTLE.is_large(judged(0.07, error=0.5, is_exact=True))
