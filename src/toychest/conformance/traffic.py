"""What a watcher is sent, as bytes: two situations look alike to it exactly when these are equal."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from toychest.conformance.sampling import AnyRules, Entry
from toychest.conformance.subject import Subject
from toychest.contract import Event, IllegalMove, Json, Seat
from toychest.table import seen_event

Watcher = Seat | None

ENCODER = msgspec.json.Encoder(order="deterministic")


def told(events: Iterable[Event], watcher: Watcher, *, with_fleeting: bool = True) -> bytes:
    """The events as the table tells them to this watcher."""
    seats = () if watcher is None else (watcher,)
    return ENCODER.encode([seen_event(event, seats) for event in events if with_fleeting or not event.fleeting])


def view_of(rules: AnyRules, state: Any, watcher: Watcher) -> bytes:
    """The view on the wire."""
    return ENCODER.encode(rules.view(state, watcher))


def memory_of(rules: AnyRules, state: Any, watcher: Watcher) -> bytes:
    """The memory, as a table with a memory aid would send it."""
    return ENCODER.encode(rules.memory(state, watcher))


def known_to(rules: AnyRules, state: Any, watcher: Watcher) -> tuple[bytes, bytes]:
    """View and memory: all that a watcher has to go by."""
    return view_of(rules, state, watcher), memory_of(rules, state, watcher)


def standing_of(subject: Subject, state: Any, watcher: Watcher) -> dict[str, Json]:
    """Everything that the watcher is sent or may find out by asking, without a move being played."""
    rules, says = subject.rules, subject.edition.says
    outcome, view = rules.outcome(state), rules.view(state, watcher)
    legal = [] if watcher is None else [rules.write_move(move) for move in rules.legal_moves(state, watcher)]
    return {
        "view": msgspec.to_builtins(view),
        "memory": msgspec.to_builtins(rules.memory(state, watcher)),
        "to act": list(rules.to_act(state)),
        "opens turn": rules.opens_turn(state),
        "outcome": None if outcome is None else msgspec.to_builtins(outcome),
        "legal": legal,
        "words": [msgspec.to_builtins(says.move(move, view, is_now=True)) for move in legal],
        "refusals": [] if watcher is None else refusals_to(rules, state, watcher, subject.attempts),
    }


def refusals_to(rules: AnyRules, state: Any, seat: Seat, moves: Sequence[Any]) -> list[Json]:
    """What this seat hears when it tries these moves; None where one is accepted."""
    answers: list[Json] = []
    for move in moves:
        try:
            rules.apply(state, seat, move)
            answers.append(None)
        except IllegalMove as refusal:
            answers.append([refusal.code, refusal.rule, dict(refusal.arguments)])
    return answers


def difference(one: dict[str, Json], other: dict[str, Json]) -> str | None:
    """The first part in which two standings differ as bytes, with both."""
    for name, value in one.items():
        if ENCODER.encode(value) != ENCODER.encode(other[name]):
            return f"{name}: {value} against {other[name]}"
    return None


def learns_from(entry: Entry, watcher: Watcher) -> bool:
    """An event of this entry says that the watcher learnt more than the move; an onlooker learns with any seat."""
    named = {seat for event in entry.events for seat in event.reveals}
    return bool(named) if watcher is None else watcher in named
