"""The terms of a game as numbers: board, box and readings, and what follows from them once and for all."""

from functools import lru_cache
from typing import Any

import numpy as np

from toychest.contract.kernel import Array
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.distances import count_throws
from toychest.games.clockwork.kernel.walking import find_ends
from toychest.games.clockwork.odds import two_dice
from toychest.games.clockwork.readings import READINGS
from toychest.games.clockwork.state import City
from toychest.games.clockwork.terms import AIDS, Terms
from toychest.games.kernels import blank

EVERY_YARD = 0b1111110


def tables(state: City) -> Array:
    """The tables of the game that this state belongs to."""
    return _tables(state.terms)


@lru_cache(maxsize=64)
def _tables(terms: Terms) -> Array:
    cells, found = blank(at.TABLES, np.int32)
    _put_box(found, terms)
    _put_board(found, terms)
    for reading in READINGS:
        found[reading.name] = reading.choices.index(getattr(terms.readings, reading.name))
    find_ends(cells, blank(at.SCRATCH, np.int32)[0], EVERY_YARD)
    count_throws(cells)
    return cells


def _put_box(found: Any, terms: Terms) -> None:
    """CLK 1.2, CLK 1.7, CLK 2.4, CLK R43: the rulebook's numbers, and which kinds are shown."""
    scrap = 1 << at.SCRAP
    found["seats"] = terms.seats
    found["hand"] = terms.box.hand
    found["machine"] = terms.box.machine
    found["airship"] = terms.box.airship
    found["most_pawns"] = terms.most_pawns
    found["last_turn"] = terms.last_turn or 0
    aid = AIDS[terms.memory_aid]
    found["open_discards"] = at.MOST_DISCARDS if aid is None else aid
    found["ask_bits"] = at.FAMILY_BITS | (scrap if terms.readings.scrap_family == "both" else 0)
    found["search_bits"] = at.FAMILY_BITS | (scrap if terms.readings.scrap_family != "no" else 0)
    throws = two_dice(terms.box.dice)  # CLK 2.1
    found["throws"] = [at.DICE + (throw.low - 1) * at.SIDES + throw.high - 1 for throw, _ in throws]
    found["throw_odds"] = [weight for _, weight in throws]


def _put_board(found: Any, terms: Terms) -> None:
    """Fields and paths; a path leads to a neighbour, and one of the neighbour's leads back."""
    board = terms.board
    found["fields"], found["spots"], found["towers"] = len(board.fields), len(board.spots), board.towers
    found["yards"] = board.yards
    for field, yard in board.yard_of.items():
        found["yard_of"][field] = yard
    found["beside"] = -1
    for field, beside in board.beside.items():
        for path, neighbour in enumerate(beside):
            found["beside"][field, path] = neighbour
            found["back"][field, path] = board.beside[neighbour].index(field)
