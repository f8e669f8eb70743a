"""Every plan of a row of Coded Castle, each once, and what it does: squares entered, and the ghost up and down."""

from toychest.bots.castle_planner.compiled import layout
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.decisions import planning_moves, with_decision
from toychest.games.castle.kernel.go import climbs_at_end, ghosts_from, is_given_up, next_choice
from toychest.games.castle.kernel.trail import advanced, answered, first_trail


@layout.compiled
def anew(search):
    """The plans of the first branch's state are to be looked through, whatever is planned in it already."""
    branch = search.branches[0]
    branch.listed, branch.turned = layout.UNLISTED, -1
    return 0


@layout.called
def next_plan(tables, search, depth):
    """The branch whose row may go next, -1 if there is none. Arrows are turned first, from left to right."""
    while depth >= 0:
        branch = search.branches[depth]
        if branch.listed == layout.UNLISTED:
            branch.listed = planning_moves(tables, branch.state, branch.ids[:], search.scratch)
            branch.next = 0
        if branch.next == branch.listed:
            depth -= 1
            continue
        move = branch.ids[branch.next]
        branch.next += 1
        if move == at.GO:
            return depth
        is_turn = move < at.CHOOSE_WAY
        place = (move - at.TURN_CARD) // at.TURNS if is_turn else layout.AFTER_CHOICE
        if is_turn and place <= branch.turned:
            continue
        depth += 1
        after = search.branches[depth]
        after.state = branch.state
        with_decision(tables, after.state, move, search.scratch)
        after.listed, after.turned = layout.UNLISTED, place
    return depth


@layout.compiled
def row_laid(state, square, rows, number):
    """The sorcerer on a square and the cards of this row before him."""
    state.sorcerer, state.laid = square, 0
    for place in range(at.PLACES):
        state.row[place] = rows[number, place]
        state.laid += rows[number, place] >= 0


@layout.compiled
def _added(trace, event):
    """One more event."""
    trace.events[trace.count] = event
    trace.count += 1


@layout.compiled
def _climbed(trace, count):
    """So many climbs more."""
    for _ in range(count):
        _added(trace, layout.CLIMB)


@layout.compiled
def _wand_traced(tables, trail, trace, spent):
    """CAS R13: a wand just entered sinks the ghost, unless it is used up; gives the wands that are."""
    wand = 1 << tables.wand_numbers[trail.at] if tables.wand_reuse != at.ALWAYS else 0
    if not spent & wand:
        _added(trace, layout.SINK)
    return spent | wand


@layout.called
def traced(tables, state, trace, path, scratch):
    """What the row will do as planned, should the game not end in its middle (as the kernel's `row_acted` does it)."""
    trace.end, trace.count, path.acted = state.sorcerer, 0, 0
    if state.status == at.VOID or is_given_up(tables, state, scratch):
        _climbed(trace, ghosts_from(tables, state, 0) + 1)
        return
    trail = scratch.trail
    first_trail(tables, state, trail)
    spent, chosen, has_walked, has_skipped, stop = trail.spent, 0, False, False, at.WALKED
    while stop != at.ENDED and stop != at.BLOCKED:
        stop = advanced(tables, state, trail)
        if stop == at.WALKED:
            has_walked = True
            if tables.kinds[trail.at] != at.WAND:
                _added(trace, trail.at)
            elif not tables.may_leave_wand:
                spent = _wand_traced(tables, trail, trace, spent)
        elif stop == at.CLIMBED:
            _added(trace, layout.CLIMB)
        elif stop == at.SKIPPED:
            has_skipped = True
        elif stop >= at.ASKS_WAY:
            chosen = next_choice(state, chosen)
            answered(tables, state, trail, state.plan[chosen - 1])
            if state.plan[chosen - 1] == at.USE_WAND:
                spent = _wand_traced(tables, trail, trace, spent)
        path.squares[trail.acted] = trail.at
        path.acted = trail.acted
    if state.status == at.SEEKING and stop == at.BLOCKED:
        _added(trace, layout.FAIL)
        return
    _climbed(trace, climbs_at_end(tables, state, trail, stop, has_walked, has_skipped))
    trace.end = trail.at
