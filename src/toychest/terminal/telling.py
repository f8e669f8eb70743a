"""What happened, as sentences of the game."""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from toychest.contract import Seat
from toychest.table import Frame, Table, ToldEvent, told_events
from toychest.terminal.drawing import Drawing
from toychest.terminal.undrawn import written
from toychest.terminal.voice import Voice


class Teller:
    """Says the events of one table."""

    def __init__(self, game: str, drawing: Drawing, voice: Voice) -> None:
        self._game = game
        self._drawing = drawing
        self._voice = voice

    def sentences(self, table: Table, frames: Sequence[Frame], seats: Collection[Seat]) -> list[str]:
        """Everything that these seats may know of these frames, in order."""
        return [said for frame in frames for said in self._frame(table, frame, seats)]

    def _frame(self, table: Table, frame: Frame, seats: Collection[Seat]) -> Iterator[str]:
        names = table.header.seats
        at = bisect_left(table.frames, frame.seq, key=lambda known: known.seq)
        viewer = next(iter(seats)) if len(seats) == 1 else None
        before = table.rules.view(table.frames[max(0, at - 1)].state, viewer)
        mover = "" if frame.seat is None or frame.seat < 0 else names[frame.seat]
        for event in told_events(frame.events, seats, with_fleeting=True):
            yield self._said(event, before, mover, names)

    def _said(self, event: ToldEvent, view: Any, mover: str, names: Sequence[str]) -> str:
        """An event that tells some seats more than others says so under the name of that fact: `.troop`."""
        seat = event.facts.get("seat")
        name = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else mover
        id = f"{self._game}-event-{event.kind.replace('_', '-')}"
        if self._voice.has(id):
            told = next((f"{id}.{fact}" for fact in event.facts if self._voice.has(f"{id}.{fact}")), id)
            return self._voice.say(told, {"name": name, **self._drawing.speak(event.facts, view)})
        words = event.kind.replace("_", " ")
        return f"{words}: {written(event.facts)}" if event.facts else words
