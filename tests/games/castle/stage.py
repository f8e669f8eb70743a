"""Stage props for Coded Castle's tests: games given as notation, states given as what matters.

   a b c d e f g
1  . S . . O . w
2  . . X . . X .
3  w . . . . . O
4  . . O . X . .
5  X . . w . . .
6  . w . . . O X
"""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tests.games.stage import Stage
from toychest.contract import CHANCE, Json, Rules
from toychest.games import EDITIONS
from toychest.games.castle.board import Square
from toychest.games.castle.cards import Card
from toychest.games.castle.laying import counted
from toychest.games.castle.state import Castle

STANDARD = "castle-standard-0"
RULES: Rules[Castle, Any] = EDITIONS[STANDARD].rules

STAGE = Stage(RULES)
after = STAGE.after
facts = STAGE.facts
kinds = STAGE.kinds
legal = STAGE.legal
refusal = STAGE.refusal
told = STAGE.told
CASTLE = files("toychest.games.castle").joinpath("boards", "castle.toml").read_text("utf-8")
TALL = {"file": re.sub(r"tower = \d+", "tower = 12", CASTLE)}
"""The castle with a tower of twelve steps, so that rows do not end games by the way."""

FIVE_OF_EACH = Path(__file__).parent / "five-of-each.toml"
DECK = {"file": FIVE_OF_EACH.read_text("utf-8")}
"""Cards that are dealt in tests with a seed, whatever lies in the box."""

FAR = "a6 c6 d6 e6"
"""Four chambers in the bottom row, out of the way of most rows."""


def play(moves: str, seats: int = 1, edition: str = STANDARD, **options: Json) -> Castle:
    """A game from its start: moves in notation, separated by commas."""
    return after(
        EDITIONS[edition].rules.setup(seats, {"board": TALL, "profile": "base", "deck": DECK} | options), moves
    )


def laid(
    row: str,
    at: str = "b1",
    ghost: int = 0,
    treasures: str = FAR,
    seats: int = 1,
    rule: str = "",
    printing: str = "standard",
    **options: Json,
) -> Castle:
    """A row on the table and the sorcerer at a square, ready to be planned; a house rule is like `loss=enter_last`."""
    cards = tuple(Card(name) for name in row.split())
    edition = f"castle-{printing}-0" + (f"+{rule}" if rule else "")
    state = play(", ".join(f"treasure {square}" for square in treasures.split()), seats, edition, **options)
    stack = tuple(whole - used for whole, used in zip(state.stack, counted(state.terms, cards), strict=True))
    return replace(state, sorcerer=Square(at), ghost=ghost, row=cards, stack=stack)


def last(row: str, at: str, treasure: str, **more: Any) -> Castle:
    """The same with one treasure left to find, and a tower that hardly matters."""
    state = laid(row, at, treasures=" ".join([treasure, *(far for far in FAR.split() if far != treasure)][:4]), **more)
    return replace(state, found=(False, True, True, True))


def path(state: Castle, moves: str) -> str:
    """Every square on which the sorcerer sets foot."""
    walked = [event for event in told(state, moves)[1] if event.kind in ("sorcerer_walked", "sorcerer_jumped")]
    return " ".join(str(event.public["end"]) for event in walked)


__all__ = [
    "CHANCE",
    "FAR",
    "RULES",
    "after",
    "facts",
    "kinds",
    "laid",
    "last",
    "legal",
    "path",
    "play",
    "refusal",
    "told",
]
