"""docs/terminal.md: every command, option and word at the prompt that it names exists, and none is left out."""

import re
import shlex

import click
import pytest

from tests.docs.tree import ROOT, lines_of
from tests.terminal.battles import battle
from tests.terminal.cities import city_table
from tests.terminal.stage import DRAWN, Stage, castle
from toychest.app import main
from toychest.commands.learn import learn
from toychest.commands.play import USUAL, play
from toychest.commands.terminal_options import TERMINAL_OPTIONS
from toychest.games import EDITIONS
from toychest.terminal.coach import COMMANDS as COACHED
from toychest.terminal.drawing import DRAWINGS
from toychest.terminal.new_table import flag_of
from toychest.terminal.prompt import AFTERWARDS, COMMANDS

FILE = ROOT / "docs" / "terminal.md"
PAGE = FILE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)
LISTED = [line for kind, block in BLOCKS if not kind for line in block.splitlines()]
CASTLE, BATTLE, CITY = (block for kind, block in BLOCKS if kind == "text")
WORDS = {word for span in re.findall(r"`([^`\n]+)`", PAGE) for word in span.split()}
OPTIONS = {
    *(flag for option in learn.params for flag in option.opts if flag.startswith("--")),
    *(flag for option in (*USUAL, *TERMINAL_OPTIONS) for flag in option.opts),
    *(flag_of(option) for edition in EDITIONS.values() for option in edition.options),
}


def named(line: str) -> click.Command:
    """The command that a line calls. Raises `KeyError`."""
    program, name, *words = shlex.split(line)
    assert program == "toychest"
    command = main.get_command(click.Context(main), name)
    if command is None:
        raise KeyError(name)
    return command.commands[words[0]] if isinstance(command, click.Group) and words else command


@pytest.mark.parametrize("line", LISTED)
def test_a_command_it_names_exists_with_its_options(line: str) -> None:
    known = {flag for parameter in named(line).params for flag in parameter.opts}
    assert {word for word in shlex.split(line) if word.startswith("--")} <= known


@pytest.mark.parametrize("line", ["toychest fly castle", "toychest play ferry"])
def test_a_command_that_is_none_would_be_seen(line: str) -> None:
    with pytest.raises(KeyError):
        named(line)


def test_it_names_every_command_that_plays_here() -> None:
    assert {line.split()[1] for line in LISTED} == {"play", "learn", "resume", "replay", "review", "branch", "verify"}


def test_it_names_every_option_and_no_other() -> None:
    assert {word.rstrip(",") for word in WORDS if word.startswith("--")} == OPTIONS


def test_it_names_everything_that_can_be_typed() -> None:
    assert {*COMMANDS, *COACHED, *AFTERWARDS} - {word.rstrip(",") for word in WORDS} == set()


def test_its_castle_is_what_a_terminal_shows() -> None:
    stage = Stage(["", "turn 1 right"], look=DRAWN, is_piped=False)
    assert CASTLE in "\n".join([*stage.play(castle("108", treasures=4, profile="young", deck="standard")), ""])


def test_its_battle_is_what_a_terminal_shows() -> None:
    assert BATTLE in "\n".join([*Stage(["place xb-42 11"], look=DRAWN).play(battle("7")), ""])


def test_its_city_is_what_a_terminal_shows() -> None:
    typed = ["choose tilda", "choose otto", "go yard 2", "discard scrap", "lay 38", ""]
    assert CITY in "\n".join([*Stage(typed, look=DRAWN).play(city_table("7")), ""])


def test_it_is_short() -> None:
    assert lines_of(FILE) - len((CASTLE + BATTLE + CITY).splitlines()) < 100


def test_every_drawing_belongs_to_a_game_that_can_be_played() -> None:
    assert set(DRAWINGS) <= set(play.commands)
