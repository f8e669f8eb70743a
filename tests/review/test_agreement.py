"""Two reviews of the same moves blame the same ones, and hardly ever what the strongest bot plays with more time."""

import random

import pytest

from tools.review_agreement import decisions, figures_of, judged_twice, strongest_move
from tools.review_errors import played
from toychest.games import EDITIONS
from toychest.review.recipe import WHOLE, seed_for
from toychest.review.reviewed import weigher_for
from toychest.review.thresholds import thresholds_of
from toychest.review.weigher import Judgement

pytestmark = [pytest.mark.compiled, pytest.mark.deep, pytest.mark.xdist_group("review")]

ASKED = 4
"""Decisions of each game that the strongest bot makes anew."""


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "levels", "games"), [("toybattle", [3, 2], 6), ("clockwork", [2, 1], 5)])
def test_two_seeds_agree_on_large_mistakes_and_not_on_moves_of_the_strongest(
    game: str, levels: list[int], games: int
) -> None:
    """Some of bench/review_agreement.json: 95 % of the large ones, and next to none of what level 6 plays."""
    edition = EDITIONS[f"{game}-standard-0"]
    pairs: list[tuple[Judgement, Judgement]] = []
    blamed = 0
    for number in range(games):
        table = played(edition, {}, levels, number)
        assert table is not None
        decided, weigher = decisions(table), weigher_for(table, WHOLE)
        pairs += judged_twice(weigher, decided, f"{edition.id} {number}")
        for at, (state, seat, _) in enumerate(random.Random(number).sample(decided, ASKED)):
            move = strongest_move(edition, state, seat, 2, at)
            judgement = weigher.judged(state, seat, move, seed_for(edition.id, at, "strongest"))
            blamed += thresholds_of(edition.game).is_large(judgement)
    found = figures_of(edition, pairs)
    assert found["large_by_either"] > 20
    assert found["large_by_both"] >= 0.95 * found["large_by_either"]
    assert blamed <= 0.02 * games * ASKED
