"""Luck has mean 0, whatever the evaluator thinks: over many games no seat is called luckier than it was."""

from statistics import fmean, stdev

import msgspec
import pytest

from tests.bots.arena.test_bout import bout
from tests.review.golden import LITTLE
from tools.review_errors import played
from toychest.games import EDITIONS
from toychest.review.bill import BillLineName
from toychest.review.lucky_bouts import played_with_luck
from toychest.review.reviewed import reviewed

pytestmark = [pytest.mark.compiled, pytest.mark.deep, pytest.mark.xdist_group("review")]

GAMES, EQUALS = 150, 60
SEATS = {"toybattle": 2, "clockwork": 2, "castle": 1}


@pytest.mark.timeout(3000)
def test_between_equals_the_mean_of_what_nobody_could_know_is_within_three_errors_of_nothing() -> None:
    """Of battles, in which tiles are hidden; of equals alone, for what is not called a mistake stands there, too."""
    tables = [played(EDITIONS["toybattle-standard-0"], {}, [3, 3], seed) for seed in range(EQUALS)]
    bills = [reviewed(table, LITTLE).bills[0] for table in tables if table is not None]
    lines: tuple[BillLineName, ...] = ("luck", "hidden")
    for line in lines:
        points = [bill[line] for bill in bills]
        assert abs(fmean(points)) <= 3 * stdev(points) / len(points) ** 0.5


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("game", SEATS)
def test_the_mean_of_luck_is_within_three_errors_of_nothing(game: str) -> None:
    """Both before it is known who begins and after it; bots of the fourth level come to an end soon."""
    asked = bout(game, 0, *["4"] * SEATS[game])
    played = [played_with_luck(msgspec.structs.replace(asked, number=seed, seed=seed)) for seed in range(GAMES)]
    for seat in range(SEATS[game]):
        for luck in ([each.luck[seat] for each in played], [each.opening[seat] for each in played]):
            assert abs(fmean(luck)) <= 3 * stdev(luck) / GAMES**0.5
