"""A tiny game of Coded Castle solved completely by the readable rules: every stack, square, treasure and ghost.

A place is a state between two rows; what chance may lay there and what each plan leads to is found out once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from toychest.contract import CHANCE, Json, Seat
from toychest.games import EDITIONS
from toychest.games.castle.board import Square
from toychest.games.castle.moves import Go, PlaceTreasure
from toychest.games.castle.state import Castle, Plan, is_row_complete
from toychest.puzzles.castle.plans import plans

RULES = EDITIONS["castle-standard-0"].rules
TINY_BOARD = """symbols = ["moon", "heart", "key"]
lines = ["S.w", "..."]
tower = 3
"""
TINY_DECK = "right = 1\ndown = 1\nloop = 1\nsorcerer = 1\nghost = 2\n"
TINY: dict[str, Json] = {"board": {"file": TINY_BOARD}, "deck": {"file": TINY_DECK}, "treasures": 2}
Place = tuple[Any, ...]
"""What decides how a game goes on: sorcerer, treasures found, ghost, stack and used cards."""
Picks = Callable[[Castle], Castle]
"""The state with its plan made."""


def tiny(*treasures: str) -> Castle:
    """The tiny game with its treasures placed."""
    state: Castle = RULES.setup(1, TINY)
    for square in treasures:
        state, _ = RULES.apply(state, CHANCE, PlaceTreasure(Square(square)))
    return state


def place_of(state: Castle) -> Place:
    return state.sorcerer, state.found, state.ghost, state.stack, state.used


def ends_of(planned: Castle) -> Place | float:
    """Where a plan leads: to another place, or to 1 (won) or 0."""
    after, _ = RULES.apply(planned, Seat(0), Go())
    return place_of(after) if after.outcome is None else float(after.outcome.places == (1,))


def rows_from(state: Castle, chance: float = 1.0) -> Iterator[tuple[float, Castle]]:
    """Every row that may be laid, with its chance."""
    if is_row_complete(state):
        yield chance, state
        return
    odds = RULES.odds(state)
    total = sum(weight for _, weight in odds)
    for move, weight in odds:
        yield from rows_from(RULES.apply(state, CHANCE, move)[0], chance * weight / total)


@dataclass(frozen=True)
class Solved:
    """A game and, at each place, its rows with their chances and where their plans lead."""

    start: Castle

    @cached_property
    def places(self) -> dict[Place, list[tuple[float, Castle, dict[Castle, Place | float]]]]:
        known: dict[Place, list[tuple[float, Castle, dict[Castle, Place | float]]]] = {}
        waiting = [self.start]
        while waiting:
            state = waiting.pop()
            if place_of(state) in known:
                continue
            known[place_of(state)] = rows = [
                (chance, laid, {planned: ends_of(planned) for planned in plans(laid)})
                for chance, laid in rows_from(state)
            ]
            waiting += [self.at(end) for _, _, ends in rows for end in ends.values() if isinstance(end, tuple)]
        return known

    def at(self, place: Place) -> Castle:
        """The state between two rows at this place."""
        sorcerer, found, ghost, stack, used = place
        terms, treasures = self.start.terms, self.start.treasures
        return Castle(terms, treasures, found, sorcerer, ghost, stack, used, (), Plan(), 0, Seat(0), (), None)

    def best_chance(self) -> float:
        """The chance to win from the start, every row played at its best."""
        choices = {
            place: [(chance, list(set(ends.values()))) for chance, _, ends in rows]
            for place, rows in self.places.items()
        }
        return _settled(choices)[place_of(self.start)]

    def chance_by(self, picks: Picks) -> float:
        """The chance to win from the start of a player who plans each row as `picks` says."""
        choices = {
            place: [(chance, [ends_of(picks(laid))]) for chance, laid, _ in rows] for place, rows in self.places.items()
        }
        return _settled(choices)[place_of(self.start)]


def _settled(choices: dict[Place, list[tuple[float, list[Place | float]]]]) -> dict[Place, float]:
    """Value iteration, until nothing changes by a millionth."""
    values = dict.fromkeys(choices, 0.0)
    change = 1.0
    while change > 1e-6:
        change = 0.0
        for place, rows in choices.items():
            worth = sum(
                chance * max(end if isinstance(end, float) else values[end] for end in ends) for chance, ends in rows
            )
            change, values[place] = max(change, abs(worth - values[place])), worth
    return values
