"""Showing a table: the curtain between two seats, what happened, the picture or its facts, and a hint."""

from collections.abc import Sequence

from toychest.contract import Seat
from toychest.table import Frame, Table, shown_until
from toychest.table.shown import Watcher
from toychest.terminal.screen import HOUSE
from toychest.terminal.sitting import Sitting
from toychest.terminal.telling import Teller, Wanted, everything, what_is_fleeting, what_lasts


class Showing:
    """What each seat of one table has been shown."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._teller = Teller(sitting.edition.game, sitting.drawing, sitting.desk.voice)
        self._told: dict[Watcher, int] = {seat: _last_own(sitting.kept.table, seat) for seat in sitting.people}
        self._shown = shown_until(sitting.kept.table)
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
        typed = "" if before is None else self._look_away(before)
        if typed:
            return typed
        desk = sitting.desk
        desk.say("terminal-pass", HOUSE, name=sitting.names[seat])
        if not desk.keyboard.is_piped:
            desk.keyboard.ask("")
        desk.screen.sweep()
        desk.say("terminal-passed", HOUSE, name=sitting.names[seat])
        self._is_fresh = False
        return ""

    def _look_away(self, seat: Seat) -> str:
        """What this seat saw goes from the screen before it is passed on, unless something is typed instead."""
        desk = self._sitting.desk
        if desk.keyboard.is_piped:
            return ""
        desk.say("terminal-seen", HOUSE)
        typed = desk.keyboard.ask("")
        if typed:
            self._sitting.viewer = seat
            return typed
        desk.screen.sweep()
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
        """Say what whoever looks has not been told yet; first what they see for a moment only."""
        sitting = self._sitting
        if sitting.viewer is None and sitting.people and sitting.has_secrets:
            return  # nobody looks yet
        viewer = next(iter(sitting.people), None) if sitting.viewer is None else sitting.viewer
        owed = [frame for frame in sitting.table.frames if self._is_owed(frame, viewer)]
        told = self._told.get(viewer, 0)
        self._told = self._told | dict.fromkeys(sitting.audience or (viewer,), sitting.table.seq)
        news = [frame for frame in sitting.table.frames if frame.seq > told]
        if sitting.desk.keyboard.is_piped:
            unseen = {frame.seq for frame in owed}
            self._say(news, lambda frame, event: not event.fleeting or frame.seq in unseen)
        for frame in owed:
            self._flash(frame, viewer)
        if not sitting.desk.keyboard.is_piped:
            self._say(news, what_lasts)

    def _is_owed(self, frame: Frame, viewer: Watcher) -> bool:
        is_fleeting = any(event.fleeting for event in frame.events)
        return is_fleeting and not self._shown.is_over(self._sitting.table, frame.seq, self._sitting.people, viewer)

    def _flash(self, frame: Frame, viewer: Watcher) -> None:
        """What is fleeting stays until Enter, alone on the screen where there are secrets; a pipe has no screen."""
        sitting, desk = self._sitting, self._sitting.desk
        if not desk.keyboard.is_piped:
            if sitting.has_secrets:
                desk.screen.sweep()
            is_secret = any(event.secret and viewer in event.seen_by for event in frame.events if event.fleeting)
            whom = "terminal-seen-by-one" if is_secret else "terminal-seen-by-all"
            desk.say(whom, HOUSE, name="" if viewer is None else sitting.names[viewer])
            seats = () if viewer is None else (viewer,)
            desk.screen.tell(self._teller.sentences(sitting.table, [frame], seats, what_is_fleeting))
            desk.keyboard.ask(f"{desk.voice.say('terminal-seen')} ")
            desk.screen.sweep()
        self._shown = self._shown.with_confirmed(sitting.table, frame.seq, sitting.people, viewer)

    def tell_all(self) -> None:
        """Say everything that happened so far, a line for each move; what was fleeting only when the game is over."""
        wanted = what_lasts if self._sitting.table.outcome is None else everything
        for frame in self._sitting.table.frames:
            self._say([frame], wanted)

    def _say(self, frames: Sequence[Frame], wanted: Wanted) -> None:
        sitting = self._sitting
        sitting.desk.screen.tell(self._teller.sentences(sitting.table, frames, sitting.audience, wanted))


def _last_own(table: Table, seat: Seat) -> int:
    """The latest entry that this seat made: it has seen everything up to there."""
    return max((frame.seq for frame in table.frames if frame.seat == seat), default=0)
