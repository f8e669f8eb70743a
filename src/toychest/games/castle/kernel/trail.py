"""How far the sorcerer gets through a row: a trail, one act at a time."""

from toychest.games.castle.kernel import layout as at
from toychest.games.kernels import bits


@at.compiled
def way_of(ways, place):
    """Where the card at this place points."""
    return (ways >> at.WAY_BITS * place) & ((1 << at.WAY_BITS) - 1)


@at.compiled
def with_way(ways, place, way):
    """The ways with this card pointing there."""
    shift = at.WAY_BITS * place
    return (ways & ~(((1 << at.WAY_BITS) - 1) << shift)) | (way << shift)


@at.compiled
def with_turn(ways, move):
    """The ways with an arrow turned: a quarter left or right, or half round."""
    place, turn = (move - at.TURN_CARD) // at.TURNS, (move - at.TURN_CARD) % at.TURNS
    return with_way(ways, place, (way_of(ways, place) + (3 if turn == 0 else turn)) & 3)


@at.compiled
def open_ways(tables, card):
    """Where a card may be sent: anywhere (CAS 2.7), an arrow one turn from how it was laid (CAS R4); a bit each."""
    return at.ANY_WAY if card == at.SORCERER else tables.open_ways[card]


@at.compiled
def ways_from(tables, card, way):
    """Where a card may go at its act, a bit each: as it points; without a way wherever it may be sent (CAS R9)."""
    if way != at.NOWHERE:
        return 1 << way
    return 0 if card == at.SORCERER and not tables.may_resend else open_ways(tables, card)


@at.compiled
def _within_reach(tables, state, acted, lying):
    """The treasures that lie, if there are no more than steps left: else the row cannot win, and they do not matter."""
    return lying if bits(lying) <= tables.unrolled[state.unrolled].steps_left[acted] else at.NO_WIN


@at.compiled
def _lying(tables, state):
    """The treasures not found; none while they are still to be placed (CAS 1.5)."""
    lying = 0
    for index in range(state.placed):
        lying |= (1 - state.is_found[index]) << index
    return lying if lying and state.placed >= tables.sought else at.NO_WIN


@at.compiled
def not_taken(state, lying, square):
    """The treasures that lie when the one on this square is taken."""
    for index in range(state.placed):
        if state.treasures[index] == square:
            lying &= ~(1 << index)
    return lying


@at.compiled
def first_trail(tables, state, trail):
    """Before the first step: the arrows as turned (CAS R4)."""
    ways, spent = 0, 0
    for place in range(at.PLACES):
        card = state.row[place]
        ways = with_way(ways, place, card if 0 <= card < at.LOOP else at.NOWHERE)
    for number in range(state.decided):
        if state.plan[number] < at.CHOOSE_WAY:
            ways = with_turn(ways, state.plan[number])
    for number in range(state.used_up):
        spent |= 1 << state.wands[number]
    trail.at, trail.acted, trail.is_asked, trail.ways, trail.spent = state.sorcerer, 0, 0, ways, spent
    trail.lying = _within_reach(tables, state, 0, _lying(tables, state))


@at.compiled
def may_go_elsewhere(tables, card):
    """Whether a card may go another way in a repeat: CAS R9 sorcerers, CAS R4 arrows."""
    return tables.may_resend if card == at.SORCERER else tables.may_repoint


@at.compiled
def _asks(tables, trail, square):
    """A gate that is played (CAS R37), or a wand that may be left (CAS R14) and still works (CAS R13)."""
    kind = tables.kinds[square]
    if kind == at.GATE:
        return tables.gate_play != at.GATES_OFF
    if kind != at.WAND or not tables.may_leave_wand:
        return False
    return tables.wand_reuse == at.ALWAYS or not (trail.spent >> tables.wand_numbers[square]) & 1


@at.compiled
def _stepped(tables, state, trail, place, way):
    """CAS 2.4, CAS 3.1: one square on, unless a blocked door stops him or is left out (CAS R24)."""
    beside = tables.next_door[trail.at, way]
    if beside < 0 and not (state.status == at.FREE and tables.impossible == at.SKIP):
        return at.BLOCKED
    trail.acted += 1
    if may_go_elsewhere(tables, state.row[place]):
        trail.ways = with_way(trail.ways, place, at.NOWHERE)
    if trail.lying > 0:
        lying = trail.lying if beside < 0 else not_taken(state, trail.lying, beside)
        trail.lying = _within_reach(tables, state, trail.acted, lying)
    if beside < 0:
        return at.SKIPPED
    trail.at, trail.is_asked = beside, _asks(tables, trail, beside)
    return at.WALKED


@at.compiled
def _asked_at_square(tables, trail):
    """CAS R22: with one other gate a forced jump asks nothing."""
    if tables.kinds[trail.at] == at.WAND:
        return at.ASKS_WAND
    if tables.gate_play == at.GATES_FORCED and tables.gate_count == 2:
        trail.at = tables.gates[0] + tables.gates[1] - trail.at
        trail.is_asked = 0
        return at.JUMPED
    return at.ASKS_GATE


@at.compiled
def advanced(tables, state, trail):
    """The trail one act or one forced jump further; gives what happened, or what stops it."""
    if trail.is_asked:
        return _asked_at_square(tables, trail)
    acts = tables.unrolled[state.unrolled]
    if trail.acted == acts.count or trail.lying == 0:  # CAS R23: nothing is due behind the last treasure
        return at.ENDED
    place = acts.places[trail.acted]
    if state.row[place] == at.GHOST:
        trail.acted += 1
        return at.CLIMBED
    way = way_of(trail.ways, place)
    if way == at.NOWHERE:
        return at.ASKS_WAY
    return _stepped(tables, state, trail, place, way)


@at.called
def walked(tables, state, trail):
    """As far as the plan goes by itself after its latest choice; gives what stops it there."""
    trail.at, trail.acted, trail.is_asked = state.after_choice.at, state.after_choice.acted, 0
    trail.ways, trail.spent, trail.lying = state.after_choice.ways, state.after_choice.spent, state.after_choice.lying
    stop = at.WALKED
    while stop <= at.SKIPPED:
        stop = advanced(tables, state, trail)
    return stop


@at.compiled
def answered(tables, state, trail, choice):
    """The trail after this choice, which must fit the question."""
    trail.is_asked = 0
    if choice < at.CHOOSE_GATE:  # CAS 2.7
        place = tables.unrolled[state.unrolled].places[trail.acted]
        trail.ways = with_way(trail.ways, place, choice - at.CHOOSE_WAY)
    elif choice < at.DECLINE_GATE:  # CAS 3.3; arriving there asks nothing more, CAS R17
        trail.at = choice - at.CHOOSE_GATE
    elif choice == at.USE_WAND and tables.wand_reuse != at.ALWAYS:  # CAS R13
        trail.spent |= 1 << tables.wand_numbers[trail.at]
