"""A finished game by its file or its code, for the commands that look back."""

import os
from typing import Final

from toychest.commands.refusal import refusal
from toychest.games import EDITIONS
from toychest.table import Log, Table, read_code, read_log, rebuilt_table, with_times
from toychest.table.errors import DamagedHeader, MalformedCode, TableError, TableUnfinished, UnknownEdition
from toychest.terminal.console import Console
from toychest.terminal.own_file import is_there, path_of, unread
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined

FILE_MARKS: Final = (".", "/", "\\")
"""No code has them."""


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
        return console.runner.load(_code(game, console)).table
    try:
        return rebuilt(read_log(file.read_bytes()))
    except OSError as refused:
        raise refusal(unread(game, refused, console.voice)) from refused
    except DamagedHeader as refused:
        raise refusal(console.voice.say("terminal-replay-no-game", {"file": game})) from refused


def _code(game: str, console: Console) -> str:
    """The code that is meant; what looks like a file and is none is told so."""
    if is_there(game):
        raise refusal(console.voice.say("terminal-file-none", {"file": game}))
    try:
        return read_code(game)
    except MalformedCode:
        if not any(mark in game for mark in FILE_MARKS):
            raise
        raise refusal(console.voice.say("terminal-file-missing", {"file": game})) from None


def rebuilt(log: Log) -> Table:
    """The table that wrote this log. Raises `LogError`."""
    edition = EDITIONS.get(log.header.edition)
    if edition is None:
        raise UnknownEdition(log.header.edition)
    seed = log.ending.seed if log.ending else ""
    return with_times(rebuilt_table(edition, log.header, seed, log.entries), log.times)
