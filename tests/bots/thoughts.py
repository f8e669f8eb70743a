"""Thoughts to tell as hints."""

from tests.web.bots import battle
from toychest.bots.thought import Candidate, Foreseen, Thought
from toychest.bots.window import Window
from toychest.contract import Seat

MOVES = ("take", "place Star 11", "place Star 12", "place Kwak 11", "place Kwak 12", "place Kwak 14")
WINDOW = Window("toybattle-standard-0", 2, Seat(0), MOVES, battle(first=0).state)


def weighed(*worths: float, spread: float = 0.01) -> tuple[Candidate, ...]:
    """The first moves, with the chance to win with each."""
    return tuple(
        Candidate(move=move, worth=worth, low=worth - spread, high=worth + spread)
        for move, worth in zip(MOVES[1:], worths, strict=False)
    )


def thought(*worths: float, spread: float = 0.01) -> Thought:
    foreseen = (Foreseen(seat=0, move=MOVES[1]), Foreseen(seat=1, move="take"))
    return Thought(move=MOVES[1], by="search", candidates=weighed(*worths, spread=spread), foreseen=foreseen)
