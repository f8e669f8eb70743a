"""The figures in our pages are those that were measured."""

from pathlib import Path
from statistics import fmean

import pytest

from tools import figures
from toychest.bots import hint_errors
from toychest.games.castle.board_file import load_board
from toychest.games.castle.terms import BOARDS

STEPS = ["2 - 1", "3 - 2", "4 - 3", "5 - 4", "6 - 5"]


@pytest.mark.parametrize("page", figures.BLOCKS, ids=lambda page: page.name)
def test_a_page_quotes_what_was_measured(page: Path) -> None:
    assert page.read_text("utf-8") == figures.written(page), "run python -m tools.figures"


def test_the_doubt_about_hints_is_the_one_that_was_measured() -> None:
    assert {game: each["error"] for game, each in figures.measured("hints").items()} == hint_errors._errors()


def test_every_step_of_the_ladder_is_played() -> None:
    ladders = [figures.measured("ladder")["series"][game]["steps"] for game in ("toybattle", "clockwork")]
    assert [[step["series"] for step in steps] for steps in ladders] == [STEPS, STEPS]


@pytest.mark.parametrize(
    ("games", "said"),
    [(0, ""), (1, " 1 game was cut off and counts half."), (4, " 4 games were cut off and count half.")],
)
def test_games_that_were_cut_off_are_counted_in_good_grammar(games: int, said: str) -> None:
    assert figures._cut_off(games) == said


@pytest.mark.parametrize("board", BOARDS)
def test_a_tower_is_the_one_with_which_the_planner_wins_nearest_to_85_per_cent_in_base(board: str) -> None:
    distances = {tower: abs(fmean(wins) - 85) for tower, wins in played_in_base(board).items()}
    assert load_board(board).tower == min(distances, key=distances.__getitem__)


@pytest.mark.parametrize("board", BOARDS)
def test_towers_were_played_on_both_sides_of_85_per_cent(board: str) -> None:
    rates = [fmean(wins) for wins in played_in_base(board).values()]
    assert min(rates) < 85 < max(rates)


def played_in_base(board: str) -> dict[int, list[int]]:
    """By tower: of a hundred games with each placing, those that the planner won."""
    cells = {tuple(cell.split()): wins for cell, wins in figures.measured("castle_towers").items()}
    return {int(tower): wins for (name, profile, tower), wins in cells.items() if (name, profile) == (board, "base")}
