"""Where else an entry could have led: its sister moves, and the states that could have led to the same telling."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

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


def facts_of(subject: Subject, state: Any) -> dict[str, Json]:
    """What is true in a state, as far as anybody is shown it now or after one more move, by name."""
    rules = subject.rules
    facts = {f"truth.{name}": value for name, value in subject.truths(state).items()}
    for watcher in subject.watchers:
        facts |= dict(leaves(msgspec.to_builtins(rules.view(state, watcher)), f"view of {watcher}"))
    for seat in rules.to_act(state):
        facts |= dict(leaves([rules.write_move(move) for move in rules.legal_moves(state, seat)], f"moves of {seat}"))
    return facts | next_facts(subject, state)


def next_facts(subject: Subject, state: Any) -> dict[str, Json]:
    """What would happen by the first few moves of each seat to act."""
    return {
        f"after {seat} {subject.rules.write_move(move)}": [msgspec.to_builtins(event) for event in events]
        for seat in subject.rules.to_act(state)
        for move in some(tuple(subject.rules.legal_moves(state, seat)), 4, "next")
        for events in [subject.rules.apply(state, seat, move)[1]]
    }


def leaves(value: Json, path: str = "") -> list[tuple[str, Json]]:
    """The single values inside a JSON value, each with its path: `rivals.1.at_least.fox`."""
    found: list[tuple[str, Json]] = []
    _gather(value, path, found)
    return found


def _gather(value: Json, path: str, found: list[tuple[str, Json]]) -> None:
    """Add the single values inside one: hundreds of thousands, so nothing is handed from level to level."""
    start = f"{path}." if path else ""
    if isinstance(value, dict):
        for key, part in value.items():
            _gather(part, f"{start}{key}", found)
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value):
            _gather(part, f"{start}{place}", found)
    else:
        found.append((path, value))


def parts_of(value: Json) -> list[tuple[str, Json]] | None:
    """What a JSON value holds, by name or place; None for a single value."""
    if isinstance(value, Mapping):
        return [(str(key), part) for key, part in value.items()]
    if isinstance(value, list | tuple):
        return [(str(place), part) for place, part in enumerate(value)]
    return None


def fact_names(memory: msgspec.Struct) -> frozenset[str]:
    """The names by which a memory's facts are forgotten: the paths of its single values."""
    return frozenset(path for path, _ in leaves(msgspec.to_builtins(memory)))


def forgettings(memory: msgspec.Struct, seed: str) -> tuple[frozenset[str], ...]:
    """Nothing, half and all of a memory's facts, each once: nothing alone, where nothing is remembered."""
    names = tuple(sorted(fact_names(memory)))
    return tuple(dict.fromkeys((frozenset(), frozenset(some(names, len(names) // 2, seed)), frozenset(names))))
