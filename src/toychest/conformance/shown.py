"""Laws of what is shown: it is JSON, comes back as it went, and is the same for all where nothing is secret."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from toychest.conformance.broken import Broken
from toychest.conformance.sampling import Entry
from toychest.conformance.subject import Subject
from toychest.contract import CHANCE, IllegalMove, Json, Saying

SAFE = 2**53
"""Whole numbers from here on are no longer exact in a browser."""


def everything_shown_is_json(subject: Subject) -> None:
    """Views, memories, events, outcomes and refusals are JSON, and decode to the same plain values."""
    seen: set[tuple[type, bytes]] = set()  # the same is shown to many
    for where, value in shown(subject):
        try:
            encoded = msgspec.json.encode(value)
            if (type(value), encoded) in seen:
                continue
            seen.add((type(value), encoded))
            plain = msgspec.to_builtins(value, str_keys=False)
            decoded = msgspec.json.decode(encoded)
        except (TypeError, ValueError) as error:
            raise Broken("everything_shown_is_json", where, f"{value!r}: {error}") from error
        if decoded != listed(plain) or not is_json(decoded):
            raise Broken("everything_shown_is_json", where, f"{value!r} came back as {decoded}")


def views_are_of_their_type(subject: Subject) -> None:
    """A view on the wire decodes to the edition's `view_type`, equals what was sent, and has by seat one for each."""
    for where, state in subject.looked_at:
        for watcher in subject.watchers:
            view = subject.rules.view(state, watcher)
            try:
                decoded = msgspec.json.decode(msgspec.json.encode(view), type=subject.edition.view_type)
            except (TypeError, ValueError) as error:
                raise Broken("views_are_of_their_type", where, f"{view}: {error}") from error
            if decoded != view:
                raise Broken("views_are_of_their_type", where, f"{view} came back as {decoded}")
            for name in subject.edition.by_seat:
                if len(getattr(view, name)) != subject.seats:
                    raise Broken("views_are_of_their_type", where, f"{name} is not by seat: {getattr(view, name)}")


def an_open_game_shows_all_the_same(subject: Subject) -> None:
    """Where an edition has no secrets, every seat is shown what any other is, and no event keeps anything back."""
    if subject.edition.has_secrets:
        return
    for where, state in subject.looked_at:
        first, *others = (subject.rules.view(state, seat) for seat in subject.all_seats)
        if any(view != first for view in others):
            raise Broken("an_open_game_shows_all_the_same", where, f"not all seats see {first}: it has secrets")
    for entry in subject.entries:
        for event in entry.events:
            if event.secret:
                raise Broken("an_open_game_shows_all_the_same", entry.where, f"{event.kind} has a secret part")


def shown(subject: Subject) -> Iterator[tuple[str, Any]]:
    """Everything in the sample that anybody could be shown."""
    for where, state in subject.looked_at:
        yield where, subject.rules.outcome(state)
        for watcher in subject.watchers:
            yield where, subject.rules.view(state, watcher)
            yield where, subject.rules.memory(state, watcher)
    for entry in subject.entries:
        yield entry.where, entry.events
        yield entry.where, words_of(subject, entry)
    for where, state in subject.some_states(10, "refusals"):
        for move in subject.attempts:
            for seat in subject.all_seats:
                yield where, refusal_of(subject, state, seat, move)


def words_of(subject: Subject, entry: Entry) -> list[Saying]:
    """How a move was said to whoever made it, and its events to all who know everything."""
    rules, says = subject.rules, subject.edition.says
    look = cache(lambda: rules.view(entry.before, None))
    mover = None if entry.seat == CHANCE else entry.seat
    move = says.move(rules.write_move(entry.move), rules.view(entry.before, mover), is_now=True)
    return [move, *(says.event(event, look) for event in entry.events)]


def refusal_of(subject: Subject, state: Any, seat: Any, move: Any) -> Json:
    """The arguments of a refusal, or None."""
    try:
        subject.rules.apply(state, seat, move)
    except IllegalMove as refusal:
        return dict(refusal.arguments)
    return None


def listed(plain: Json) -> Json:
    """Tuples as the lists that JSON makes of them."""
    if isinstance(plain, dict):
        return {key: listed(part) for key, part in plain.items()}
    return [listed(part) for part in plain] if isinstance(plain, list | tuple) else plain


def is_json(value: Json) -> bool:
    """Nothing but None, bool, text, safe whole numbers, lists and maps: no fractions, which differ between machines."""
    if isinstance(value, dict):
        return all(is_json(part) for part in value.values())
    if isinstance(value, list):
        return all(is_json(part) for part in value)
    return value is None or isinstance(value, str) or (isinstance(value, int) and abs(value) < SAFE)


LAWS = (everything_shown_is_json, views_are_of_their_type, an_open_game_shows_all_the_same)
