"""`toychest replay FILE|CODE`: look back at a finished game."""

from pathlib import Path

import click

from toychest.commands.finished_game import finished_game
from toychest.commands.help import SpokenCommand
from toychest.commands.terminal_options import opened_console, with_terminal_options
from toychest.terminal.replay import Replay


@with_terminal_options
@click.command(cls=SpokenCommand)
@click.argument("game", metavar="FILE|CODE")
def replay(game: str, data: Path | None, language: str | None, plain: bool) -> None:
    """Look back at a finished game, from its file or by its code, step by step."""
    with opened_console(data, language, plain) as console:
        Replay(finished_game(game, console), console).run()
