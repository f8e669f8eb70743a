"""`toychest board check FILE` as a program of its own: exit code 0 and the facts, or 1 and every complaint."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from toychest.app import main

pytestmark = pytest.mark.slow

GOOD = """name = "corner"
symbols = ["moon", "key", "flag"]
lines = ["S.O", ".w.", "..O"]
walls = [["a1", "b1"]]
tower = 5
"""
ISLAND = """symbols = ["moon", "key", "flag", "sun", "fish"]
lines = ["S...O", "XXXXX", "..wXO"]
walls = []
tower = 50
"""


def checked(*words: str) -> Result:
    """Within this process, which is quicker."""
    return CliRunner(env={"LC_ALL": "C"}).invoke(main, ["board", "check", *words])


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    """As a program."""
    unset = ("LANG", "LC_ALL", "LC_MESSAGES")
    environment = {name: value for name, value in os.environ.items() if name not in unset} | {"PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "toychest", "board", "check", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=240)


def file_with(folder: Path, text: str, name: str = "mine.toml") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_a_playable_board_is_described(tmp_path: Path) -> None:
    told = run(file := file_with(tmp_path, GOOD))
    assert (told.returncode, told.stdout.splitlines()) == (
        0,
        [
            f"{file} can be played.",
            "9 squares in 3 columns and 3 rows",
            "start a1; chambers 5, treasure tokens 5, gates 2, wands 1, ghost rooms 0, walls 1; tower 5 steps",
        ],
    )


def test_an_unknown_field_hides_no_other_fault(tmp_path: Path) -> None:
    told = checked(file_with(tmp_path, GOOD.replace("tower = 5", "tower = 50\ntowr = 5"))).output
    assert "towr" in told
    assert "A tower of 50 steps" in told


def test_a_deck_that_never_leaves_the_start_is_told(tmp_path: Path) -> None:
    deck = file_with(tmp_path, "up = 1\nloop = 2\n", "deck.toml")
    told = checked(file_with(tmp_path, GOOD), "--deck", deck)
    assert (told.exit_code, "nobody ever leaves the start" in told.output) == (1, True)


def test_our_own_deck_leaves_every_start(tmp_path: Path) -> None:
    assert checked("labyrinth", "--deck", "standard").exit_code == 0


def test_every_complaint_says_how_to_mend_it(tmp_path: Path) -> None:
    told = run(file := file_with(tmp_path, ISLAND))
    assert (told.returncode, told.stdout.splitlines()) == (
        1,
        [
            f"{file} can’t be played with:",
            "- A tower of 50 steps cannot be played. Choose a number from 3 to 40.",
            "- No way leads to a3, b3, c3. Open a wall, make a ghost room a chamber, or put a gate there; "
            "or make a3 a ghost room, an X.",
        ],
    )


@pytest.mark.parametrize(
    ("lines", "note"),
    [
        ('["S....O.", "XXXXXXX", "OXXXXXX"]', "Where gates must be used (older, oldest) no way leads to f1, g1."),
        ('["S....O.", "XXXXXXX", "O.XXXXX"]', "no way leads to a3, b3. No treasure will lie there then."),
    ],
)
def test_what_only_some_rules_reach_is_a_note_and_no_fault(tmp_path: Path, lines: str, note: str) -> None:
    symbols = '["moon", "key", "flag", "sun", "fish", "tree", "bird"]'
    told = checked(file_with(tmp_path, f"symbols = {symbols}\nlines = {lines}\ntower = 9"))
    assert told.exit_code == 0
    assert note in told.stdout


def test_one_of_our_boards_is_checked_by_its_name() -> None:
    assert checked("castle").stdout.startswith("castle can be played.\n42 squares")


def test_a_deck_is_checked_beside_its_board(tmp_path: Path) -> None:
    told = checked("castle", "--deck", file_with(tmp_path, "up = 2\nghosts = 1", "deck.toml"))
    assert (told.exit_code, told.stdout.splitlines()[-1]) == (1, "- There is no card “ghosts”. Did you mean “ghost”?")


def test_a_good_deck_is_said_to_be_good(tmp_path: Path) -> None:
    told = checked("castle", "--deck", file := file_with(tmp_path, "up = 2\nghost = 1", "deck.toml"))
    assert (told.exit_code, told.stdout.splitlines()[-1]) == (0, f"{file} can be played: 3 cards.")


def test_a_file_that_is_no_text_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff\xfes\x00")
    told = run(str(file))
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == f"Error: {file} can’t be read: UTF-8\n"


@pytest.mark.parametrize("file", ["~nobody-here/x", "x" * 300, "nothing.toml", "gardn"])
def test_what_is_neither_a_file_nor_a_board_is_one_sentence(file: str) -> None:
    told = checked(file)
    assert (told.exit_code, told.stdout) == (1, "")
    assert told.stderr.startswith(f"Error: There is no file {file}, and no board of that name. Our own boards: castle")


def test_a_missing_deck_is_one_sentence() -> None:
    assert checked("castle", "--deck", "~nobody-here/x").stderr == ("Error: There is no file ~nobody-here/x.\n")


def test_our_board_goes_before_a_file_of_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file_with(tmp_path, GOOD, "castle")
    monkeypatch.chdir(tmp_path)
    assert checked("castle").stdout.startswith("castle can be played.\n42 squares")


def test_a_name_of_ours_is_read_in_capitals_too() -> None:
    assert checked("Castle").stdout.startswith("Castle can be played.\n42 squares")


def test_nothing_that_is_named_can_command_a_terminal(tmp_path: Path) -> None:
    told = checked(file_with(tmp_path, GOOD, "\u202etxet\x1b[2J"))
    assert told.stdout.startswith(f"{tmp_path}/?txet?[2J can be played.\n")


def test_a_language_that_nobody_speaks_here_is_refused(tmp_path: Path) -> None:
    told = checked(file_with(tmp_path, GOOD), "--language", "tlh")
    assert told.exit_code == 2
    assert "'de'" in told.stderr


def test_it_speaks_the_language_asked_for(tmp_path: Path) -> None:
    file = file_with(tmp_path, ISLAND)
    assert not set(checked(file, "--language", "de").stdout.splitlines()) & set(checked(file).stdout.splitlines())
