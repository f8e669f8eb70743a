"""How far off estimates are, counted right."""

import pytest

from tools.hint_errors import error_of, grouped


def test_estimates_are_grouped_by_tenths() -> None:
    assert grouped([(0.41, 1.0), (0.45, 0.0), (1.0, 1.0)]) == [(2, pytest.approx(0.43), 0.5), (1, 1.0, 1.0)]


def test_what_chance_makes_of_few_games_is_no_error() -> None:
    assert error_of([(4, 0.5, 0.75)]) < error_of([(400, 0.5, 0.75)])


def test_an_even_game_that_is_always_won_ten_points_more_often_is_ten_points_off() -> None:
    assert error_of([(100_000, 0.5, 0.6)]) == pytest.approx(0.1, abs=0.001)


def test_what_is_won_as_often_as_said_is_not_off() -> None:
    assert error_of([(100, 0.3, 0.3), (100, 0.7, 0.7)]) == 0.0
