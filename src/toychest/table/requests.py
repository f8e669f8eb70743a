"""What a seat may ask of its table, as values; each leads to one or more entries, or is refused.

`seat` is as it came: the table checks it.
"""

from typing import Literal, TypeAlias

import msgspec


class Play(msgspec.Struct, frozen=True):
    """A move, in notation."""

    seat: int
    move: str


class TakeBack(msgspec.Struct, frozen=True):
    """Cancel entry `to` and every live move after it."""

    seat: int
    to: int


class TakeBackAgreed(TakeBack, frozen=True):
    """The same, where these seats were asked and have allowed it. The host alone asks for it."""

    agreed: tuple[int, ...]


class OpenTurn(msgspec.Struct, frozen=True):
    """The click that lets chance move."""

    seat: int


class AddEntropy(msgspec.Struct, frozen=True):
    """The seat's own words for the seed."""

    seat: int
    entropy: str


class LeaveGuide(msgspec.Struct, frozen=True):
    """Go on without the coach."""

    seat: int


class ChangeHand(msgspec.Struct, frozen=True):
    """Another hand plays the seat: a bot's, or the `person`'s who holds it. The host alone asks for it."""

    seat: int
    by: str


class Forfeit(msgspec.Struct, frozen=True):
    """The seat has lost, because it `resigned` or was `out-of-time`: the other has won. The host alone asks for it."""

    seat: int
    because: Literal["resigned", "out-of-time"]


Request: TypeAlias = Play | TakeBack | TakeBackAgreed | OpenTurn | AddEntropy | LeaveGuide | ChangeHand | Forfeit
