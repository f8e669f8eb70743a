"""Duels put together: how far they lie apart says how sure the lead is."""

import pytest

from toychest.review.searched_weigher import Duel, together

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]


def test_the_lead_is_the_mean_of_all() -> None:
    found = together([Duel(0.6, 0.5, 0.1, 0.01), Duel(0.7, 0.4, 0.3, 0.01)])
    assert (found.first, found.second, found.lead) == pytest.approx((0.65, 0.45, 0.2))


def test_duels_that_lie_apart_are_less_sure_than_each_by_itself() -> None:
    assert together([Duel(0.6, 0.5, 0.1, 0.01), Duel(0.7, 0.4, 0.3, 0.01)]).error == pytest.approx(0.1)


def test_duels_that_agree_are_as_sure_as_their_samples() -> None:
    assert together([Duel(0.6, 0.5, 0.1, 0.02)] * 4).error == pytest.approx(0.01)
