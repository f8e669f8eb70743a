"""What a game promises, and nothing else: this package imports no other part of Toychest."""

from toychest.contract.choices import Option, Reading, chosen, readings_by
from toychest.contract.course import Course, Exercise
from toychest.contract.edition import Edition, Editions, editions_by, kernel_in
from toychest.contract.game import Game
from toychest.contract.guide import OPEN, Beat, Guide, guide_in
from toychest.contract.kernel import Kernel
from toychest.contract.moments import SELDOM, Looked, MomentKind, Moments, with_age, with_odds
from toychest.contract.rules import (
    CHANCE,
    Complaint,
    Draw,
    Event,
    IllegalMove,
    Json,
    MalformedMove,
    NothingRemembered,
    Outcome,
    Rules,
    Seat,
    UnfitFile,
    UnknownOption,
)
from toychest.contract.saying import LogLine, Look, PlainSpeech, Said, Saying, SeatNamed, Speech

__all__ = [
    "CHANCE",
    "OPEN",
    "SELDOM",
    "Beat",
    "Complaint",
    "Course",
    "Draw",
    "Edition",
    "Editions",
    "Event",
    "Exercise",
    "Game",
    "Guide",
    "IllegalMove",
    "Json",
    "Kernel",
    "LogLine",
    "Look",
    "Looked",
    "MalformedMove",
    "MomentKind",
    "Moments",
    "NothingRemembered",
    "Option",
    "Outcome",
    "PlainSpeech",
    "Reading",
    "Rules",
    "Said",
    "Saying",
    "Seat",
    "SeatNamed",
    "Speech",
    "UnfitFile",
    "UnknownOption",
    "chosen",
    "editions_by",
    "guide_in",
    "kernel_in",
    "readings_by",
    "with_age",
    "with_odds",
]
