"""Whether the last treasure can be taken in this row (CAS R23): every way and gate at once, by treasures still lying.

The treasures that lie are numbered anew, from 0, so that every set of them is a small number.
"""

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.trail import may_go_elsewhere, way_of, ways_from, with_way
from toychest.games.kernels import bits


@at.compiled
def is_near(tables, state, square, acted, lying):
    """Whether each treasure that lies is no farther than the steps left: else the row is not looked through."""
    steps = tables.unrolled[state.unrolled].steps_left[acted]
    for index in range(state.placed):
        if (lying >> index) & 1 and tables.distances[square, state.treasures[index]] > steps:
            return False
    return True


@at.called
def _bit_at(state, lying, square):
    """The bit of the treasure on this square among those that lie; 0 where there is none."""
    bit = 1
    for index in range(state.placed):
        if (lying >> index) & 1:
            if state.treasures[index] == square:
                return bit
            bit <<= 1
    return 0


@at.compiled
def _entered(tables, square, left, after, scratch):
    """CAS 3.3: he stands there, or behind a gate; stays at it only where one may (CAS R18)."""
    if tables.kinds[square] != at.GATE or tables.gate_play == at.GATES_OFF:
        scratch.reached[left, square] |= after
        return
    for number in range(tables.gate_count):
        if tables.gates[number] != square or tables.gate_play == at.GATES_OPTIONAL:
            scratch.reached[left, tables.gates[number]] |= after


@at.called
def _is_last_taken(tables, state, lying, sets, ways, now, scratch):
    """CAS 3.1: one step from everywhere in these directions; whether one of them takes the last treasure (CAS 5.1)."""
    after = at.NOW + at.NEXT - now
    for left in range(1, sets):
        for square in range(tables.square_count):
            if not scratch.reached[left, square] & now:
                continue
            scratch.reached[left, square] &= after
            for way in range(at.WAYS):
                beside = tables.next_door[square, way]
                if not (ways >> way) & 1 or beside < 0:
                    continue
                still = left & ~_bit_at(state, lying, beside)
                if still == 0:
                    return True
                _entered(tables, beside, still, after, scratch)
    return False


@at.called
def can_any_win(tables, state, square, acted, ways, lying, is_entered, scratch):
    """Whether all that lies can be taken: by all ways from here or, where a gate was entered, from all behind it."""
    acts, now, sets = tables.unrolled[state.unrolled], at.NOW, 1 << bits(lying)
    for left in range(sets):
        for each in range(tables.square_count):
            scratch.reached[left, each] = 0
    if is_entered:
        _entered(tables, square, sets - 1, at.NOW, scratch)
    else:
        scratch.reached[sets - 1, square] = at.NOW
    for act in range(acted, acts.count):
        place = acts.places[act]
        card = state.row[place]
        if card == at.GHOST:
            continue
        may_be = ways_from(tables, card, way_of(ways, place))
        if not may_be:
            return False
        if _is_last_taken(tables, state, lying, sets, may_be, now, scratch):
            return True
        now = at.NOW + at.NEXT - now
        if may_go_elsewhere(tables, card):
            ways = with_way(ways, place, at.NOWHERE)
    return False
