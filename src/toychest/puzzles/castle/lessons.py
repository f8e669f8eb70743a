"""The five lessons of Coded Castle's course: which cards each is taught with, and when a puzzle needs it.

sequence   every card of the row is needed, and none has to be turned
turn       without turning an arrow the best is out of reach
repeat     so it is without the loop
gate       so it is without the gates
ghost      whoever forgets the ghost picks wrong: half of the ways that were right while it slept are wrong, or more
"""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from toychest.games.castle.cards import CARDS, Card, is_arrow
from toychest.games.castle.most_treasures import most_treasures
from toychest.games.castle.profiles import PROFILES
from toychest.games.castle.puzzle import Puzzle
from toychest.games.castle.setup import laid_by
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import Terms
from toychest.puzzles.castle.learners import ways

ARROWS: Final = tuple(card for card in CARDS if is_arrow(card))


@dataclass(frozen=True)
class Lesson:
    """What a lesson is taught with, and whether a puzzle needs it."""

    cards: tuple[Card, ...]
    is_needed: Callable[[Castle], bool]


def without_turning(state: Castle) -> Castle:
    """No arrow may be turned."""
    return replace(state, terms=dataclasses.replace(state.terms, box=dataclasses.replace(state.terms.box, turned=0)))


def without_gates(state: Castle) -> Castle:
    """Gates are like any square: as one printing has it for the young (CAS R37)."""
    readings = dataclasses.replace(state.terms.readings, young_gates="off")
    return replace(state, terms=dataclasses.replace(state.terms, profile=PROFILES["young"], readings=readings))


def without_card(state: Castle, place: int) -> Castle:
    """The row without one of its places; a gap goes with its cards, if it is the last one."""
    puzzle = _puzzle(state)
    row = (*puzzle.row[:place], *puzzle.row[place + 1 :])
    return _as(state, dataclasses.replace(puzzle, row=row, cards=puzzle.cards if None in row else ()))


def without_loops(state: Castle) -> Castle:
    """The row without its loops, and none among the cards for its gaps."""
    puzzle = _puzzle(state)
    row = tuple(card for card in puzzle.row if card is not Card.LOOP)
    return _as(
        state, dataclasses.replace(puzzle, row=row, cards=tuple(card for card in puzzle.cards if card is not Card.LOOP))
    )


def with_ghost_asleep(state: Castle) -> Castle:
    """The ghost before its door."""
    return replace(state, ghost=0)


def _puzzle(state: Castle) -> Puzzle:
    assert state.terms.puzzle is not None, "a lesson is taught by a puzzle"
    return state.terms.puzzle


def _as(state: Castle, puzzle: Puzzle) -> Castle:
    terms: Terms = dataclasses.replace(state.terms, puzzle=puzzle)
    return laid_by(replace(state, terms=terms), puzzle)


def needs_sequence(state: Castle) -> bool:
    """Every card is needed, and none has to be turned."""
    best, places = most_treasures(state), range(len(_puzzle(state).row))
    shorter = (without_card(state, place) for place in places if len(places) > 1)
    return most_treasures(without_turning(state)) == best and all(most_treasures(each) < best for each in shorter)


def needs_turn(state: Castle) -> bool:
    """Without turning the best is out of reach."""
    return most_treasures(without_turning(state)) < most_treasures(state)


def needs_repeat(state: Castle) -> bool:
    """Without the loop the best is out of reach."""
    return most_treasures(without_loops(state)) < most_treasures(state)


def needs_gate(state: Castle) -> bool:
    """Without gates the best is out of reach."""
    return most_treasures(without_gates(state)) < most_treasures(state)


def needs_ghost(state: Castle) -> bool:
    """Half of the ways that would be right while the ghost sleeps are wrong, or more."""
    best = most_treasures(state)
    careless = sum(way.treasures >= best for way in ways(with_ghost_asleep(state)))
    return 2 * sum(way.treasures == best for way in ways(state)) <= careless


def has_gates_apart(state: Castle) -> bool:
    """No way leads over a gate."""
    return ways(without_gates(state)) == ways(state)


LESSONS: Final[Mapping[str, Lesson]] = {
    "sequence": Lesson((*ARROWS, Card.SORCERER), needs_sequence),
    "turn": Lesson((*ARROWS, Card.SORCERER), needs_turn),
    "repeat": Lesson((*ARROWS, Card.SORCERER, Card.LOOP), needs_repeat),
    "gate": Lesson((*ARROWS, Card.SORCERER), needs_gate),
    "ghost": Lesson((*ARROWS, Card.SORCERER, Card.GHOST), needs_ghost),
}
"""In the order in which they are taught."""
