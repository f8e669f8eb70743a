"""Display a table: the curtain between two seats, what happened, the picture or its facts, and a hint."""

from collections.abc import Sequence

from toychest.contract import Event, Seat
from toychest.table import Frame, Table, confirmed_until
from toychest.table.fleeting import Watcher
from toychest.terminal.screen import HOUSE
from toychest.terminal.telling import Wanted, everything, what_is_fleeting, what_lasts
from toychest.terminal.viewpoint import Viewpoint


class Display:
    """What each seat of one table has been shown."""

    def __init__(self, here: Viewpoint) -> None:
        self._here = here
        self._told: dict[Watcher, int] = {seat: last_own(here.hosted.table, seat) for seat in here.people}
        self._read: dict[Watcher, int] = dict(self._told)
        self._confirmed = confirmed_until(here.hosted.table)
        self._is_fresh = False
        self._is_described = False

    def spoil(self, *, is_described: bool = True) -> None:
        """Something changed: show it again; in full, if it counts as never described."""
        self._is_fresh = False
        self._is_described = self._is_described and is_described

    def hand_over(self, seat: Seat) -> str:
        """Let this seat look at the screen, behind a curtain if there are secrets; what was typed at the curtain."""
        here, before = self._here, self._here.viewer
        here.viewer = seat
        if before == seat or not here.has_secrets:
            return ""
        typed = "" if before is None else self._look_away(before)
        if typed:
            return typed
        console = here.console
        console.say("terminal-pass", HOUSE, name=here.names[seat])
        if not console.keyboard.is_piped:
            console.keyboard.ask("")
        console.screen.sweep()
        console.say("terminal-passed", HOUSE, name=here.names[seat])
        self._is_fresh = False
        return ""

    def _look_away(self, seat: Seat) -> str:
        """What this seat saw goes from the screen before it is passed on, unless something is typed instead."""
        console = self._here.console
        if console.keyboard.is_piped:
            return ""
        console.say("terminal-seen", HOUSE)
        typed = console.keyboard.ask("")
        if typed:
            self._here.viewer = seat
            return typed
        console.screen.sweep()
        return ""

    def show(self) -> None:
        """What happened since this seat looked last, and the table as it stands."""
        if self._is_fresh:
            return
        self.tell()
        here, screen = self._here, self._here.console.screen
        if not screen.look.is_plain:
            screen.draw(here.drawing.picture(here.view, screen.look))
        else:
            about = here.drawing.standing if self._is_described else here.drawing.facts
            screen.tell(about(here.view))
        self._is_fresh = self._is_described = True
        self._read[here.viewer] = here.table.seq
        here.listed = {}
        if here.table.outcome is None:
            screen.write(self._hint(), HOUSE)

    def _hint(self) -> str:
        here = self._here
        seat = here.table.waits_for
        if seat is None:
            return here.drawing.hint(here.view, here.offered)
        facts = {"name": here.names[seat], "what": here.drawing.opening(here.view)}
        return here.console.voice.say("terminal-enter", facts)

    def tell(self) -> None:
        """Say what whoever looks has not been told yet; first what they see for a moment only."""
        here = self._here
        if here.viewer is None and here.people and here.has_secrets:
            return  # nobody looks yet
        viewer = next(iter(here.people), None) if here.viewer is None else here.viewer
        owed = [frame for frame in here.table.frames if self._is_owed(frame, viewer)]
        told = self._told.get(viewer, 0)
        self._told = self._told | dict.fromkeys(here.audience or (viewer,), here.table.seq)
        news = [frame for frame in here.table.frames if frame.seq > told]
        if here.console.keyboard.is_piped:
            unseen = {frame.seq for frame in owed}
            self._say(news, lambda frame, event: not event.is_fleeting or frame.seq in unseen)
        for frame in owed:
            self._flash(frame, viewer)
        if not here.console.keyboard.is_piped:
            self._say(self._unread(viewer) if owed and self._is_shared else news, what_lasts)

    def _unread(self, viewer: Watcher) -> list[Frame]:
        """What happened since this seat had the table before it: a swept screen says it again."""
        return [frame for frame in self._here.table.frames if frame.seq > self._read.get(viewer, 0)]

    @property
    def _is_shared(self) -> bool:
        """Whether others here may look only at what is for all: several people have secrets from each other."""
        return len(self._here.people) > 1 and self._here.has_secrets

    def _is_owed(self, frame: Frame, viewer: Watcher) -> bool:
        """Whether something fleeting is left to show here that somebody does not know from the move itself."""
        here = self._here
        is_news = any(event.fleeting and self._is_news(event, viewer) for event in frame.events)
        return is_news and not self._confirmed.is_over(here.table, frame.seq, here.people, viewer)

    def _is_news(self, event: Event, viewer: Watcher) -> bool:
        if viewer is None:
            return True
        looking = {viewer} if event.secret else {viewer, *self._here.people}
        return not looking.isdisjoint(event.reveals)

    def _flash(self, frame: Frame, viewer: Watcher) -> None:
        """What is fleeting stays until Enter, alone on a screen that is shared; a pipe has no screen."""
        here, console = self._here, self._here.console
        if not console.keyboard.is_piped:
            if self._is_shared:
                console.screen.sweep()
            before = console.screen.written
            is_secret = any(event.secret and viewer in event.seen_by for event in frame.events if event.fleeting)
            whom = "terminal-seen-by-one" if is_secret else "terminal-seen-by-all"
            console.say(whom, HOUSE, name="" if viewer is None else here.names[viewer])
            seats = () if viewer is None else (viewer,)
            console.screen.tell(here.teller.sentences(here.table, [frame], seats, what_is_fleeting))
            prompt = f"{console.voice.say('terminal-seen')} "
            answered = prompt + console.keyboard.ask(prompt)
            if self._is_shared:
                console.screen.sweep()
            else:
                console.screen.rub_out(console.screen.written - before + console.screen.rows_of(answered))
        self._confirmed = self._confirmed.with_confirmed(here.table, frame.seq, here.people, viewer)

    def tell_all(self) -> None:
        """Say everything that happened so far, a line for each move; what was fleeting only when the game is over."""
        here = self._here
        wanted = what_lasts if here.table.outcome is None else everything
        for sentences in here.teller.by_move(here.table, here.table.frames, here.audience, wanted):
            here.console.screen.tell(sentences)

    def _say(self, frames: Sequence[Frame], wanted: Wanted) -> None:
        here = self._here
        here.console.screen.tell(here.teller.sentences(here.table, frames, here.audience, wanted))


def last_own(table: Table, seat: Seat) -> int:
    """The latest entry that this seat made: it has seen everything up to there."""
    return max((frame.seq for frame in table.frames if frame.seat == seat), default=0)
