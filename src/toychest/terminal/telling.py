"""What happened, as sentences of the game."""

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, TypeAlias

from toychest.contract import Event, Seat
from toychest.table import EventTold, Frame, Table, told_events
from toychest.terminal.drawing import Drawing
from toychest.terminal.undrawn import written
from toychest.terminal.voice import Voice

Wanted: TypeAlias = Callable[[Frame, Event], bool]
"""Which events are told."""


def everything(frame: Frame, event: Event) -> bool:
    """Every event."""
    return True


def what_lasts(frame: Frame, event: Event) -> bool:
    """What may be looked up: nothing that was shown for a moment."""
    return not event.fleeting


def what_is_fleeting(frame: Frame, event: Event) -> bool:
    """What is shown once."""
    return event.fleeting


class Teller:
    """Says the events of one table."""

    def __init__(self, game: str, drawing: Drawing, voice: Voice) -> None:
        self._game = game
        self._drawing = drawing
        self._voice = voice

    def sentences(
        self, table: Table, frames: Sequence[Frame], seats: Collection[Seat], wanted: Wanted = everything
    ) -> list[str]:
        """What these seats may know of these frames, in order: everything, or of some events only."""
        return [said for frame in frames for said in self._frame(table, frame, seats, wanted)]

    def _frame(self, table: Table, frame: Frame, seats: Collection[Seat], wanted: Wanted) -> Iterator[str]:
        names = table.header.seats
        at = bisect_left(table.frames, frame.seq, key=lambda known: known.seq)
        viewer = next(iter(seats)) if len(seats) == 1 else None
        before = table.rules.view(table.frames[max(0, at - 1)].state, viewer)
        mover = "" if frame.seat is None or frame.seat < 0 else names[frame.seat]
        events = [event for event in frame.events if wanted(frame, event)]
        for event in told_events(events, seats, with_fleeting=True):
            yield self._said(event, before, mover, names)

    def _said(self, event: EventTold, view: Any, mover: str, names: Sequence[str]) -> str:
        """An event that tells some seats more than others says so under the name of that fact: `.troop`."""
        seat = event.facts.get("seat")
        name = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else mover
        id = f"{self._game}-event-{event.kind.replace('_', '-')}"
        if self._voice.has(id):
            told = next((f"{id}.{fact}" for fact in event.facts if self._voice.has(f"{id}.{fact}")), id)
            return self._voice.say(told, {"name": name, **self._drawing.speak(event.facts, view)})
        words = event.kind.replace("_", " ")
        return f"{words}: {written(event.facts)}" if event.facts else words
