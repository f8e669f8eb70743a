"""Every move of Clockwork City: what chance brings, and what a seat decides."""

from dataclasses import dataclass

from toychest.contract import Seat
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kinds import Kind


@dataclass(frozen=True, slots=True)
class LeaveOut:
    """A whole set leaves the pack (CLK 1.4); chance's, or the first seat's where sets are chosen."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class DealCard:
    """A card of the opening seven (CLK 1.5)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class AddExtra:
    """A card that is left over goes to this yard's pile (CLK R1)."""

    yard: int


@dataclass(frozen=True, slots=True)
class ThrowDie:
    """One die of the opening throw (CLK 1.8)."""

    die: int


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """Two dice, the smaller first (CLK 2.1)."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class DrawCard:
    """The top card of a pile (CLK 4.1)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class ChooseCharacter:
    """Who one is (CLK 1.3)."""

    character: str


@dataclass(frozen=True, slots=True)
class Walk:
    """Walk along the track to a place (CLK 2.1)."""

    place: str


@dataclass(frozen=True, slots=True)
class Go:
    """Straight to a place, by a seven, an eleven or a double (CLK 3.2)."""

    place: str


@dataclass(frozen=True, slots=True)
class Stay:
    """Stay where one is, because no walk ends on a free field (CLK R12)."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of the yard one is in (CLK 3.3, CLK 4.1)."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Demand a card of a rival by showing one of the same kind, or Fuel or Power by name (CLK 5.2)."""

    rival: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Search:
    """Search the discards for a kind (CLK 6.2)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Point:
    """Turn the card on this spot (CLK 6.3)."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Discard:
    """Show a card of one's hand to all, to be laid down (CLK 4.2)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep all cards, where a hand of seven or fewer may choose (CLK R26)."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the shown card face down on a free spot (CLK 4.3)."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Give:
    """Give the card that was demanded, or Scrap instead (CLK 5.3, CLK 5.5)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class SayNone:
    """Say that one has none of the cards demanded (CLK R40)."""


@dataclass(frozen=True, slots=True)
class Return:
    """Give a card back for the one received (CLK 5.4)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Swap:
    """Lay this card where the wrong one was turned (CLK R56)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Build:
    """Lay a complete machine down, where one may choose to (CLK R27)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Escape:
    """Lay down what wins, where one may choose to (CLK R27)."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Lay nothing down, where one may choose to (CLK R27)."""


@dataclass(frozen=True, slots=True)
class Pass:
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
