"""Luck has mean 0, whatever the evaluator thinks: over many games no seat is called luckier than it was."""

from statistics import fmean, stdev

import msgspec
import pytest

from tests.bots.arena.test_bout import bout
from toychest.review.lucky_bouts import played_with_luck

pytestmark = [pytest.mark.compiled, pytest.mark.deep, pytest.mark.xdist_group("review")]

GAMES = 150
SEATS = {"toybattle": 2, "clockwork": 2, "castle": 1}


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("game", SEATS)
def test_the_mean_of_luck_is_within_three_errors_of_nothing(game: str) -> None:
    """Both before it is known who begins and after it; bots of the fourth level come to an end soon."""
    asked = bout(game, 0, *["4"] * SEATS[game])
    played = [played_with_luck(msgspec.structs.replace(asked, number=seed, seed=seed)) for seed in range(GAMES)]
    for seat in range(SEATS[game]):
        for luck in ([each.luck[seat] for each in played], [each.opening[seat] for each in played]):
            assert abs(fmean(luck)) <= 3 * stdev(luck) / GAMES**0.5
