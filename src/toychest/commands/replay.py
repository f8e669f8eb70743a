"""`toychest replay FILE|CODE`: look back at a finished game."""

import os
from pathlib import Path

import click

from toychest.commands.refusal import refusal
from toychest.commands.terminal_options import opened_console, with_terminal_options
from toychest.games import EDITIONS
from toychest.table import Log, Table, read_code, read_log, rebuilt_table
from toychest.table.errors import DamagedHeader, TableError, TableUnfinished, UnknownEdition
from toychest.terminal.console import Console
from toychest.terminal.own_file import because_of, path_of
from toychest.terminal.refusals import request_lines
from toychest.terminal.replay import Replay
from toychest.terminal.screen import joined


@with_terminal_options
@click.command()
@click.argument("game", metavar="FILE|CODE")
def replay(game: str, data: Path | None, language: str | None, plain: bool) -> None:
    """Look back at a finished game, from its file or by its code, step by step."""
    with opened_console(data, language, plain) as console:
        try:
            table = _table(game, console)
            if table.outcome is None:
                raise TableUnfinished
        except TableError as refused:
            raise refusal(f"{game}: {joined(request_lines(refused, console.voice))}") from refused
        Replay(table, console).run()


def _table(game: str, console: Console) -> Table:
    file = path_of(game)
    if not os.path.isfile(file):
        return console.runner.load(read_code(game)).table
    try:
        return rebuilt(read_log(file.read_bytes()))
    except OSError as refused:
        facts = {"file": game, "because": because_of(refused)}
        raise refusal(console.voice.say("terminal-file-unreadable", facts)) from refused
    except DamagedHeader as refused:
        raise refusal(console.voice.say("terminal-replay-no-game", {"file": game})) from refused


def rebuilt(log: Log) -> Table:
    """The table that wrote this log. Raises `LogError`."""
    edition = EDITIONS.get(log.header.edition)
    if edition is None:
        raise UnknownEdition(log.header.edition)
    seed = log.ending.seed if log.ending else ""
    return rebuilt_table(edition, log.header, seed, log.entries)
