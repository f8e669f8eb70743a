"""What a forgetful bot no longer knows: an explicit curve over the age of each fact."""

import hashlib
import math
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from toychest.contract import Json, Rules, Seat


def kept_share(age: int, memory: int) -> float:
    """The chance that a fact of this age is still known: 1 at once, 1/e after `memory` entries; 1 if that is 0."""
    return math.exp(-age / memory) if memory else 1.0


def forgotten_facts(
    rules: Rules[Any, Any], states: Sequence[Any], seat: Seat, memory: int, seed: str
) -> frozenset[str]:
    """The paths of the facts that this seat has forgotten; `states` are those since the start, the newest last.

    A fact is as old as the farthest of three looks back that knew it: half a `memory`, a whole one, three of them.
    What is forgotten stays forgotten: each fact has its own fixed luck, drawn from the seed, its path and its value.
    """
    if not memory:
        return frozenset()
    ages = dict.fromkeys(_facts(rules, states[-1], seat), 0)
    for back in (memory // 2, memory, 3 * memory):
        if 0 < back < len(states):
            known = set(_facts(rules, states[-1 - back], seat))
            ages = {fact: back if fact in known else age for fact, age in ages.items()}
    return frozenset(path for (path, value), age in ages.items() if _luck(seed, path, value) > kept_share(age, memory))


def facts_since(rules: Rules[Any, Any], states: Sequence[Any], seat: Seat, age: int) -> frozenset[str]:
    """The paths of the facts that this seat has known for at least so many entries; the newest state comes last."""
    if age >= len(states):
        return frozenset()
    known = set(_facts(rules, states[-1 - age], seat))
    return frozenset(path for path, value in _facts(rules, states[-1], seat) if (path, value) in known)


def ages_of_facts(rules: Rules[Any, Any], states: Sequence[Any], seat: Seat) -> dict[str, int]:
    """For how many entries this seat has known each fact that it knows now; the newest state comes last."""
    known = dict(_facts(rules, states[-1], seat))
    ages = dict.fromkeys(known, 0)
    for age, state in enumerate(reversed(states[:-1]), start=1):
        if not known:
            break
        before = dict(_facts(rules, state, seat))
        known = {path: value for path, value in known.items() if before.get(path) == value}
        ages |= dict.fromkeys(known, age)
    return ages


def _facts(rules: Rules[Any, Any], state: Any, seat: Seat) -> Iterator[tuple[str, str]]:
    return _leaves(msgspec.to_builtins(rules.memory(state, seat)), "")


def _leaves(value: Json, path: str) -> Iterator[tuple[str, str]]:
    """Every single fact below a value, by its path."""
    if isinstance(value, dict):
        for name, below in value.items():
            yield from _leaves(below, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list | tuple):
        for at, below in enumerate(value):
            yield from _leaves(below, f"{path}.{at}")
    elif value is not None:
        yield path, repr(value)


def _luck(seed: str, path: str, value: str) -> float:
    """Between 0 and 1, the same for the same fact, also where it is kept twice (`public.B.Lacewing.0`)."""
    name = ".".join(path.split(".")[-3:])
    digest = hashlib.blake2b(f"{seed}|{name}|{value}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) / 2**64
