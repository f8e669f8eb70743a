"""`toychest puzzles`: a sentence for what cannot be, before anything is compiled."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tools.golden_games import GAMES
from toychest.app import main
from toychest.words import LANGUAGES

BATTLE = next(iter(sorted((GAMES / "toybattle" / "golden").glob("*.log"))))


def puzzles(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["puzzles", *words, "--data", str(folder / "data")])


@pytest.mark.parametrize("game", ["clockwork", "chess"])
def test_a_game_without_puzzles_is_refused(tmp_path: Path, game: str) -> None:
    said = puzzles(tmp_path, game, "--language", "en")
    assert (said.exit_code, "Choose from: castle, toybattle" in said.output) == (1, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_refused_in_every_language(tmp_path: Path, language: str) -> None:
    assert "castle, toybattle" in puzzles(tmp_path, "chess", "--language", language).output


def test_a_game_of_another_kind_is_refused(tmp_path: Path) -> None:
    said = puzzles(tmp_path, "castle", "--language", "en", "--from", str(BATTLE), "--out", str(tmp_path / "out"))
    assert "is a game of toybattle, not of castle" in said.output
    assert not (tmp_path / "out").exists()


def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,")
    said = puzzles(tmp_path, "castle", "--language", "en", "--from", str(tmp_path / "letter"))
    assert "is no saved game" in said.output


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,\n")
    said = puzzles(tmp_path, "castle", "--language", "en", "--out", str(tmp_path / "letter"))
    assert "Name another file with --out" in said.output
    assert (tmp_path / "letter").read_text() == "Dear Ann,\n"
