"""Games played on from a planned row, every row at its best: whether the castle is saved, and what luck was in it.

The luck of a row is the worth of what was drawn less the mean over all that could have been, both by the book: on
average it is nothing, whatever the book thinks, so games less their luck say the same on average, and far fewer of them
are enough.
"""

from typing import Final

import numpy as np

from toychest.bots.castle_planner.compiled import layout
from toychest.bots.castle_planner.compiled.best_plan import BY_DECK, best_plan, treasures_left, write_odds
from toychest.bots.castle_planner.compiled.values import expected
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.laying import in_stack
from toychest.games.castle.kernel.listing import listed
from toychest.games.castle.kernel.step import step
from toychest.games.kernels import NUMBERS, REALS, Compiler, viewed, weighed

LONGEST: Final = 3_000
"""Rows, after which a game is given up."""

MOST_PLANS: Final = 100_000
"""Of one row."""

compiler: Final = Compiler(
    tables=at.TABLES, state=at.STATE, book=layout.BOOK, room=layout.ROOM, bits=NUMBERS, luck=REALS
)


@compiler.compiled
def row_number(state, book):
    """Which of the book's rows lies there."""
    for number in range(book.rows.shape[0]):
        is_same = True
        for place in range(at.PLACES):
            is_same = is_same and book.rows[number, place] == state.row[place]
        if is_same:
            return number
    return -1


@compiler.compiled
def row_laid(table_cells, row_cells, bits, book, room, rng, ids, odds, scratch_cells):
    """Chance lays the next row, of which nothing lies yet; gives what that is worth beyond the mean."""
    tables, state = viewed(table_cells, at.TABLES), viewed(row_cells, at.STATE)
    left, ghost = treasures_left(state, bits), min(state.ghost, book.outcomes.shape[0] - 1)
    nexts = book.nexts[book.stacks[in_stack(state), state.stack[at.GHOST]]]
    write_odds(tables, state, book.rows, room.odds)
    mean = expected(book, state.sorcerer, ghost, left, room.odds, nexts, room.best)
    while state.status == at.LAYING:
        count = listed(table_cells, row_cells, ids, odds, scratch_cells)
        step(table_cells, row_cells, ids[weighed(odds, count, rng)], scratch_cells)
    number = row_number(state, book)
    outcome = room.best[number]
    return book.values[nexts[book.kinds[number]], left & ~outcome.taken, outcome.place] - mean


@compiler.entry
def played_out(table_cells, row_cells, bits, book, room, rng, ids, odds, scratch_cells, luck):
    """A whole game from between two rows on, each planned with what is left in the stack; gives how it ended.

    `luck` gets what chance gave in all.
    """
    state, search = viewed(row_cells, at.STATE), room.search[0]
    luck[0] = 0.0
    for _ in range(LONGEST):
        if state.over:
            break
        luck[0] += row_laid(table_cells, row_cells, bits, book, room, rng, ids, odds, scratch_cells)
        best_plan(table_cells, row_cells, BY_DECK, MOST_PLANS, bits, book, room)
        row_cells.view(at.STATE)[0] = search.plans[np.argmax(search.scores)]
        step(table_cells, row_cells, at.GO, scratch_cells)
    return state.over
