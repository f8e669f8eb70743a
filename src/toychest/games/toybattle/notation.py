"""Moves as words that can be spoken, typed and logged: `take`, `place Hook 17`, `discard 13`, `decline`."""

import re
from functools import lru_cache
from typing import Final, assert_never

from toychest.contract import MalformedMove, Seat
from toychest.games.toybattle.moves import (
    DealTile,
    Decline,
    DiscardTroop,
    DrawStarter,
    Exhume,
    Move,
    PickTile,
    PlaceTroop,
    Recall,
    Rob,
    Shove,
    Suppress,
    Take,
)
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import TROOPS

EXAMPLES: Final = (
    "take",
    "place Hook 11",
    "discard 11",
    "rob",
    "recall 11",
    "shove 11 12",
    "exhume Hook",
    "suppress",
    "decline",
    "start blue",
    "deal Hook",
    "pick Hook",
)
"""An example of every kind of move: what is shown to whoever types none, in any language."""

SIDES: Final = {BLUE: "blue", RED: "red"}
NUMBER: Final = re.compile(r"[1-9][0-9]?")
PLAIN: Final[dict[str, Move]] = {"take": Take(), "rob": Rob(), "suppress": Suppress(), "decline": Decline()}
NAMED: Final = {troop.lower(): troop for troop in TROOPS}


@lru_cache(maxsize=4096)
def write_move(move: Move) -> str:
    """The move in notation."""
    match move:
        case DrawStarter(seat):
            return f"start {SIDES[seat]}"
        case DealTile(troop):
            return f"deal {troop}"
        case PickTile(troop):
            return f"pick {troop}"
        case PlaceTroop(troop, place):
            return f"place {troop} {place}"
        case DiscardTroop(base):
            return f"discard {base}"
        case Recall(base):
            return f"recall {base}"
        case Shove(start, end):
            return f"shove {start} {end}"
        case Exhume(troop):
            return f"exhume {troop}"
        case Take() | Rob() | Suppress() | Decline():
            return type(move).__name__.lower()
        case _:
            assert_never(move)


@lru_cache(maxsize=4096)
def read_move(text: str) -> Move:
    """The move that `write_move` wrote; names may be typed in small letters. Raises `MalformedMove`."""
    try:
        return _read(text.lower().split(" "))
    except (ValueError, KeyError):
        raise MalformedMove(", ".join(EXAMPLES), text) from None


def _read(words: list[str]) -> Move:
    match words:
        case [word] if word in PLAIN:
            return PLAIN[word]
        case ["start", side]:
            return DrawStarter(Seat(list(SIDES.values()).index(side)))
        case ["deal", troop]:
            return DealTile(NAMED[troop])
        case ["pick", troop]:
            return PickTile(NAMED[troop])
        case ["place", troop, place]:
            return PlaceTroop(NAMED[troop], _place(place))
        case ["discard", base]:
            return DiscardTroop(_place(base))
        case ["recall", base]:
            return Recall(_place(base))
        case ["shove", start, end]:
            return Shove(_place(start), _place(end))
        case ["exhume", troop]:
            return Exhume(NAMED[troop])
        case _:
            raise ValueError(words)


def _place(text: str) -> Place:
    if not NUMBER.fullmatch(text):
        raise ValueError(text)
    return Place(int(text))
