"""Taking back: which of its own latest moves a seat may still cancel."""

from collections.abc import Sequence

from toychest.contract import CHANCE, Event, Seat


def may_take_back(events_since: Sequence[tuple[Seat | None, tuple[Event, ...]]], seat: Seat) -> bool:
    """Whether this seat may cancel these live moves: the one it takes back to, and all after it, with their events.

    A seat takes back only its own latest moves: never across chance, another seat's move, an event that reveals
    something to it, or a fleeting event.
    """
    return why_not_take_back(events_since, seat) is None


def is_fixed(mover: Seat | None, events: tuple[Event, ...], seat: Seat) -> bool:
    """Whether this seat may not cancel this one live move: the same for a single move, without a reason."""
    return mover != seat or any(event.fleeting or seat in event.reveals for event in events)


def why_not_take_back(events_since: Sequence[tuple[Seat | None, tuple[Event, ...]]], seat: Seat) -> str | None:
    """None if it may; else `nothing`, `chance`, `other-seat`, `reveal` or `fleeting`."""
    if not events_since:
        return "nothing"
    movers = {mover for mover, _ in events_since}
    events = [event for _, told in events_since for event in told]
    if CHANCE in movers:
        return "chance"
    if movers != {seat}:
        return "other-seat"
    if any(seat in event.reveals for event in events):
        return "reveal"
    if any(event.fleeting for event in events):
        return "fleeting"
    return None
