"""Whether two reviews blame the same moves, counted right."""

from tools.review_agreement import figures_of
from toychest.games import EDITIONS
from toychest.review.weigher import Judgement

EDITION = EDITIONS["toybattle-standard-0"]


def judged(mistake: float) -> Judgement:
    return Judgement(best="take", best_worth=0.5, played_worth=0.5 - mistake, mistake=mistake, error=0.005)


PAIRS = [
    (judged(0.2), judged(0.15)),
    (judged(0.12), judged(0.095)),
    (judged(0.2), judged(0.08)),
    (judged(0.2), judged(0.0)),
    (judged(0.08), judged(0.0)),
    (judged(0.105), judged(0.0)),
]
"""Large by both; nearly; much smaller by the other; none by the other; and two that nobody calls large."""


def test_large_mistakes_are_counted_by_one_and_by_both() -> None:
    assert figures_of(EDITION, PAIRS) == {"decisions": 6, "large_by_either": 4, "large_by_both": 1, "agree": 2}
