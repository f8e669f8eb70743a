"""Telling: what the seats at one screen may be told of an entry. No notation is told while a game runs.

Told values are built up from what a seat may know; a field that is forgotten here stays hidden.
"""

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from toychest.contract import Event, Json, LogLine, Look, Seat, Speech
from toychest.table.entry import EntropyAdded, Entry, Forfeited, GuideLeft, HandChanged, Played, TakenBack
from toychest.table.replay import frame_at
from toychest.table.table import Granted, Table


class Told(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """What is told, and how: it goes over the wire as it is."""


class EventTold(Told, frozen=True, kw_only=True, omit_defaults=True):
    """What this seat may know of an event, and how it is said.

    `openly` is how it is said before others, where this seat was told a secret.
    """

    kind: str
    rule: str
    facts: dict[str, Json]
    is_fleeting: bool
    words: LogLine
    openly: LogLine | None = None


class EntryTold(Told, frozen=True, kw_only=True, omit_defaults=True):
    """One entry as this seat may know it. `taken_back` names the entry from which on a take-back cancelled.

    Where that was asked for, the seats in `agreed` have allowed it. `hand` is whose hand plays the seat from here on.
    `forfeit` is why the seat has lost, where it gave the game up.
    """

    seq: int
    seat: Seat
    events: tuple[EventTold, ...]
    taken_back: int | None = None
    agreed: tuple[Seat, ...] = ()
    hand: str | None = None
    forfeit: str | None = None


def seen_event(event: Event, seats: Collection[Seat]) -> Event:
    """What everybody may know, and the secret part if one of these seats sees it. No seats is an onlooker."""
    if not event.secret and not event.seen_by and not event.reveals:
        return event  # nothing of it is anybody's alone
    secret = event.secret if any(seat in event.seen_by for seat in seats) else {}
    return Event(kind=event.kind, rule=event.rule, public=event.public, secret=secret, fleeting=event.fleeting)


def told_event(event: Event, seats: Collection[Seat], speech: Speech, look: Look) -> EventTold:
    """An event as these seats may know it, said by what they may know; `look` is an onlooker's, from before it."""
    seen = seen_event(event, seats)
    return EventTold(
        kind=seen.kind,
        rule=seen.rule,
        facts=seen.public | seen.secret if seen.secret else seen.public,
        is_fleeting=seen.fleeting,
        words=speech.event(seen, look),
        openly=speech.event(seen_event(event, ()), look) if seen.secret else None,
    )


class _Look:
    """An onlooker's view of one frame, worked out when a sentence first needs it: most need none."""

    __slots__ = ("_at", "_table", "_view")

    def __init__(self, table: Table, at: int) -> None:
        self._table, self._at = table, at
        self._view: Any = None

    def __call__(self) -> Any:
        if self._view is None:
            self._view = self._table.rules.view(self._table.frames[self._at].state, None)
        return self._view


def told_frame(table: Table, seq: int, seats: Collection[Seat], *, with_fleeting: bool) -> tuple[EventTold, ...]:
    """The events of one live move; those that were shown once and are over only `with_fleeting`."""
    at = frame_at(table.frames, seq)
    look, speech = _Look(table, max(0, at - 1)), table.edition.says
    events = [event for event in table.frames[at].events if with_fleeting or not event.fleeting]
    return tuple([told_event(event, seats, speech, look) for event in events])


def told_now(granted: Granted, seats: Collection[Seat]) -> tuple[EntryTold, ...]:
    """The new entries, as they are told the moment they are stored."""
    return _told(granted.table, granted.entries, seats, lambda _: False)


def told_again(
    table: Table, seats: Collection[Seat], is_shown: Callable[[int], bool] = lambda _: True
) -> tuple[EntryTold, ...]:
    """All entries that stand, for a screen that is new or lost its place: live moves, and all other kinds.

    `is_shown(seq)` says whether this screen has confirmed the fleeting events of that entry: then they are over.
    """
    return _told(table, standing_entries(table), seats, is_shown)


def standing_entries(table: Table) -> list[Entry]:
    """All but the moves that were taken back."""
    if len(table.frames) > len(table.entries):  # frame 0 is no entry
        return list(table.entries)
    live = {frame.seq for frame in table.frames}
    return [entry for entry in table.entries if not isinstance(entry, Played) or entry.seq in live]


def told_entry(table: Table, entry: Entry, seats: Collection[Seat], *, with_fleeting: bool) -> EntryTold:
    """One entry that stands, as these seats may know it."""
    match entry:
        case Played(seq=seq, seat=seat):
            return EntryTold(seq=seq, seat=seat, events=told_frame(table, seq, seats, with_fleeting=with_fleeting))
        case TakenBack(seq=seq, seat=seat, to=to, agreed=agreed):
            return EntryTold(seq=seq, seat=seat, events=(), taken_back=to, agreed=agreed)
        case HandChanged(seq=seq, seat=seat, by=by):
            return EntryTold(seq=seq, seat=seat, events=(), hand=by)
        case Forfeited(seq=seq, seat=seat, because=because):
            return EntryTold(seq=seq, seat=seat, events=(), forfeit=because)
        case EntropyAdded(seq=seq, seat=seat) | GuideLeft(seq=seq, seat=seat):
            return EntryTold(seq=seq, seat=seat, events=())


def _told(
    table: Table, entries: Iterable[Entry], seats: Collection[Seat], is_shown: Callable[[int], bool]
) -> tuple[EntryTold, ...]:
    return tuple([told_entry(table, entry, seats, with_fleeting=not is_shown(entry.seq)) for entry in entries])
