"""Clockwork City as a program at a real terminal: size, the curtain, and going on after a stop."""

import os
import re
from pathlib import Path

import pytest

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import Terminal, at_a_terminal, code_in, piped
from toychest.terminal.screen import SWEPT

pytestmark = pytest.mark.slow

PLAIN_XTERM = {"TERM": "xterm-256color", "NO_COLOR": "1"}
NAMES = ("Anna", "Ivo", "Mia", "Leo")
CHOSEN = ["choose tilda", "choose otto", "choose nana", "choose bruno"]


def playing(folder: Path, *words: str) -> tuple[str, ...]:
    """Four at one keyboard."""
    names = [word for name in NAMES for word in ("--name", name)]
    return ("play", "clockwork", "--data", str(folder), "--seed", "7", *names, *words)


def choose(terminal: Terminal) -> None:
    """Everybody chooses a character."""
    for name, line in zip(NAMES, CHOSEN, strict=True):
        terminal.until(f"Pass to {name}, then press Enter.")
        terminal.type("\n")
        terminal.until(f"{name} > ")
        terminal.type(f"{line}\n")
        look_away(terminal)


def look_away(terminal: Terminal) -> None:
    """Whoever has the screen lets go of it."""
    terminal.until("then it is gone.")
    terminal.type("\n")


@pytest.mark.parametrize("board", ["ring", "forked"])
def test_what_a_seat_sees_fits_on_one_screen(tmp_path: Path, board: str) -> None:
    with at_a_terminal(playing(tmp_path, "--board", board), PLAIN_XTERM) as terminal:
        terminal.until("Enter.")
        terminal.type("\n")
        said = terminal.until("Anna > ")
    screen = said.partition(SWEPT)[2].splitlines()
    assert (len(screen) <= 24, max(map(len, screen)) <= 80) == (True, True)


def test_the_hand_is_gone_when_the_next_seat_looks(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), PLAIN_XTERM) as terminal:
        choose(terminal)
        terminal.until("Pass to Anna, then press Enter.")
        terminal.type("\n")
        own = terminal.until("Anna > ")
        terminal.type("\n")
        look_away(terminal)
        terminal.until("Pass to Ivo, then press Enter.")
        terminal.type("\n")
        after = terminal.until("Ivo > ").partition(SWEPT)[2]
    hers, his = (set(re.findall(r"[A-Z] \w+ \d/\d", screen)) for screen in (own, after))
    assert hers - his
    assert ["was dealt" in after, "Anna threw" in after] == [False, True]


def test_a_game_that_was_left_goes_on_behind_a_curtain(tmp_path: Path) -> None:
    left = piped(playing(tmp_path), CHOSEN)
    went_on = piped(["resume", code_in(left.stdout), "--data", str(tmp_path)], ["quit"])
    assert "/4" in went_on.stdout.partition("looks at the screen now.")[2]
    assert "/4" not in went_on.stdout.partition("looks at the screen now.")[0]


@pytest.mark.parametrize("words", [("--memory-aid", "last_3"), ("--plain",), ("--rule", "entry=exact")])
def test_choices_are_made_on_the_command_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert "You may play:" in piped(playing(tmp_path, *words), ["?", "quit"]).stdout
