"""From the plans of every row to what they lead to: traces once for the terms of a game, outcomes for its treasures.

Rows are numbered in the order of `rows`. A group is a square and a row: square times rows plus row.
"""

from toychest.bots.castle_planner.compiled import layout
from toychest.bots.castle_planner.compiled.plans import anew, next_plan, row_laid, traced
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.decisions import row_completed
from toychest.games.kernels import viewed


@layout.compiled
def _may_matter(tables, traces, first, number):
    """Whether a row that fails enters a chamber, and no other from `first` on does the same."""
    trace, enters = traces[number], False
    for index in range(trace.count - 1):
        enters = enters or (trace.events[index] < layout.FAIL and tables.kinds[trace.events[index]] == at.PLAIN)
    if not enters or trace.events[trace.count - 1] != layout.FAIL:
        return False
    for other in range(first, number):
        its, differ = traces[other], traces[other].count != trace.count
        for index in range(trace.count):
            differ = differ or its.events[index] != trace.events[index]
        if not differ:
            return False
    return True


@layout.called
def _failures_traced(tables, search, traces, count, last):
    """CAS R23: the ways into a blocked door, which are played if they win before it; gives how many traces there are.

    There are none behind `last`. Where a row may be given up, its failures are among its plans already.
    """
    state, first = search.branches[0].state, count
    if state.status == at.FREE:
        return count
    state.status = at.SEEKING
    depth = next_plan(tables, search, anew(search))
    while depth >= 0 and count < last:
        if count == traces.size:
            return -1
        traced(tables, search.branches[depth].state, traces[count], search.path, search.scratch)
        count += _may_matter(tables, traces, first, count)
        depth = next_plan(tables, search, depth)
    return count


@layout.entry
def traced_from(table_cells, square, rows, starts, traces, most, searches):
    """What every plan of every row does from this square; gives how many there are, -1 if the traces have no room.

    `starts[row]` is where its traces begin. No more than `most` plans of a row are followed.
    """
    tables, search, count = viewed(table_cells, at.TABLES), searches[0], 0
    for number in range(rows.shape[0]):
        starts[number] = count
        state = search.branches[0].state
        row_laid(state, square, rows, number)
        row_completed(tables, state, search.scratch)
        depth = next_plan(tables, search, anew(search))
        while depth >= 0 and count - starts[number] < most:
            if count == traces.size:
                return -1
            traced(tables, search.branches[depth].state, traces[count], search.path, search.scratch)
            count += 1
            depth = next_plan(tables, search, depth)
        count = _failures_traced(tables, search, traces, count, starts[number] + most)
        if count < 0:
            return -1
    starts[rows.shape[0]] = count
    return count


@layout.compiled
def _events_of(trace, treasure_at):
    """What matters of a trace, in order: climbs, sinks, a failure and the treasures sought, each the first time."""
    events, shift, seen = 0, 0, 0
    for number in range(trace.count):
        what = trace.events[number]
        if what >= layout.FAIL:
            which = layout.FAILS if what == layout.FAIL else layout.CLIMBS if what == layout.CLIMB else layout.SINKS
            events |= which << shift
            shift += layout.EVENT_BITS
        elif treasure_at[what] >= 0 and not (seen >> treasure_at[what]) & 1:
            seen |= 1 << treasure_at[what]
            events |= (layout.FIRST_TREASURE + treasure_at[what]) << shift
            shift += layout.EVENT_BITS
    return events


@layout.entry
def summed_up(starts, traces, treasure_at, firsts, summaries):
    """The traces as summaries, each once in its group; gives how many there are."""
    count = 0
    for group in range(starts.size - 1):
        firsts[group] = count
        for number in range(starts[group], starts[group + 1]):
            end, events = traces[number].end, _events_of(traces[number], treasure_at)
            known = firsts[group]
            while known < count and (summaries[known].end != end or summaries[known].events != events):
                known += 1
            if known == count:
                summaries[count].end, summaries[count].events = end, events
                count += 1
    firsts[starts.size - 1] = count
    return count


@layout.compiled
def _write_outcome(outcomes, number, summary, ghost, tower, squares):
    """What becomes of a plan with the ghost on this step: treasures taken until it escapes, if it does (CAS R30).

    Without a tower (0) nobody looks at the ghost.
    """
    outcome, events, step, taken, fails = outcomes[ghost, number], summary.events, ghost, 0, False
    while events and not (tower and step >= tower):
        event = events & ((1 << layout.EVENT_BITS) - 1)
        events >>= layout.EVENT_BITS
        if event >= layout.FIRST_TREASURE:
            taken |= 1 << (event - layout.FIRST_TREASURE)
        elif event == layout.FAILS:  # lost, but for what was taken: with nothing left it was won before
            fails = True
        elif tower and event == layout.SINKS:
            step = max(step - 1, 0)
        elif tower:
            step += 1
    is_lost = fails or (tower and step >= tower)
    outcome.place = outcomes.shape[0] * squares if is_lost else step * squares + summary.end
    outcome.taken = taken


@layout.called
def _is_no_better(outcomes, one, other, squares):
    """Whether a plan ends where the other does, with no more treasures and the ghost no lower, wherever it began."""
    for ghost in range(outcomes.shape[0]):
        mine, its = outcomes[ghost, one], outcomes[ghost, other]
        is_lost = mine.place == outcomes.shape[0] * squares
        if mine.taken & ~its.taken or its.place > mine.place:
            return False
        if not is_lost and mine.place % squares != its.place % squares:
            return False
    return True


@layout.called
def _added(outcomes, first, count, squares):
    """The outcome behind `count` is kept unless another of its group is never worse; those it betters are dropped."""
    for other in range(first, count):
        if _is_no_better(outcomes, count, other, squares):
            return count
    kept = first
    for other in range(first, count + 1):
        if other == count or not _is_no_better(outcomes, other, count, squares):
            for ghost in range(outcomes.shape[0]):
                outcomes[ghost, kept] = outcomes[ghost, other]
            kept += 1
    return kept


@layout.entry
def outcomes_of(firsts, summaries, tower, squares, outcomes):
    """The outcomes that may be best, a line for each step that the ghost may stand on; gives how many there are.

    `firsts` is drawn together as outcomes are left out.
    """
    count = 0
    for group in range(firsts.size - 1):
        first = count
        for number in range(firsts[group], firsts[group + 1]):
            for ghost in range(outcomes.shape[0]):
                _write_outcome(outcomes, count, summaries[number], ghost, tower, squares)
            count = _added(outcomes, first, count, squares)
        firsts[group] = first
    firsts[firsts.size - 1] = count
    return count
