"""`toychest play` at a real terminal: colour, size, and how it is left."""

import os
import re
import signal
from pathlib import Path

import pytest

if os.name != "posix":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.app.program import at_a_terminal, playing

XTERM = {"TERM": "xterm-256color"}
ESCAPE = "\x1b"


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize("own", [XTERM | {"NO_COLOR": "1"}])
def test_board_row_and_prompt_fit_on_one_screen(tmp_path: Path, own: dict[str, str]) -> None:
    with at_a_terminal(playing(tmp_path), own) as terminal:
        terminal.until("Fox > ")
        terminal.type("\n")
        said = terminal.until("Fox > ")
    screen = said[said.index("moon") :].splitlines()
    assert len(screen) <= 24
    assert max(map(len, screen)) <= 80


@pytest.mark.slow
def test_a_narrow_terminal_is_no_trouble(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), XTERM, size=(24, 60)) as terminal:
        terminal.until("Fox > ")
        terminal.type("quit\n")
        assert terminal.ended() == 0


@pytest.mark.slow
def test_ctrl_d_keeps_the_game(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), XTERM) as terminal:
        terminal.until("Fox > ")
        terminal.type("\x04")
        terminal.until("The game is kept.")
        assert terminal.ended() == 0


@pytest.mark.slow
def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    with at_a_terminal(playing(tmp_path), XTERM) as terminal:
        terminal.until("Fox > ")
        terminal.program.send_signal(signal.SIGINT)
        terminal.type("\n")  # a signal between the prompt and the first key is noticed with the key
        terminal.until("The game is kept.")
        assert terminal.ended() == 0
