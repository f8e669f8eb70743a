"""The figures in our pages are those that were measured."""

from pathlib import Path

import pytest

from tools import figures
from toychest.bots import hint_errors
from toychest.bots.workers import kernel_cache

STEPS = ["2 - 1", "3 - 2", "4 - 3", "5 - 4", "6 - 5"]


@pytest.mark.parametrize("page", figures.BLOCKS, ids=lambda page: page.name)
def test_a_page_quotes_what_was_measured(page: Path) -> None:
    assert page.read_text("utf-8") == figures.written(page), "run python -m tools.figures"


def test_the_doubt_about_hints_is_the_one_that_was_measured_or_a_little_more() -> None:
    measured = {game: each["error"] for game, each in figures.measured("hints").items()}
    told = hint_errors._errors()
    assert {game: 0 <= told[game] - error < 0.02 for game, error in measured.items()} == dict.fromkeys(told, True)


def test_every_step_of_the_ladder_is_played() -> None:
    played = figures.measured("ladder")["series"]
    ladders = [played[game]["steps"] + played[f"{game}-top"]["steps"] for game in ("toybattle", "clockwork")]
    assert [[step["series"] for step in steps] for steps in ladders] == [STEPS, STEPS]


@pytest.mark.parametrize(
    ("games", "said"),
    [(0, ""), (1, " 1 game was cut off and counts half."), (4, " 4 games were cut off and count half.")],
)
def test_games_that_were_cut_off_are_counted_in_good_grammar(games: int, said: str) -> None:
    assert figures._cut_off(games) == said


def test_figures_of_other_kernels_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_cache, "sum_of", lambda package, patterns: "other sources")
    assert "the kernels have changed since" in figures.engine()
