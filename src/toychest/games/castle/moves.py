"""The moves of Coded Castle, the smallest decisions its rulebook names. Places count from 0, in notation from 1."""

from dataclasses import dataclass

from toychest.games.castle.board import Square
from toychest.games.castle.cards import Card, Direction, Turn


@dataclass(frozen=True, slots=True)
class PlaceTreasure:
    """Chance: a treasure token names this chamber (CAS 1.5)."""

    square: Square


@dataclass(frozen=True, slots=True)
class LayCard:
    """Chance: this card comes off the stack (CAS 2.1); or a seat fills a gap of its puzzle with it (CAS R41)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnCard:
    """An arrow card is turned (CAS 2.3)."""

    place: int
    turn: Turn


@dataclass(frozen=True, slots=True)
class ChooseWay:
    """A card gets its way: a sorcerer card (CAS 2.7), or an arrow in a repeat where that is played (CAS R4)."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class ChooseGate:
    """The gate just entered will carry the sorcerer there (CAS 3.3)."""

    square: Square


@dataclass(frozen=True, slots=True)
class DeclineGate:
    """The gate just entered will not be used (CAS R18)."""


@dataclass(frozen=True, slots=True)
class UseWand:
    """The wand just entered will lower the ghost, where that is a choice (CAS R14)."""


@dataclass(frozen=True, slots=True)
class LeaveWand:
    """The wand just entered will not be used (CAS R14)."""


@dataclass(frozen=True, slots=True)
class Go:
    """The row runs as planned (CAS 2.2), or is given up if nothing makes it possible (CAS 4.2)."""


Choice = ChooseWay | ChooseGate | DeclineGate | UseWand | LeaveWand
Decision = TurnCard | Choice
Move = PlaceTreasure | LayCard | Decision | Go
