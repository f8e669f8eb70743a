"""Simulated players of one row of Coded Castle: a child who does anything, and six levels who see more and more ways.

A way is everything that is decided about a row: its gaps filled, its arrows turned, its ways and gates chosen. The
child makes any legal move, each as likely. The player of level n looks at 2^(n-1) ways, picked by chance, and takes the
best of them: 1, 2, 4, 8, 16 and 32. (From level 2 on the bots themselves see every way of a row, and
so solve every puzzle; they tell none apart.)
All chances are worked out exactly: nothing is drawn.
"""

from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

from toychest.bots.levels import LEVELS
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.castle.course import EDITION
from toychest.games.castle.gap import fillings
from toychest.games.castle.go import row_foreseen
from toychest.games.castle.state import Castle
from toychest.puzzles.castle.plans import plans

RULES: Final = EDITIONS[EDITION].rules
ALONE: Final = Seat(0)


@dataclass(frozen=True, slots=True)
class Way:
    """How many treasures a way takes, and in how many moves, Go included."""

    treasures: int
    moves: int


def ways(state: Castle) -> tuple[Way, ...]:
    """Every way to play a row, in a stable order."""
    gaps = sum(card is None for card in state.terms.puzzle.row) if state.terms.puzzle else 0
    return tuple(
        Way(sum(row_foreseen(planned).found), gaps + len(planned.plan.moves) + 1)
        for filled in fillings(state)
        for planned in plans(filled)
    )


def solving(found: tuple[Way, ...]) -> tuple[Way, ...]:
    """Those that take the most treasures."""
    most = max(way.treasures for way in found)
    return tuple(way for way in found if way.treasures == most)


def seen_by_level(level: int, all_ways: int, right: int) -> float:
    """The chance that a player of this level sees a right way."""
    looks = min(2 ** (level - 1), all_ways)
    return 1 - comb(all_ways - right, looks) / comb(all_ways, looks)


def guessed_by_child(state: Castle) -> float:
    """The chance that any legal moves, each as likely, solve a puzzle."""

    @cache
    def chance(at: Castle) -> float:
        if at.outcome is not None:
            return float(at.outcome.places[ALONE] == 1)
        moves = RULES.legal_moves(at, ALONE)
        return sum(chance(RULES.apply(at, ALONE, move)[0]) for move in moves) / len(moves)

    return chance(state)


def solved_by(state: Castle) -> tuple[float, ...]:
    """The chance of each player to solve a puzzle at the first try: the child's, then those of the levels."""
    found = ways(state)
    right = len(solving(found))
    levels = (seen_by_level(level, len(found), right) for level in LEVELS)
    return guessed_by_child(state), *levels


def share_who_solve(state: Castle) -> float:
    """Of all of them together."""
    chances = solved_by(state)
    return round(sum(chances) / len(chances), 4)
