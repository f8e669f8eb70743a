"""The words of the city: places, cards, seats, moves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from toychest.contract import Json
from toychest.games.clockwork.view import CityView
from toychest.terminal.clockwork import paint
from toychest.terminal.voice import Voice

SEATS: Final = ("rival", "giver", "taker", "asker")
"""Facts that are a seat, and are said as its name."""


def kind_words(kind: str, voice: Voice) -> str:
    """What a kind of card is called."""
    return voice.say("clockwork-kind", {"kind": kind})


def name_of(seat: int, names: Sequence[str], voice: Voice) -> str:
    """The name of whoever sits there; a seat without one is called by its letter."""
    return names[seat] if seat < len(names) else voice.say("terminal-seat", {"letter": paint.SEATS[seat]})


def placed(place: str) -> dict[str, Json]:
    """A place of the notation as the sentences take it: `yard 3` is where `yard` and number 3."""
    where, _, number = place.rpartition(" ")
    if place == "towers":
        return {"where": "towers", "number": 0}
    return {"where": where or "field", "number": int(number) if number.isdecimal() else place}


def place_of(field: int, view: CityView) -> str:
    """A field in notation: `towers`, `yard 3` or `33`."""
    if field == view.board.towers:
        return "towers"
    return f"yard {view.board.yards.index(field) + 1}" if field in view.board.yards else str(field)


def place_words(field: int, view: CityView, voice: Voice) -> str:
    """ "Yard 3"."""
    return voice.say("clockwork-place", placed(place_of(field, view)))


def spoken(facts: Mapping[str, Json], names: Sequence[str], voice: Voice) -> dict[str, Json]:
    """Seats by their names, and a place as where and number."""
    return {**facts, **dict(_spoken(facts, names, voice))}


def _spoken(facts: Mapping[str, Json], names: Sequence[str], voice: Voice) -> Iterator[tuple[str, Json]]:
    for fact in SEATS:
        seat = facts.get(fact)
        if isinstance(seat, int):
            yield fact, name_of(seat, names, voice)
    seats = facts.get("seats")
    if isinstance(seats, list):
        yield "seats", [name_of(int(seat), names, voice) for seat in seats]
    place = facts.get("place")
    if isinstance(place, str):
        yield from placed(place).items()


def move_words(move: str, names: Sequence[str], voice: Voice) -> str:
    """A move in words: "challenge Ivo: Lacewing"."""
    id, args = _said(move, names, voice)
    return voice.say(f"clockwork-move-{id}", args) if voice.has(f"clockwork-move-{id}") else move


def _said(move: str, names: Sequence[str], voice: Voice) -> tuple[str, dict[str, Any]]:
    match move.split(" "):
        case ["choose", character]:
            return "choose", {"character": character}
        case ["walk" | "go" as verb, *place]:
            return verb, placed(" ".join(place))
        case ["ask", letter, kind]:
            return "ask", {"name": name_of(paint.SEATS.index(letter), names, voice), "kind": kind}
        case ["point" | "lay" as verb, spot]:
            return verb, {"spot": spot}
        case ["give", "Scrap"]:
            return "give-scrap", {}
        case ["leave", "out", kind]:
            return "leave-out", {"kind": kind}
        case ["extra", "yard", yard]:
            return "extra", {"yard": yard}
        case ["throw", *dice]:
            return "throw", {"dice": dice}
        case [verb, kind]:
            return verb, {"kind": kind}
        case words:
            return words[0], {}
