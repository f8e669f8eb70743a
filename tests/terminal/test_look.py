"""What a terminal is thought to show."""

import io

import pytest

from toychest.terminal.screen import Look, look_of
from toychest.terminal.voice import language_of


class Terminal(io.TextIOWrapper):
    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def isatty(self) -> bool:
        return True


def seen(environment: dict[str, str], *, is_plain: bool = False, encoding: str = "utf-8") -> Look:
    return look_of(Terminal(encoding), environment, is_plain=is_plain)


def test_a_terminal_has_colour_and_lines() -> None:
    assert seen({"TERM": "xterm"}) == Look(has_colour=True, is_terminal=True)


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_colour_is_left_out_when_asked(environment: dict[str, str]) -> None:
    assert not seen(environment).has_colour


def test_an_empty_no_color_asks_for_nothing() -> None:
    assert seen({"NO_COLOR": ""}).has_colour


def test_plain_has_neither_colour_nor_lines() -> None:
    assert seen({"TERM": "xterm"}, is_plain=True) == Look(is_plain=True, has_lines=False, is_terminal=True)


def test_a_pipe_has_no_colour() -> None:
    assert not look_of(io.StringIO(), {}, is_plain=False).has_colour


def test_an_old_encoding_gets_letters() -> None:
    assert not seen({}, encoding="latin-1").has_lines


def test_a_number_of_columns_that_is_none_is_not() -> None:
    assert seen({"COLUMNS": "many"}).width == 80


def test_columns_and_lines_are_believed() -> None:
    look = seen({"COLUMNS": "60", "LINES": "20"})
    assert (look.width, look.height) == (60, 20)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "uk_UA", "LANG": "de_DE"}, "uk"),
        ({"LC_ALL": "", "LANG": "hu"}, "hu"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
    ids=str,
)
def test_the_language_is_the_environments(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
