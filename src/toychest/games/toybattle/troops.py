"""The eight troops, and which of them may cover which."""

from enum import StrEnum
from typing import Final


class Troop(StrEnum):
    """A troop by its name (TOY 1.3)."""

    SKULLY = "Skully"
    CAPN = "Cap'n"
    JUMBO = "Jumbo"
    HOOK = "Hook"
    XB42 = "XB-42"
    STAR = "Star"
    ROXY = "Roxy"
    KWAK = "Kwak"


TROOPS: Final = tuple(Troop)
JOKER: Final = Troop.KWAK
Counts = tuple[int, ...]
"""How many tiles of each troop, in the order of TROOPS."""

NOTHING: Final[Counts] = (0,) * len(TROOPS)
INDEX: Final = {troop: index for index, troop in enumerate(TROOPS)}


def strength(troop: Troop) -> int | None:
    """TOY 1.3: 1 to 7; the joker has none."""
    return None if troop is JOKER else INDEX[troop] + 1


def may_cover(attacker: Troop, defender: Troop) -> bool:
    """TOY 3.3: strictly stronger; the joker covers all and is covered by all (TOY 3.4)."""
    return JOKER in (attacker, defender) or INDEX[attacker] > INDEX[defender]


def with_one(counts: Counts, troop: Troop, change: int = 1) -> Counts:
    """One tile more, or fewer."""
    index = INDEX[troop]
    return (*counts[:index], counts[index] + change, *counts[index + 1 :])
