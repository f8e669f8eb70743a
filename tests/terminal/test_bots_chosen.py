"""`toychest play GAME --bot LEVEL`, and the questions that `toychest play` asks at a keyboard."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.terminal.stage import Stage
from toychest.app import main
from toychest.commands.play import ask_and_play
from toychest.terminal.console import Console


def played(folder: Path, *words: str) -> Result:
    """The command, and `quit` at its first prompt."""
    wanted = ["play", "clockwork", "--data", str(folder / "data"), "--plain", *words]
    return CliRunner().invoke(main, wanted, input="quit\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--bot", "Cog"), "Players: Fox, Cog – bot 3"),
        (("--bot", "3", "--bot", "cog"), "Players: Fox, Cog – bot 3, Cog 2 – bot 3"),
        (("--name", "Anna", "--bot", "6"), "Players: Anna, Mainspring – bot 6"),
        (("--seats", "3", "--bot", "1"), "Players: Fox, Owl, Pip – bot 1"),
        (("--bot", "6", "--name", "Anna"), "Players: Mainspring – bot 6, Anna"),
        (("--name", "Anna", "--bot", "6", "--name", "Ivo"), "Players: Anna, Mainspring – bot 6, Ivo"),
    ],
    ids=str,
)
def test_a_bot_has_a_seat_of_its_own(tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    result = played(tmp_path, *words)
    assert (result.exit_code, line in result.output.splitlines()) == (0, True)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (("--bot", "7"), "Error: No bot is called “7”."),
        (("--bot", "Clog"), "Did you mean “Cog”?"),
        (("--bot", ""), "Choose one of: 1 Pip, 2 Thimble, 3 Cog, 4 Ratchet, 5 Flywheel, 6 Mainspring"),
        (
            ("--seats", "3", "--name", "Anna", "--bot", "1"),
            "Error: Seats: 3. Names: 1. Bots: 1. These do not fit together.",
        ),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_and_nothing_is_made(tmp_path: Path, words: tuple[str, ...], line: str) -> None:
    result = played(tmp_path, *words)
    assert (result.exit_code, (tmp_path / "data").exists()) == (1, False)
    assert line in result.output.splitlines()


def test_more_bots_than_seats_are_refused(tmp_path: Path) -> None:
    assert played(tmp_path, *["--bot", "1"] * 9).exit_code == 1


def test_the_levels_are_listed_with_a_sentence_on_each(tmp_path: Path) -> None:
    lines = played(tmp_path, "--list").output.splitlines()
    assert [line for line in lines[lines.index("Bots (--bot LEVEL):") + 1 :] if line[0].isdigit()] == [
        "1: Pip (Very easy)",
        "2: Thimble (Easy)",
        "3: Cog (Medium)",
        "4: Ratchet (Hard)",
        "5: Flywheel (Very hard)",
        "6: Mainspring (Hardest)",
    ]


def asked(*lines: str) -> list[str]:
    """What is said when `toychest play` is answered so."""
    stage = Stage(lines, is_piped=False)
    _answered(stage.console)
    return stage.said


def _answered(console: Console) -> None:
    try:
        ask_and_play(console)
    finally:
        console.runner.close()


def test_a_game_and_who_plays_it_can_be_answered_at_a_keyboard() -> None:
    assert "Players: Eva, Cog – bot 3" in asked("toybattle", "Eva, Cog", "", "quit")


@pytest.mark.parametrize("typed", ["terrain=pool", "pool", "beginner=false, pool"])
def test_a_terrain_can_be_chosen_at_a_keyboard(typed: str) -> None:
    assert "Which terrain? Tropical Pool" in asked("2", "Eva, Cog", typed, "", "quit")


def test_what_can_be_chosen_is_listed_when_asked() -> None:
    assert "pool: Tropical Pool" in asked("2", "Eva, Cog", "?", "", "quit")


def test_what_cannot_be_chosen_is_asked_again() -> None:
    assert "Which terrain? Tropical Pool" in asked("2", "Eva, Cog", "terrain=moon", "pool", "", "quit")


def test_a_game_is_learnt_from_the_menu() -> None:
    assert "Step 1 of 11: Take my headquarters, or be first to seven medals." in asked("learn 2", "quit")


@pytest.mark.parametrize("lines", [(), ("",), ("castle",)], ids=str)
def test_whoever_leaves_plays_nothing(lines: tuple[str, ...]) -> None:
    assert not any(line.startswith("Players:") for line in asked(*lines))
