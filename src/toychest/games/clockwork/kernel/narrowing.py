"""Which moves a search should look at: alike ones once, pointless ones not at all, never none."""

from numba import njit

from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.compiling import OPTIONS, compiled
from toychest.games.clockwork.kernel.layout import (
    ACTING,
    ACTOR,
    CHOOSING,
    CODE,
    DISCARDS,
    FUEL,
    LAYING,
    LEAVING_OUT,
    LYING,
    M_ASK,
    M_ESCAPE,
    M_GO,
    M_POINT,
    M_SEARCH,
    ON_SPOT,
    ONE,
    PILES,
    POINTING,
    POWER,
    R_BLIND_MISS,
    R_MISS,
    T_TOWERS,
    TRAVELLING,
    TWO,
)
from toychest.games.clockwork.kernel.places import others_on, yard_at
from toychest.games.jitted import NARROW


@compiled
def _lies(row, kind):
    """Is there a discard of this kind?"""
    for at in range(row[LYING]):
        if row[ON_SPOT + row[DISCARDS + at]] == kind + 1:
            return True
    return False


@compiled
def _points(tables, row, is_shown, kind, ids, count):
    """CLK 6.3 to 6.5: one spot of each kind; only the kind itself, where a miss would change nothing or it is named."""
    swaps = is_shown and not tables[R_MISS]
    hits_only = not swaps and (_lies(row, kind) or not tables[R_BLIND_MISS])
    seen, kept = 0, 0
    for number in range(count):
        bit = 1 << (row[ON_SPOT + ids[number] - M_POINT] - 1)
        if seen & bit or (hits_only and bit != 1 << kind):
            continue
        seen |= bit
        ids[kept] = ids[number]
        kept += 1
    return max(kept, 1)


@compiled
def _is_useful(tables, row, seat, move):
    """CLK 3.2, CLK 6.6: a yard with cards, the Towers, a field with a rival; Fuel or Power only where they lie."""
    if M_GO <= move < M_ASK:
        field = move - M_GO
        yard = yard_at(tables, row, field)
        has_cards = yard > 0 and row[PILES + yard - 1] > 0
        return has_cards or field == tables[T_TOWERS] or others_on(tables, row, seat, field) != 0
    if move == M_SEARCH + FUEL or move == M_SEARCH + POWER:
        return _lies(row, move - M_SEARCH) or tables[R_BLIND_MISS] != 0
    return True


@compiled
def _useful(tables, row, seat, ids, count):
    """Without going to where nothing can be done, and without naming what does not lie there."""
    kept = 0
    for number in range(count):
        if _is_useful(tables, row, seat, ids[number]):
            ids[kept] = ids[number]
            kept += 1
    return max(kept, 1)


@njit(NARROW, **OPTIONS)
def narrow(tables, row, ids, count, scratch):
    """The moves worth looking at, first in `ids`; gives how many, at least one."""
    at = next_task(row)
    code = row[at + CODE]
    if count < 2 or row[at + ACTOR] < 0:
        return count
    if code == LAYING or code == CHOOSING or code == LEAVING_OUT:  # one is as good as another
        return 1
    for number in range(count):
        if ids[number] == M_ESCAPE:  # CLK 8.4: who can win, wins
            ids[0] = M_ESCAPE
            return 1
    if code == POINTING:
        return _points(tables, row, row[at + ONE], row[at + TWO], ids, count)
    if code == TRAVELLING or code == ACTING:
        return _useful(tables, row, row[at + ACTOR], ids, count)
    return count
