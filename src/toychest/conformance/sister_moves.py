"""Where else an entry could have led: its sister moves, and the states that could have led to the same telling."""

from collections.abc import Iterator, Mapping
from typing import Any

from toychest.conformance.sampling import Entry, played
from toychest.conformance.subject import Subject, some
from toychest.conformance.traffic import Watcher, told
from toychest.contract import Draw, Json

WIDE = 12
"""At most so many moves of one seat are looked at."""


def sisters(subject: Subject, entry: Entry) -> tuple[Entry, ...]:
    """The entry itself and what else its seat could have played there."""
    others = [move for move in subject.rules.legal_moves(entry.before, entry.seat) if move != entry.move]
    chosen = some(tuple(others), WIDE - 1, entry.where)
    return (entry, *(played(subject.rules, entry.before, entry.seat, move, entry.where) for move in chosen))


def particles(subject: Subject, entry: Entry, watcher: Watcher, tries: int, draw: Draw) -> Iterator[Any]:
    """States after this entry that the watcher must hold for possible.

    The state before is imagined, the mover plays anything that would have been told alike; the watcher itself plays
    what it played. Where nothing is told alike, a try falls away.
    """
    alike: dict[Any, tuple[Any, ...]] = {}
    for _ in range(tries):
        before = subject.rules.imagine(entry.before, watcher, draw)
        if before not in alike:
            alike[before] = told_alike(subject, entry, before, watcher)
        if alike[before]:
            yield alike[before][draw(len(alike[before]))]


def told_alike(subject: Subject, entry: Entry, before: Any, watcher: Watcher) -> tuple[Any, ...]:
    """The states after those moves from `before` that this watcher would have been told of just as it was."""
    listed = tuple(subject.rules.legal_moves(before, entry.seat))
    same = [move for move in listed if move == entry.move]  # else long lists would seem less possible than short ones
    others = () if entry.seat == watcher else some(listed, WIDE, entry.where)
    moves = dict.fromkeys((*same, *others))
    heard = told(entry.events, watcher)
    entries = [played(subject.rules, before, entry.seat, move, f"{entry.where}, imagined before") for move in moves]
    return tuple(each.after for each in entries if told(each.events, watcher) == heard)


def parts_of(value: Json) -> list[tuple[str, Json]] | None:
    """What a JSON value holds, by name or place; None for a single value."""
    if isinstance(value, Mapping):
        return [(str(key), part) for key, part in value.items()]
    if isinstance(value, list | tuple):
        return [(str(place), part) for place, part in enumerate(value)]
    return None
