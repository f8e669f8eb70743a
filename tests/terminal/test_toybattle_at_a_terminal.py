"""Toy Battle as a program at a real terminal: size, colour, the curtain, and going on after a stop."""

import os
import re
from pathlib import Path

import pytest

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import at_a_terminal, code_in, piped
from toychest.terminal.screen import SWEPT

pytestmark = pytest.mark.slow

PLAIN_XTERM = {"TERM": "xterm-256color", "NO_COLOR": "1"}


def playing(folder: Path, *words: str) -> tuple[str, ...]:
    """With seed 7 Anna begins, and has XB-42, Star and Kwak."""
    names = ("--name", "Anna", "--name", "Ivo")
    return ("play", "toybattle", "--data", str(folder), "--seed", "7", *names, *words)


def test_the_rack_is_gone_when_the_other_seat_looks(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), PLAIN_XTERM) as terminal:
        terminal.until("Enter.")
        terminal.type("\n")
        terminal.until("Anna > ")
        terminal.type("place kwak 11\n")
        terminal.until("then it is gone.")
        terminal.type("\n")
        before = terminal.until("Pass to Ivo, then press Enter.")
        terminal.type("\n")
        after = terminal.until("Ivo > ")
    assert "Your rack" not in before
    assert "Your rack: (" in after.partition(SWEPT)[2]
    assert "[Star6]" not in after


@pytest.mark.parametrize("terrain", ["station", "clouds"])
def test_what_a_seat_sees_fits_on_one_screen(tmp_path: Path, terrain: str) -> None:
    with at_a_terminal(playing(tmp_path, "--terrain", terrain), PLAIN_XTERM) as terminal:
        terminal.until("Enter.")
        terminal.type("\n")
        terminal.until("Anna > ")
        terminal.type("place star 11\n")
        said = terminal.until("Anna > ")
    screen = said[said.index("Anna placed Star on 11.") :].splitlines()
    assert len(screen) <= 24
    assert max(map(len, screen)) <= 80


def test_no_escape_code_but_the_sweep_is_written_without_colour(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), PLAIN_XTERM) as terminal:
        terminal.until("Enter.")
        terminal.type("\n")
        said = terminal.until("Anna > ")
    assert "\x1b" not in re.sub(r"\x1b\[\?2004[hl]\r?", "", said.replace(SWEPT, ""))


def test_a_game_that_was_left_goes_on_behind_a_curtain(tmp_path: Path) -> None:
    left = piped(playing(tmp_path), ["place kwak 11"])
    went_on = piped(["resume", code_in(left.stdout), "--data", str(tmp_path)], ["quit"])
    shown = went_on.stdout.partition("Ivo looks at the screen now.")[2]
    assert "Anna placed Kwak on 11." in " ".join(shown.split())
    assert "Your rack: (" in shown
    assert "Your rack: [" not in went_on.stdout


def test_a_game_that_is_not_over_is_not_looked_back_at(tmp_path: Path) -> None:
    left = piped(playing(tmp_path), ["place kwak 11"])
    asked = piped(["replay", code_in(left.stdout), "--data", str(tmp_path)], [])
    assert asked.returncode != 0
    assert "[#1]" not in asked.stdout


@pytest.mark.parametrize("words", [("--terrain", "pool", "--beginner"), ("--plain",), ("--rule", "suppress=forced")])
def test_choices_are_made_on_the_command_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert "You may play:" in piped(playing(tmp_path, *words), ["?", "quit"]).stdout
