"""Laws of telling: what is told, what is shown and what is remembered fit together.

Each looks at the sister moves of an entry: what a seat could have played instead, and how that would have been told.
"""

from toychest.conformance.broken import Broken
from toychest.conformance.sister_moves import sisters
from toychest.conformance.subject import Subject
from toychest.conformance.traffic import difference, known_to, standing_of, told, view_of


def told_differently_is_known_differently(subject: Subject) -> None:
    """What is told has a trace: two moves that are told differently leave another view or another memory."""
    for entry in subject.some_entries(30, "told"):
        family = sisters(subject, entry)
        for watcher in subject.watchers:
            heard: dict[tuple[bytes, bytes], bytes] = {}
            for sister in family:
                telling = told(sister.events, watcher)
                before = heard.setdefault(known_to(subject.rules, sister.after, watcher), telling)
                if before != telling:
                    message = f"{watcher} knows the same after {before!r} and after {telling!r}"
                    raise Broken("told_differently_is_known_differently", entry.where, message)


def what_only_memory_keeps_is_fleeting(subject: Subject) -> None:
    """Two moves after which views are equal are told alike, fleeting events aside."""
    for entry in subject.some_entries(30, "fleeting"):
        family = sisters(subject, entry)
        for watcher in subject.watchers:
            heard: dict[bytes, bytes] = {}
            for sister in family:
                telling = told(sister.events, watcher, with_fleeting=False)
                before = heard.setdefault(view_of(subject.rules, sister.after, watcher), telling)
                if before != telling:
                    message = f"{watcher} sees the same after {before!r} and after {telling!r}, which is not fleeting"
                    raise Broken("what_only_memory_keeps_is_fleeting", entry.where, message)


def onlookers_see_nothing_fleeting(subject: Subject) -> None:
    """An onlooker's view follows from what lasts: two moves told alike, fleeting events aside, look alike to it."""
    for entry in subject.some_entries(30, "onlooker"):
        seen: dict[bytes, bytes] = {}
        for sister in sisters(subject, entry):
            view = view_of(subject.rules, sister.after, None)
            before = seen.setdefault(told(sister.events, None, with_fleeting=False), view)
            if before != view:
                message = f"the onlooker was not told why it sees {before!r} or {view!r}"
                raise Broken("onlookers_see_nothing_fleeting", entry.where, message)


def told_alike_is_shown_alike(subject: Subject) -> None:
    """No byte depends on what a watcher may not know: hidden moves told alike give it the same traffic."""
    for entry in subject.some_entries(15, "alike"):
        family = sisters(subject, entry)
        for watcher in subject.watchers:
            if watcher == entry.seat:
                continue
            truth = standing_of(subject, entry.after, watcher)
            for sister in family[1:]:
                if told(sister.events, watcher) != told(entry.events, watcher):
                    continue
                if (leak := difference(truth, standing_of(subject, sister.after, watcher))) is not None:
                    raise Broken("told_alike_is_shown_alike", entry.where, f"{watcher} was told alike, but {leak}")


LAWS = (
    told_differently_is_known_differently,
    what_only_memory_keeps_is_fleeting,
    onlookers_see_nothing_fleeting,
    told_alike_is_shown_alike,
)
