"""Whether a row can still be completed (CAS R23): every way and gate at once, as lists of squares.

Wands do not matter here: used or left, the sorcerer stands where he stands.
"""

from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.trail import may_go_elsewhere, not_taken, way_of, ways_from, with_way
from toychest.games.castle.kernel.winning import can_any_win, is_near
from toychest.games.kernels import bits, lowest


@at.compiled
def _turns_left(tables, turned):
    """CAS R40: how many more arrows may be turned; one of three stays as laid (CAS R5)."""
    return tables.most_turned - bits(turned)


@at.compiled
def may_turn(tables, state, place, acted, turned):
    """CAS 2.3, CAS R3: an arrow neither turned yet nor walked (CAS R4), while fewer than two are turned (CAS R40)."""
    if state.row[place] >= at.LOOP or state.row[place] < 0 or (turned >> place) & 1:
        return False
    return _turns_left(tables, turned) > 0 and tables.unrolled[state.unrolled].first[place] >= acted


@at.compiled
def further_turns(tables, state, ids):
    """CAS 2.3: every arrow not yet turned nor walked, a quarter each way (half round too, CAS 6.5)."""
    count = 0
    for place in range(at.PLACES):
        if may_turn(tables, state, place, state.after_choice.acted, state.turned):
            for turn in range(tables.turns):
                ids[count] = at.TURN_CARD + at.TURNS * place + turn
                count += 1
    return count


@at.compiled
def _ways_before(tables, state, place, acted, turned, way):
    """The ways that this card may yet be given before the rest is walked, a bit each."""
    card = state.row[place]
    if card < at.LOOP:
        return tables.open_ways[way] if may_turn(tables, state, place, acted, turned) else 1 << way
    if card == at.SORCERER and way == at.NOWHERE and not tables.may_resend:
        return at.ANY_WAY
    return 1 << way


@at.called
def _through_gates(tables, gate, entered, there, count, scratch):
    """CAS 3.3: with the squares behind the gates entered; with one of them stayed at only where one may (CAS R18)."""
    keeps = entered > 1 or tables.gate_play == at.GATES_OPTIONAL
    for number in range(tables.gate_count):
        if tables.gates[number] != gate or keeps:
            scratch.squares[there, count] = tables.gates[number]
            count += 1
    return count


@at.compiled
def _is_listed(there, count, square, scratch):
    """Whether the square is among these."""
    for number in range(count):
        if scratch.squares[there, number] == square:
            return True
    return False


@at.called
def _all_stepped(tables, here, count, ways, scratch):
    """CAS 3.1: where all these squares lead in these directions, each square once."""
    there, reached, gate, entered = 1 - here, 0, -1, 0
    is_one_way = ways & (ways - 1) == 0  # then no two squares lead to the same
    for number in range(count):
        for way in range(at.WAYS):
            if not (ways >> way) & 1:
                continue
            square = tables.next_door[scratch.squares[here, number], way]
            if square < 0:
                continue
            if tables.kinds[square] == at.GATE and tables.gate_play != at.GATES_OFF:
                entered += square != gate
                gate = square
            elif is_one_way or not _is_listed(there, reached, square, scratch):
                scratch.squares[there, reached] = square
                reached += 1
    return _through_gates(tables, gate, entered, there, reached, scratch) if entered else reached


@at.called
def _can_any_finish(tables, state, acted, count, ways, scratch):
    """Does any of several squares, the first list of the scratch, reach the end?"""
    acts, here = tables.unrolled[state.unrolled], 0
    for act in range(acted, acts.count):
        place = acts.places[act]
        card = state.row[place]
        if card == at.GHOST:
            continue
        count = _all_stepped(tables, here, count, ways_from(tables, card, way_of(ways, place)), scratch)
        if count == 0:
            return False
        here = 1 - here
        if may_go_elsewhere(tables, card):
            ways = with_way(ways, place, at.NOWHERE)
    return True


@at.compiled
def _turned_between(ways, others):
    """How many of the cards that have a way point elsewhere."""
    count = 0
    for place in range(at.PLACES):
        way = way_of(ways, place)
        count += way != at.NOWHERE and way != way_of(others, place)
    return count


@at.called
def _can_end(tables, state, square, acted, ways, lying, scratch):
    """CAS R23: to the last of the treasures that lie; where none are looked for (NO_WIN), to the end of the row.

    The cards point so; one without a way asks at its act. One square is followed until a gate or an open way makes it
    several.
    """
    acts = tables.unrolled[state.unrolled]
    for act in range(acted, acts.count):
        place = acts.places[act]
        card = state.row[place]
        if card == at.GHOST:
            continue
        way = way_of(ways, place)
        if way == at.NOWHERE:
            if lying > 0:
                return can_any_win(tables, state, square, act, ways, lying, False, scratch)
            scratch.squares[0, 0] = square
            return _can_any_finish(tables, state, act, 1, ways, scratch)
        square = tables.next_door[square, way]
        if square < 0:
            return False
        if lying > 0:
            lying = not_taken(state, lying, square)
            if lying == 0:
                return True
        if may_go_elsewhere(tables, card):
            ways = with_way(ways, place, at.NOWHERE)
        if tables.kinds[square] == at.GATE and tables.gate_play != at.GATES_OFF:
            if lying > 0:
                return can_any_win(tables, state, square, act + 1, ways, lying, True, scratch)
            count = _through_gates(tables, square, 1, 0, 0, scratch)
            return _can_any_finish(tables, state, act + 1, count, ways, scratch)
    return lying <= 0


@at.compiled
def _can_end_turned(tables, state, square, acted, ways, lying, turned, scratch):
    """The same with the cards as they point, or with more of them turned."""
    if _can_end(tables, state, square, acted, ways, lying, scratch):
        return True
    left = _turns_left(tables, turned)
    firsts = _ways_before(tables, state, 0, acted, turned, way_of(ways, 0))
    seconds = _ways_before(tables, state, 1, acted, turned, way_of(ways, 1))
    thirds = _ways_before(tables, state, 2, acted, turned, way_of(ways, 2))
    while firsts:
        second_left = seconds
        while second_left:
            third_left = thirds
            while third_left:
                others = with_way(with_way(lowest(firsts), 1, lowest(second_left)), 2, lowest(third_left))
                third_left &= third_left - 1
                if others == ways or _turned_between(ways, others) > left:
                    continue
                if _can_end(tables, state, square, acted, others, lying, scratch):
                    return True
            second_left &= second_left - 1
        firsts &= firsts - 1
    return False


@at.called
def can_complete(tables, state, square, acted, ways, lying, turned, scratch):
    """CAS R23: from here, with these cards turned and maybe more, can every step happen until the game is won?

    Few rows can be won that cannot be finished: those are looked for last.
    """
    sought = at.NO_WIN
    while not _can_end_turned(tables, state, square, acted, ways, sought, turned, scratch):
        if sought > 0 or lying <= 0 or not is_near(tables, state, square, acted, lying):
            return False
        sought = lying
    return True
