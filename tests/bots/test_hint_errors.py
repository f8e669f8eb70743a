"""What a hint tells is wider than what the search's samples say."""

import msgspec
import pytest

from tests.bots.thoughts import WINDOW, thought
from toychest.bots import hint_errors
from toychest.bots.hint_errors import share_of_error, with_measured_error
from toychest.bots.thought import Candidate, Thought


@pytest.fixture(autouse=True)
def known_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_errors, "_errors", lambda: {"toybattle": 0.05})


def test_an_even_chance_is_told_with_the_whole_error() -> None:
    told = with_measured_error(thought(0.5, spread=0.0), WINDOW).candidates[0]
    assert (told.low, told.high) == pytest.approx((0.402, 0.598))


def test_the_spread_of_the_samples_comes_on_top() -> None:
    told = with_measured_error(thought(0.5, spread=0.1), WINDOW).candidates[0]
    assert (told.low, told.high) == pytest.approx((0.36, 0.64), abs=0.001)


def test_a_game_that_is_won_is_hardly_with_measured_error() -> None:
    told = with_measured_error(thought(1.0, spread=0.0), WINDOW).candidates[0]
    assert (told.low, told.high) == (1.0, 1.0)


def test_a_plan_is_doubted_as_a_search_is() -> None:
    planned = msgspec.structs.replace(thought(0.5, spread=0.0), by="planner")
    told = with_measured_error(planned, WINDOW).candidates[0]
    assert (told.low, told.high) == pytest.approx((0.402, 0.598))


def test_what_is_exact_is_not_with_measured_error() -> None:
    sure = Candidate(move="take", worth=0.5, low=0.5, high=0.5, is_exact=True)
    assert with_measured_error(Thought(move="take", by="planner", candidates=(sure,)), WINDOW).candidates == (sure,)


def test_a_guess_without_a_measure_is_told_as_it_is() -> None:
    guessed = msgspec.structs.replace(thought(0.5), by="rules")
    assert with_measured_error(guessed, WINDOW) == guessed


def test_a_mean_that_is_rounded_up_beyond_a_sure_win_has_no_error() -> None:
    assert share_of_error(1 + 1e-15) == 0.0
