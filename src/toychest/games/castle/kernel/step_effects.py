"""What one step of a row brings: a treasure, a wand, the ghost up or down."""

from toychest.games.castle.kernel import layout as at


@at.compiled
def ghost_climbed(tables, state):
    """CAS 2.8, CAS 4.2: one step up the tower; the last one loses (CAS 5.2, CAS R29)."""
    state.ghost += 1
    if state.ghost >= tables.escape:
        state.over = at.ESCAPED


@at.compiled
def treasure_taken(tables, state, square):
    """CAS 3.5, CAS R16: a treasure is taken in passing; the last one wins (CAS 5.1)."""
    for index in range(state.placed):
        if state.treasures[index] == square and not state.is_found[index]:
            state.is_found[index] = 1
            state.found += 1
            if state.found == tables.sought:
                state.over = at.SAVED
            return


@at.called
def wand_used(tables, state, square):
    """CAS 3.4: the ghost slips one step down, every time (CAS R13), never below 0 (CAS R15)."""
    if tables.wand_reuse != at.ALWAYS:
        for number in range(state.used_up):
            if state.wands[number] == tables.wand_numbers[square]:
                return
        state.wands[state.used_up] = tables.wand_numbers[square]
        state.used_up += 1
    if state.ghost > 0:
        state.ghost -= 1


@at.compiled
def walked_onto(tables, state, square):
    """CAS 2.4, CAS 2.7: what lies on the square just entered: treasure, then wand (CAS R19), never both."""
    if tables.kinds[square] != at.WAND:
        treasure_taken(tables, state, square)
    elif not tables.may_leave_wand:  # else it is a step of its own, CAS R14
        wand_used(tables, state, square)
