"""Games played on from a planned row, every row at its best: how often the castle is saved from there."""

from typing import Final

import numpy as np

from toychest.bots.castle_planner.compiled import layout
from toychest.bots.castle_planner.compiled.best_plan import BY_DECK, best_plan
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.listing import listed
from toychest.games.castle.kernel.step import step
from toychest.games.kernels import NUMBERS, Compiler, viewed, weighed

LONGEST: Final = 10_000
"""Moves, after which a game is given up."""

MOST_PLANS: Final = 100_000
"""Of one row."""

compiler: Final = Compiler(book=layout.BOOK, room=layout.ROOM, bits=NUMBERS)


@compiler.entry
def played_out(table_cells, row_cells, bits, book, room, rng, ids, odds, scratch_cells):
    """A whole game from here on, every row planned with what is left in the stack; gives how it ended."""
    state, search = viewed(row_cells, at.STATE), room.search[0]
    for _ in range(LONGEST):
        if state.over:
            break
        if state.status == at.LAYING:
            count = listed(table_cells, row_cells, ids, odds, scratch_cells)
            step(table_cells, row_cells, ids[weighed(odds, count, rng)], scratch_cells)
            continue
        best_plan(table_cells, row_cells, BY_DECK, MOST_PLANS, bits, book, room)
        row_cells.view(at.STATE)[0] = search.plans[np.argmax(search.scores)]
        step(table_cells, row_cells, at.GO, scratch_cells)
    return state.over
