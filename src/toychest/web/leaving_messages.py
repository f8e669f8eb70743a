"""Messages of leaving for good: giving the game up, or the seat."""

from toychest.web.wire import Message, Short


class Resign(Message, frozen=True, kw_only=True):
    """Give the game up, where two play each other: the other has won. Answered with `EntriesPlayed`."""

    id: Short
    seat: int


class LeaveForGood(Message, frozen=True, kw_only=True):
    """Give up a seat, where a game goes on without one: no token opens it any more, and the log says so.

    Those who stay let a bot play there (`LendSeat`), or give it to somebody else (`GiveSeat`).
    """

    id: Short
    seat: int


class SeatLeft(Message, frozen=True, kw_only=True):
    """Answer to LeaveForGood: the seat is not yours any more."""

    id: str
    seat: int
