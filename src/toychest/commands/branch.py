"""`toychest branch FILE|CODE --entry N`: play on from an entry of a finished game, against bots, in the terminal."""

from pathlib import Path

import click

from toychest.commands.finished_game import finished_game
from toychest.commands.help import SpokenCommand
from toychest.commands.play_until_stopped import play_until_stopped
from toychest.commands.refusal import refusal
from toychest.commands.terminal_options import opened_console, with_terminal_options
from toychest.contract import Seat
from toychest.host.seating import bot_of
from toychest.table import SeatRecord, Table, branch_table
from toychest.table.errors import NoSuchSeat, TableError
from toychest.terminal.host_runner import person_seat
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined


@with_terminal_options
@click.command(cls=SpokenCommand)
@click.argument("game", metavar="FILE|CODE")
@click.option("--entry", type=int, required=True)
@click.option("--seat", type=int, default=1, show_default=True)
@click.option("--bot", "level", type=int, default=3, show_default=True)
def branch(game: str, entry: int, seat: int, level: int, data: Path | None, language: str | None, plain: bool) -> None:
    """Play on from an entry of a finished game: new luck, and what was hidden lies as it lay."""
    with opened_console(data, language, plain) as console:
        before = finished_game(game, console)
        try:
            records = _records(before, Seat(seat - 1), level)
            table = branch_table(before, entry).with_names([record.name for record in records])
        except TableError as refused:
            raise refusal(joined(request_lines(refused, console.voice))) from refused
        play_until_stopped(lambda: console.runner.start(table, records), console)


def _records(table: Table, seat: Seat, level: int) -> list[SeatRecord]:
    """Whoever plays on, and bots. Raises `NoSuchSeat` and `NoSuchLevel`."""
    names = table.header.seats
    if not 0 <= seat < len(names):
        raise NoSuchSeat(seat)
    records: list[SeatRecord] = []
    for at, name in enumerate(names):
        taken = [names[seat], *(record.name for record in records)]
        records.append(person_seat(name) if at == seat else bot_of(table.edition.game, level, None, taken))
    return records
