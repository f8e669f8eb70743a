"""Lines that are taken away again from a screen, and nothing else."""

import io

import pytest

from toychest.terminal.screen import SWEPT, Look, Screen


def rubbed_out(look: Look, lines: int) -> str:
    output = io.StringIO()
    Screen(output, look).rub_out(lines)
    return output.getvalue()


def test_a_terminal_goes_up_and_clears_what_is_below() -> None:
    assert rubbed_out(Look(is_terminal=True), 3) == "\x1b[3F\x1b[0J"


def test_what_has_scrolled_off_takes_everything_with_it() -> None:
    assert rubbed_out(Look(is_terminal=True, height=24), 24) == SWEPT


def test_where_nothing_goes_up_it_is_scrolled_away() -> None:
    assert rubbed_out(Look(height=24), 3) == "\n" * 24


@pytest.mark.parametrize("is_plain", [True, False], ids=["plain", "wrapped"])
def test_rows_are_counted_as_a_terminal_wraps_them(is_plain: bool) -> None:
    screen = Screen(io.StringIO(), Look(width=20, is_plain=is_plain))
    screen.write("twelve words " * 3)
    screen.write("")
    assert screen.written == 3
