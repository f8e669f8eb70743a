"""Messages about who is at a table."""

from typing import Literal

from toychest.web.wire import Message, MessagePart


class SeatPresence(MessagePart, frozen=True, kw_only=True):
    """A person's seat: here, out of reach for a while, or away."""

    seat: int
    presence: Literal["here", "unreachable", "away"]


class PresenceShown(Message, frozen=True, kw_only=True):
    """Who is at the table, to everybody, whenever that changes: each person's seat, and how many look on."""

    seats: list[SeatPresence]
    onlookers: int
