"""How far off estimates are, counted right."""

import pytest

from tools.hint_errors import Asked, above, error_of, interval_of_error


def asked(worth: float, won: int, games: int = 100_000) -> Asked:
    return Asked(worth, (1.0,) * won + (0.0,) * (games - won))


def test_an_even_game_that_is_won_ten_points_more_often_is_ten_points_off() -> None:
    assert error_of([asked(0.5, 60_000)]) == pytest.approx(0.1, abs=0.001)


def test_what_chance_makes_of_few_games_is_no_error() -> None:
    assert error_of([asked(0.5, 3, games=4)]) < error_of([asked(0.5, 75_000)])


def test_errors_to_either_side_do_not_make_up_for_each_other() -> None:
    assert error_of([asked(0.5, 60_000), asked(0.5, 40_000)]) == pytest.approx(0.1, abs=0.001)


def test_what_is_won_as_often_as_said_is_not_off() -> None:
    assert error_of([asked(0.3, 30_000), asked(0.7, 70_000)]) == 0.0


def test_more_that_was_won_than_told_is_counted_on_average() -> None:
    assert above([Asked(0.5, (1.0, 0.0)), Asked(0.4, (1.0, 1.0))]) == pytest.approx(0.3)


def test_other_samples_of_states_would_have_given_more_or_less() -> None:
    answers = [asked(0.5, 50_000 + 1_000 * off) for off in range(-9, 10)]
    low, high = interval_of_error(answers)
    assert 0.03 < low < error_of(answers) < high < 0.09


def test_states_that_are_all_off_by_as_much_leave_no_doubt() -> None:
    assert interval_of_error([asked(0.5, 60_000)] * 5) == pytest.approx((0.1, 0.1), abs=0.001)
