"""Showing a table: the curtain between two seats, what happened, the picture or its facts, and a hint."""

from collections.abc import Sequence

from toychest.contract import Seat
from toychest.table import Frame, Table
from toychest.terminal.screen import HOUSE
from toychest.terminal.sitting import Sitting
from toychest.terminal.telling import Teller


class Showing:
    """What each seat of one table has been shown."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._teller = Teller(sitting.edition.game, sitting.drawing, sitting.desk.voice)
        self._told = {seat: _last_own(sitting.kept.table, seat) for seat in sitting.seats}
        self._is_fresh = False
        self._is_described = False

    def spoil(self, *, is_described: bool = True) -> None:
        """Something changed: show it again; in full, if it counts as never described."""
        self._is_fresh = False
        self._is_described = self._is_described and is_described

    def hand_over(self, seat: Seat) -> str:
        """Let this seat look at the screen, behind a curtain if there are secrets; what was typed at the curtain."""
        sitting, before = self._sitting, self._sitting.viewer
        sitting.viewer = seat
        if before == seat or not sitting.has_secrets:
            return ""
        desk = sitting.desk
        desk.say("terminal-pass", HOUSE, name=sitting.names[seat])
        typed = "" if desk.keyboard.is_piped else desk.keyboard.ask("")
        if typed and before is not None:
            sitting.viewer = before
            return typed
        desk.screen.sweep()
        desk.say("terminal-passed", HOUSE, name=sitting.names[seat])
        self._is_fresh = False
        return ""

    def show(self) -> None:
        """What happened since this seat looked last, and the table as it stands."""
        if self._is_fresh:
            return
        self.tell()
        sitting, screen = self._sitting, self._sitting.desk.screen
        if not screen.look.is_plain:
            screen.draw(sitting.drawing.picture(sitting.view, screen.look))
        else:
            about = sitting.drawing.standing if self._is_described else sitting.drawing.facts
            screen.tell(about(sitting.view))
        self._is_fresh = self._is_described = True
        if sitting.table.outcome is None:
            screen.write(self._hint(), HOUSE)

    def _hint(self) -> str:
        sitting = self._sitting
        seat = sitting.table.waits_for
        if seat is None:
            return sitting.drawing.hint(sitting.view, sitting.legal)
        facts = {"name": sitting.names[seat], "what": sitting.drawing.opening(sitting.view)}
        return sitting.desk.voice.say("terminal-enter", facts)

    def tell(self) -> None:
        """Say what whoever looks has not been told yet."""
        sitting = self._sitting
        told = self._told[sitting.viewer or Seat(0)]
        self._say([frame for frame in sitting.table.frames if frame.seq > told])
        self._told |= dict.fromkeys(sitting.audience, sitting.table.seq)

    def tell_all(self) -> None:
        """Say everything that happened so far, a line for each move."""
        for frame in self._sitting.table.frames:
            self._say([frame])

    def _say(self, frames: Sequence[Frame]) -> None:
        sitting = self._sitting
        sitting.desk.screen.tell(self._teller.sentences(sitting.table, frames, sitting.audience))


def _last_own(table: Table, seat: Seat) -> int:
    """The latest entry that this seat made: it has seen everything up to there."""
    return max((frame.seq for frame in table.frames if frame.seat == seat), default=0)
