"""Laying: treasures go to their chambers, cards come off the stack one at a time and go back when it is used up."""

from toychest.games.castle.kernel import layout as at


@at.compiled
def _free_chambers(tables, state, ids, odds):
    """CAS 1.5: one token for each chamber; those already taken are gone from the box."""
    count = 0
    for number in range(tables.chamber_count):
        chamber, is_free = tables.chambers[number], True
        for index in range(state.placed):
            is_free = is_free and state.treasures[index] != chamber
        if is_free:
            ids[count], odds[count] = at.PLACE_TREASURE + chamber, 1
            count += 1
    return count


@at.compiled
def chances(tables, state, ids, odds):
    """CAS 1.5: each chamber's token is as likely; cards as they lie in the stack (CAS 2.1)."""
    if state.placed < tables.sought:
        return _free_chambers(tables, state, ids, odds)
    count = 0
    for card in range(at.FACES):
        weight = state.stack[card]
        if tables.is_any_arrow:  # CAS R36: an arrow of no direction falls each way alike
            weight = state.stack[0] if card < at.LOOP else at.WAYS * weight
        if weight:
            ids[count], odds[count] = at.LAY_CARD + card, weight
            count += 1
    return count


@at.compiled
def treasure_placed(state, square):
    """CAS 1.5: a token is put into the chamber it names."""
    state.treasures[state.placed] = square
    state.placed += 1


@at.compiled
def in_stack(state):
    """How many cards are left in the stack."""
    count = 0
    for card in range(at.FACES):
        count += state.stack[card]
    return count


@at.compiled
def in_used(state):
    """How many cards were used."""
    count = 0
    for card in range(at.FACES):
        count += state.used[card]
    return count


@at.compiled
def face_in_pile(tables, card):
    """CAS R36: where an arrow gets its direction as it is laid, all arrows of a pile are counted as one face."""
    return 0 if tables.is_any_arrow and card < at.LOOP else card


@at.compiled
def _shuffled(state):
    """CAS 2.11: the used cards become the stack."""
    for card in range(at.FACES):
        state.stack[card] = state.used[card]
        state.used[card] = 0


@at.compiled
def card_laid(tables, state, card):
    """CAS 2.1: the next card of the row; gives whether it is complete, by three or what the stack had (CAS 2.10)."""
    state.row[state.laid] = card
    state.laid += 1
    state.stack[face_in_pile(tables, card)] -= 1
    is_short = state.laid < at.PLACES
    if is_short and in_stack(state) == 0 and tables.may_refill and in_used(state):  # CAS R31
        _shuffled(state)
        return False
    return not is_short or in_stack(state) == 0


@at.compiled
def plan_closed(state):
    """Nothing is planned any more: what followed from the plan is cleared."""
    state.status, state.unrolled, state.turned = at.LAYING, 0, 0
    trail = state.after_choice
    trail.at, trail.acted, trail.is_asked, trail.ways, trail.spent, trail.lying = 0, 0, 0, 0, 0, 0


@at.compiled
def row_put_aside(tables, state):
    """CAS 2.9: the row is used, and the next seat is on turn; an empty stack is shuffled anew (CAS 2.11, CAS R32)."""
    for place in range(state.laid):
        state.used[face_in_pile(tables, state.row[place])] += 1
        state.row[place] = -1
    for number in range(state.decided):
        state.plan[number] = 0
    state.laid, state.decided = 0, 0
    state.row_number += 1
    state.row_seat = 0 if state.row_seat + 1 == tables.seats else state.row_seat + 1  # CAS R1, CAS R35
    if tables.wand_reuse == at.PER_TURN:  # CAS R13
        for number in range(state.used_up):
            state.wands[number] = 0
        state.used_up = 0
    if in_stack(state) == 0:
        _shuffled(state)
    plan_closed(state)
