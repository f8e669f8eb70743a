"""Where a throw can take a pawn: along the track, in any direction, without turning back."""

from toychest.games.clockwork.kernel.compiling import compiled, compiled_for_python
from toychest.games.clockwork.kernel.layout import (
    EXACT,
    FIELDS,
    M_WALK,
    MOST_PATHS,
    MOST_STEPS,
    OR_MORE,
    PILES,
    R_EMPTY_YARD,
    R_ENTRY,
    R_NO_MOVE,
    R_REVERSAL,
    R_WHITE_STOP,
    S_ENDS,
    S_FOUND,
    S_NEXT,
    S_NOW,
    T_BACK,
    T_BESIDE,
    T_ENDS,
    T_FIELDS,
    T_TOWERS,
    T_WALKS,
    T_YARD_AT,
    TOWER_MORE,
    YARDS,
)
from toychest.games.clockwork.kernel.places import is_full, total


@compiled
def _first_step(tables, start, scratch):
    """CLK 2.2, CLK R10: any direction; a slot is a field and the path by which a pawn came, its bits the turns left."""
    for path in range(MOST_PATHS):
        beside = tables[T_BESIDE + start * MOST_PATHS + path]
        if beside >= 0:
            back = tables[T_BACK + start * MOST_PATHS + path]
            scratch[S_NEXT + beside * MOST_PATHS + back] |= 2 if tables[R_REVERSAL] else 1


@compiled
def may_enter(tables, field, open_yards):
    """CLK 2.3, CLK 6.1, CLK R7: with steps to spare, may one stop here?"""
    if field == tables[T_TOWERS]:
        return tables[R_ENTRY] == OR_MORE or tables[R_ENTRY] == TOWER_MORE
    yard = tables[T_YARD_AT + field]
    return yard > 0 and (open_yards >> yard) & 1 == 1 and tables[R_ENTRY] == OR_MORE


@compiled
def _onward(tables, slot, surplus, open_yards, scratch):
    """CLK 2.2, CLK R8: stop here, if that may be; go on to any neighbour but the last, unless a turn is left."""
    field, turns = slot // MOST_PATHS, scratch[S_NOW + slot]
    if not surplus:
        scratch[S_FOUND + field] |= 3
        return
    if may_enter(tables, field, open_yards):
        scratch[S_FOUND + field] |= 1
        if tables[R_WHITE_STOP]:
            return
    for path in range(MOST_PATHS):
        beside = tables[T_BESIDE + field * MOST_PATHS + path]
        if beside < 0:
            return
        left = turns >> 1 if field * MOST_PATHS + path == slot else turns
        scratch[S_NEXT + beside * MOST_PATHS + tables[T_BACK + field * MOST_PATHS + path]] |= left


@compiled_for_python
def found_ends(tables, start, steps, open_yards, scratch):
    """CLK 2.1 to 2.3: the same, worked out step by step; yards that are open are bits 1 to 6."""
    slots = tables[T_FIELDS] * MOST_PATHS
    for field in range(tables[T_FIELDS]):
        scratch[S_FOUND + field] = 0
    for slot in range(slots):
        scratch[S_NEXT + slot] = 0
    _first_step(tables, start, scratch)
    for taken in range(1, steps + 1):
        for slot in range(slots):
            scratch[S_NOW + slot] = scratch[S_NEXT + slot]
            scratch[S_NEXT + slot] = 0
        for slot in range(slots):
            if scratch[S_NOW + slot]:
                _onward(tables, slot, steps - taken, open_yards, scratch)
    count = 0
    for field in range(tables[T_FIELDS]):
        if scratch[S_FOUND + field]:
            scratch[S_ENDS + count] = field + (EXACT if scratch[S_FOUND + field] & 2 else 0)
            count += 1
    return count


@compiled
def ends(tables, row, start, steps, scratch):
    """Every end of a walk of so many steps, whoever stands in the way; gives how many."""
    if tables[R_EMPTY_YARD]:
        open_yards = 0
        for yard in range(YARDS):
            open_yards |= (row[PILES + yard] > 0) << (yard + 1)
        return found_ends(tables, start, steps, open_yards, scratch)
    at = T_WALKS + start * MOST_STEPS + steps - 1
    first, count = tables[at], tables[at + 1] - tables[at]
    for number in range(count):
        scratch[S_ENDS + number] = tables[T_ENDS + first + number]
    return count


@compiled
def walked_by(tables, row, seat, steps, ids, scratch):
    """CLK 2.4: the ends of so many steps on which there is room."""
    count = 0
    for at in range(ends(tables, row, row[FIELDS + seat], steps, scratch)):
        field = scratch[S_ENDS + at] & (EXACT - 1)
        ids[count] = M_WALK + field
        count += not is_full(tables, row, seat, field)
    return count


@compiled
def walked(tables, row, seat, ids, scratch):
    """CLK 2.1 to 2.4, CLK R12: every field on which this throw may end, as moves; gives how many."""
    steps = total(row)
    count = walked_by(tables, row, seat, steps, ids, scratch)
    while not count and tables[R_NO_MOVE] and steps > 1:
        steps -= 1
        count = walked_by(tables, row, seat, steps, ids, scratch)
    return count


@compiled
def is_exact(tables, row, seat, field, scratch):
    """CLK R47: can the pawn come to this field with all steps of its throw?"""
    for at in range(ends(tables, row, row[FIELDS + seat], total(row), scratch)):
        if scratch[S_ENDS + at] == field + EXACT:
            return True
    return False
