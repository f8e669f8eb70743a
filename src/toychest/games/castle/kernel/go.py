"""Go: a row runs step by step, until its end, a win or a loss."""

import numpy as np

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.laying import plan_closed, row_put_aside
from toychest.games.castle.kernel.step_effects import ghost_climbed, walked_onto, wand_used
from toychest.games.castle.kernel.trail import advanced, answered, first_trail, walked


@at.compiled
def is_given_up(tables, state, scratch):
    """CAS R23: where a row may be given up by choice, and nobody walks in a row that fails."""
    is_whole = state.status == at.FREE and tables.impossible == at.WHOLE
    return is_whole and walked(tables, state, scratch.trail) == at.BLOCKED


@at.compiled
def ghosts_from(tables, state, acted):
    """CAS R25: the ghost cards from this act on that still count, though nobody walks: none, or all."""
    count, acts = 0, tables.unrolled[state.unrolled]
    for act in range(acted, acts.count):
        count += state.row[acts.places[act]] == at.GHOST
    return count if tables.has_void_ghosts else 0


@at.compiled
def _ghosts_climbed(tables, state, count):
    """So many steps up the tower, unless the game is over before."""
    for _ in range(count):
        if not state.over:
            ghost_climbed(tables, state)


@at.compiled
def is_idle(tables, state):
    """CAS R27: nothing in the row walks the sorcerer."""
    acts = tables.unrolled[state.unrolled]
    for act in range(acts.count):
        if state.row[acts.places[act]] != at.GHOST:
            return False
    return True


@at.compiled
def climbs_at_end(tables, state, trail, stop, has_walked, has_skipped):
    """CAS R28: what the row costs at its end: ghost cards behind a blocked door, and one step more.

    That one is for the blocked door or a step left out (CAS R24), or for a row without any (CAS R27).
    """
    if stop == at.BLOCKED:
        is_spared = tables.impossible == at.NONE_AT_ALL and has_walked
        return ghosts_from(tables, state, trail.acted) + (not is_spared)
    return np.int64(has_skipped or (tables.has_idle_cost and is_idle(tables, state)))


@at.compiled
def next_choice(state, chosen):
    """The place behind the next way, gate or wand of the plan."""
    while state.plan[chosen] < at.CHOOSE_WAY:
        chosen += 1
    return chosen + 1


@at.compiled
def row_acted(tables, state, scratch):
    """CAS 2.2: everything the row does as planned, in order; it stops where the game ends (CAS R30)."""
    if state.status == at.VOID or is_given_up(tables, state, scratch):
        _ghosts_climbed(tables, state, ghosts_from(tables, state, 0) + 1)  # CAS R25, CAS R26, CAS 4.2, CAS R28
        return
    trail = scratch.trail
    first_trail(tables, state, trail)
    chosen, has_walked, has_skipped, stop = 0, False, False, at.WALKED
    while stop != at.ENDED and stop != at.BLOCKED and not state.over:
        stop = advanced(tables, state, trail)
        if stop == at.WALKED:
            has_walked = True
            walked_onto(tables, state, trail.at)
        elif stop == at.CLIMBED:
            ghost_climbed(tables, state)
        elif stop == at.SKIPPED:
            has_skipped = True
        elif stop >= at.ASKS_WAY:
            chosen = next_choice(state, chosen)
            answered(tables, state, trail, state.plan[chosen - 1])
            if state.plan[chosen - 1] == at.USE_WAND:  # CAS R14
                wand_used(tables, state, trail.at)
        state.sorcerer = trail.at
    if not state.over:
        _ghosts_climbed(tables, state, climbs_at_end(tables, state, trail, stop, has_walked, has_skipped))


@at.compiled
def gone(tables, state, scratch):
    """CAS 2.2, CAS 2.9: the row runs; a puzzle is over with it (CAS R38)."""
    row_acted(tables, state, scratch)
    if tables.best >= 0:
        state.over = at.SOLVED if state.found == tables.best else at.MISSED
    if state.over:
        plan_closed(state)
    else:
        row_put_aside(tables, state)
