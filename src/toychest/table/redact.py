"""Redaction: what the seats at one screen may be told of an entry. No notation is told while a game runs.

Told values are built up from what a seat may know; a field that is forgotten here stays hidden.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

import msgspec

from toychest.contract import Event, Json, Seat
from toychest.table.entry import EntropyAdded, Entry, Played, TakenBack
from toychest.table.replay import Frame
from toychest.table.table import Happened, Table


class Told(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """What is told, and how: it goes over the wire as it is."""


class EventTold(Told, frozen=True, kw_only=True):
    """What this seat may know of an event."""

    kind: str
    rule: str
    facts: dict[str, Json]
    is_fleeting: bool


class EntryTold(Told, frozen=True, kw_only=True):
    """One entry as this seat may know it. `taken_back` names the entry from which on a take-back cancelled."""

    seq: int
    seat: Seat
    events: tuple[EventTold, ...]
    taken_back: int | None = None


def told_event(event: Event, seats: Collection[Seat]) -> EventTold:
    """What everybody may know, and the secret part if one of these seats sees it. No seats is an onlooker."""
    sees_secret = any(seat in event.seen_by for seat in seats)
    facts = event.public | event.secret if sees_secret else dict(event.public)
    return EventTold(kind=event.kind, rule=event.rule, facts=facts, is_fleeting=event.fleeting)


def told_events(events: Iterable[Event], seats: Collection[Seat], *, with_fleeting: bool) -> tuple[EventTold, ...]:
    """The events of one move; those that were shown once and are over only `with_fleeting`."""
    return tuple(told_event(event, seats) for event in events if with_fleeting or not event.fleeting)


def told_now(happened: Happened, seats: Collection[Seat]) -> tuple[EntryTold, ...]:
    """The new entries, as they are told the moment they are stored."""
    return _told(happened.entries, happened.frames, seats, lambda _: False)


def told_again(
    table: Table, seats: Collection[Seat], is_shown: Callable[[int], bool] = lambda _: True
) -> tuple[EntryTold, ...]:
    """All entries that stand, for a screen that is new or lost its place: live moves, take-backs, entropy.

    `is_shown(seq)` says whether this screen has confirmed the fleeting events of that entry: then they are over.
    """
    live = {frame.seq for frame in table.frames}
    uncancelled = [entry for entry in table.entries if not isinstance(entry, Played) or entry.seq in live]
    return _told(uncancelled, table.frames, seats, is_shown)


def _told(
    entries: Iterable[Entry], frames: Sequence[Frame], seats: Collection[Seat], is_shown: Callable[[int], bool]
) -> tuple[EntryTold, ...]:
    events = {frame.seq: frame.events for frame in frames}

    def told(entry: Entry) -> EntryTold:
        match entry:
            case Played(seq=seq, seat=seat):
                shown = told_events(events[seq], seats, with_fleeting=not is_shown(seq))
                return EntryTold(seq=seq, seat=seat, events=shown)
            case TakenBack(seq=seq, seat=seat, to=to):
                return EntryTold(seq=seq, seat=seat, events=(), taken_back=to)
            case EntropyAdded(seq=seq, seat=seat):
                return EntryTold(seq=seq, seat=seat, events=())

    return tuple(told(entry) for entry in entries)
