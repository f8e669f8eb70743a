"""Tiles in a few characters."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from toychest.games.toybattle.troops import Troop, strength

TIMES: Final = "x"
SHORT: Final = 2
"""Letters of a name that is cut."""


def tile_text(troop: str) -> str:
    """`Hook4`; a name that ends in a digit keeps its distance, and the joker has no strength."""
    power = strength(Troop(troop))
    blank = " " if troop[-1].isdigit() else ""
    return troop if power is None else f"{troop}{blank}{power}"


def short_text(troop: str) -> str:
    """`Ho4`."""
    return f"{troop[:SHORT]}{strength(Troop(troop)) or ''}"


def counted(troops: Iterable[str]) -> list[tuple[str, int]]:
    """Every troop once, with how many there are."""
    return list(Counter(troops).items())


def times(count: int) -> str:
    """`x2`; one alone says nothing."""
    return f"{TIMES}{count}" if count > 1 else ""
