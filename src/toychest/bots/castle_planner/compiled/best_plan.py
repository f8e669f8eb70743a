"""The row at hand: every plan of it is looked at, and the best one by the level's own measure is kept."""

from typing import Final

import numpy as np

from toychest.bots.castle_planner.compiled import layout
from toychest.bots.castle_planner.compiled.plans import anew, next_plan, traced
from toychest.bots.castle_planner.compiled.values import expected
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.features import steps_to_nearest
from toychest.games.castle.kernel.go import gone
from toychest.games.castle.kernel.laying import face_in_pile, in_stack, in_used
from toychest.games.kernels import viewed

BY_CARD: Final = 1  # how near each card leads, the first card first
BY_END: Final = 2  # treasures, then how near the row leads
BY_ROW: Final = 3  # treasures, then the ghost, then how near
BY_VALUE: Final = 4  # the values of where the row leads
BY_DECK: Final = 5  # the next row by what is left in the stack, then the values

FOUND_WEIGHT: Final = 10_000.0  # more than the highest tower costs
GHOST_WEIGHT: Final = 100.0  # more than the farthest treasure
CARD_BASE: Final = 32  # more than a treasure counts as far: each act outweighs all later ones together
NEARNESS: Final = 1e-6
"""What a step nearer is worth where chances are the same: enough to walk on, too little to matter."""


@layout.compiled
def _drawn(tables, state, rows, number, length):
    """The chance that the next cards are those of this row; used cards follow the stack where that is played."""
    chance, taken, total, is_refilled = 1.0, 0, in_stack(state), False
    for place in range(length):
        if taken == total:  # CAS R31
            taken, total, is_refilled = 0, in_used(state), True
        face = face_in_pile(tables, rows[number, place])
        left = state.used[face] if is_refilled else state.stack[face]
        for earlier in range(place - taken, place):
            left -= face_in_pile(tables, rows[number, earlier]) == face
        if left <= 0 or total <= taken:
            return 0.0
        chance *= left / (total - taken)
        if tables.is_any_arrow and rows[number, place] < at.LOOP:  # CAS R36
            chance /= at.WAYS
        taken += 1
    return chance


@layout.compiled
def write_odds(tables, state, rows, odds):
    """The chance of each row to be the next (CAS 2.1, CAS 2.10)."""
    length = at.PLACES if tables.may_refill else min(in_stack(state), at.PLACES)
    for number in range(rows.shape[0]):
        its = 1 + (rows[number, 1] >= 0) + (rows[number, 2] >= 0)
        odds[number] = _drawn(tables, state, rows, number, its) if its == length else 0.0


@layout.compiled
def _card_by_card(tables, state, search):
    """How near each act leads to a treasure, the first act counting most; a treasure entered is as near as can be."""
    path = search.path
    traced(tables, state, search.trace, path, search.scratch)
    score, weight = 0.0, 1.0
    for act in range(path.acted):
        near = steps_to_nearest(tables, state, path.squares[1 + act])
        weight /= CARD_BASE
        score -= weight * min(near, CARD_BASE - 1)
        if near == 0:  # then the rest may go anywhere
            break
    return score


@layout.compiled
def treasures_left(state, bits):
    """The treasures sought and not found, a bit each; `bits[index]` is -1 for one that is not looked at."""
    left = 0
    for index in range(state.placed):
        if not state.is_found[index] and bits[index] >= 0:
            left |= 1 << bits[index]
    return left


@layout.compiled
def _valued(tables, state, measure, bits, book, room):
    """The chance to win from where a row was put aside, by the values or with a look at the next row."""
    left, ghost = treasures_left(state, bits), min(state.ghost, book.outcomes.shape[0] - 1)
    place = ghost * tables.square_count + state.sorcerer
    if measure == BY_VALUE or left == 0:
        return book.values[0, left, place]
    if room.known[left, place] < 0:  # plans of a row often end alike
        nexts = book.nexts[book.stacks[in_stack(state), state.stack[at.GHOST]]]
        room.known[left, place] = expected(book, state.sorcerer, ghost, left, room.odds, nexts, room.best)
    return room.known[left, place]


@layout.compiled
def _score(tables, state, after, measure, bits, book, room):
    """What a plan is worth by the level's measure; `state` and `after` are before and after Go."""
    if measure == BY_CARD:
        return _card_by_card(tables, state, room.search[0])
    near = 0 if after.over else steps_to_nearest(tables, after, after.sorcerer)
    if measure == BY_END:
        return FOUND_WEIGHT * after.found - near
    if measure == BY_ROW:
        return FOUND_WEIGHT * after.found - GHOST_WEIGHT * after.ghost - near
    if after.over:
        return 0.0 if after.over == at.ESCAPED or after.over == at.MISSED else 1.0
    return _valued(tables, after, measure, bits, book, room) - NEARNESS * near


@layout.entry
def best_plan(table_cells, row_cells, measure, most, bits, book, room):
    """The best plan of a row, by this measure; gives how many plans were looked at, at most `most`.

    The search has the score of the best plan that begins with the nth legal move, and the state with that plan.
    """
    tables, search = viewed(table_cells, at.TABLES), room.search[0]
    search.scores[:] = -np.inf
    room.known[:] = -1.0
    search.branches[0].state = viewed(row_cells, at.STATE)
    depth = next_plan(tables, search, anew(search))
    looked, has_odds, after = 0, False, search.after
    while depth >= 0 and looked < most:
        state, begun = search.branches[depth].state, search.branches[0].next - 1
        search.after = state
        gone(tables, after, search.scratch)
        if measure == BY_DECK and not has_odds and not after.over:
            write_odds(tables, after, book.rows, room.odds)  # every plan leaves the same stack
            has_odds = True
        score = _score(tables, state, after, measure, bits, book, room)
        if score > search.scores[begun]:
            search.scores[begun] = score
            search.plans[begun] = state
        looked += 1
        depth = next_plan(tables, search, depth)
    return looked
