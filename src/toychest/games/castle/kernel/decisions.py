"""The decisions of a row before Go: what may be decided (CAS 4.1), and what a decision leaves behind."""

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.possible import can_complete, further_turns
from toychest.games.castle.kernel.trail import answered, first_trail, open_ways, walked, with_turn, with_way


@at.called
def row_completed(tables, state, scratch):
    """A row is complete: an empty plan, and whether it can be walked at all (CAS 4.1).

    Must the plan reach the end of the row? Not if nothing can (CAS R24), or where it may be given up (CAS R23).
    """
    key, base = 0, 1
    for place in range(state.laid):
        key += base * (1 if state.row[place] < at.LOOP else state.row[place] - at.LOOP + 2)
        base *= at.KEYED
    state.unrolled, state.turned = key, 0
    trail = state.after_choice
    first_trail(tables, state, trail)
    if can_complete(tables, state, trail.at, 0, trail.ways, trail.lying, 0, scratch):
        state.status = at.FREE if tables.may_fail else at.BOUND
    else:
        state.status = at.VOID if tables.impossible == at.WHOLE else at.FREE


@at.compiled
def _ways(tables, state, ids, count, trail):
    """CAS 2.7: the ways of a card; an arrow in a repeat one turn from how it was laid (CAS R4)."""
    may_be = open_ways(tables, state.row[tables.unrolled[state.unrolled].places[trail.acted]])
    for way in range(at.WAYS):
        if (may_be >> way) & 1:
            ids[count] = at.CHOOSE_WAY + way
            count += 1
    return count


@at.compiled
def _gates(tables, ids, count, trail):
    """CAS 3.3: every other gate, at every entry (CAS R10); none where gates are optional (CAS R18)."""
    for number in range(tables.gate_count):
        gate = tables.gates[number]
        if gate != trail.at or tables.gate_play == at.GATES_OPTIONAL:
            ids[count] = at.DECLINE_GATE if gate == trail.at else at.CHOOSE_GATE + gate
            count += 1
    return count


@at.compiled
def _lasting(tables, state, ids, count, scratch):
    """CAS 4.1: those decisions are legal after which the row can still be completed."""
    kept = 0
    for number in range(count):
        move, trail, turned = ids[number], scratch.trail, state.turned
        if move < at.CHOOSE_WAY:
            trail, turned = state.after_choice, turned | 1 << (move - at.TURN_CARD) // at.TURNS
        square, ways = trail.at, trail.ways
        if move < at.CHOOSE_WAY:
            ways = with_turn(ways, move)
        elif move < at.CHOOSE_GATE:
            ways = with_way(ways, tables.unrolled[state.unrolled].places[trail.acted], move - at.CHOOSE_WAY)
        elif move < at.DECLINE_GATE:
            square = move - at.CHOOSE_GATE
        if can_complete(tables, state, square, trail.acted, ways, trail.lying, turned, scratch):
            ids[kept] = move
            kept += 1
    return kept


@at.called
def planning_moves(tables, state, ids, scratch):
    """CAS 4.1: every decision after which the row can still be completed; only Go if it never can (CAS 4.2)."""
    if state.status == at.VOID:
        ids[0] = at.GO
        return 1
    trail, count = scratch.trail, further_turns(tables, state, ids)
    stop = walked(tables, state, trail)
    if stop == at.ASKS_WAY:
        count = _ways(tables, state, ids, count, trail)
    elif stop == at.ASKS_GATE:
        count = _gates(tables, ids, count, trail)
    elif stop == at.ASKS_WAND:
        ids[count] = at.USE_WAND
        count += 1
    if state.status < at.FREE:
        count = _lasting(tables, state, ids, count, scratch)
    if count > 0 and ids[count - 1] == at.USE_WAND:  # CAS R14: used or left, he stands where he stands
        ids[count] = at.LEAVE_WAND
        count += 1
    elif stop == at.ENDED or (stop == at.BLOCKED and state.status >= at.FREE):
        ids[count] = at.GO
        count += 1
    return count


@at.called
def with_decision(tables, state, move, scratch):
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
