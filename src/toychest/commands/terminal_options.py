"""The terminal that a command was started in, as a console to play at: the options of such commands."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TypeVar

import click

from toychest.bots.workers.pool import Pool
from toychest.commands.bot_log import LOG_NAME, logged_into
from toychest.commands.command_line import command_line
from toychest.commands.data_folder import FOLDER, opened_store, usual_folder
from toychest.games import EDITIONS
from toychest.terminal.console import Console
from toychest.terminal.host_runner import HostRunner
from toychest.terminal.keyboard import keyboard_of
from toychest.terminal.remembered_tips import RememberedTips
from toychest.terminal.screen import Screen, look_of
from toychest.terminal.voice import Voice, language_of
from toychest.words import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])


TERMINAL_OPTIONS = (
    click.Option(["--data"], type=FOLDER),
    click.Option(["--language"], type=click.Choice(LANGUAGES)),
    click.Option(["--plain"], is_flag=True),
)
"""What every command at a console can be told."""

TIPS_NAME = "tips.json"
"""Beside the games: which tips were told."""


def with_terminal_options(command: click.Command) -> click.Command:
    """The command with those options added."""
    command.params.extend(TERMINAL_OPTIONS)
    return command


@contextmanager
def opened_console(data: Path | None, language: str | None, plain: bool) -> Iterator[Console]:
    """The console, its store open; closed again at the end."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    folder = data or usual_folder()
    pool = Pool(1)
    runner = HostRunner(lambda: opened_store(folder), EDITIONS, pool, pool.warming)
    screen = Screen(sys.stdout, look_of(sys.stdout, os.environ, is_plain=plain))
    voice = Voice(language or language_of(os.environ))
    try:
        with logged_into(folder / LOG_NAME):
            yield Console(
                screen=screen,
                keyboard=keyboard_of(sys.stdin),
                voice=voice,
                runner=runner,
                command=lambda *words: command_line(
                    *words, *(["--data", str(data)] if data and words[0] != "verify" else [])
                ),
                tips=RememberedTips(folder / TIPS_NAME),
            )
    finally:
        runner.close()
