"""What a seat may ask of its table, as values; each leads to one or more entries, or is refused.

`seat` is as it came: the table checks it.
"""

from typing import TypeAlias

import msgspec


class Play(msgspec.Struct, frozen=True):
    """A move, in notation."""

    seat: int
    move: str


class TakeBack(msgspec.Struct, frozen=True):
    """Cancel entry `to` and every live move after it."""

    seat: int
    to: int


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


Request: TypeAlias = Play | TakeBack | OpenTurn | AddEntropy | LeaveGuide
