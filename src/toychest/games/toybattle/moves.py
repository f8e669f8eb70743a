"""The moves of Toy Battle, the smallest decisions its rulebook names."""

from dataclasses import dataclass

from toychest.contract import Seat
from toychest.games.toybattle.terrain import Place
from toychest.games.toybattle.troops import Troop


@dataclass(frozen=True, slots=True)
class DrawStarter:
    """Chance: this seat begins (TOY 1.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealTile:
    """Chance: this tile comes off the reserve (TOY 1.7, TOY 2.2)."""

    troop: Troop


@dataclass(frozen=True, slots=True)
class PickTile:
    """Chance: this tile of the other rack was pointed at, unseen (TOY 4.5, TOY 5.7)."""

    troop: Troop


@dataclass(frozen=True, slots=True)
class Take:
    """Take from the reserve: as the turn (TOY 2.2) or by an effect (TOY 4.1, TOY 4.6, TOY 5.3)."""


@dataclass(frozen=True, slots=True)
class PlaceTroop:
    """Place a troop from the rack: as the turn (TOY 2.4), or one more (TOY 4.2)."""

    troop: Troop
    place: Place


@dataclass(frozen=True, slots=True)
class DiscardTroop:
    """Jumbo throws the visible enemy on this base off the board (TOY 4.3)."""

    base: Place


@dataclass(frozen=True, slots=True)
class Rob:
    """XB-42 robs the other rack (TOY 4.5)."""


@dataclass(frozen=True, slots=True)
class Recall:
    """Take the own visible troop on this base back to the rack (TOY 5.1)."""

    base: Place


@dataclass(frozen=True, slots=True)
class Shove:
    """Move the visible enemy from one base to one beside it (TOY 5.4)."""

    start: Place
    end: Place


@dataclass(frozen=True, slots=True)
class Exhume:
    """Take one of one's own discarded troops back to the rack (TOY 5.5)."""

    troop: Troop


@dataclass(frozen=True, slots=True)
class Suppress:
    """Turn a tile of the other rack face down for a turn (TOY 5.7)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without the effect that is offered (TOY 4.9)."""


Chance = DrawStarter | DealTile | PickTile
Move = Chance | Take | PlaceTroop | DiscardTroop | Rob | Recall | Shove | Exhume | Suppress | Decline
