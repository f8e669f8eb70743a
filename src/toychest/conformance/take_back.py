"""Laws of taking back: only one's own latest moves, and never what has taught somebody something."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from toychest.conformance.broken import Broken
from toychest.conformance.imagining import same_moves
from toychest.conformance.sampling import Events
from toychest.conformance.subject import Subject
from toychest.conformance.traffic import told
from toychest.contract import Seat
from toychest.table.take_back import may_take_back

MayTakeBack: TypeAlias = Callable[[Sequence[tuple[Seat, Events]], Seat], bool]
"""Whether a seat may take back these live entries: the one to be cancelled and all after it."""


def no_take_back_crosses_what_forbids_it(subject: Subject, may: MayTakeBack = may_take_back) -> None:
    """Own latest entries only: never across chance, another seat, a reveal to this seat, or a fleeting event."""
    for game in subject.played:
        live = [(entry.seat, entry.events) for entry in game.entries]
        for end in range(1, len(live) + 1):
            for start in range(max(0, end - 4), end):
                for seat in subject.all_seats:
                    if may(live[start:end], seat) and (why := forbids(live[start:end], seat)):
                        message = f"seat {seat} may take back entries {start} to {end - 1}, across {why}"
                        raise Broken("no_take_back_crosses_what_forbids_it", game.where, message)


def forbids(live: Sequence[tuple[Seat, Events]], seat: Seat) -> str | None:
    """What stands between a seat and its taking back."""
    for mover, events in live:
        if mover != seat:
            return f"an entry of seat {mover}"
        if any(seat in event.reveals for event in events):
            return "a reveal to it"
        if any(event.fleeting for event in events):
            return "a fleeting event"
    return None


def no_take_back_unlearns(subject: Subject, may: MayTakeBack = may_take_back) -> None:
    """A move that would be told otherwise in a state its seat could imagine has taught it something: it stands."""
    for watcher, entry, other in same_moves(subject):
        if watcher != entry.seat or told(entry.events, watcher) == told(other.events, watcher):
            continue
        if may([(entry.seat, entry.events)], watcher):
            message = (
                f"seat {watcher} may take back {subject.rules.write_move(entry.move)!r}, which taught it something"
            )
            raise Broken("no_take_back_unlearns", entry.where, message)


LAWS = (no_take_back_crosses_what_forbids_it, no_take_back_unlearns)
