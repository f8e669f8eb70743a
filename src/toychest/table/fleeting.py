"""Fleeting events: each is told again until whoever may see it has confirmed it, then never."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from toychest.contract import Seat
from toychest.table.replay import Frame, frame_at
from toychest.table.table import Table

Watcher: TypeAlias = Seat | None
"""Whoever sees an event: a seat, or an onlooker."""

ONLOOKER: Final[tuple[Watcher, ...]] = (None,)


@dataclass(frozen=True, slots=True)
class Confirmations:
    """The fleeting events that watchers confirmed, by entry. What happened before entry `since` is over for all.

    At one screen sit `seats`, none for an onlooker, and `looking` is the one of them that looks. What is secret is
    shown to the seat that looks; what is public, to everybody there.
    """

    since: int = 0
    confirmed: frozenset[tuple[Watcher, int]] = frozenset()

    def with_confirmed(self, table: Table, seq: int, seats: Collection[Seat], looking: Watcher) -> "Confirmations":
        """The same, after a screen showed the fleeting events of this entry; an entry without any changes nothing."""
        frame = _frame(table, seq)
        if frame is None or not _is_fleeting(frame):
            return self
        saw = ((watcher, seq) for watcher in _audience(frame, seats, looking))
        return replace(self, confirmed=self.confirmed.union(saw))

    def merged(self, other: "Confirmations | None") -> "Confirmations":
        """The same with what was confirmed elsewhere: what is over somewhere is over."""
        if other is None or (other.since <= self.since and other.confirmed <= self.confirmed):
            return self
        return Confirmations(max(self.since, other.since), self.confirmed | other.confirmed)

    def is_over(self, table: Table, seq: int, seats: Collection[Seat], looking: Watcher) -> bool:
        """Whether nothing fleeting of this entry is left to show to whoever looks at this screen."""
        frame = _frame(table, seq)
        if frame is None or seq < self.since:
            return True
        watchers = _audience(frame, seats, looking) if looking is None else (looking,)
        return all((watcher, seq) in self.confirmed for watcher in watchers)

    def is_needed(self, table: Table) -> bool:
        """Whether it says anything that a new one would not."""
        return any(frame.seq >= self.since and _is_fleeting(frame) for frame in table.frames)


def confirmed_until(table: Table) -> Confirmations:
    """What counts as confirmed where nobody remembers: everything but the latest move.

    Its events may be shown twice, each to those who may see it; were they over, they might be shown to nobody.
    """
    return Confirmations(since=table.frames[-1].seq)


def _audience(frame: Frame, seats: Collection[Seat], looking: Watcher) -> list[Watcher]:
    """Who of a screen has seen everything fleeting of a move once it was shown there."""
    parties = {seat for event in frame.events if event.fleeting and event.secret for seat in event.seen_by}
    return [watcher for watcher in (seats or ONLOOKER) if watcher == looking or watcher not in parties]


def _is_fleeting(frame: Frame) -> bool:
    return any(event.fleeting for event in frame.events)


def _frame(table: Table, seq: int) -> Frame | None:
    """The live move of this entry."""
    at = frame_at(table.frames, seq)
    return table.frames[at] if 0 < at < len(table.frames) and table.frames[at].seq == seq else None
