"""docs/printing.md: it names every option of `toychest board print` and no other, and its commands exist."""

import re
import shlex

import click
import pytest

from tests.docs.tree import ROOT
from toychest.app import main
from toychest.commands.castle.board_print import print_board
from toychest.games.castle.terms import BOARDS

PAGE = (ROOT / "docs" / "printing.md").read_text(encoding="utf-8")
LISTED = [line for block in re.findall(r"```\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
ROWS = dict(re.findall(r"^\| (.+?) \| (.+?) \|$", PAGE, re.MULTILINE))
OPTIONS = {flag: option for option in print_board.params for flag in option.opts if flag.startswith("--")}
CHOICES = sorted(flag for flag, option in OPTIONS.items() if isinstance(option.type, click.Choice))


def test_it_names_every_option_and_no_other() -> None:
    assert set(re.findall(r"`(--[a-z]+)", " ".join(ROWS))) == set(OPTIONS)


@pytest.mark.parametrize("line", LISTED)
def test_a_command_it_names_exists_with_its_options(line: str) -> None:
    words = shlex.split(line)
    assert words[:3] == ["toychest", "board", "print"]
    board = main.get_command(click.Context(main), "board")
    assert isinstance(board, click.Group)
    assert board.commands["print"] is print_board
    assert {word for word in words if word.startswith("--")} <= set(OPTIONS)


@pytest.mark.parametrize("flag", ["--format", "--paper", "--printing"])
def test_it_names_every_choice(flag: str) -> None:
    (row,) = [f"{name} {said}" for name, said in ROWS.items() if flag in name]
    choices = OPTIONS[flag].type.choices  # type: ignore[attr-defined]
    assert set(choices) - set(re.findall(r"[a-z0-9]+", row)) == set()


def test_no_other_option_has_choices() -> None:
    assert CHOICES == ["--format", "--language", "--paper", "--printing"]


def test_it_names_every_board_of_ours() -> None:
    assert [board for board in BOARDS if f"`{board}`" not in PAGE] == []
