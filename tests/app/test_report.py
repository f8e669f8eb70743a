"""`toychest report`: what it refuses, and that it writes page, tables and numbers, and goes on where it was stopped."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from toychest.app import main
from toychest.review.game_report import GameReport

pytestmark = pytest.mark.slow


def report(folder: Path, *words: str) -> Result:
    kept = ["--results", str(folder / "kept.csv"), "--out", str(folder / "page.html"), "--language", "en"]
    return CliRunner().invoke(main, ["report", *words, *kept, "--workers", "1"])


def test_an_unknown_bot_is_refused_in_a_sentence(tmp_path: Path) -> None:
    said = report(tmp_path, "castle", "--bot", "clever")
    assert (said.exit_code, said.output) == (
        1,
        "Error: No bot is called clever. Choose a level from 1 to 6, greedy or random.\n",
    )


def test_a_file_with_something_else_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "kept.csv").write_text("Dear Ann,\n")
    said = report(tmp_path, "castle", "--bot", "random")
    assert (said.exit_code, "holds something else" in said.output) == (1, True)
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("kept.csv", "Dear Ann,\n")]


@pytest.mark.parametrize(
    ("words", "why"),
    [(("ludo",), "No game here is called “ludo”"), (("castle", "--each", "moon"), "“moon”")],
)
def test_what_is_not_there_is_refused_with_what_is(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    said = report(tmp_path, *words)
    assert (said.exit_code, why in said.output) == (1, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.compiled
def test_it_writes_page_tables_and_numbers(tmp_path: Path) -> None:
    tables, numbers = tmp_path / "tables.md", tmp_path / "numbers.json"
    asked = ("castle", "--bot", "random", "--games", "2", "--tables", str(tables), "--json", str(numbers))
    report(tmp_path, *asked)
    found = msgspec.json.decode(numbers.read_bytes(), type=GameReport)
    assert (found.total.games, found.each, len(found.choices)) == (8, "board", 4)
    assert tables.read_text("utf-8").startswith("# Coded Castle")
    assert (tmp_path / "page.html").read_text("utf-8").startswith("<!doctype html>")
    played = (tmp_path / "kept.csv").read_bytes()
    report(tmp_path, *asked)
    assert (tmp_path / "kept.csv").read_bytes() == played
