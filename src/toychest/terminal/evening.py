"""One evening at the terminal: a table, its end, and perhaps another."""

from toychest.terminal.desk import Desk
from toychest.terminal.ending import after_the_end, tell_outcome
from toychest.terminal.heading import show_heading
from toychest.terminal.hotseat import Hotseat, Stopped
from toychest.terminal.kept import KeptTable
from toychest.terminal.keyboard import EndOfInput


class InputEnded(Exception):
    """The pipe was empty before the game was over; `code` is the table that is kept."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def play_evening(kept: KeptTable, desk: Desk) -> None:
    """Play until somebody stops. Raises `InputEnded`."""
    following: KeptTable | None = kept
    while following is not None:
        following = _played(following, desk)


def _played(kept: KeptTable, desk: Desk) -> KeptTable | None:
    """One table to its end; the table of a rematch, if there is one."""
    hotseat = Hotseat(kept, desk)
    show_heading(hotseat.sitting)
    try:
        hotseat.play()
    except EndOfInput as ended:
        if desk.keyboard.is_piped:
            raise InputEnded(kept.code) from ended
        _tell_kept(kept, desk)
        return None
    except (Stopped, KeyboardInterrupt):
        _tell_kept(kept, desk)
        return None
    tell_outcome(hotseat.sitting)
    return after_the_end(hotseat)


def _tell_kept(kept: KeptTable, desk: Desk) -> None:
    desk.screen.write()
    desk.say("terminal-kept", command=desk.command("resume", kept.code))
