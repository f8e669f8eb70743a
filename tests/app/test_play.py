"""`toychest play` as a program of its own, at a pipe."""

import os
from pathlib import Path

import pytest

from tests.terminal.stage import SHORT
from toychest.games.castle.course import NUMBERS, exercise_puzzle
from toychest.words import say

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import code_in, piped, playing

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent / "golden" / "short.txt"
NAMED = ("--name", "Anna", "--name", "Ivo")


def test_a_short_game_reads_as_it_always_did(tmp_path: Path) -> None:
    done = piped(playing(tmp_path, *NAMED, "--plain"), ["?", *SHORT, "verify", "quit"])
    said = done.stdout.replace(code_in(done.stdout), "CODE")
    assert (done.returncode, said) == (0, GOLDEN.read_text(encoding="utf-8"))


def test_a_whole_game_from_a_pipe_is_saved_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    piped(playing(tmp_path), [*SHORT, f"save {file}"])
    assert piped(["verify", str(file)], []).stdout.startswith("game.log: fair. 15 entries")


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    file.write_text("mine")
    said = piped(playing(tmp_path), [*SHORT, f"save {file}"]).stdout
    assert (file.read_text(), "There is a file" in said) == ("mine", True)


def test_an_input_that_ends_too_soon_says_how_to_go_on(tmp_path: Path) -> None:
    done = piped(playing(tmp_path), SHORT[:2])
    assert done.returncode == 1
    assert f"resume {code_in(done.stdout)} --data {tmp_path}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_old_encoding_is_no_trouble(tmp_path: Path) -> None:
    words = playing(tmp_path, "--language", "ru")
    done = piped(words, SHORT, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stdout.isascii()) == (0, True)


def test_an_old_encoding_gets_its_own_quotation_marks(tmp_path: Path) -> None:
    done = piped(playing(tmp_path), ["", "?"], PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert 'then type "go". "?" lists what you may do.' in done.stdout


def test_the_environments_language_is_spoken(tmp_path: Path) -> None:
    said = piped(playing(tmp_path), SHORT, LANG="de_DE.UTF-8").stdout
    assert say("castle-outcome-castle-saved", language="de") in said


def test_an_exercise_of_the_course_is_chosen_by_its_number(tmp_path: Path) -> None:
    gap = next(number for number in NUMBERS if exercise_puzzle(number).has_gap)
    said = piped(["play", "castle", "--puzzle", str(gap), "--plain", "--data", str(tmp_path)], []).stdout
    assert say("castle-option-puzzle-count", {"count": gap}) in said
    assert "lay up" in said
