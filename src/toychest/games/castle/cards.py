"""The cards of Coded Castle, and how an arrow turns."""

from enum import StrEnum


class Direction(StrEnum):
    """Where a step goes, clockwise from the top."""

    UP = "up"
    RIGHT = "right"
    DOWN = "down"
    LEFT = "left"


class Turn(StrEnum):
    """How an arrow card is turned (CAS 2.3, CAS 6.5)."""

    LEFT = "left"
    RIGHT = "right"
    ABOUT = "about"


class Card(StrEnum):
    """A card face (CAS 1.6); the first four are the arrows as laid."""

    UP = "up"
    RIGHT = "right"
    DOWN = "down"
    LEFT = "left"
    LOOP = "loop"
    SORCERER = "sorcerer"
    GHOST = "ghost"


DIRECTIONS = tuple(Direction)
CARDS = tuple(Card)
QUARTERS = {Turn.LEFT: -1, Turn.RIGHT: 1, Turn.ABOUT: 2}


def turns_allowed(half_turns: bool) -> tuple[Turn, ...]:
    """CAS 2.3: a quarter left or right; half round too by the option (CAS 6.5)."""
    return tuple(Turn) if half_turns else (Turn.LEFT, Turn.RIGHT)


def is_arrow(card: Card) -> bool:
    """CAS R3: only arrow cards have a direction to turn."""
    return card in _LAID


def laid_direction(card: Card) -> Direction:
    """Where an arrow card points before anybody turns it."""
    return _LAID[card]


def turned(direction: Direction, turn: Turn) -> Direction:
    """The direction after a quarter left or right, or half round."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + QUARTERS[turn]) % len(DIRECTIONS)]


_LAID = {Card(direction.value): direction for direction in Direction}
