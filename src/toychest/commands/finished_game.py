"""A finished game by its file or its code, for the commands that look back."""

import os

from toychest.commands.refusal import refusal
from toychest.games import EDITIONS
from toychest.table import Log, Table, read_code, read_log, rebuilt_table
from toychest.table.errors import DamagedHeader, TableError, TableUnfinished, UnknownEdition
from toychest.terminal.console import Console
from toychest.terminal.own_file import because_of, path_of
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined


def finished_game(game: str, console: Console) -> Table:
    """The table; a game that cannot be looked back at is refused with its sentence."""
    try:
        table = _table(game, console)
        if table.outcome is None:
            raise TableUnfinished
    except TableError as refused:
        raise refusal(f"{game}: {joined(request_lines(refused, console.voice))}") from refused
    return table


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
