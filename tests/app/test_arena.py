"""`toychest arena`: what it refuses, and what it tells."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from toychest.app import main

pytestmark = pytest.mark.slow


def test_a_file_with_something_else_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "letter.csv"
    out.write_text("Dear Ann,\n")
    said = CliRunner().invoke(main, ["arena", "toybattle", "--out", str(out)])
    assert (said.exit_code, "does not hold results of an arena" in said.output) == (1, True)
    assert out.read_text() == "Dear Ann,\n"


@pytest.mark.parametrize("out", ["missing/arena.csv", "letter.txt/arena.csv", f"{'long' * 100}.csv"])
def test_a_file_that_cannot_be_written_is_refused_in_a_sentence(out: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann,\n")
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "random,greedy", "--out", str(tmp_path / out)])
    assert (said.exit_code, said.output.count("\n")) == (1, 1)
    assert said.output.startswith(f"Error: {tmp_path / out} could not be written: ")


def test_a_folder_is_refused_as_a_file_in_a_sentence(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "random,random", "--out", str(tmp_path)])
    assert (said.exit_code, f"“{tmp_path}” is a folder, not a file." in said.output) == (2, True)


def test_weights_made_by_hand_for_a_planner_are_refused_in_a_sentence(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "castle", "--bots", "hand3", "--out", str(tmp_path / "a.csv")])
    why = "In castle the bots plan: “hand3” has no weights that could be made by hand."
    assert (said.exit_code, said.output) == (1, f"Error: {why}\n")


def test_an_unknown_level_is_refused_in_a_sentence(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "1..9", "--out", str(tmp_path / "a.csv")])
    assert (said.exit_code, "No bot is called “7” here." in said.output) == (1, True)


@pytest.mark.parametrize(
    ("choice", "said"),
    [("--bots=1,1", "Name each bot once"), ("--option=terrain", "written NAME=VALUE"), ("--bots=1", "at least two")],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(choice: str, said: str, tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["arena", "toybattle", choice, "--out", str(tmp_path / "kept.csv")])
    assert refused.exit_code == 1
    assert said in refused.output


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    said = CliRunner().invoke(main, ["arena", "ludo"])
    assert "No game here is called “ludo”. Here are: castle, clockwork, toybattle." in said.output


def test_results_that_their_picture_would_overwrite_are_refused(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "1,2", "--out", str(tmp_path / "arena.svg")])
    assert said.exit_code == 1
    assert "Give the results another ending" in said.output


def test_the_arena_tells_shares_ratings_and_where_they_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "arena.csv"
    said = CliRunner().invoke(
        main, ["arena", "toybattle", "--bots", "random,greedy", "--games", "2", "--raw", "--out", str(out)]
    )
    assert "greedy - random" in said.output
    assert "rating greedy" in said.output
    assert out.with_suffix(".svg").exists()


@pytest.mark.compiled
def test_what_is_left_without_luck_stands_below_and_in_the_numbers(tmp_path: Path) -> None:
    numbers = tmp_path / "numbers.json"
    asked = ["arena", "castle", "--bots", "1", "--games", "2", "--seats", "1", "--workers", "1"]
    said = CliRunner().invoke(main, [*asked, "--out", str(tmp_path / "arena.csv"), "--json", str(numbers)])
    assert "without luck" in said.output
    assert json.loads(numbers.read_text())["series"][0]["adjusted"]["evaluator"] == "planner 1"
