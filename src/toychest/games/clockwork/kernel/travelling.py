"""What a throw lets a pawn do: walk, or one of the three things that a special throw allows."""

from toychest.games.clockwork.kernel.acting import arrive, may_take, then_take
from toychest.games.clockwork.kernel.asking import ask, asks
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    FIELDS,
    IS_ENDGAME,
    M_ASK,
    M_GO,
    M_STAY,
    M_TAKE,
    M_WALK,
    ORIGIN,
    R_DIRECT_ARRIVAL_ACTION,
    R_SPECIAL_FROM,
    R_SPECIAL_MODE,
    R_SPECIAL_TARGET,
    R_TOWER_RESTAY,
    T_FIELDS,
    T_TOWERS,
    T_YARD_AT,
    T_YARDS,
    YARDS,
)
from toychest.games.clockwork.kernel.places import is_full, is_special, others_on, rivals_met, yard_at
from toychest.games.clockwork.kernel.walking import is_exact, walked


@compiled
def _goal(tables, row, seat, field, ids, count):
    """CLK 2.4, CLK R20, CLK R24: another field with room; a yard that is closed is none."""
    if field == row[FIELDS + seat] or field == tables[T_TOWERS] or is_full(tables, row, seat, field):
        return count
    if tables[T_YARD_AT + field] and not yard_at(tables, row, field):
        return count
    ids[count] = M_GO + field
    return count + 1


@compiled
def goals(tables, row, seat, is_bonus, ids, count):
    """CLK 3.2, CLK R12, CLK R16 to R20: where a special throw may put the pawn."""
    if not is_special(row):
        return count
    towers = tables[T_TOWERS]
    if row[FIELDS + seat] != towers or tables[R_TOWER_RESTAY]:
        ids[count] = M_GO + towers
        count += 1
    if row[IS_ENDGAME] or (tables[R_SPECIAL_MODE] and not is_bonus):
        return count
    if tables[R_SPECIAL_FROM] and not tables[T_YARD_AT + row[ORIGIN]]:
        return count
    if tables[R_SPECIAL_TARGET]:
        for field in range(tables[T_FIELDS]):
            count = _goal(tables, row, seat, field, ids, count)
    else:
        for yard in range(YARDS):
            count = _goal(tables, row, seat, tables[T_YARDS + yard], ids, count)
    return count


@compiled
def travels(tables, row, seat, ids, scratch):
    """CLK 2.1, CLK 3.1, CLK R15: every walk, and what a special throw allows instead."""
    walks = walked(tables, row, seat, ids, scratch)
    count = walks
    if is_special(row):
        count = goals(tables, row, seat, False, ids, count)
        if not tables[R_SPECIAL_MODE] and yard_at(tables, row, row[FIELDS + seat]):  # CLK 3.3, CLK 3.4, CLK R16
            if may_take(tables, row, seat):
                ids[count] = M_TAKE
                count += 1
            count = asks(tables, row, seat, rivals_met(tables, row, seat), ids, count)
    if not walks:
        ids[count] = M_STAY
        count += 1
    return count


@compiled
def go(tables, row, seat, field):
    """CLK 3.2, CLK R17: straight there, then what may be done there."""
    row[FIELDS + seat] = field
    if not tables[R_DIRECT_ARRIVAL_ACTION]:
        arrive(tables, row, seat, False)


@compiled
def travel(tables, row, seat, move, scratch):
    """The throw is used."""
    if move == M_STAY:
        return
    if move == M_TAKE:
        then_take(tables, row, seat)
    elif move >= M_ASK:
        ask(tables, row, seat, move, 0)
    elif move >= M_GO:
        go(tables, row, seat, move - M_GO)
    else:
        field = move - M_WALK
        meets = others_on(tables, row, seat, field) and is_exact(tables, row, seat, field, scratch)
        row[FIELDS + seat] = field
        arrive(tables, row, seat, meets)
