"""The moves of Toy Battle, the smallest decisions its rulebook names."""

import msgspec

from toychest.contract import Seat
from toychest.games.toybattle.terrain import Place
from toychest.games.toybattle.troops import Troop


class DrawStarter(msgspec.Struct, frozen=True):
    """Chance: this seat begins (TOY 1.6)."""

    seat: Seat


class DealTile(msgspec.Struct, frozen=True):
    """Chance: this tile comes off the reserve (TOY 1.7, TOY 2.2)."""

    troop: Troop


class PickTile(msgspec.Struct, frozen=True):
    """Chance: this tile of the other rack was pointed at, unseen (TOY 4.5, TOY 5.7)."""

    troop: Troop


class Take(msgspec.Struct, frozen=True):
    """Take from the reserve: as the turn (TOY 2.2) or by an effect (TOY 4.1, TOY 4.6, TOY 5.3)."""


class PlaceTroop(msgspec.Struct, frozen=True):
    """Place a troop from the rack: as the turn (TOY 2.4), or one more (TOY 4.2)."""

    troop: Troop
    place: Place


class DiscardTroop(msgspec.Struct, frozen=True):
    """Jumbo throws the visible enemy on this base off the board (TOY 4.3)."""

    base: Place


class Rob(msgspec.Struct, frozen=True):
    """XB-42 robs the other rack (TOY 4.5)."""


class Recall(msgspec.Struct, frozen=True):
    """Take the own visible troop on this base back to the rack (TOY 5.1)."""

    base: Place


class Shove(msgspec.Struct, frozen=True):
    """Move the visible enemy from one base to one beside it (TOY 5.4)."""

    start: Place
    end: Place


class Exhume(msgspec.Struct, frozen=True):
    """Take one of one's own discarded troops back to the rack (TOY 5.5)."""

    troop: Troop


class Suppress(msgspec.Struct, frozen=True):
    """Turn a tile of the other rack face down for a turn (TOY 5.7)."""


class Decline(msgspec.Struct, frozen=True):
    """Do without the effect that is offered (TOY 4.9)."""


Chance = DrawStarter | DealTile | PickTile
Move = Chance | Take | PlaceTroop | DiscardTroop | Rob | Recall | Shove | Exhume | Suppress | Decline
