"""Who is around a table at one node, or at all the others."""

from collections.abc import Iterable
from typing import Final

import msgspec


class Around(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seats that somebody looks on for, those whose holders said goodbye, who else looks on, and the screen."""

    seats: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()
    onlookers: int = 0
    has_middle: bool = False


NOBODY: Final = Around()


def around_noted(around: Around) -> str:
    """Who is around, to be noted; nobody is no note."""
    return "" if around == NOBODY else msgspec.json.encode(around, order="deterministic").decode()


def around_in(text: str) -> Around:
    """Who is around, by a note; nobody where it cannot be read."""
    try:
        return msgspec.json.decode(text, type=Around)
    except msgspec.DecodeError:
        return NOBODY


def together(arounds: Iterable[Around]) -> Around:
    """All of them at once; who is here at one node has not gone at another."""
    each = list(arounds)
    seats = frozenset[int]().union(*(around.seats for around in each))
    gone = frozenset[int]().union(*(around.gone for around in each))
    return Around(
        seats, gone - seats, sum(around.onlookers for around in each), any(around.has_middle for around in each)
    )
