"""What the planner sees in the row at hand: every plan is looked at, and weighed by its level's measure.

level 1   card by card: each card leads as near to a treasure as it can
level 2   the row as a whole: treasures, then how near to one it ends
level 3   values without the ghost: the way round all treasures that takes the fewest rows
level 4   the row as a whole: treasures, then the ghost, then how near to a treasure it ends
level 5   values: the chance to win from where the row ends, whatever lies in the stack; not always the very best
level 6   the same, the next row by what is left in the stack, and the rows after it by the ghosts left
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from toychest.bots.castle_planner.book import book_for, empty_book, most_sought, room_for
from toychest.bots.castle_planner.compiled.best_plan import BY_CARD, BY_DECK, BY_END, BY_ROW, BY_VALUE, best_plan
from toychest.bots.castle_planner.compiled.layout import Book
from toychest.bots.levels import level_of
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.castle.board import Square
from toychest.games.castle.cards import CARDS
from toychest.games.castle.kernel import KERNEL
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.moves import number_of
from toychest.games.castle.kernel.tables import chart
from toychest.games.castle.laying import whole_stack
from toychest.games.castle.state import Castle, Plan, unfound

MEASURES: Final = {1: BY_CARD, 2: BY_END, 3: BY_VALUE, 4: BY_ROW, 5: BY_VALUE, 6: BY_DECK}
ROUGH: Final = (0.2, 0.2)
MARGINS: Final = {1: ROUGH, 2: ROUGH, 3: ROUGH, 4: ROUGH, 5: (0.03, 0.15), 6: (0.03, 0.1)}
"""How far the chance may lie below and above a level's worth. Values take rows to come as if much of the stack were
forgotten: over whole games on our boards they were 2 to 7 points (level 5: 4 to 11) lower than what was won."""

WITHOUT_GHOST: Final = 3
BY_BOOK: Final = (3, 5, 6)
NEXT_FEW: Final = 3
"""Treasures that are looked at where there are more than have values for every set of them."""

MOST_PLANS: Final = 20_000
"""Of the row at hand; ours have a few hundred."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A move, the whole plan that it is best begun with, the chance to win by it, and the treasures that it takes."""

    move: str
    worth: float
    low: float
    high: float
    is_exact: bool
    plan: tuple[str, ...]
    gains: tuple[str, ...] = ()


def prospects(edition: str, state: Castle, level: int) -> tuple[Prospect, ...]:
    """Every decision that begins a plan, the best first. Raises `UnknownLevel`; a row must lie complete."""
    measure, (sought, rest) = MEASURES[level_of("castle", level).number], looked_at(state)
    book = book_of(state, level, sought, rest)
    room, tables = room_for(book), KERNEL.tables(state)
    best_plan(tables, KERNEL.pack(state, None), measure, MOST_PLANS, bits_of(state, sought), book, room)
    scores, plans = room.search["scores"][0], room.search["plans"][0]
    margins = ROUGH if rest and level in BY_BOOK else MARGINS[level]
    return tuple(
        _prospect(edition, state, tables, plans[number : number + 1], _chance(level, scores[number]), margins)
        for number in np.argsort(-scores, kind="stable").tolist()
        if np.isfinite(scores[number])
    )


def looked_at(state: Castle) -> tuple[tuple[Square, ...], int]:
    """The treasures whose sets are valued, and how many there are besides."""
    left = unfound(state)
    most = most_sought(state.terms)
    if len(state.treasures) <= most:
        return state.treasures, 0
    if len(left) <= most:
        return tuple(left), 0
    board, distances = state.terms.board, chart(state.terms).view(at.TABLES)["distances"][0]
    square, near = state.sorcerer, list[Square]()
    while len(near) < min(NEXT_FEW, most):
        steps = distances[number_of(board, square)]
        square = min((each for each in left if each not in near), key=lambda each: steps[number_of(board, each)])
        near.append(square)
    return tuple(sorted(near, key=left.index)), len(left) - len(near)


def fresh(state: Castle) -> Castle:
    """The same game before it began: what is found out about it does not depend on how it goes."""
    terms = state.terms
    cards, none = whole_stack(terms), (0,) * len(CARDS)
    return Castle(terms, (), (), terms.board.start, 0, cards, none, (), Plan(), 0, Seat(0), (), None)


def book_of(state: Castle, level: int, sought: tuple[Square, ...], rest: int) -> Book:
    """A level that values nothing, and a puzzle, which is over with its row, get by without."""
    if level not in BY_BOOK or state.terms.puzzle is not None:
        return empty_book()
    return book_for(fresh(state), sought, rest, level != WITHOUT_GHOST)


def bits_of(state: Castle, sought: tuple[Square, ...]) -> NDArray[np.int32]:
    """The bit of each treasure among those looked at, -1 for the others."""
    return np.array([sought.index(square) if square in sought else -1 for square in state.treasures], np.int32)


def _chance(level: int, score: float) -> float | None:
    """The chance to win, where that is what the level's score is."""
    return min(max(float(score), 0.0), 1.0) if level in BY_BOOK and level != WITHOUT_GHOST else None


def _prospect(
    edition: str,
    state: Castle,
    tables: NDArray[np.int32],
    planned: NDArray[Any],
    chance: float | None,
    margins: tuple[float, float],
) -> Prospect:
    """What comes of a planned row; where no chance is given, that of the evaluation."""
    after, out = planned.copy(), np.zeros(state.terms.seats, np.float64)
    cells, scratch = after.view(np.int16), np.zeros(KERNEL.scratch_size, np.int32)
    KERNEL.step(tables, cells, at.GO, scratch)
    KERNEL.evaluate(tables, cells, KERNEL.weights, out, scratch)
    is_over = bool(after["over"][0])
    worth = float(out[0]) if is_over or chance is None else chance
    below, above = (0.0, 0.0) if is_over else margins
    plan = _plan(edition, state, planned[0])
    gains = _gains(state, after["is_found"][0])
    return Prospect(plan[0], worth, max(worth - below, 0.0), min(worth + above, 1.0), is_over, plan, gains)


def _gains(state: Castle, is_found: NDArray[np.int16]) -> tuple[str, ...]:
    """The treasures that lie in a chest now and did not before, as ids of their words."""
    taken = [index for index, before in enumerate(state.found) if is_found[index] and not before]
    return tuple(f"castle-picture-{state.terms.picture(index)}" for index in taken)


def _plan(edition: str, state: Castle, planned: Any) -> tuple[str, ...]:
    """The decisions of a planned row that are still to be made, and Go."""
    write = EDITIONS[edition].rules.write_move
    decided = planned["plan"][len(state.plan.moves) : planned["decided"]].tolist()
    return tuple(write(KERNEL.move_at(state, id)) for id in (*decided, at.GO))
