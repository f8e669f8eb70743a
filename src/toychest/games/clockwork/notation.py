"""Moves as words that can be spoken, typed and logged: `walk yard 3`, `ask B Lacewing`, `lay 14`, `pass`."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from toychest.contract import MalformedMove, Seat
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.box import load_box
from toychest.games.clockwork.kinds import KINDS, Kind
from toychest.games.clockwork.moves import (
    AddExtra,
    Ask,
    Build,
    ChooseCharacter,
    DealCard,
    Discard,
    DrawCard,
    Escape,
    Give,
    Go,
    Hold,
    Keep,
    Lay,
    LeaveOut,
    Move,
    Pass,
    Point,
    Return,
    SayNone,
    Search,
    Stay,
    Swap,
    Take,
    ThrowDice,
    ThrowDie,
    Walk,
)

LETTERS: Final = "ABCD"
EXAMPLES: Final = (
    "walk 34",
    "walk yard 3",
    "go towers",
    "stay",
    "take",
    "ask B Fuel",
    "search Fuel",
    "point 2",
    "discard Fuel",
    "keep",
    "lay 2",
    "give Fuel",
    "none",
    "return Fuel",
    "swap Fuel",
    "build Fuel",
    "escape",
    "hold",
    "pass",
    "choose Otto",
    "leave out Fuel",
    "deal Fuel",
    "extra yard 3",
    "throw 4",
    "throw 2 5",
    "draw Fuel",
)
"""An example of every kind of move: what is shown to whoever types none, in any language."""

PLAIN: Final[Mapping[str, Move]] = {
    "stay": Stay(),
    "take": Take(),
    "keep": Keep(),
    "none": SayNone(),
    "escape": Escape(),
    "hold": Hold(),
    "pass": Pass(),
}
OF_KIND: Final[Mapping[str, Callable[[Kind], Move]]] = {
    "leave out": LeaveOut,
    "deal": DealCard,
    "draw": DrawCard,
    "search": Search,
    "discard": Discard,
    "give": Give,
    "return": Return,
    "swap": Swap,
    "build": Build,
}
OF_PLACE: Final[Mapping[str, Callable[[str], Move]]] = {"walk": Walk, "go": Go}
OF_SPOT: Final[Mapping[str, Callable[[Spot], Move]]] = {"point": Point, "lay": Lay}

_WORDS: Final = {type(move): word for word, move in PLAIN.items()}
_VERBS: Final[Mapping[Any, str]] = {
    made: verb for table in (OF_KIND, OF_PLACE, OF_SPOT) for verb, made in table.items()
}
_KINDS: Final = {kind.lower(): kind for kind in KINDS}
_CHARACTERS: Final = {name.lower(): name for name in load_box().characters}
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")
_PLACE: Final = re.compile(r"towers|yard [1-6]|0|[1-9][0-9]{0,2}")
_DIE: Final = re.compile(r"[1-6]")


@lru_cache(maxsize=4096)
def write_move(move: Move) -> str:
    """The move in notation."""
    match move:
        case ThrowDie(die):
            return f"throw {die}"
        case ThrowDice(low, high):
            return f"throw {low} {high}"
        case AddExtra(yard):
            return f"extra yard {yard}"
        case ChooseCharacter(character):
            return f"choose {character}"
        case Ask(rival, kind):
            return f"ask {LETTERS[rival]} {kind}"
        case Walk(place) | Go(place):
            return f"{_VERBS[type(move)]} {place}"
        case Point(spot) | Lay(spot):
            return f"{_VERBS[type(move)]} {spot}"
        case Stay() | Take() | Keep() | SayNone() | Escape() | Hold() | Pass():
            return _WORDS[type(move)]
        case _:
            return f"{_VERBS[type(move)]} {move.kind}"


@lru_cache(maxsize=4096)
def read_move(text: str) -> Move:
    """The move that `write_move` wrote; names may be typed in small letters, a field as it is told: `go field 34`.

    Raises `MalformedMove`.
    """
    try:
        return _read(text.lower())
    except (ValueError, KeyError):
        raise MalformedMove(", ".join(EXAMPLES), text) from None


def _read(text: str) -> Move:
    if text in PLAIN:
        return PLAIN[text]
    verb, _, rest = text.partition(" ")
    if verb in OF_PLACE:
        return OF_PLACE[verb](_matching(_PLACE, rest.removeprefix("field ")))
    if verb in OF_SPOT:
        return OF_SPOT[verb](Spot(int(_matching(_NUMBER, rest))))
    if verb in OF_KIND:
        return OF_KIND[verb](_KINDS[rest])
    return _read_others(text.split(" "))


def _read_others(words: list[str]) -> Move:
    match words:
        case ["leave", "out", kind]:
            return LeaveOut(_KINDS[kind])
        case ["ask", letter, kind]:
            return Ask(Seat(["a", "b", "c", "d"].index(letter)), _KINDS[kind])
        case ["choose", character]:
            return ChooseCharacter(_CHARACTERS[character])
        case ["throw", die]:
            return ThrowDie(int(_matching(_DIE, die)))
        case ["throw", one, other]:
            low, high = sorted(int(_matching(_DIE, die)) for die in (one, other))
            return ThrowDice(low, high)
        case ["extra", "yard", yard]:
            return AddExtra(int(_matching(_DIE, yard)))
        case _:
            raise ValueError(words)


def _matching(pattern: re.Pattern[str], text: str) -> str:
    if not pattern.fullmatch(text):
        raise ValueError(text)
    return text
