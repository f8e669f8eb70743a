"""What a seat may ask of its table, as values; each leads to one or more entries, or is refused."""

from dataclasses import dataclass
from typing import TypeAlias

from toychest.contract import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A move, in notation."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Cancel entry `to` and every live move after it."""

    seat: Seat
    to: int


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """The click that lets chance move."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AddEntropy:
    """The seat's own words for the seed."""

    seat: Seat
    text: str


Request: TypeAlias = Play | TakeBack | OpenTurn | AddEntropy
