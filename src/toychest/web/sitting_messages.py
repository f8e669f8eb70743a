"""Messages of the table in the middle: sitting down by phone, beginning, and a lost phone's seat.

A browser without tokens may be the table in the middle; one with a token may be a hand. Neither is told a byte more
than an onlooker, or its seat, is told anyway; hands are told whether a table is there to look at.
"""

from typing import Literal

from toychest.web.wire import Message, Short

Role = Literal["player", "table", "hand"]


class AskSittingKey(Message, frozen=True, kw_only=True):
    """A key for a free seat, for ten minutes or until it is used; the one that this browser got before is void.

    Whoever holds a seat may ask, and the table. For a seat that somebody holds it is granted to that browser, which
    moves, and after all who are here agreed.
    """

    id: Short
    seat: int


class SittingKeyGiven(Message, frozen=True, kw_only=True):
    """Whoever opens this `address` sits down there. `squares` are the rows of a QR code of it, `1` for dark."""

    id: str
    seat: int
    address: str
    squares: list[str]


class Sit(Message, frozen=True, kw_only=True):
    """Sit down by a key, with a token of one's own: asked twice, it is done once. Answered with `SeatTaken`."""

    id: Short
    key: Short
    name: str
    token: Short
    entropy: Short = ""


class BeginPlay(Message, frozen=True, kw_only=True):
    """Every seat is taken: let chance make the first move. The table, or whoever holds a seat, may ask."""

    id: Short


class GiveSeat(Message, frozen=True, kw_only=True):
    """The browser that held this seat is lost: give the seat again. Whoever holds another seat agrees by asking.

    Whoever holds a seat may ask, and the table, once the seat's holder is away. A rival who is alone here agrees to
    nothing, unless whoever is away sat down at a screen in the middle.
    """

    id: Short
    seat: int


class RefuseSeat(Message, frozen=True, kw_only=True):
    """No: this seat waits for whoever holds it."""

    id: Short
    seat: int


class SeatGiving(Message, frozen=True, kw_only=True):
    """To everybody: whether a lost browser's seat is given again. `agreed` said yes, `awaited` are here and have not.

    With nobody awaited, a sitting key for it is granted; with nobody at all, it is not given.
    """

    id: str | None
    seat: int
    agreed: list[int]
    awaited: list[int]


class MiddleShown(Message, frozen=True, kw_only=True):
    """To hands: whether a table in the middle is there to look at."""

    is_there: bool
