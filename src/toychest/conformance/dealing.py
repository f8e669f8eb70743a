"""The law of dealing: what nobody has seen is imagined as likely as it was to come, by count.

After a hidden chance move, what a watcher imagines must be what follows from imagining the state before and letting
chance act by its odds, as far as this is told alike. Until the first seat moves, this is exact. Later it is rough: a
memory of single facts may weigh what a rival's choices leave open a little otherwise.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from toychest.conformance.broken import Broken
from toychest.conformance.drawtree import SAMPLES, Chances, chances
from toychest.conformance.sampling import Entry, played
from toychest.conformance.sister_moves import parts_of, sisters
from toychest.conformance.subject import Subject, some
from toychest.conformance.traffic import ENCODER, Watcher, told
from toychest.contract import CHANCE, Json

ROUGHLY = 0.15

Branches = dict[tuple[str, bytes], float]
"""How likely what is written stands at a path."""


def unseen_pieces_are_dealt_by_count(subject: Subject) -> None:
    """What is imagined after a hidden chance move is as likely as the odds make it."""
    for entry, is_opening in chance_entries(subject):
        family = sisters(subject, entry)
        for watcher in subject.some_watchers(CHANCE):
            if sum(told(sister.events, watcher) == told(entry.events, watcher) for sister in family) < 2:
                continue
            expected, is_sampled = by_odds(subject, entry, watcher)
            got, is_sampled_too = imagined_chances(subject, entry.after, watcher, entry.where)
            slack = 0 if is_opening else ROUGHLY
            sampled = SAMPLES if is_sampled or is_sampled_too else None
            for fact, likely, imagined in apart(subject, expected, got, sampled, slack):
                message = f"{watcher}: {fact} has the chance {likely:.3f}, but is imagined with {imagined:.3f}"
                raise Broken("unseen_pieces_are_dealt_by_count", entry.where, message)


def chance_entries(subject: Subject) -> Iterator[tuple[Entry, bool]]:
    """Some chance moves of each game; True for those of the opening, before any seat has moved."""
    for game in subject.played[: subject.games]:
        opening = next((count for count, entry in enumerate(game.entries) if entry.seat != CHANCE), len(game.entries))
        first, few = max(1, 4 // subject.sparing), max(1, 2 // subject.sparing)
        yield from ((entry, True) for entry in some(game.entries[:opening], first, f"{game.where} opening"))
        later = tuple(entry for entry in game.entries[opening:] if entry.seat == CHANCE)
        yield from ((entry, False) for entry in some(later, few, f"{game.where} later"))


def by_odds(subject: Subject, entry: Entry, watcher: Watcher) -> tuple[Chances, bool]:
    """How likely each state is after what the watcher was told, by what it imagined before and by the odds."""
    rules = subject.rules
    before, is_sampled = imagined_chances(subject, entry.before, watcher, f"{entry.where} before")
    heard = told(entry.events, watcher)
    found: Chances = defaultdict(float)
    for state, chance in before.items():
        odds = rules.odds(state)
        total = sum(weight for _, weight in odds)
        for move, weight in odds:
            after = played(rules, state, CHANCE, move, f"{entry.where}, imagined before")
            if told(after.events, watcher) == heard:
                found[after.after] += chance * weight / total
    whole = sum(found.values())
    return {state: chance / whole for state, chance in found.items()}, is_sampled


def imagined_chances(subject: Subject, state: Any, watcher: Watcher, seed: str) -> tuple[Chances, bool]:
    """How likely a watcher imagines each state."""
    return chances(lambda draw: subject.rules.imagine(state, watcher, draw), seed)


def apart(
    subject: Subject, expected: Chances, got: Chances, sampled: int | None, slack: float
) -> Iterator[tuple[str, float, float]]:
    """Facts whose chances differ by more than the slack and five times what sampling explains."""
    wanted, found = by_fact(subject, expected), by_fact(subject, got)
    for fact in sorted(wanted.keys() | found.keys()):
        one, other = wanted.get(fact, 0.0), found.get(fact, 0.0)
        middle = min(max((one + other) / 2, 0.01), 0.99)
        noise = 5 * (2 * middle * (1 - middle) / sampled) ** 0.5 if sampled else 1e-9
        if abs(one - other) > slack + noise:
            yield fact, one, other


def by_fact(subject: Subject, states: Chances) -> dict[str, float]:
    """How likely each single fact of the views and hidden truths is.

    From the outside in, level by level: what many states have in common is looked into once.
    """
    found: dict[str, float] = defaultdict(float)
    level: Branches = defaultdict(float)
    for state, chance in states.items():
        shown = [msgspec.to_builtins(subject.rules.view(state, watcher)) for watcher in subject.all_seats]
        for number, tree in enumerate([*shown, dict(subject.truths(state))]):
            add_parts(level, str(number), tree, chance)
    while level:
        deeper: Branches = defaultdict(float)
        for (path, text), chance in level.items():
            if not add_parts(deeper, path, msgspec.json.decode(text), chance):
                found[f"{path} = {text.decode()}"] += chance
        level = deeper
    return found


def add_parts(level: Branches, path: str, value: Json, chance: float) -> bool:
    """Add what a value holds to the next level; False for a single value."""
    parts = parts_of(value)
    for name, part in parts or ():
        level[f"{path}.{name}", ENCODER.encode(part)] += chance
    return parts is not None


LAWS = (unseen_pieces_are_dealt_by_count,)
