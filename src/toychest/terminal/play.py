"""One evening at the terminal: a table, its end, and perhaps another."""

from toychest.host.hosted import HostedTable
from toychest.terminal.console import Console
from toychest.terminal.end import after_the_end, tell_outcome
from toychest.terminal.heading import show_heading
from toychest.terminal.hotseat import Hotseat, Stopped
from toychest.terminal.keyboard import EndOfInput


class InputEnded(Exception):
    """The pipe was empty before the game was over; `code` is the table that was played."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def play_tables(hosted: HostedTable, console: Console) -> None:
    """Play until somebody stops. Raises `InputEnded`."""
    following: HostedTable | None = hosted
    while following is not None:
        following = _played(following, console)


def _played(hosted: HostedTable, console: Console) -> HostedTable | None:
    """One table to its end; the table of a rematch, if there is one."""
    hotseat = Hotseat(hosted, console)
    show_heading(hotseat.here)
    try:
        hotseat.play()
    except EndOfInput as ended:
        if console.keyboard.is_piped:
            raise InputEnded(hosted.code) from ended
        _tell_stored(hosted, console)
        return None
    except (Stopped, KeyboardInterrupt):
        _tell_stored(hosted, console)
        return None
    tell_outcome(hotseat.here)
    return after_the_end(hotseat)


def _tell_stored(hosted: HostedTable, console: Console) -> None:
    console.screen.write()
    console.say("terminal-kept", command=console.command("resume", hosted.code))
