"""`toychest resume [CODE]`: go on with a game that is not over."""

from pathlib import Path
from typing import Final

import click

from toychest.commands.help import SpokenCommand
from toychest.commands.play_until_stopped import play_until_stopped
from toychest.commands.refusal import refusal
from toychest.commands.terminal_options import opened_console, with_terminal_options
from toychest.host.hosted import HostedTable
from toychest.table import read_code
from toychest.table.errors import TableError
from toychest.terminal.console import Console
from toychest.terminal.heading import player_words
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined
from toychest.terminal.viewpoint import seat_names

RECENT: Final = 20
"""Tables looked at for one that is not over."""


@with_terminal_options
@click.command(cls=SpokenCommand)
@click.argument("code", required=False)
def resume(code: str | None, data: Path | None, language: str | None, plain: bool) -> None:
    """Go on with a game: by its CODE, or the latest that is not over."""
    with opened_console(data, language, plain) as console:
        hosted = _by_code(code, console) if code else _latest(console)
        if hosted.table.outcome is not None:
            command = console.command("replay", hosted.code)
            raise refusal(console.voice.say("terminal-resume-over", {"command": command}))
        play_until_stopped(lambda: hosted, console)


def _by_code(code: str, console: Console) -> HostedTable:
    try:
        return console.runner.load(read_code(code))
    except TableError as refused:
        raise refusal(joined(request_lines(refused, console.voice))) from refused


def _latest(console: Console) -> HostedTable:
    """The table that changed last; the others are named, so that they can be asked for."""
    unfinished = console.runner.unfinished(RECENT)
    if not unfinished:
        raise refusal(console.voice.say("terminal-resume-none", {"command": console.command("play")}))
    if len(unfinished) > 1:
        console.say("terminal-resume-others")
    for other in unfinished[1:]:
        game = console.voice.named(f"game-{other.table.edition.game}", other.table.edition.game)
        names = player_words(seat_names(other.table.header.seats, console.voice), other.records, console.voice)
        console.say("terminal-resume-other", code=other.code, game=game, names=names)
    return unfinished[0]
