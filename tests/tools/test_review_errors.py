"""What a review leaves unexplained, counted right."""

import pytest

from tests.review.golden import BATTLE, review
from tools.review_errors import Reviewed, figures_of

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]


def test_means_and_deviations_are_points_of_the_first_seat() -> None:
    found = review(BATTLE)
    figures = figures_of([Reviewed(found, 2.0), Reviewed(found, 4.0)])
    assert (figures["games"], figures["rest_mean"]) == (2, round(100 * found.bills[0]["rest"], 1))
    assert (figures["rest_sd"], figures["seconds_most"]) == (0.0, 4.0)
