"""The terms of a game as numbers: board, box and readings, and what follows from them once and for all."""

from functools import lru_cache

import numpy as np

from toychest.contract.kernel import Array
from toychest.games.clockwork.chance import two_dice
from toychest.games.clockwork.kernel.distances import count_throws
from toychest.games.clockwork.kernel.layout import (
    DICE,
    FAMILY_BITS,
    M_DICE,
    MOST_FIELDS,
    MOST_PATHS,
    MOST_SPOTS,
    MOST_STEPS,
    SCRAP,
    SCRATCH_SIZE,
    SIDES,
    T_AIRSHIP,
    T_ASK_BITS,
    T_BACK,
    T_BESIDE,
    T_DICE,
    T_ENDS,
    T_FIELDS,
    T_HAND,
    T_LAST_TURN,
    T_MACHINE,
    T_MOST_PAWNS,
    T_READINGS,
    T_SEARCH_BITS,
    T_SEATS,
    T_SPOTS,
    T_TOWERS,
    T_WALKS,
    T_YARD_AT,
    T_YARDS,
)
from toychest.games.clockwork.kernel.walking import found_ends
from toychest.games.clockwork.readings import READINGS
from toychest.games.clockwork.state import City
from toychest.games.clockwork.terms import Terms

EVERY_YARD = 0b1111110


def covers(state: City) -> bool:
    """Every reading, printing and seat count; a board as large as a board file may be."""
    board = state.terms.board
    paths = max(len(beside) for beside in board.beside.values())
    return len(board.fields) <= MOST_FIELDS and len(board.spots) <= MOST_SPOTS and paths <= MOST_PATHS


def tables(state: City) -> Array:
    """The tables of the game that this state belongs to."""
    return _tables(state.terms)


@lru_cache(maxsize=64)
def _tables(terms: Terms) -> Array:
    found = np.zeros(T_ENDS, np.int32)
    _put_box(found, terms)
    _put_board(found, terms)
    for number, reading in enumerate(READINGS):
        found[T_READINGS + number] = reading.choices.index(getattr(terms.readings, reading.name))
    whole = np.concatenate((found, np.array(_ends(found, terms), np.int32)))
    count_throws(whole)
    return whole


def _put_box(found: Array, terms: Terms) -> None:
    """CLK 1.2, CLK 1.7, CLK 2.4, CLK R43: the rulebook's numbers, and which kinds are shown."""
    scrap = 1 << SCRAP
    found[T_SEATS] = terms.seats
    found[T_HAND] = terms.box.hand
    found[T_MACHINE] = terms.box.machine
    found[T_AIRSHIP] = terms.box.airship
    found[T_MOST_PAWNS] = terms.most_pawns
    found[T_LAST_TURN] = terms.last_turn or 0
    found[T_ASK_BITS] = FAMILY_BITS | (scrap if terms.readings.scrap_family == "both" else 0)
    found[T_SEARCH_BITS] = FAMILY_BITS | (scrap if terms.readings.scrap_family != "no" else 0)
    throws = two_dice(terms.box.dice)  # CLK 2.1
    found[T_DICE : T_DICE + DICE] = [M_DICE + (throw.low - 1) * SIDES + throw.high - 1 for throw, _ in throws]
    found[T_DICE + DICE : T_DICE + 2 * DICE] = [weight for _, weight in throws]


def _put_board(found: Array, terms: Terms) -> None:
    """Fields and paths; a path leads to a neighbour, and one of the neighbour's leads back."""
    board = terms.board
    found[T_FIELDS], found[T_SPOTS], found[T_TOWERS] = len(board.fields), len(board.spots), board.towers
    found[T_YARDS : T_YARDS + len(board.yards)] = board.yards
    for field, yard in board.yard_of.items():
        found[T_YARD_AT + field] = yard
    found[T_BESIDE : T_BESIDE + MOST_FIELDS * MOST_PATHS] = -1
    for field, beside in board.beside.items():
        for path, neighbour in enumerate(beside):
            found[T_BESIDE + field * MOST_PATHS + path] = neighbour
            found[T_BACK + field * MOST_PATHS + path] = board.beside[neighbour].index(field)


def _ends(found: Array, terms: Terms) -> list[int]:
    """CLK 2.1 to 2.3: where every walk may end, with all yards open; where each walk's ends begin is put down."""
    scratch, ends = np.zeros(SCRATCH_SIZE, np.int32), [0]
    for field in range(MOST_FIELDS):
        for steps in range(1, MOST_STEPS + 1):
            found[T_WALKS + field * MOST_STEPS + steps - 1] = len(ends) - 1
            if field < len(terms.board.fields):
                count = found_ends(found, field, steps, EVERY_YARD, scratch)
                ends[-1:] = [*scratch[:count].tolist(), 0]
    found[T_WALKS + MOST_FIELDS * MOST_STEPS] = len(ends) - 1
    return ends
