"""Playing at a console, and how it ends for whoever started the command."""

import sys
from collections.abc import Callable

from toychest.commands.refusal import refusal
from toychest.host.hosted import HostedTable
from toychest.table.errors import TableError
from toychest.terminal.console import Console
from toychest.terminal.play_tables import InputEnded, play_tables
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined


def play_until_stopped(opened: Callable[[], HostedTable], console: Console) -> None:
    """Play the table until somebody stops. Raises `ClickException` where it cannot be opened, or the input ends."""
    try:
        play_tables(opened(), console)
    except TableError as refused:
        raise refusal(joined(request_lines(refused, console.voice))) from refused
    except InputEnded as ended:
        sys.stdout.flush()
        facts = {"command": console.command("resume", ended.code)}
        raise refusal(console.voice.say("terminal-input-ended", facts)) from ended
