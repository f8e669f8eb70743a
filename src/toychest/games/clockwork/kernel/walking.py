"""Where a throw can take a pawn: along the track, in any direction, without turning back."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.state import is_full, is_special, total
from toychest.games.kernels import viewed


@at.compiled
def _first_step(tables, start, scratch):
    """CLK 2.2, CLK R10: any direction; bit 1 says that a pawn may still turn back, bit 0 that it may not."""
    for path in range(at.MOST_PATHS):
        beside = tables.beside[start, path]
        if beside >= 0:
            scratch.next[beside, tables.back[start, path]] |= 2 if tables.reversal else 1


@at.compiled
def may_enter(tables, field, open_yards):
    """CLK 2.3, CLK 6.1, CLK R7: with steps to spare, may one stop here?"""
    if field == tables.towers:
        return tables.entry == at.OR_MORE or tables.entry == at.TOWER_MORE
    yard = tables.yard_of[field]
    return yard > 0 and (open_yards >> yard) & 1 == 1 and tables.entry == at.OR_MORE


@at.compiled
def _onward(tables, field, came, surplus, open_yards, scratch):
    """CLK 2.2, CLK R8: stop here, if that may be; go on to any neighbour but the last, unless a turn is left."""
    turns = scratch.now[field, came]
    if not surplus:
        scratch.found[field] |= 3
        return
    if may_enter(tables, field, open_yards):
        scratch.found[field] |= 1
        if tables.white_stop:
            return
    for path in range(at.MOST_PATHS):
        beside = tables.beside[field, path]
        if beside < 0:
            return
        scratch.next[beside, tables.back[field, path]] |= turns >> 1 if path == came else turns


@at.compiled
def _step_taken(tables, scratch):
    """Where pawns may be next is where they may be now."""
    for field in range(tables.fields):
        for path in range(at.MOST_PATHS):
            scratch.now[field, path] = scratch.next[field, path]
            scratch.next[field, path] = 0


@at.called
def found_ends(tables, start, steps, open_yards, scratch):
    """CLK 2.1 to 2.3: every end of a walk, worked out step by step; yards that are open are bits 1 to 6."""
    _step_taken(tables, scratch)  # so nothing is left of an earlier walk
    for field in range(tables.fields):
        scratch.found[field] = 0
    _first_step(tables, start, scratch)
    for taken in range(1, steps + 1):
        _step_taken(tables, scratch)
        for field in range(tables.fields):
            for came in range(at.MOST_PATHS):
                if scratch.now[field, came]:
                    _onward(tables, field, came, steps - taken, open_yards, scratch)
    count = 0
    for field in range(tables.fields):
        scratch.ends[count] = field + (at.EXACT if scratch.found[field] & 2 else 0)
        count += scratch.found[field] > 0
    return count


@at.entry
def find_ends(table_cells, scratch_cells, open_yards):
    """CLK 2.1 to 2.3: where every walk may end, into the tables."""
    tables, scratch = viewed(table_cells, at.TABLES), viewed(scratch_cells, at.SCRATCH)
    for start in range(tables.fields):
        for steps in range(1, at.MOST_STEPS + 1):
            tables.end_count[start, steps] = found_ends(tables, start, steps, open_yards, scratch)
            for number in range(tables.end_count[start, steps]):
                tables.ends[start, steps, number] = scratch.ends[number]


@at.compiled
def ends(tables, row, start, steps, scratch):
    """Every end of a walk of so many steps, whoever stands in the way; gives how many."""
    if tables.empty_yard:
        open_yards = 0
        for yard in range(at.YARDS):
            open_yards |= (row.piles[yard] > 0) << (yard + 1)
        return found_ends(tables, start, steps, open_yards, scratch)
    count = tables.end_count[start, steps]
    for number in range(count):
        scratch.ends[number] = tables.ends[start, steps, number]
    return count


@at.compiled
def _walks_of(tables, row, seat, steps, ids, scratch):
    """CLK 2.4: the ends of so many steps on which there is room."""
    count = 0
    for number in range(ends(tables, row, row.fields[seat], steps, scratch)):
        field = scratch.ends[number] & (at.EXACT - 1)
        ids[count] = at.WALK + field
        count += not is_full(tables, row, seat, field)
    return count


@at.compiled
def _free_walks(tables, row, seat, ids, scratch):
    """CLK 2.1 to 2.4, CLK R12: where this throw could end if nobody had to come back."""
    steps = total(row)
    count = _walks_of(tables, row, seat, steps, ids, scratch)
    while not count and tables.no_move and steps > 1:
        steps -= 1
        count = _walks_of(tables, row, seat, steps, ids, scratch)
    return count


@at.compiled
def is_bound_home(tables, row):
    """CLK R67: the yards are empty, so that a throw which reaches the Towers, walked or special, ends there."""
    return row.is_endgame and not tables.return_entry


@at.compiled
def walks(tables, row, seat, ids, scratch):
    """CLK 2.1 to 2.4, CLK R67: every field on which this throw may end, as moves; gives how many."""
    count = _free_walks(tables, row, seat, ids, scratch)
    if not is_bound_home(tables, row):
        return count
    for number in range(count):
        if ids[number] == at.WALK + tables.towers:
            ids[0] = ids[number]
            return 1
    return 0 if is_special(row) else count


@at.compiled
def is_exact(tables, row, seat, field, scratch):
    """CLK R47: can the pawn come to this field with all steps of its throw?"""
    for number in range(ends(tables, row, row.fields[seat], total(row), scratch)):
        if scratch.ends[number] == field + at.EXACT:
            return True
    return False
