"""Playing at a desk, and how it ends for whoever started the command."""

import sys
from collections.abc import Callable

from toychest.commands.refusal import refusal
from toychest.table.errors import TableError
from toychest.terminal.desk import Desk
from toychest.terminal.evening import InputEnded, play_evening
from toychest.terminal.kept import KeptTable
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined


def spend(opened: Callable[[], KeptTable], desk: Desk) -> None:
    """Play the table until somebody stops. Raises `ClickException` where it cannot be opened, or the input ends."""
    try:
        play_evening(opened(), desk)
    except TableError as refused:
        raise refusal(joined(request_lines(refused, desk.voice))) from refused
    except InputEnded as ended:
        sys.stdout.flush()
        facts = {"command": desk.command("resume", ended.code)}
        raise refusal(desk.voice.say("terminal-input-ended", facts)) from ended
