"""`toychest play`, `resume` and `replay` as programs of their own, at a pipe and at a terminal."""

import os
import re
import signal
from pathlib import Path

import pytest

from tests.terminal.stage import SHORT
from toychest.words import say

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import at_a_terminal, code_in, piped, playing

GOLDEN = Path(__file__).parent / "golden" / "short.txt"
XTERM = {"TERM": "xterm-256color"}
ESCAPE = "\x1b"
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


def test_a_game_is_resumed_by_its_code(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT[:2]).stdout)
    done = piped(["resume", code.lower(), "--data", str(tmp_path)], SHORT[2:])
    assert (done.returncode, "You saved the castle!" in done.stdout) == (0, True)


def test_without_a_code_the_latest_is_resumed_and_the_others_are_listed(tmp_path: Path) -> None:
    older, latest = (code_in(piped(playing(tmp_path), SHORT[:2]).stdout) for _ in range(2))
    said = piped(["resume", "--data", str(tmp_path)], []).stdout
    assert said.startswith(f"Also unfinished:\n{older}  Coded Castle  Fox\n")
    assert code_in(said) == latest


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT).stdout)
    done = piped(["resume", code, "--data", str(tmp_path)], [])
    assert (done.returncode, "This game is over." in done.stderr) == (1, True)


def test_with_nothing_to_resume_it_says_how_to_start(tmp_path: Path) -> None:
    done = piped(["resume", "--data", str(tmp_path)], [])
    assert (done.returncode, "No game waits to be finished." in done.stderr) == (1, True)


def test_a_code_that_is_none_is_said(tmp_path: Path) -> None:
    done = piped(["resume", "nothing", "--data", str(tmp_path)], [])
    assert (done.returncode, "No table has this code" in done.stderr) == (1, True)


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


def test_a_game_is_looked_back_at_by_its_code(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT).stdout)
    said = piped(["replay", code, "--data", str(tmp_path), "--plain"], ["end", "q"]).stdout
    assert "The sorcerer found the crown in drop 3!" in said


def test_an_unfinished_game_is_not_looked_back_at(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT[:2]).stdout)
    done = piped(["replay", code, "--data", str(tmp_path)], [])
    assert (done.returncode, "This game is still being played" in done.stderr) == (1, True)


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


def test_space_plays_on_by_itself(tmp_path: Path) -> None:
    code = code_in(piped(playing(tmp_path), SHORT).stdout)
    with at_a_terminal(["replay", code, "--data", str(tmp_path), "--plain"], XTERM) as terminal:
        terminal.until("q stops.")
        terminal.type(" ")
        terminal.until("Step 2 of 15")


def test_a_terminal_gets_colour(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), XTERM) as terminal:
        assert ESCAPE in terminal.until("Fox > ")


@pytest.mark.parametrize("own", [XTERM | {"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["NO_COLOR", "dumb"])
def test_no_escape_code_is_written_where_nobody_wants_colour(tmp_path: Path, own: dict[str, str]) -> None:
    with at_a_terminal(playing(tmp_path), own) as terminal:
        said = terminal.until("Fox > ")
        terminal.type("\nturn 1 left\nwhy go\n?\nquit\n")
        terminal.ended()
    assert ESCAPE not in re.sub(r"\x1b\[\?2004[hl]\r?", "", said + terminal.said)  # the line editor's own


@pytest.mark.parametrize("own", [XTERM | {"NO_COLOR": "1"}])
def test_board_row_and_prompt_fit_on_one_screen(tmp_path: Path, own: dict[str, str]) -> None:
    with at_a_terminal(playing(tmp_path), own) as terminal:
        terminal.until("Fox > ")
        terminal.type("\n")
        said = terminal.until("Fox > ")
    screen = said[said.index("moon") :].splitlines()
    assert len(screen) <= 24
    assert max(map(len, screen)) <= 80


def test_a_narrow_terminal_is_no_trouble(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), XTERM, size=(24, 60)) as terminal:
        terminal.until("Fox > ")
        terminal.type("quit\n")
        assert terminal.ended() == 0


def test_ctrl_d_keeps_the_game(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), XTERM) as terminal:
        terminal.until("Fox > ")
        terminal.type("\x04")
        terminal.until("The game is kept.")
        assert terminal.ended() == 0


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), XTERM) as terminal:
        terminal.until("Fox > ")
        terminal.program.send_signal(signal.SIGINT)
        terminal.until("The game is kept.")
        assert terminal.ended() == 0


def test_an_old_encoding_is_no_trouble(tmp_path: Path) -> None:
    words = playing(tmp_path, "--language", "ru")
    done = piped(words, SHORT, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stdout.isascii()) == (0, True)


def test_the_environments_language_is_spoken(tmp_path: Path) -> None:
    said = piped(playing(tmp_path), SHORT, LANG="de_DE.UTF-8").stdout
    assert say("castle-outcome-castle-saved", language="de") in said
