"""From the plans of every row to what they lead to: traces once for the terms of a game, outcomes for its treasures.

Rows are numbered in the order of `rows`. A group is a square and a row: square times rows plus row.
"""

from toychest.bots.castle_planner.compiled import layout
from toychest.bots.castle_planner.compiled.plans import first_plan, next_plan, row_laid, traced
from toychest.games.castle.kernel import layout as at
from toychest.games.kernels import viewed


@layout.entry
def traced_from(table_cells, square, rows, starts, traces, most, searches):
    """What every plan of every row does from this square; gives how many there are, -1 if the traces have no room.

    `starts[row]` is where its traces begin. No more than `most` plans of a row are followed.
    """
    tables, search, count = viewed(table_cells, at.TABLES), searches[0], 0
    for number in range(rows.shape[0]):
        starts[number] = count
        row_laid(tables, search.branches[0].state, square, rows, number, search.scratch)
        depth = first_plan(tables, search)
        while depth >= 0 and count - starts[number] < most:
            if count == traces.size:
                return -1
            traced(tables, search.branches[depth].state, traces[count], search.path, search.scratch)
            count += 1
            depth = next_plan(tables, search, depth)
    starts[rows.shape[0]] = count
    return count


@layout.compiled
def _events_of(trace, treasure_at):
    """What matters of a trace, in order: climbs, sinks and the treasures sought, each the first time."""
    events, shift, seen = 0, 0, 0
    for number in range(trace.count):
        what = trace.events[number]
        if what == layout.CLIMB or what == layout.SINK:
            events |= (layout.CLIMBS if what == layout.CLIMB else layout.SINKS) << shift
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
    outcome, events, step, taken = outcomes[ghost, number], summary.events, ghost, 0
    while events and not (tower and step >= tower):
        event = events & ((1 << layout.EVENT_BITS) - 1)
        events >>= layout.EVENT_BITS
        if event >= layout.FIRST_TREASURE:
            taken |= 1 << (event - layout.FIRST_TREASURE)
        elif tower and event == layout.SINKS:
            step = max(step - 1, 0)
        elif tower:
            step += 1
    is_lost = tower and step >= tower
    outcome.place, outcome.taken = tower * squares if is_lost else step * squares + summary.end, taken


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
