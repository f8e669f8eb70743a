"""Laws of imagining: a seat cannot tell an imagined state from the truth, now or by what it is told next."""

from collections.abc import Iterator
from itertools import zip_longest

from toychest.conformance.broken import Broken
from toychest.conformance.facts import forgettings
from toychest.conformance.sampling import Entry, Events, draws, played
from toychest.conformance.sister_moves import WIDE, sisters
from toychest.conformance.subject import Subject, some
from toychest.conformance.traffic import Watcher, difference, known_to, learns_from, standing_of, told
from toychest.table import seen_event


def imagined_states_keep_every_piece(subject: Subject) -> None:
    """What is imagined holds the same box of pieces."""
    box = dict(subject.rules.pieces(subject.setup()))
    for where, state in subject.looked_at:
        for watcher in subject.watchers:
            imagined = subject.rules.imagine(state, watcher, draws(where, watcher))
            if (counted := dict(subject.rules.pieces(imagined))) != box:
                message = f"{watcher} imagines {counted}, expected {box}"
                raise Broken("imagined_states_keep_every_piece", where, message)


def imagined_states_look_alike(subject: Subject) -> None:
    """View, memory, legal moves, refusals, who is to act and the outcome are, byte for byte, those of the truth."""
    for where, state in subject.some_states(20, "look alike"):
        for watcher in subject.watchers:
            for number in range(3):
                imagined = subject.rules.imagine(state, watcher, draws(where, watcher, number))
                if imagined == state:
                    continue
                truth, other = (standing_of(subject, each, watcher) for each in (state, imagined))
                if (telling := difference(truth, other)) is not None:
                    raise Broken("imagined_states_look_alike", where, f"{watcher} can tell by {telling}")


def what_comes_next_is_told_alike(subject: Subject) -> None:
    """The same move, told alike in the truth and in an imagined state, leaves the two alike."""
    for watcher, entry, other in same_moves(subject):
        if told(entry.events, watcher) != told(other.events, watcher):
            continue
        truth, imagined = (standing_of(subject, each.after, watcher) for each in (entry, other))
        if (telling := difference(truth, imagined)) is not None:
            text = subject.rules.write_move(entry.move)
            message = f"after {text!r} of seat {entry.seat}, {watcher} can tell by {telling}"
            raise Broken("what_comes_next_is_told_alike", entry.where, message)


def reveals_are_named(subject: Subject) -> None:
    """Where the same move is told otherwise in an imagined state, the watcher learns by it; the events say so."""
    for watcher, entry, other in same_moves(subject):
        heard, imagined = told(entry.events, watcher), told(other.events, watcher)
        if heard != imagined and not (learns_from(entry, watcher) and learns_from(other, watcher)):
            text = subject.rules.write_move(entry.move)
            message = f"after {text!r} of seat {entry.seat}, {lesson(entry.events, other.events, watcher)}"
            raise Broken("reveals_are_named", entry.where, message)


def lesson(events: Events, others: Events, watcher: Watcher) -> str:
    """The first event by which a watcher can tell a move from the same move in an imagined state, and what to do."""
    seats = () if watcher is None else (watcher,)
    who = "an onlooker" if watcher is None else f"seat {watcher}"
    whom = "a seat that learns it" if watcher is None else who
    for one, other in zip_longest(events, others):
        seen, imagined = (None if event is None else seen_event(event, seats) for event in (one, other))
        if seen is None or imagined is None or seen.kind != imagined.kind:
            kinds = " or ".join(f"`{event.kind}`" if event else "nothing" for event in (one, other))
            return f"{who} learns by hearing of {kinds}: add {whom} to the `reveals` of both"
        facts, likewise = seen.public | seen.secret, imagined.public | imagined.secret
        if facts != likewise:
            name = next(name for name in facts | likewise if facts.get(name) != likewise.get(name))
            return f"`{seen.kind}` teaches {who} its `{name}`: add {whom} to its `reveals`"
    return f"{who} learns by it: add {whom} to the `reveals` of an event"


def same_moves(subject: Subject) -> Iterator[tuple[Watcher, Entry, Entry]]:
    """Moves played in a sampled state and in one imagined from it, for each watcher."""
    rules = subject.rules
    for where, state in subject.some_states(12, "next"):
        for watcher in subject.watchers:
            imagined = rules.imagine(state, watcher, draws(where, watcher, "next"))
            if imagined == state:
                continue
            for seat in set(rules.to_act(state)) & set(rules.to_act(imagined)):
                listed = set(rules.legal_moves(imagined, seat))
                common = tuple(move for move in rules.legal_moves(state, seat) if move in listed)
                for move in some(common, WIDE, where):
                    yield watcher, played(rules, state, seat, move, where), played(rules, imagined, seat, move, where)


def imagining_uses_only_what_is_known(subject: Subject) -> None:
    """Equal views, memories, forgotten facts and draws imagine equal states, whatever the truth behind them.

    The pairs are hidden moves told alike, and a truth with a state imagined from it.
    """
    rules = subject.rules
    for entry in subject.some_entries(15, "known"):
        family = sisters(subject, entry)
        for watcher in subject.watchers:
            imagined = rules.imagine(entry.after, watcher, draws(entry.where, watcher))
            hidden = [sister.after for sister in family if sister.seat != watcher]
            for other in (imagined, *hidden):
                if other != entry.after and known_to(rules, other, watcher) == known_to(rules, entry.after, watcher):
                    expect_equal_imagining(subject, entry, other, watcher)


def expect_equal_imagining(subject: Subject, entry: Entry, other: object, watcher: Watcher) -> None:
    """Imagine from both, remembering all, half and nothing."""
    rules = subject.rules
    for forgotten in forgettings(rules.memory(entry.after, watcher), entry.where):
        one = rules.imagine(entry.after, watcher, draws(entry.where), forgotten)
        another = rules.imagine(other, watcher, draws(entry.where), forgotten)
        if one != another:
            message = f"{watcher} knows the same in two states and imagines {one} from one, {another} from the other"
            raise Broken("imagining_uses_only_what_is_known", entry.where, message)


LAWS = (
    imagined_states_keep_every_piece,
    imagined_states_look_alike,
    what_comes_next_is_told_alike,
    reveals_are_named,
    imagining_uses_only_what_is_known,
)
