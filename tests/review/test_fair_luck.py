"""Luck has mean 0, whatever the evaluator thinks: over many games no seat is called luckier than it was."""

import random
from statistics import fmean, stdev

import pytest

from tests.review.golden import LITTLE
from toychest.games import EDITIONS
from toychest.review.bill import sums_of
from toychest.review.reviewed import reviewed
from toychest.table import Table, new_table

pytestmark = [pytest.mark.compiled, pytest.mark.deep, pytest.mark.xdist_group("review")]

GAMES = 150


def played(edition: str, seed: int) -> Table:
    """A whole random game."""
    choices = random.Random(seed)
    table = new_table(EDITIONS[edition], {}, ("Ann", "Ben"), f"fair luck {seed}")
    while table.outcome is None:
        if table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        else:
            seat = table.to_act[0]
            table = table.play(seat, choices.choice(table.legal_moves(seat))).table
    return table


@pytest.mark.timeout(3000)
@pytest.mark.parametrize("edition", ["toybattle-standard-0", "castle-standard-0"])
def test_the_mean_of_luck_is_within_three_errors_of_nothing(edition: str) -> None:
    luck = [sums_of(reviewed(played(edition, seed), LITTLE).steps)[0].luck for seed in range(GAMES)]
    assert abs(fmean(luck)) < 3 * stdev(luck) / GAMES**0.5
