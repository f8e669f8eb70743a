"""The cards: fourteen kinds, since the parts of one machine are alike (CLK 1.2)."""

from enum import StrEnum
from typing import Final, TypeAlias


class Kind(StrEnum):
    """What a card shows."""

    LACEWING = "Lacewing"
    UMBRELLA = "Umbrella"
    KETTLE = "Kettle"
    VELO = "Velo"
    WHALE = "Whale"
    MOTH = "Moth"
    OWL = "Owl"
    NIPPER = "Nipper"
    HARP = "Harp"
    SNAIL = "Snail"
    AIRSHIP = "Airship"
    FUEL = "Fuel"
    POWER = "Power"
    SCRAP = "Scrap"


KINDS: Final = tuple(Kind)
INDEX: Final = {kind: number for number, kind in enumerate(KINDS)}

FLYERS: Final = KINDS[:6]
BREAKERS: Final = KINDS[6:10]
MACHINES: Final = (*FLYERS, *BREAKERS)
FAMILIES: Final = (*MACHINES, Kind.AIRSHIP)
"""What is asked and searched for by showing a card of it."""

SPOKEN: Final = (Kind.FUEL, Kind.POWER)
"""CLK 5.8, CLK 6.6: what is asked and searched for without showing a card."""

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each kind, in the order of KINDS."""

NOTHING: Final[Counts] = (0,) * len(KINDS)


def with_cards(counts: Counts, kind: Kind, cards: int = 1) -> Counts:
    """The counts with some cards of a kind more, or less."""
    index = INDEX[kind]
    return (*counts[:index], counts[index] + cards, *counts[index + 1 :])


def family_of(kind: Kind) -> str:
    """`flyer`, `breaker`, or the kind's own name for those that are alone."""
    if kind in FLYERS:
        return "flyer"
    return "breaker" if kind in BREAKERS else kind.value.lower()


def listed(counts: Counts) -> list[Kind]:
    """The cards one by one."""
    return [kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count)]
