"""`toychest resume [CODE]`: go on with a game that is not over."""

from pathlib import Path
from typing import Final

import click

from toychest.commands.desk import at_a_desk, opened_desk
from toychest.commands.evening import spend
from toychest.commands.refusal import refusal
from toychest.table import read_code
from toychest.table.errors import TableError
from toychest.terminal.desk import Desk
from toychest.terminal.heading import player_words
from toychest.terminal.kept import KeptTable
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined
from toychest.terminal.sitting import seat_names

RECENT: Final = 20
"""Tables looked at for one that is not over."""


@at_a_desk
@click.command()
@click.argument("code", required=False)
def resume(code: str | None, data: Path | None, language: str | None, plain: bool) -> None:
    """Go on with a game: by its CODE, or the latest that is not over."""
    with opened_desk(data, language, plain) as desk:
        kept = _by_code(code, desk) if code else _latest(desk)
        if kept.table.outcome is not None:
            command = desk.command("replay", kept.code)
            raise refusal(desk.voice.say("terminal-resume-over", {"command": command}))
        spend(lambda: kept, desk)


def _by_code(code: str, desk: Desk) -> KeptTable:
    try:
        return desk.keeper.load(read_code(code))
    except TableError as refused:
        raise refusal(joined(request_lines(refused, desk.voice))) from refused


def _latest(desk: Desk) -> KeptTable:
    """The table that changed last; the others are named, so that they can be asked for."""
    unfinished = desk.keeper.unfinished(RECENT)
    if not unfinished:
        raise refusal(desk.voice.say("terminal-resume-none", {"command": desk.command("play")}))
    if len(unfinished) > 1:
        desk.say("terminal-resume-others")
    for other in unfinished[1:]:
        game = desk.voice.named(f"game-{other.table.edition.game}", other.table.edition.game)
        names = player_words(seat_names(other.table.header.seats, desk.voice), other.records, desk.voice)
        desk.say("terminal-resume-other", code=other.code, game=game, names=names)
    return unfinished[0]
