"""`toychest simulate`: what it refuses, in a sentence, and what it leaves behind."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from toychest.app import main


def refused(folder: Path, *words: str) -> str:
    said = CliRunner().invoke(main, ["simulate", *words, "--games", "1", "--out", str(folder)])
    assert said.exit_code == 1
    return said.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["ludo"], "No game here is called “ludo”. Here are: castle, clockwork, toybattle."),
        (["toybattle", "--bots", "7"], "No bot is called “7” here."),
        (["toybattle", "--seats", "5"], "That number of seats does not fit\nThis game takes 2."),
        (
            ["toybattle", "--option", "moon=full"],
            "This game has no choice called “moon”.\nChoose one of: terrain, beginner",
        ),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path / "games", *words)
    assert not (tmp_path / "games").exists()


def test_a_folder_that_cannot_be_made_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,\n")
    said = refused(tmp_path / "letter" / "games", "castle")
    assert said.startswith("Error: cannot keep games in ")


def test_a_folder_with_something_else_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,\n")
    said = refused(tmp_path, "castle")
    assert "holds something else than this simulation. Name another folder with --out." in said


@pytest.mark.slow
@pytest.mark.compiled
def test_games_are_played_into_a_folder(tmp_path: Path) -> None:
    words = ["simulate", "castle", "--games", "2", "--batch", "1", "--workers", "1", "--out", str(tmp_path / "games")]
    said = CliRunner().invoke(main, words)
    assert said.output.endswith(f"Games in {tmp_path / 'games'}: 2\n")
    assert len(list((tmp_path / "games").glob("*.parquet"))) == 2
