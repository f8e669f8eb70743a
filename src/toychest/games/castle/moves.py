"""The moves of Coded Castle, the smallest decisions its rulebook names. Places count from 0, in notation from 1."""

import msgspec

from toychest.games.castle.board import Square
from toychest.games.castle.cards import Card, Direction, Turn


class PlaceTreasure(msgspec.Struct, frozen=True):
    """Chance: a treasure token names this chamber (CAS 1.5)."""

    square: Square


class LayCard(msgspec.Struct, frozen=True):
    """Chance: this card comes off the stack (CAS 2.1); or a seat fills a gap of its puzzle with it (CAS R41)."""

    card: Card


class TurnCard(msgspec.Struct, frozen=True):
    """An arrow card is turned (CAS 2.3)."""

    place: int
    turn: Turn


class ChooseWay(msgspec.Struct, frozen=True):
    """A card gets its way: a sorcerer card (CAS 2.7), or an arrow in a repeat where that is played (CAS R4)."""

    direction: Direction


class ChooseGate(msgspec.Struct, frozen=True):
    """The gate just entered will carry the sorcerer there (CAS 3.3)."""

    square: Square


class DeclineGate(msgspec.Struct, frozen=True):
    """The gate just entered will not be used (CAS R18)."""


class UseWand(msgspec.Struct, frozen=True):
    """The wand just entered will lower the ghost, where that is a choice (CAS R14)."""


class LeaveWand(msgspec.Struct, frozen=True):
    """The wand just entered will not be used (CAS R14)."""


class Go(msgspec.Struct, frozen=True):
    """The row runs as planned (CAS 2.2), or is given up if nothing makes it possible (CAS 4.2)."""


Choice = ChooseWay | ChooseGate | DeclineGate | UseWand | LeaveWand
Decision = TurnCard | Choice
Move = PlaceTreasure | LayCard | Decision | Go
