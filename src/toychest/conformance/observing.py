"""Laws of observations: a tensor says all that its seat sees, and not a number more.

Without a kernel whose seats observe, there is nothing to compare.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from toychest.conformance.broken import Broken
from toychest.conformance.facts import forgettings
from toychest.conformance.kernels import twin_of
from toychest.conformance.sampling import draws
from toychest.conformance.subject import Subject
from toychest.contract import Seat
from toychest.contract.kernel import Observing

if TYPE_CHECKING:  # it needs NumPy, which only who has a kernel has, too
    from toychest.conformance.twin import Twin


def observations_say_what_is_seen(subject: Subject) -> None:
    """From what a seat observes and the choices before play alone, its view can be rebuilt."""
    for where, state in subject.some_states(12, "observed"):
        twin = twin_of(subject, state, "observations_say_what_is_seen", where)
        observing = observing_of(twin)
        if twin is None or observing is None:
            continue
        for seat in subject.all_seats:
            rebuilt = observing.rebuild(twin.observed(observing, seat), seat, subject.setup())
            ours, theirs = (seen(subject, each, seat, observing) for each in (rebuilt, state))
            if differing := [name for name in theirs if ours[name] != theirs[name]]:
                message = f"seat {seat} is shown {[(name, ours[name], theirs[name]) for name in differing]}"
                raise Broken("observations_say_what_is_seen", where, message)


def observations_say_no_more(subject: Subject) -> None:
    """Where a seat cannot tell two truths apart, it observes the same; without recall also where it has forgotten."""
    for where, state in subject.some_states(12, "unobserved"):
        twin = twin_of(subject, state, "observations_say_no_more", where)
        observing = observing_of(twin)
        if twin is None or observing is None:
            continue
        draw = draws(where, "unobserved")
        seat = Seat(draw(subject.seats))
        facts = forgettings(subject.rules.memory(state, seat), where)
        for forgotten, recalls in ((facts[0], True), (facts[-1], False)):
            row = twin.kernel.pack(twin.imagined(seat, forgotten, draw(1 << 63)), None)
            if told := twin.told_apart(observing, seat, recalls, row):
                message = f"seat {seat}, recall {recalls}, can tell another truth by {told}"
                raise Broken("observations_say_no_more", where, message)


def observing_of(twin: "Twin | None") -> Observing | None:
    """What the seats of this game observe, if it has a kernel that says so."""
    return None if twin is None or twin.kernel.observing is None else twin.kernel.observing()


def seen(subject: Subject, state: Any, seat: Seat, observing: Observing) -> dict[str, Any]:
    """What lies open to a seat, field by field, but for what no observation says."""
    shown: dict[str, Any] = msgspec.to_builtins(subject.rules.view(state, seat))
    fields = msgspec.structs.fields(subject.edition.view_type)
    left_out = {field.encode_name for field in fields if field.name in observing.left_out}
    return {name: value for name, value in shown.items() if name not in left_out}


LAWS = (observations_say_what_is_seen, observations_say_no_more)
