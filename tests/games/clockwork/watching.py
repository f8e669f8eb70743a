"""What a watcher sees, can prove and may imagine: props for the tests of secrets.

A state that `city` built remembers nothing but what lies open; everything is learnt by the moves that follow.
"""

import random
from collections.abc import Callable

import msgspec

from tests.games.clockwork.stage import RULES, A, B, C, City, after, city, told, view
from toychest.contract import Seat
from toychest.games.clockwork.kinds import FAMILIES, INDEX, Kind
from toychest.games.clockwork.memory import CityMemory

MET = "throw 1 3, walk 9"
SOME_A = "Kettle, Owl, Nipper, Scrap"
SOME_B = "Kettle, Owl, Fuel"
SOME_C = "2 Lacewing, Fuel"
TRUTHS = range(60)
EVERYBODY = [A, B, C, None]


def met(a: str = SOME_A, b: str = SOME_B, c: str = SOME_C, rule: str = "") -> City:
    """A has walked onto B's field; C is far away."""
    return after(city(a, b, c, at="5, 9, 20", rule=rule), MET)


def arrived(a: str = SOME_A, b: str = SOME_B, c: str = SOME_C, discards: str = "1 Owl, 2 Airship") -> City:
    """A has come to the Towers."""
    return after(city(a, b, c, at="4, 9, 20", discards=discards), "throw 1 3, walk towers")


def memory(state: City, seat: Seat | None) -> CityMemory:
    """What this watcher can prove."""
    remembered = RULES.memory(state, seat)
    assert isinstance(remembered, CityMemory)
    return remembered


def known(state: City, watcher: Seat | None, holder: Seat, kind: str) -> list[int] | None:
    """How many cards of a kind a watcher knows in a hand: at least, at most; None, if no more than lies open."""
    return memory(state, watcher).hands.get("ABCD"[holder], {}).get(kind)


def imagined(state: City, seat: Seat | None, *forgotten: str) -> list[City]:
    """Many truths that this watcher might imagine, without what it forgot."""
    return [RULES.imagine(state, seat, random.Random(number).randrange, frozenset(forgotten)) for number in TRUTHS]


def held(state: City, seat: Seat, kind: str) -> int:
    return state.hands[seat][INDEX[Kind(kind)]]


def always(state: City, watcher: Seat | None, is_so: Callable[[City], bool]) -> bool:
    """Is this so in every truth that the watcher imagines?"""
    return all(is_so(other) for other in imagined(state, watcher))


def families(state: City, seat: Seat) -> set[Kind]:
    """The families of which a seat has a card."""
    return {kind for kind in FAMILIES if held(state, seat, kind)}


def told_to(state: City, moves: str, seat: Seat | None) -> list[tuple[str, bytes]]:
    """What a watcher is told of these moves."""
    return [
        (event.kind, msgspec.json.encode(event.public | (event.secret if seat in event.seen_by else {})))
        for event in told(state, moves)[1]
    ]


def sent(state: City, seat: Seat | None) -> bytes:
    """What a watcher sees and can prove, as it goes over the wire."""
    return msgspec.json.encode((view(state, seat), memory(state, seat)))
