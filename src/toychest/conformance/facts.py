"""Facts: what is true in a state, each single one by name, and in which of them two states differ."""

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from toychest.conformance.subject import Subject, some
from toychest.contract import Json

MISSING: Final = object()


@dataclass(frozen=True)
class Facts:
    """What is shown, single value by single value (`view of 0.rivals.1.at_least.fox`), and what is one fact whole."""

    shown: dict[str, Json]
    whole: dict[str, Json]

    def named(self) -> dict[str, Json]:
        """Every fact by its name."""
        return self.whole | dict(leaves(self.shown))

    def apart(self, other: "Facts") -> set[str]:
        """The names of facts with another value, or in one of the two only."""
        names = self.whole.keys() | other.whole.keys()
        whole = {name for name in names if self.whole.get(name, MISSING) != other.whole.get(name, MISSING)}
        return whole | paths_apart(self.shown, other.shown)


def facts_of(subject: Subject, state: Any) -> Facts:
    """What is true in a state, as far as anybody is shown it now or after one more move."""
    rules = subject.rules
    shown: dict[str, Json] = {
        f"view of {watcher}": msgspec.to_builtins(rules.view(state, watcher)) for watcher in subject.watchers
    }
    for seat in rules.to_act(state):
        shown[f"moves of {seat}"] = [rules.write_move(move) for move in rules.legal_moves(state, seat)]
    hidden: dict[str, Json] = {f"truth.{name}": value for name, value in subject.truths(state).items()}
    return Facts(shown, hidden | next_facts(subject, state))


def next_facts(subject: Subject, state: Any) -> dict[str, Json]:
    """What would happen by the first few moves of each seat to act."""
    return {
        f"after {seat} {subject.rules.write_move(move)}": [msgspec.to_builtins(event) for event in events]
        for seat in subject.rules.to_act(state)
        for move in some(tuple(subject.rules.legal_moves(state, seat)), 4, "next")
        for events in [subject.rules.apply(state, seat, move)[1]]
    }


def paths_apart(one: Json | object, other: Json | object, path: str = "") -> set[str]:
    """The paths of single values in which two JSON values differ; what is equal is not looked into."""
    if one == other:
        return set()
    start = f"{path}." if path else ""
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            found
            for name in one.keys() | other.keys()
            for found in paths_apart(one.get(name, MISSING), other.get(name, MISSING), f"{start}{name}")
        }
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        ends = [*one, *[MISSING] * (len(other) - len(one))], [*other, *[MISSING] * (len(one) - len(other))]
        return {
            found
            for place, (mine, yours) in enumerate(zip(*ends, strict=True))
            for found in paths_apart(mine, yours, f"{start}{place}")
        }
    return {found for value in (one, other) if value is not MISSING for found, _ in leaves(value, path)}


def leaves(value: Any, path: str = "") -> list[tuple[str, Json]]:
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


def fact_names(memory: msgspec.Struct) -> frozenset[str]:
    """The names by which a memory's facts are forgotten: the paths of its single values."""
    return frozenset(path for path, _ in leaves(msgspec.to_builtins(memory)))


def forgettings(memory: msgspec.Struct, seed: str) -> tuple[frozenset[str], ...]:
    """Nothing, half and all of a memory's facts, each once: nothing alone, where nothing is remembered."""
    names = tuple(sorted(fact_names(memory)))
    return tuple(dict.fromkeys((frozenset(), frozenset(some(names, len(names) // 2, seed)), frozenset(names))))
