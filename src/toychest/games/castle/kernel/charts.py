"""The tables of one game: its board, its readings and every unrolled row, as numbers."""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from toychest.games.castle.board import GATE, WAND, Block, Board, Square
from toychest.games.castle.cards import DIRECTIONS, Card, turned, turns_allowed
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.numbering import number_of, squares_of, wands_of
from toychest.games.castle.reach import one_step_on
from toychest.games.castle.terms import Terms
from toychest.games.castle.unrolled import unrolled

Numbers = NDArray[np.int32]
GATE_PLAYS = ("off", "optional", "forced")
REUSES = ("always", "once_per_turn", "once_per_game")
IMPOSSIBLES = ("whole", "halt", "skip", "none_at_all")
KEYED = (None, Card.UP, Card.LOOP, Card.SORCERER, Card.GHOST)
"""What a place of a row can hold, as far as unrolling cares."""


@lru_cache(maxsize=64)
def chart(terms: Terms) -> Numbers:
    """The tables of these terms, but for the best of a puzzle; shared, so nobody may write into them."""
    count = len(squares_of(terms.board))
    tables = np.zeros(at.DISTANCE + count * count, np.int32)
    _write_terms(terms, tables)
    _write_squares(terms, tables)
    _write_unrolled(terms, tables)
    tables[at.DISTANCE :] = [steps for square in squares_of(terms.board) for steps in _distances(terms, square)]
    tables.setflags(write=False)
    return tables


def _write_terms(terms: Terms, tables: Numbers) -> None:
    readings = terms.readings
    tables[at.SEATS], tables[at.SOUGHT], tables[at.ESCAPE] = terms.seats, terms.treasures, terms.escape
    tables[at.GATE_PLAY] = GATE_PLAYS.index(terms.gates)
    tables[at.TURNS] = len(turns_allowed(terms.half_turns))
    tables[at.LIMIT] = terms.box.turned
    tables[at.REROTATES] = readings.rerotate_in_loop == "yes"
    tables[at.RESENDS] = readings.sorcerer_repeat == "free"
    tables[at.WAND_REUSE] = REUSES.index(readings.wand_reuse)
    tables[at.MAY_SPARE] = readings.wand == "optional"
    tables[at.MAY_FAIL] = readings.voluntary_fail == "yes"
    tables[at.IMPOSSIBLE] = IMPOSSIBLES.index(readings.impossible)
    tables[at.VOID_GHOSTS] = readings.void_ghosts == "count"
    tables[at.IDLE_COSTS] = readings.idle_row == "penalty"
    tables[at.REFILLS] = readings.short_row == "refill_to_three"
    tables[at.ANY_ARROW] = readings.arrow_source == "random_on_draw"
    tables[at.BEST] = -1
    for number, direction in enumerate(DIRECTIONS):
        near = {direction, *(turned(direction, turn) for turn in turns_allowed(terms.half_turns))}
        tables[at.NEAR + number] = sum(1 << DIRECTIONS.index(way) for way in near)


def _write_squares(terms: Terms, tables: Numbers) -> None:
    board = terms.board
    tables[at.SQUARE_COUNT] = len(squares_of(board))
    _write_list(board, board.gates, tables, at.GATE_COUNT)
    _write_list(board, terms.chambers, tables, at.CHAMBER_COUNT)
    for number, square in enumerate(squares_of(board)):
        tables[at.KIND + number] = {GATE: at.GATE, WAND: at.WAND}.get(board.kinds[square], at.PLAIN)
        for way, direction in enumerate(DIRECTIONS):
            beside = board.next_door(square, direction)
            tables[at.DOOR + 4 * number + way] = -1 if isinstance(beside, Block) else number_of(board, beside)
    for square, wand in wands_of(board).items():
        tables[at.WAND_NUMBER + number_of(board, square)] = wand


def _write_list(board: Board, squares: tuple[Square, ...], tables: Numbers, start: int) -> None:
    """How many there are, then each."""
    tables[start] = len(squares)
    tables[start + 1 : start + 1 + len(squares)] = [number_of(board, square) for square in squares]


def _write_unrolled(terms: Terms, tables: Numbers) -> None:
    """CAS 2.2, CAS 2.5: every row unrolled, as far as its kinds of cards decide it."""
    for key, kinds in enumerate(product(KEYED, repeat=at.PLACES)):
        cards = tuple(card for card in reversed(kinds) if card is not None)  # the first place counts least
        if None in kinds[len(kinds) - len(cards) :]:
            continue
        places = [act.place for act in unrolled(cards, terms.loops)]
        firsts = [places.index(place) if place in places else at.FAR for place in range(at.PLACES)]
        start = at.UNROLLED + at.UNROLLED_SIZE * key
        tables[start : start + 1 + len(places)] = [len(places), *places]
        tables[start + at.FIRST_ACT : start + at.UNROLLED_SIZE] = firsts


def _distances(terms: Terms, start: Square) -> Iterator[int]:
    """Steps from here to every square, as gates are played."""
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        square = waiting.popleft()
        for beside in one_step_on(terms.board, square, terms.gates):
            if beside not in steps:
                steps[beside] = steps[square] + 1
                waiting.append(beside)
    return (steps.get(square, at.FAR) for square in squares_of(terms.board))
