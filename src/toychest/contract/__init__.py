"""What a game promises, and nothing else: this package imports no other part of Toychest."""

from toychest.contract.edition import Edition, Option
from toychest.contract.rules import (
    CHANCE,
    Draw,
    Event,
    IllegalMove,
    Json,
    MalformedMove,
    Outcome,
    Rules,
    Seat,
    UnknownOption,
)

__all__ = [
    "CHANCE",
    "Draw",
    "Edition",
    "Event",
    "IllegalMove",
    "Json",
    "MalformedMove",
    "Option",
    "Outcome",
    "Rules",
    "Seat",
    "UnknownOption",
]
