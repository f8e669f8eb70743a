"""What a throw lets a pawn do: walk, or one of the three things that a special throw allows."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.acting import arrival, may_take, rivals_met, taken
from toychest.games.clockwork.kernel.challenge import asks, card_asked
from toychest.games.clockwork.kernel.state import is_full, is_special, others_on, yard_at
from toychest.games.clockwork.kernel.walking import is_bound_home, is_exact, walks


@at.compiled
def _goal(tables, row, seat, field, ids, count):
    """CLK 2.4, CLK R20, CLK R24: another field with room; a yard that is closed is none."""
    if field == row.fields[seat] or field == tables.towers or is_full(tables, row, seat, field):
        return count
    if tables.yard_of[field] and not yard_at(tables, row, field):
        return count
    ids[count] = at.GO + field
    return count + 1


@at.compiled
def goals(tables, row, seat, is_bonus, ids, count):
    """CLK 3.2, CLK R12, CLK R16 to R20: where a special throw may put the pawn."""
    if not is_special(row):
        return count
    if row.fields[seat] != tables.towers or tables.tower_restay:
        ids[count] = at.GO + tables.towers
        count += 1
    if row.is_endgame or (tables.special_mode and not is_bonus):
        return count
    if tables.special_from and not tables.yard_of[row.origin]:
        return count
    if tables.special_target:
        for field in range(tables.fields):
            count = _goal(tables, row, seat, field, ids, count)
    else:
        for yard in range(at.YARDS):
            count = _goal(tables, row, seat, tables.yards[yard], ids, count)
    return count


@at.compiled
def may_stay_to_act(tables, row, seat):
    """CLK 3.3, CLK 3.4, CLK R16: a special throw, in the yard where the turn began."""
    if tables.special_mode or is_bound_home(tables, row):
        return False
    return is_special(row) and yard_at(tables, row, row.fields[seat]) > 0


@at.compiled
def travels(tables, row, seat, ids, scratch):
    """CLK 2.1, CLK 3.1, CLK R15: every walk, and what a special throw allows instead."""
    ways = walks(tables, row, seat, ids, scratch)
    count = goals(tables, row, seat, False, ids, ways)
    if may_stay_to_act(tables, row, seat):
        if may_take(tables, row, seat):
            ids[count] = at.TAKE
            count += 1
        count = asks(tables, row, seat, rivals_met(tables, row, seat), ids, count)
    if not ways and not (is_bound_home(tables, row) and is_special(row)):
        ids[count] = at.STAY
        count += 1
    return count


@at.compiled
def gone(tables, row, seat, field):
    """CLK 3.2, CLK R17: straight there, then what may be done there."""
    row.fields[seat] = field
    if not tables.direct_arrival_action:
        arrival(tables, row, seat, False)


@at.compiled
def _walked(tables, row, seat, field, scratch):
    """CLK 2.1 to 2.4: along the track, then what may be done there; who is met there matters (CLK R47)."""
    meets = others_on(tables, row, seat, field) and is_exact(tables, row, seat, field, scratch)
    row.fields[seat] = field
    arrival(tables, row, seat, meets)


@at.compiled
def travelled(tables, row, seat, move, scratch):
    """The throw is used."""
    if move == at.STAY:
        return
    if move == at.TAKE:
        taken(tables, row, seat)
    elif move >= at.ASK:
        card_asked(tables, row, seat, move, False)
    elif move >= at.GO:
        gone(tables, row, seat, move - at.GO)
    else:
        _walked(tables, row, seat, move - at.WALK, scratch)
