"""The planner of Coded Castle: looks at every plan of the row at hand and takes the best by its level's measure.

level 1   card by card: each card leads as near to a treasure as it can
level 2   the row as a whole: treasures, then how near to one it ends
level 3   values without the ghost: the way round all treasures that takes the fewest rows
level 4   the row as a whole: treasures, then the ghost, then how near to a treasure it ends
level 5   values: the chance to win from where the row ends, whatever lies in the stack; not always the very best
level 6   the same, the next row by what is left in the stack, and the rows after it by the ghosts left
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from toychest.bots.castle_book import book_for, most_sought, room_for
from toychest.bots.jitted.castle_rows import BY_CARD, BY_DECK, BY_END, BY_ROW, BY_VALUE, Book, Room, best_plan
from toychest.bots.levels import level_of
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.games.castle.board import Square
from toychest.games.castle.cards import CARDS
from toychest.games.castle.kernel import KERNEL
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.charts import chart
from toychest.games.castle.kernel.numbering import number_of, squares_of
from toychest.games.castle.laying import whole_stack
from toychest.games.castle.state import Castle, Plan
from toychest.games.castle.terms import Terms

MEASURES: Final = {1: BY_CARD, 2: BY_END, 3: BY_VALUE, 4: BY_ROW, 5: BY_VALUE, 6: BY_DECK}
ROUGH: Final = (0.2, 0.2)
MARGINS: Final = {1: ROUGH, 2: ROUGH, 3: ROUGH, 4: ROUGH, 5: (0.03, 0.15), 6: (0.03, 0.1)}
"""How far the chance may lie below and above a level's worth. Values take rows to come as if much of the stack were
forgotten: over whole games on our boards they were 2 to 7 points (level 5: 4 to 11) lower than what was won."""

WITHOUT_GHOST, BY_BOOK = 3, (3, 5, 6)
NEXT_FEW: Final = 3
"""Treasures that are looked at where there are more than have values for every set of them."""

MOST_PLANS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Prospect:
    """A move, the whole plan that it is best begun with, and the chance to win by it."""

    move: str
    worth: float
    low: float
    high: float
    is_exact: bool
    line: tuple[str, ...]


def plan(edition: str, state: Castle, level: int = 6) -> tuple[tuple[str, ...], float]:
    """The decisions for the row at hand, in order and with Go, and the chance to win by them."""
    best = prospects(edition, state, level)[0]
    return best.line, best.worth


def choose(
    edition: str, state: Castle, level: int, seed: int = 0
) -> tuple[str, float, float, float, bool, tuple[str, ...]]:
    """The next decision, its worth with low and high, whether that is exact, and the line; the seed changes nothing."""
    best = prospects(edition, state, level)[0]
    return best.move, best.worth, best.low, best.high, best.is_exact, best.line


def prospects(edition: str, state: Castle, level: int) -> tuple[Prospect, ...]:
    """Every decision that begins a plan, the best first. Raises `UnknownLevel`; a row must lie complete."""
    measure, (sought, rest) = MEASURES[level_of("castle", level).number], looked_at(state)
    book = _book(state, level, sought, rest)
    room, tables = _room(book), KERNEL.tables(state)
    best_plan(tables, KERNEL.pack(state, None), measure, MOST_PLANS, _bits(state, sought), book, room)
    order = np.argsort(-room.scores, kind="stable")
    rough = bool(rest) and level in BY_BOOK
    return tuple(
        _prospect(edition, state, level, tables, room, int(number), rough)
        for number in order
        if np.isfinite(room.scores[number])
    )


def looked_at(state: Castle) -> tuple[tuple[Square, ...], int]:
    """The treasures whose sets are valued, and how many there are besides."""
    unfound = [square for square, found in zip(state.treasures, state.found, strict=True) if not found]
    most = most_sought(state.terms)
    if len(state.treasures) <= most:
        return state.treasures, 0
    if len(unfound) <= most:
        return tuple(unfound), 0
    tables, at_square, near = chart(state.terms), state.sorcerer, list[Square]()
    while len(near) < min(NEXT_FEW, most):
        at_square = min((each for each in unfound if each not in near), key=_distances(state.terms, tables, at_square))
        near.append(at_square)
    return tuple(sorted(near, key=unfound.index)), len(unfound) - len(near)


def _distances(terms: Terms, tables: Any, start: Square) -> Any:
    board = terms.board
    line = at.DISTANCE + number_of(board, start) * len(squares_of(board))
    return lambda square: int(tables[line + number_of(board, square)])


def fresh(state: Castle) -> Castle:
    """The same game before it began: what is found out about it does not depend on how it goes."""
    terms = state.terms
    cards, none = whole_stack(terms), (0,) * len(CARDS)
    return Castle(terms, (), (), terms.board.start, 0, cards, none, (), Plan(), 0, Seat(0), (), None)


def _book(state: Castle, level: int, sought: tuple[Square, ...], rest: int) -> Book:
    """A level that values nothing, and a puzzle, which is over with its row, get by without."""
    if level not in BY_BOOK or state.terms.puzzle is not None:
        return _empty_book()
    return book_for(fresh(state), sought, rest, level != WITHOUT_GHOST)


@lru_cache(maxsize=1)
def _empty_book() -> Book:
    lists, numbers = np.zeros((1, 3), np.int32), np.zeros(2, np.int32)
    return Book(lists, numbers, lists, lists, numbers, np.zeros((1, 1), np.int32), np.zeros((1, 1, 1), np.float64))


def _room(book: Book) -> Room:
    return room_for(book.cards.shape[0], *book.values.shape[1:])


def _bits(state: Castle, sought: tuple[Square, ...]) -> Any:
    """The bit of each treasure among those looked at, -1 for the others."""
    return np.array([sought.index(square) if square in sought else -1 for square in state.treasures], np.int32)


def _prospect(
    edition: str, state: Castle, level: int, tables: Any, room: Room, number: int, is_rough: bool
) -> Prospect:
    planned, score = room.kept[number], float(room.scores[number])
    after, out = planned.copy(), np.zeros(state.terms.seats, np.float64)
    KERNEL.step(tables, after, at.GO, room.scratch)
    KERNEL.evaluate(tables, after, KERNEL.weights, out, room.scratch)
    is_over = bool(after[at.OVER])
    is_chance = level in BY_BOOK and level != WITHOUT_GHOST
    worth = min(max(score, 0.0), 1.0) if is_chance and not is_over else float(out[0])
    below, above = (0.0, 0.0) if is_over else ROUGH if is_rough else MARGINS[level]
    line = _line(edition, state, planned)
    return Prospect(line[0], worth, max(worth - below, 0.0), min(worth + above, 1.0), is_over, line)


def _line(edition: str, state: Castle, planned: Any) -> tuple[str, ...]:
    """The decisions of a planned row that are still to be made, and Go."""
    write = EDITIONS[edition].rules.write_move
    decided = planned[at.DECISION + len(state.plan.moves) : at.DECISION + int(planned[at.DECIDED])].tolist()
    return tuple(write(KERNEL.move_at(state, id)) for id in (*decided, at.GO))
