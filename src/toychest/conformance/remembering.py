"""Laws of memory: what is remembered is true, nothing provable is lost, and nothing more is claimed."""

from collections import Counter
from typing import Any

import msgspec

from toychest.conformance.branches import fact_names, facts_of, leaves, particles, sisters
from toychest.conformance.broken import Broken
from toychest.conformance.sampling import Step, draws
from toychest.conformance.subject import Subject
from toychest.conformance.traffic import ENCODER, Watcher, known_to, view_of
from toychest.contract import Json

FEW, MANY = 16, 400
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
    for step in subject.some_steps(20, "forgotten"):
        family = sisters(subject, step)
        for watcher in subject.watchers:
            for sister in family[1:]:
                if sister.seat == watcher or view_of(rules, sister.after, watcher) != view_of(
                    rules, step.after, watcher
                ):
                    continue
                forgotten = differing_facts(rules.memory(step.after, watcher), rules.memory(sister.after, watcher))
                one, other = (
                    rules.imagine(each.after, watcher, draws(step.where), forgotten) for each in (step, sister)
                )
                if one != other or view_of(rules, one, watcher) != view_of(rules, step.after, watcher):
                    message = f"{watcher} has forgotten {sorted(forgotten)} and still imagines by them"
                    raise Broken("forgotten_facts_are_not_used", step.where, message)


def differing_facts(one: msgspec.Struct, other: msgspec.Struct) -> frozenset[str]:
    """The names of the facts in which two memories differ."""
    mine, yours = (dict(leaves(msgspec.to_builtins(memory))) for memory in (one, other))
    missing = object()
    return frozenset(name for name in mine | yours if mine.get(name, missing) != yours.get(name, missing))


def nothing_provable_is_forgotten(subject: Subject) -> None:
    """What all states that could have led here agree on, imagined states agree on."""
    for step in subject.some_steps(10, "provable"):
        for watcher in subject.some_watchers(step.seat):
            possible = spread(subject, particles(subject, step, watcher, FEW, draws(step.where, watcher)))
            imagined = spread(subject, imaginings(subject, step, watcher, FEW))
            if not lost(possible, imagined):
                continue
            possible = spread(subject, particles(subject, step, watcher, MANY, draws(step.where, watcher)))
            for name in lost(possible, imagined):
                message = f"{watcher} can prove {name} = {list(possible[name])}, but imagines {list(imagined[name])}"
                raise Broken("nothing_provable_is_forgotten", step.where, message)


def imagined_states_vary(subject: Subject) -> None:
    """Where states that look the same to a seat differ in a fact, what it imagines differs in it too."""
    rules = subject.rules
    for step in subject.some_steps(10, "vary"):
        for watcher in subject.some_watchers(step.seat):
            known = known_to(rules, step.after, watcher)
            found = particles(subject, step, watcher, 2 * FEW, draws(step.where, watcher, "vary"))
            possible = spread(subject, [each for each in found if known_to(rules, each, watcher) == known])
            imagined = spread(subject, imaginings(subject, step, watcher, FEW))
            if not stiff(possible, imagined):
                continue
            imagined = spread(subject, imaginings(subject, step, watcher, MANY))
            for name in stiff(possible, imagined):
                message = f"{watcher} cannot know {name}: {list(possible[name])}, but imagines {list(imagined[name])}"
                raise Broken("imagined_states_vary", step.where, message)


def imaginings(subject: Subject, step: Step, watcher: Watcher, count: int) -> list[Any]:
    """What a watcher imagines after this step."""
    draw = draws(step.where, watcher, "imaginings")
    return [subject.rules.imagine(step.after, watcher, draw) for _ in range(count)]


Spread = dict[str, Counter[bytes]]
"""For each fact, how often each value was seen; ABSENT where a state has no such fact."""

ABSENT = b"absent"


def spread(subject: Subject, states: list[Any]) -> Spread:
    """How facts vary over states."""
    counted = Counter(states)
    found = {state: facts_of(subject, state) for state in counted}
    names = dict.fromkeys(name for facts in found.values() for name in facts)
    return {name: tally(name, found, counted) for name in names}


def tally(name: str, found: dict[Any, dict[str, Json]], counted: Counter[Any]) -> Counter[bytes]:
    """How often a fact has each of its values."""
    values: Counter[bytes] = Counter()
    for state, facts in found.items():
        values[ENCODER.encode(facts[name]) if name in facts else ABSENT] += counted[state]
    return values


def lost(possible: Spread, imagined: Spread) -> list[str]:
    """Facts with one possible value of which another was imagined."""
    return [name for name in possible if len(possible[name]) == 1 and set(imagined.get(name, ())) - set(possible[name])]


def stiff(possible: Spread, imagined: Spread) -> list[str]:
    """Facts with two likely values of which only one was imagined; a tenth of the sample is likely."""
    return [
        name
        for name, values in possible.items()
        if len(imagined.get(name, {ABSENT: 1})) == 1
        and sum(count * 10 >= values.total() for count in values.values()) > 1
    ]


LAWS = (
    remembered_facts_are_true,
    forgotten_facts_are_not_used,
    nothing_provable_is_forgotten,
    imagined_states_vary,
)
