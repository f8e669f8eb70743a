"""Moves as words that can be spoken, typed and logged: `turn 1 right`, `walk left`, `jump c4`, `use wand`, `go`."""

import re
from functools import lru_cache
from typing import Final, assert_never

from toychest.contract import MalformedMove
from toychest.games.castle.board import Square
from toychest.games.castle.cards import Card, Direction, Turn
from toychest.games.castle.moves import (
    ChooseGate,
    ChooseWay,
    DeclineGate,
    Go,
    LayCard,
    LeaveWand,
    Move,
    PlaceTreasure,
    TurnCard,
    UseWand,
)

EXAMPLES: Final = (
    "turn 1 left",
    "walk up",
    "jump c4",
    "stay",
    "use wand",
    "leave wand",
    "go",
    "treasure c4",
    "lay loop",
)
"""An example of every kind of move: what is shown to whoever types none, in any language."""

SQUARE = re.compile(r"[a-z][1-9][0-9]?")
PLACE = re.compile(r"[1-9]")


@lru_cache(maxsize=4096)
def write_move(move: Move) -> str:
    """The move in notation."""
    match move:
        case PlaceTreasure(square):
            return f"treasure {square}"
        case LayCard(card):
            return f"lay {card}"
        case TurnCard(place, turn):
            return f"turn {place + 1} {turn}"
        case ChooseWay(direction):
            return f"walk {direction}"
        case ChooseGate(square):
            return f"jump {square}"
        case DeclineGate():
            return "stay"
        case UseWand():
            return "use wand"
        case LeaveWand():
            return "leave wand"
        case Go():
            return "go"
        case _:
            assert_never(move)


@lru_cache(maxsize=4096)
def read_move(text: str) -> Move:
    """The move that `write_move` wrote. Raises `MalformedMove`."""
    try:
        return _read(text.split(" "))
    except ValueError:
        raise MalformedMove(", ".join(EXAMPLES), text) from None


def _read(words: list[str]) -> Move:
    match words:
        case ["go"]:
            return Go()
        case ["stay"]:
            return DeclineGate()
        case ["use", "wand"]:
            return UseWand()
        case ["leave", "wand"]:
            return LeaveWand()
        case ["walk", direction]:
            return ChooseWay(Direction(direction))
        case ["turn", place, turn] if PLACE.fullmatch(place):
            return TurnCard(int(place) - 1, Turn(turn))
        case ["lay", card]:
            return LayCard(Card(card))
        case ["jump", square] if SQUARE.fullmatch(square):
            return ChooseGate(Square(square))
        case ["treasure", square] if SQUARE.fullmatch(square):
            return PlaceTreasure(Square(square))
        case _:
            raise ValueError(words)
