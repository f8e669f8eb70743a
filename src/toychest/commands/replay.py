"""`toychest replay FILE|CODE`: look back at a finished game."""

import os
from pathlib import Path

import click

from toychest.commands.desk import at_a_desk, opened_desk
from toychest.commands.refusal import refusal
from toychest.games import EDITIONS
from toychest.table import Log, Table, read_code, read_log, rebuilt_table
from toychest.table.errors import DamagedHeader, TableError, TableUnfinished, UnknownEdition
from toychest.terminal.desk import Desk
from toychest.terminal.own_file import because_of, path_of
from toychest.terminal.refusals import request_lines
from toychest.terminal.replaying import Replay
from toychest.terminal.screen import joined


@at_a_desk
@click.command()
@click.argument("game", metavar="FILE|CODE")
def replay(game: str, data: Path | None, language: str | None, plain: bool) -> None:
    """Look back at a finished game, from its file or by its code, step by step."""
    with opened_desk(data, language, plain) as desk:
        try:
            table = _table(game, desk)
            if table.outcome is None:
                raise TableUnfinished
        except TableError as refused:
            raise refusal(f"{game}: {joined(request_lines(refused, desk.voice))}") from refused
        Replay(table, desk).run()


def _table(game: str, desk: Desk) -> Table:
    file = path_of(game)
    if not os.path.isfile(file):
        return desk.keeper.load(read_code(game)).table
    try:
        return rebuilt(read_log(file.read_bytes()))
    except OSError as refused:
        facts = {"file": game, "because": because_of(refused)}
        raise refusal(desk.voice.say("terminal-file-unreadable", facts)) from refused
    except DamagedHeader as refused:
        raise refusal(desk.voice.say("terminal-replay-no-game", {"file": game})) from refused


def rebuilt(log: Log) -> Table:
    """The table that wrote this log. Raises `LogError`."""
    edition = EDITIONS.get(log.header.edition)
    if edition is None:
        raise UnknownEdition(log.header.edition)
    seed = log.ending.seed if log.ending else ""
    return rebuilt_table(edition, log.header, seed, log.entries)
