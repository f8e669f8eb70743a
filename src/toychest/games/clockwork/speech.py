"""How Clockwork City is said: seats by their names, places by what they are."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from toychest.contract import Event, Json, LogLine, Look, PlainSpeech, Said, Saying, Seat, SeatNamed
from toychest.games.clockwork.view import CityView

LETTERS: Final = "ABCD"
"""Seats in notation."""

ASIDES: Final = ("card_dealt", "had_some", "extra_laid")
"""Told in the line after it, or seen on the board."""


class CitySpeech(PlainSpeech):
    """Moves, events and refusals of the city."""

    def __init__(self) -> None:
        super().__init__("clockwork")

    def move(self, move: str, view: CityView | None, *, is_now: bool) -> Saying:
        """ "Ask Ivo: Lacewing"."""
        if move == "take" and view is not None and view.question is not None and view.question.kind == "found":
            return Saying("clockwork-move-take-found")
        return _said(move)

    def event(self, event: Event, look: Look) -> LogLine:
        """Machines that stay in the box are one line; what is plain to see may be left out."""
        if event.kind == "set_left_out":
            kinds = [Saying("clockwork-kind", {"kind": event.public["kind"]})]
            return LogLine(self.event_id(event), {"kinds": kinds}, joins="kinds")
        line = super().event(event, look)
        return replace(line, is_aside=True) if event.kind in ASIDES else line

    def named(self, facts: Mapping[str, Json]) -> dict[str, Said]:
        """Whoever gives has the line."""
        return super().named({"seat": facts.get("giver"), **facts})

    def facts(self, facts: Mapping[str, Json], view: CityView | None) -> dict[str, Said]:
        """Seats, and a place as where and number."""
        seats, place = facts.get("seats"), facts.get("place")
        several = {"seats": [SeatNamed(seat) for seat in seats]} if isinstance(seats, list) else {}
        return super().facts(facts, view) | several | (place_said(place) if isinstance(place, str) else {})


@lru_cache(maxsize=4096)
def _said(move: str) -> Saying:
    verb, args = _move(move)
    return Saying(f"clockwork-move-{verb}", args)


def _move(move: str) -> tuple[str, dict[str, Said]]:
    match move.split(" "):
        case ["choose", character]:
            return "choose", {"character": character}
        case ["walk" | "go" as verb, *place]:
            return verb, place_said(" ".join(place))
        case ["ask", letter, kind]:
            return "ask", {"name": SeatNamed(Seat(LETTERS.index(letter))), "kind": kind}
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


def place_said(place: str) -> dict[str, Said]:
    """A place of the notation as sentences take it: `yard 3` is where `yard` and number 3."""
    if place == "towers":
        return {"where": "towers", "number": ""}
    where, _, number = place.rpartition(" ")
    return {"where": where or "field", "number": number}
