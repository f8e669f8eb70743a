"""`toychest resume`: going on, by code or with the latest, also after kill -9."""

import os
from pathlib import Path

import pytest

from tests.terminal.stage import SHORT

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import at_a_terminal, code_in, piped, playing

XTERM = {"TERM": "xterm-256color"}


@pytest.mark.slow
def test_a_game_is_resumed_by_its_code(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT[:2]).stdout)
    done = piped(["resume", code.lower(), "--data", str(tmp_path)], SHORT[2:])
    assert (done.returncode, "You saved the castle!" in done.stdout) == (0, True)


@pytest.mark.slow
def test_without_a_code_the_latest_is_resumed_and_the_others_are_listed(tmp_path: Path) -> None:
    older, latest = (code_in(piped(playing(tmp_path), SHORT[:2]).stdout) for _ in range(2))
    said = piped(["resume", "--data", str(tmp_path)], []).stdout
    assert said.startswith(f"Also unfinished:\n{older}  Coded Castle  Fox\n")
    assert code_in(said) == latest


@pytest.mark.slow
def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT).stdout)
    done = piped(["resume", code, "--data", str(tmp_path)], [])
    assert (done.returncode, "This game is over." in done.stderr) == (1, True)


@pytest.mark.slow
def test_with_nothing_to_resume_it_says_how_to_start(tmp_path: Path) -> None:
    done = piped(["resume", "--data", str(tmp_path)], [])
    assert (done.returncode, "No game waits to be finished." in done.stderr) == (1, True)


@pytest.mark.slow
def test_a_code_that_is_none_is_said(tmp_path: Path) -> None:
    done = piped(["resume", "nothing", "--data", str(tmp_path)], [])
    assert (done.returncode, "No table has this code" in done.stderr) == (1, True)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_by_kill_9(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path, "--plain"), XTERM) as terminal:
        code = code_in(terminal.until("Fox > "))
        terminal.type("\n")
        terminal.until("Fox > ")
        terminal.type("turn 1 left\n")
        terminal.until("turned card 1 to the left")
        terminal.program.kill()
        terminal.program.wait()
    said = piped(["resume", code, "--data", str(tmp_path), "--plain"], []).stdout
    assert "Card 1: right, turned" in said
