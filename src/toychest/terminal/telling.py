"""A game in words: what happened, what may be played, why not. One language, one table's names."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from toychest.contract import CHANCE, Edition, Json, LogLine, Saying, Seat
from toychest.table import EventTold, Frame, Table, told_frame
from toychest.terminal.voice import Voice
from toychest.words.saying import belong_together, filled, plain, spoken, together

Wanted: TypeAlias = Callable[[Frame, EventTold], bool]
"""Which events are told."""


def everything(frame: Frame, event: EventTold) -> bool:
    """Every event."""
    return True


def what_lasts(frame: Frame, event: EventTold) -> bool:
    """What may be looked up: nothing that was shown for a moment, nor what chance did for all to see."""
    is_seen = frame.seat == CHANCE and event.words.is_aside
    return not event.is_fleeting and not is_seen


def what_is_fleeting(frame: Frame, event: EventTold) -> bool:
    """What is shown once."""
    return event.is_fleeting


class Teller:
    """Says moves, events and refusals of one game, to seats of these names."""

    def __init__(self, edition: Edition, names: Sequence[str], voice: Voice) -> None:
        self._speech = edition.says
        self._names = names
        self._voice = voice

    def sentences(
        self, table: Table, frames: Sequence[Frame], seats: Collection[Seat], wanted: Wanted = everything
    ) -> list[str]:
        """What these seats may know of these frames, in order: everything, or of some events only."""
        return [sentence for move in self.by_move(table, frames, seats, wanted) for sentence in move]

    def by_move(
        self, table: Table, frames: Sequence[Frame], seats: Collection[Seat], wanted: Wanted = everything
    ) -> list[list[str]]:
        """The same, move by move; what several moves tell together stands at the first of them."""
        said: list[tuple[int, LogLine, str]] = []
        for frame, event in _told(table, frames, seats, wanted):
            line = filled(event.words, event.facts, frame.seat)
            if said and belong_together(said[-1][1], line):
                seq, before, otherwise = said.pop()
                said.append((seq, together(before, line), otherwise))
            else:
                said.append((frame.seq, line, self._undescribed(event)))
        moves = groupby(said, key=lambda each: each[0])
        return [[self._said(line, otherwise) for _, line, otherwise in move] for _, move in moves]

    def _said(self, line: LogLine, otherwise: str) -> str:
        return spoken(line, self._names, self._voice.language) or otherwise

    def _undescribed(self, event: EventTold) -> str:
        """An event that the game has no sentence for, by its kind and its facts; seats by their names."""
        args = plain(event.words.args, self._names, self._voice.language)
        facts = {fact: args.get("name" if fact == "seat" else fact, value) for fact, value in event.facts.items()}
        words = event.kind.replace("_", " ")
        return f"{words}: {written(facts)}" if facts else words

    def move(self, move: str, view: Any) -> str:
        """A move that may be played now, in words; in notation where the game has none."""
        return spoken(self._speech.move(move, view, is_now=True), self._names, self._voice.language) or move

    def sentence(self, saying: Saying) -> str | None:
        """What is to be said, as a sentence; None where the game has none for it."""
        return spoken(saying, self._names, self._voice.language)

    def facts(self, facts: Mapping[str, Json], view: Any) -> dict[str, Any]:
        """The facts of a refusal as the arguments of its sentence."""
        said: dict[str, Any] = plain(self._speech.facts(facts, view), self._names, self._voice.language)
        return {**facts, **said}


def _told(
    table: Table, frames: Sequence[Frame], seats: Collection[Seat], wanted: Wanted
) -> Iterator[tuple[Frame, EventTold]]:
    for frame in frames:
        for event in told_frame(table, frame.seq, seats, with_fleeting=True):
            if wanted(frame, event):
                yield frame, event


def written(value: Json) -> str:
    """A value of JSON in a few words."""
    if isinstance(value, list):
        return ", ".join(map(written, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{name} {written(each)}" for name, each in value.items()) or "-"
    return "-" if value is None else str(value)
