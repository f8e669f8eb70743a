"""One evening at the terminal: a table, its end, and perhaps another."""

from toychest.terminal.console import Console
from toychest.terminal.end import after_the_end, tell_outcome
from toychest.terminal.heading import show_heading
from toychest.terminal.hotseat import Hotseat, Stopped
from toychest.terminal.kept import KeptTable
from toychest.terminal.keyboard import EndOfInput


class InputEnded(Exception):
    """The pipe was empty before the game was over; `code` is the table that is kept."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def play_tables(kept: KeptTable, console: Console) -> None:
    """Play until somebody stops. Raises `InputEnded`."""
    following: KeptTable | None = kept
    while following is not None:
        following = _played(following, console)


def _played(kept: KeptTable, console: Console) -> KeptTable | None:
    """One table to its end; the table of a rematch, if there is one."""
    hotseat = Hotseat(kept, console)
    show_heading(hotseat.here)
    try:
        hotseat.play()
    except EndOfInput as ended:
        if console.keyboard.is_piped:
            raise InputEnded(kept.code) from ended
        _tell_kept(kept, console)
        return None
    except (Stopped, KeyboardInterrupt):
        _tell_kept(kept, console)
        return None
    tell_outcome(hotseat.here)
    return after_the_end(hotseat)


def _tell_kept(kept: KeptTable, console: Console) -> None:
    console.screen.write()
    console.say("terminal-kept", command=console.command("resume", kept.code))
