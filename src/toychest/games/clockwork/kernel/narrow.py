"""Which moves a search should look at: alike ones once, pointless ones not at all, never none."""

from toychest.contract import CHANCE
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.challenge import is_spoken
from toychest.games.clockwork.kernel.state import others_on, yard_at
from toychest.games.kernels import viewed


@at.compiled
def _lies(row, kind):
    """Is there a discard of this kind?"""
    for number in range(row.lying):
        if row.on_spot[row.discards[number]] == kind + 1:
            return True
    return False


@at.compiled
def _pointings(tables, row, task, ids, count):
    """CLK 6.3 to 6.5: one spot of each kind; only the kind itself, where a miss would change nothing or it is named."""
    swaps = task.is_shown and not tables.miss
    hits_only = not swaps and (_lies(row, task.kind) or not tables.blind_miss)
    seen, kept = 0, 0
    for number in range(count):
        bit = 1 << (row.on_spot[ids[number] - at.POINT] - 1)
        if seen & bit or (hits_only and bit != 1 << task.kind):
            continue
        seen |= bit
        ids[kept] = ids[number]
        kept += 1
    return max(kept, 1)


@at.compiled
def _is_useful(tables, row, seat, move):
    """CLK 3.2, CLK 6.6: a yard with cards, the Towers, a field with a rival; Fuel or Power only where they lie."""
    if at.GO <= move < at.ASK:
        field = move - at.GO
        yard = yard_at(tables, row, field)
        has_cards = yard > 0 and row.piles[yard - 1] > 0
        return has_cards or field == tables.towers or others_on(tables, row, seat, field) != 0
    if is_spoken(move - at.SEARCH):
        return _lies(row, move - at.SEARCH) or tables.blind_miss != 0
    return True


@at.compiled
def _useful(tables, row, seat, ids, count):
    """Without going to where nothing can be done, and without naming what does not lie there."""
    kept = 0
    for number in range(count):
        if _is_useful(tables, row, seat, ids[number]):
            ids[kept] = ids[number]
            kept += 1
    return max(kept, 1)


@at.entry
def narrow(table_cells, row_cells, ids, count, scratch_cells):
    """The moves worth looking at, first in `ids`; gives how many, at least one."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    task = next_task(row)
    if count < 2 or task.actor == CHANCE:
        return count
    if task.code == at.LAYING or task.code == at.CHOOSING or task.code == at.LEAVING_OUT:  # one is as good as another
        return 1
    for number in range(count):
        if ids[number] == at.ESCAPE:  # CLK 8.4: who can win, wins
            ids[0] = at.ESCAPE
            return 1
    if task.code == at.POINTING:
        return _pointings(tables, row, task, ids, count)
    if task.code == at.TRAVELLING or task.code == at.ACTING:
        return _useful(tables, row, task.actor, ids, count)
    return count
