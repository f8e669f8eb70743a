"""Laws of memory: what is remembered is true, nothing provable is lost, and nothing more is claimed."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from toychest.conformance.broken import Broken
from toychest.conformance.facts import Facts, fact_names, facts_of, paths_apart
from toychest.conformance.sampling import Entry, draws
from toychest.conformance.sister_moves import particles, sisters
from toychest.conformance.subject import Subject
from toychest.conformance.traffic import Watcher, known_to, view_of

FEW, MANY = 16, 300
"""A suspicion from few samples is tried again on many before it counts."""


def remembered_facts_are_true(subject: Subject) -> None:
    """Every watcher's memory holds in the truth, and in whatever anybody imagines, forgetful or not."""
    rules = subject.rules
    for where, state in subject.some_states(30, "true"):
        for watcher in subject.watchers:
            names = fact_names(rules.memory(state, watcher))
            imagined = [
                rules.imagine(state, watcher, draws(where, watcher, number), forgotten)
                for number, forgotten in enumerate((frozenset(), frozenset(), names))
            ]
            for other in subject.watchers:
                if not all(rules.memory_holds(each, other) for each in (state, *imagined)):
                    message = f"the memory of {other} does not hold in what {watcher} has or imagines"
                    raise Broken("remembered_facts_are_true", where, message)


def forgotten_facts_are_not_used(subject: Subject) -> None:
    """Where two memories differ, a seat that forgets just these facts imagines the same; what lies open stays."""
    rules = subject.rules
    for entry in subject.some_entries(20, "forgotten"):
        family = sisters(subject, entry)
        for watcher in subject.watchers:
            for sister in family[1:]:
                if sister.seat == watcher or view_of(rules, sister.after, watcher) != view_of(
                    rules, entry.after, watcher
                ):
                    continue
                forgotten = differing_facts(rules.memory(entry.after, watcher), rules.memory(sister.after, watcher))
                one, other = (
                    rules.imagine(each.after, watcher, draws(entry.where), forgotten) for each in (entry, sister)
                )
                if one != other or view_of(rules, one, watcher) != view_of(rules, entry.after, watcher):
                    message = f"{watcher} has forgotten {sorted(forgotten)} and still imagines by them"
                    raise Broken("forgotten_facts_are_not_used", entry.where, message)


def differing_facts(one: msgspec.Struct, other: msgspec.Struct) -> frozenset[str]:
    """The names of the facts in which two memories differ."""
    return frozenset(paths_apart(msgspec.to_builtins(one), msgspec.to_builtins(other)))


def nothing_provable_is_forgotten(subject: Subject) -> None:
    """What all states that could have led here agree on, imagined states agree on."""
    for entry in subject.some_entries(25, "provable"):
        for watcher in subject.some_watchers(entry.seat):
            imagined = set(imaginings(subject, entry, watcher, FEW)) - {entry.after}
            if not imagined:
                continue
            truth = facts_of(subject, entry.after)
            doubted = {name for state in imagined for name in truth.apart(facts_of(subject, state))}
            possible = particles(subject, entry, watcher, MANY, draws(entry.where, watcher))
            doubted, count = constant(subject, truth, doubted, possible)
            for name in often(subject, truth, doubted, imaginings(subject, entry, watcher, MANY), 12 / max(count, 1)):
                message = f"{watcher} can prove {name} = {truth.named().get(name)}, but imagines otherwise"
                raise Broken("nothing_provable_is_forgotten", entry.where, message)


def imagined_states_vary(subject: Subject) -> None:
    """Where states that look the same to a seat differ in a fact, what it imagines differs in it too."""
    rules = subject.rules
    for entry in subject.some_entries(15, "vary"):
        for watcher in subject.some_watchers(entry.seat):
            known = known_to(rules, entry.after, watcher)
            found = particles(subject, entry, watcher, 2 * FEW, draws(entry.where, watcher, "vary"))
            possible = [state for state in found if known_to(rules, state, watcher) == known]
            if set(possible) <= {entry.after}:
                continue
            truth = facts_of(subject, entry.after)
            doubted = set(often(subject, truth, set(truth.named()), possible, 1 / 8))
            doubted, _ = constant(subject, truth, doubted, imaginings(subject, entry, watcher, MANY))
            for name in sorted(doubted):
                message = f"{watcher} cannot know that {name} = {truth.named().get(name)}, but always imagines it"
                raise Broken("imagined_states_vary", entry.where, message)


def imaginings(subject: Subject, entry: Entry, watcher: Watcher, count: int) -> Iterator[Any]:
    """What a watcher imagines after this entry."""
    draw = draws(entry.where, watcher, "imaginings")
    return (subject.rules.imagine(entry.after, watcher, draw) for _ in range(count))


def constant(subject: Subject, truth: Facts, names: set[str], states: Iterable[Any]) -> tuple[set[str], int]:
    """Those of the named facts that are as in the truth in all of these states; and how many states were seen."""
    left, seen = set(names), Counter[Any]()
    for state in states if left else ():
        if not seen[state]:
            left -= truth.apart(facts_of(subject, state))
        seen[state] += 1
        if not left:
            break
    return left, seen.total()


def often(subject: Subject, truth: Facts, names: set[str], states: Iterable[Any], share: float) -> list[str]:
    """Those of the named facts that are otherwise than in the truth in at least this share of the states."""
    counted = Counter(states if names else ())
    otherwise: Counter[str] = Counter()
    for state, count in counted.items():
        otherwise.update(dict.fromkeys(truth.apart(facts_of(subject, state)) & names, count))
    return sorted(name for name, count in otherwise.items() if count >= share * counted.total())


LAWS = (
    remembered_facts_are_true,
    forgotten_facts_are_not_used,
    nothing_provable_is_forgotten,
    imagined_states_vary,
)
