"""`toychest replay`: looking back, by lines and by keys."""

import os
from pathlib import Path

import pytest

from tests.terminal.stage import SHORT

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import at_a_terminal, code_in, piped, playing

XTERM = {"TERM": "xterm-256color"}


@pytest.mark.slow
def test_a_game_is_looked_back_at_by_its_code(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT).stdout)
    said = piped(["replay", code, "--data", str(tmp_path), "--plain"], ["end", "q"]).stdout
    assert "The sorcerer found the crown in drop 3!" in said


@pytest.mark.slow
def test_an_unfinished_game_is_not_looked_back_at(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT[:2]).stdout)
    done = piped(["replay", code, "--data", str(tmp_path)], [])
    assert (done.returncode, "This game is still being played" in done.stderr) == (1, True)


@pytest.mark.slow
def test_a_replay_steps_with_keys(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT).stdout)
    with at_a_terminal(["replay", code, "--data", str(tmp_path), "--plain"], XTERM) as terminal:
        terminal.until("q stops.")
        terminal.type("\x1b[C\x1b[C\x1b[D")
        terminal.until("Step 2 of 15")
        terminal.until("Step 1 of 15")
        terminal.type("\x1b[F")
        terminal.until("Step 15 of 15")
        terminal.type("\x1b[Hq")
        terminal.until("Step 0 of 15")
        assert terminal.ended() == 0


@pytest.mark.slow
def test_space_plays_on_by_itself(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT).stdout)
    with at_a_terminal(["replay", code, "--data", str(tmp_path), "--plain"], XTERM) as terminal:
        terminal.until("q stops.")
        terminal.type(" ")
        terminal.until("Step 2 of 15")
        terminal.type("q")
        assert terminal.ended() == 0
