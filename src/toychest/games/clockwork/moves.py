"""Every move of Clockwork City: what chance brings, and what a seat decides."""

import msgspec

from toychest.contract import Seat
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kinds import Kind


class LeaveOut(msgspec.Struct, frozen=True):
    """A whole set leaves the pack (CLK 1.4); chance's, or the first seat's where sets are chosen."""

    kind: Kind


class DealCard(msgspec.Struct, frozen=True):
    """A card of the opening seven (CLK 1.5)."""

    kind: Kind


class AddExtra(msgspec.Struct, frozen=True):
    """A card that is left over goes to this yard's pile (CLK R1)."""

    yard: int


class ThrowDie(msgspec.Struct, frozen=True):
    """One die of the opening throw (CLK 1.8)."""

    die: int


class ThrowDice(msgspec.Struct, frozen=True):
    """Two dice, the smaller first (CLK 2.1)."""

    low: int
    high: int


class DrawCard(msgspec.Struct, frozen=True):
    """The top card of a pile (CLK 4.1)."""

    kind: Kind


class ChooseCharacter(msgspec.Struct, frozen=True):
    """Who one is (CLK 1.3)."""

    character: str


class Walk(msgspec.Struct, frozen=True):
    """Walk along the track to a place (CLK 2.1)."""

    place: str


class Go(msgspec.Struct, frozen=True):
    """Straight to a place, by a seven, an eleven or a double (CLK 3.2)."""

    place: str


class Stay(msgspec.Struct, frozen=True):
    """Stay where one is, because no walk ends on a free field (CLK R12)."""


class Take(msgspec.Struct, frozen=True):
    """Take the top card of the yard one is in (CLK 3.3, CLK 4.1)."""


class Ask(msgspec.Struct, frozen=True):
    """Demand a card of a rival by showing one of the same kind, or Fuel or Power by name (CLK 5.2)."""

    rival: Seat
    kind: Kind


class Search(msgspec.Struct, frozen=True):
    """Search the discards for a kind (CLK 6.2)."""

    kind: Kind


class Point(msgspec.Struct, frozen=True):
    """Turn the card on this spot (CLK 6.3)."""

    spot: Spot


class Discard(msgspec.Struct, frozen=True):
    """Show a card of one's hand to all, to be laid down (CLK 4.2)."""

    kind: Kind


class Keep(msgspec.Struct, frozen=True):
    """Keep all cards, where a hand of seven or fewer may choose (CLK R26)."""


class Lay(msgspec.Struct, frozen=True):
    """Lay the shown card face down on a free spot (CLK 4.3)."""

    spot: Spot


class Give(msgspec.Struct, frozen=True):
    """Give the card that was demanded, or Scrap instead (CLK 5.3, CLK 5.5)."""

    kind: Kind


class SayNone(msgspec.Struct, frozen=True):
    """Say that one has none of the cards demanded (CLK R40)."""


class Return(msgspec.Struct, frozen=True):
    """Give a card back for the one received (CLK 5.4)."""

    kind: Kind


class Swap(msgspec.Struct, frozen=True):
    """Lay this card where the wrong one was turned (CLK R56)."""

    kind: Kind


class Build(msgspec.Struct, frozen=True):
    """Lay a complete machine down, where one may choose to (CLK R27)."""

    kind: Kind


class Escape(msgspec.Struct, frozen=True):
    """Lay down what wins, where one may choose to (CLK R27)."""


class Hold(msgspec.Struct, frozen=True):
    """Lay nothing down, where one may choose to (CLK R27)."""


class Pass(msgspec.Struct, frozen=True):
    """Do without what may be done."""


Chance = LeaveOut | DealCard | AddExtra | ThrowDie | ThrowDice | DrawCard
Decision = (
    LeaveOut
    | ChooseCharacter
    | Walk
    | Go
    | Stay
    | Take
    | Ask
    | Search
    | Point
    | Discard
    | Keep
    | Lay
    | Give
    | SayNone
    | Return
    | Swap
    | Build
    | Escape
    | Hold
    | Pass
)
Move = Chance | Decision
