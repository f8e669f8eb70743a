"""What may be done where a pawn is: take a card, challenge a rival, search the discards."""

from toychest.contract import CHANCE
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import with_act, with_task
from toychest.games.clockwork.kernel.challenge import asks, card_asked
from toychest.games.clockwork.kernel.searching import search_begun, searches
from toychest.games.clockwork.kernel.state import at_towers, is_double, is_special, others_on, total, yard_at


@at.compiled
def rivals_met(tables, row, seat):
    """CLK 5.1, CLK R60: rivals on the same field, whom one may challenge there, as bits."""
    if row.is_endgame and tables.return_challenge:
        return 0
    return others_on(tables, row, seat, row.fields[seat])


@at.compiled
def may_search_in_endgame(row):
    """CLK 7.2: an odd sum, or a double."""
    return total(row) & 1 == 1 or is_double(row)


@at.compiled
def _drawing(row, seat, yard):
    """CLK 4.1: the top card of this yard comes up."""
    drawing = with_task(row, at.DRAWING, CHANCE)
    drawing.seat = seat
    drawing.place = yard


@at.compiled
def _arrival_at_towers(tables, row, seat):
    """CLK 6.1, CLK R46, CLK R50, CLK R61: search, if one wants to."""
    is_gated = row.is_endgame and tables.gate_arrival and not may_search_in_endgame(row)
    may = at.MAY_SEARCH if row.lying and not is_gated else 0
    if tables.tower_challenge and not row.is_endgame and others_on(tables, row, seat, tables.towers):
        may |= at.MAY_ASK
    if may:
        with_act(row, seat, may | at.MAY_PASS)


@at.compiled
def _arrival_in_yard(tables, row, seat, yard, is_exact):
    """CLK 4.1, CLK R22 to R24, CLK R47: take a card, or challenge."""
    asks_too = (is_exact or not tables.yard_challenge_exact) and rivals_met(tables, row, seat) != 0
    if not row.piles[yard - 1]:
        if asks_too:
            with_act(row, seat, at.MAY_ASK | at.MAY_PASS)
    elif not asks_too:
        _drawing(row, seat, yard)
    else:
        with_act(row, seat, at.MAY_TAKE | at.MAY_ASK | (at.IS_CHAIN if tables.yard_arrival else 0))


@at.compiled
def arrival(tables, row, seat, is_exact):
    """What follows when a pawn has come to a field: nothing, a choice, or the one thing there is."""
    if at_towers(tables, row, seat):
        _arrival_at_towers(tables, row, seat)
        return
    yard = yard_at(tables, row, row.fields[seat])
    if yard:
        _arrival_in_yard(tables, row, seat, yard, is_exact)
    elif is_exact and rivals_met(tables, row, seat):  # CLK 5.1
        with_act(row, seat, at.MAY_ASK | at.MAY_PASS)


@at.compiled
def _endgame_rivals(tables, row, seat):
    """CLK R63: rivals who are in the Towers already, or any, as bits."""
    if tables.endgame_target:
        return ((1 << tables.seats) - 1) & ~(1 << seat)
    return others_on(tables, row, seat, tables.towers)


@at.compiled
def endgame_turn(tables, row, seat):
    """CLK 7.2 to 7.4, CLK R62, CLK R63: what a throw in the Towers allows once the yards are empty."""
    if not may_search_in_endgame(row):
        return
    may = at.MAY_SEARCH if row.lying else 0
    if is_special(row) and _endgame_rivals(tables, row, seat):
        may |= at.MAY_ASK
    if may:
        chain = at.IS_CHAIN if tables.endgame_special and is_special(row) else 0
        with_act(row, seat, may | at.MAY_PASS | chain)


@at.compiled
def rivals_here(tables, row, task):
    """CLK R49: whom this seat may ask now, as bits."""
    if row.is_endgame and at_towers(tables, row, task.actor):
        here = _endgame_rivals(tables, row, task.actor)
    else:
        here = others_on(tables, row, task.actor, row.fields[task.actor])
    for place in range(at.SEATS):
        if task.seats[place]:
            here &= ~(1 << (task.seats[place] - 1))
    return here


@at.compiled
def may_take(tables, row, seat):
    """CLK 4.1: this seat is in a yard that has cards."""
    yard = yard_at(tables, row, row.fields[seat])
    return yard > 0 and row.piles[yard - 1] > 0


@at.compiled
def is_useful(tables, row, task):
    """Is there anything to decide, as far as everybody can see?"""
    return (
        (task.may & at.MAY_TAKE != 0 and may_take(tables, row, task.actor))
        or (task.may & at.MAY_ASK != 0 and rivals_here(tables, row, task) != 0)
        or (task.may & at.MAY_SEARCH != 0 and row.lying > 0)
        or (task.may & at.MAY_GO != 0 and is_special(row))
    )


@at.compiled
def acts(tables, row, task, ids, count):
    """Every way to act but `go`, and to pass where that is allowed."""
    if task.may & at.MAY_TAKE and may_take(tables, row, task.actor):
        ids[count] = at.TAKE
        count += 1
    if task.may & at.MAY_ASK:
        count = asks(tables, row, task.actor, rivals_here(tables, row, task), ids, count)
    if task.may & at.MAY_SEARCH:
        count = searches(tables, row, task.actor, ids, count)
    if task.may & at.MAY_PASS:
        ids[count] = at.PASS
        count += 1
    return count


@at.compiled
def taken(tables, row, seat):
    """CLK 4.1: the top card of the yard one is in."""
    _drawing(row, seat, yard_at(tables, row, row.fields[seat]))


@at.compiled
def _acting_on(row, task, may):
    """The same seat may do these things, or pass; whom it has asked is kept."""
    rest = with_act(row, task.actor, may | at.MAY_PASS)
    for place in range(at.SEATS):
        rest.seats[place] = task.seats[place]
    return rest


@at.compiled
def _chained(row, task, deed):
    """CLK R22, CLK R62: where both may be done, the other one is left."""
    rest = task.may & ~deed
    if task.may & at.IS_CHAIN and rest & at.DEEDS:
        _acting_on(row, task, rest)


@at.compiled
def _asked_on(tables, row, task, rival):
    """CLK R63: where every rival may be asked once, the others are left."""
    if not (tables.endgame_demands and row.is_endgame and at_towers(tables, row, task.actor)):
        _chained(row, task, at.MAY_ASK)
        return
    rest = _acting_on(row, task, task.may if task.may & at.IS_CHAIN else at.MAY_ASK)
    place = 0
    while rest.seats[place]:
        place += 1
    rest.seats[place] = rival + 1


@at.compiled
def acted(tables, row, task, move):
    """One of the things that may be done here, or none of them."""
    if move == at.PASS:
        return
    if move == at.TAKE:
        _chained(row, task, at.MAY_TAKE)
        taken(tables, row, task.actor)
    elif move < at.SEARCH:
        _asked_on(tables, row, task, (move - at.ASK) // at.KINDS)
        card_asked(tables, row, task.actor, move, False)
    else:
        _chained(row, task, at.MAY_SEARCH)
        search_begun(row, task.actor, move - at.SEARCH)
