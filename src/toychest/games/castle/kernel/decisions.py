"""The decisions of a row before Go: what may be decided (CAS 4.1), and what a decision leaves behind."""

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.possible import can_complete, may_turn
from toychest.games.castle.kernel.trail import answered, first_trail, open_ways, walked, with_turn, with_way


@at.compiled
def _status(tables, state, scratch):
    """Must the plan reach the end of the row? Not if nothing can (CAS R24), or where it may be given up (CAS R23)."""
    trail = state.after_choice
    if can_complete(tables, state, trail.at, 0, trail.ways, trail.lying, 0, scratch):
        return at.FREE if tables.may_fail else at.BOUND
    return at.VOID if tables.impossible == at.WHOLE else at.FREE


@at.called
def row_completed(tables, state, scratch):
    """A row is complete: an empty plan, and whether it can be walked at all (CAS 4.1)."""
    key, base = 0, 1
    for place in range(state.laid):
        key += base * (1 if state.row[place] < at.LOOP else state.row[place] - at.LOOP + 2)
        base *= at.KEYED
    state.unrolled, state.turned = key, 0
    first_trail(tables, state, state.after_choice)
    state.status = _status(tables, state, scratch)


@at.called
def _may_follow(tables, state, trail, square, ways, turned, scratch):
    """CAS 4.1: a decision is legal after which the row can still be completed, unless it need not be."""
    if state.status >= at.FREE:
        return True
    return can_complete(tables, state, square, trail.acted, ways, trail.lying, turned, scratch)


@at.compiled
def _turns(tables, state, ids, scratch):
    """CAS 2.3: every arrow not yet turned nor walked, a quarter each way (half round too, CAS 6.5)."""
    count, trail = 0, state.after_choice
    for place in range(at.PLACES):
        if not may_turn(tables, state, place, trail.acted, state.turned):
            continue
        for turn in range(tables.turns):
            move, turned = at.TURN_CARD + at.TURNS * place + turn, state.turned | (1 << place)
            ways = with_turn(trail.ways, move)
            if _may_follow(tables, state, trail, trail.at, ways, turned, scratch):
                ids[count] = move
                count += 1
    return count


@at.compiled
def _ways(tables, state, ids, count, scratch):
    """CAS 2.7: the ways of a card; an arrow in a repeat one turn from how it was laid (CAS R4)."""
    trail = scratch.trail
    place = tables.unrolled[state.unrolled].places[trail.acted]
    may_be = open_ways(tables, state.row[place])
    for way in range(at.WAYS):
        ways = with_way(trail.ways, place, way)
        if (may_be >> way) & 1 and _may_follow(tables, state, trail, trail.at, ways, state.turned, scratch):
            ids[count] = at.CHOOSE_WAY + way
            count += 1
    return count


@at.compiled
def _gates(tables, state, ids, count, scratch):
    """CAS 3.3: every other gate, at every entry (CAS R10); none where gates are optional (CAS R18)."""
    trail = scratch.trail
    for number in range(tables.gate_count):
        gate = tables.gates[number]
        if gate == trail.at and tables.gate_play != at.GATES_OPTIONAL:
            continue
        if _may_follow(tables, state, trail, gate, trail.ways, state.turned, scratch):
            ids[count] = at.DECLINE_GATE if gate == trail.at else at.CHOOSE_GATE + gate
            count += 1
    return count


@at.compiled
def _wand(tables, state, ids, count, scratch):
    """CAS R14: used or left, unless the cards that led here must be turned instead (CAS 4.1)."""
    trail = scratch.trail
    if _may_follow(tables, state, trail, trail.at, trail.ways, state.turned, scratch):
        ids[count], ids[count + 1] = at.USE_WAND, at.LEAVE_WAND
        count += 2
    return count


@at.called
def planning_moves(tables, state, ids, scratch):
    """CAS 4.1: every decision after which the row can still be completed; only Go if it never can (CAS 4.2)."""
    if state.status == at.VOID:
        ids[0] = at.GO
        return 1
    count = _turns(tables, state, ids, scratch)
    stop = walked(tables, state, scratch.trail)
    if stop == at.ASKS_WAY:
        return _ways(tables, state, ids, count, scratch)
    if stop == at.ASKS_GATE:
        return _gates(tables, state, ids, count, scratch)
    if stop == at.ASKS_WAND:
        return _wand(tables, state, ids, count, scratch)
    if stop == at.ENDED or state.status >= at.FREE:
        ids[count] = at.GO
        count += 1
    return count


@at.called
def decided(tables, state, move, scratch):
    """One more decision in the plan; what was walked up to a choice can no longer change."""
    state.plan[state.decided] = move
    state.decided += 1
    if move < at.CHOOSE_WAY:
        state.after_choice.ways = with_turn(state.after_choice.ways, move)
        state.turned |= 1 << (move - at.TURN_CARD) // at.TURNS
        return
    walked(tables, state, scratch.trail)
    answered(tables, state, scratch.trail, move)
    state.after_choice = scratch.trail
