"""Value iteration for Coded Castle: the chance to win before a row is laid, by square, treasures left and ghost.

What every plan of every row does from every square is traced once for the terms of a game (`traced_from`); for the
treasures of one game the traces are boiled down to outcomes (`boiled`, `unfolded`), and on these the values rest
(`swept`). Rows are numbered in the order of `cards`, a line of three cards for each, -1 for none.
"""

from typing import Final

from numba import njit, types

from toychest.bots.jitted.castle_plans import CLIMB, LISTS, ROWS, SINK, TRACE, next_plan, plans_opened, row_laid, traced
from toychest.games.jitted import FLAGS, LEAN, NUMBERS, REALS, TABLES

int64 = types.int64
TRACES: Final = types.Array(types.uint8, 2, "C")
CODES: Final = types.Array(types.int64, 1, "C")
VALUES: Final = types.Array(types.float64, 3, "C")
TABLE_OF_ODDS: Final = types.Array(types.float64, 2, "C")
OUTCOMES: Final = types.Array(types.int32, 2, "C")

EVENT_BITS: Final = 5  # of a code: 0 none, 1 a climb, 2 a sink, 3 and more a treasure
TREASURE_EVENT: Final = 3
SINKS: Final = 2
TAKEN_AT: Final = 16  # of an outcome: the treasures taken; below it a place among the values
PLACE_BITS: Final = (1 << TAKEN_AT) - 1
MOST_SWEEPS: Final = 200
MOST_PASSES: Final = 30


@njit(int64(TABLES, int64, LISTS, NUMBERS, TRACES, int64, ROWS, LISTS, LISTS, NUMBERS, NUMBERS, NUMBERS), **LEAN)
def traced_from(tables, square, cards, starts, traces, most, rows, ids, marks, trace, path, scratch):
    """What every plan of every row does from this square; gives how many there are, -1 if the traces have no room.

    `starts[row]` is where its traces begin. No more than `most` plans of a row are followed.
    """
    count = 0
    for number in range(cards.shape[0]):
        starts[number] = count
        row_laid(tables, rows[0], square, cards[number, 0], cards[number, 1], cards[number, 2], scratch)
        plans_opened(tables, rows, ids, marks, scratch)
        depth = next_plan(tables, rows, ids, marks, 0, scratch)
        while depth >= 0 and count - starts[number] < most:
            if count == traces.shape[0]:
                return int64(-1)
            traced(tables, rows[depth], trace, path, scratch)
            for column in range(TRACE):
                traces[count, column] = trace[column]
            count += 1
            depth = next_plan(tables, rows, ids, marks, depth, scratch)
    starts[cards.shape[0]] = count
    return int64(count)


@njit(int64(TRACES, int64, NUMBERS), **LEAN)
def _code(traces, number, treasure_at):
    """What matters of a trace, in order: climbs, sinks and the treasures sought, each the first time."""
    code, shift, seen = int64(0), 0, 0
    for event in range(traces[number, 1]):
        what = traces[number, 2 + event]
        if what == CLIMB or what == SINK:
            code |= int64(1 if what == CLIMB else 2) << shift
            shift += EVENT_BITS
        elif treasure_at[what] >= 0 and not (seen >> treasure_at[what]) & 1:
            seen |= 1 << treasure_at[what]
            code |= int64(TREASURE_EVENT + treasure_at[what]) << shift
            shift += EVENT_BITS
    return code


@njit(int64(NUMBERS, TRACES, NUMBERS, NUMBERS, NUMBERS, CODES), **LEAN)
def boiled(starts, traces, treasure_at, firsts, ends, codes):
    """The traces as ends and codes, each once for its square and row; gives how many there are."""
    count = 0
    for group in range(starts.size - 1):
        firsts[group] = count
        for number in range(starts[group], starts[group + 1]):
            end, code = traces[number, 0], _code(traces, number, treasure_at)
            known = firsts[group]
            while known < count and (ends[known] != end or codes[known] != code):
                known += 1
            if known == count:
                ends[count], codes[count] = end, code
                count += 1
    firsts[starts.size - 1] = count
    return int64(count)


@njit(int64(int64, int64, int64, int64, int64), **LEAN)
def outcome_of(end, code, ghost, escape, squares):
    """What becomes of a plan with the ghost on this step: treasures taken until it escapes, if it does (CAS R30).

    Without a tower (`escape` 0) nobody looks at the ghost.
    """
    taken = 0
    while code:
        event = code & ((1 << EVENT_BITS) - 1)
        code >>= EVENT_BITS
        if event >= TREASURE_EVENT:
            taken |= 1 << (event - TREASURE_EVENT)
        elif escape and event == SINKS:
            ghost = max(ghost - 1, 0)
        elif escape:
            ghost += 1
            if ghost >= escape:
                return int64((taken << TAKEN_AT) | (escape * squares))
    return int64((taken << TAKEN_AT) | (ghost * squares + end))


@njit(types.boolean(OUTCOMES, int64, int64, int64), **LEAN)
def _is_no_better(outcomes, one, other, squares):
    """Whether a plan ends where the other does, with no more treasures and the ghost no lower, wherever it began."""
    for ghost in range(outcomes.shape[0]):
        mine, its = int64(outcomes[ghost, one]), int64(outcomes[ghost, other])
        if (mine >> TAKEN_AT) & ~(its >> TAKEN_AT):
            return False
        mine, its = mine & PLACE_BITS, its & PLACE_BITS
        is_lost = mine == outcomes.shape[0] * squares
        if its > mine or (not is_lost and mine % squares != its % squares):
            return False
    return True


@njit(int64(OUTCOMES, int64, int64, int64), **LEAN)
def _added(outcomes, first, count, squares):
    """The outcome behind `count` is kept unless another of its row is never inferior; those it betters are dropped."""
    for other in range(first, count):
        if _is_no_better(outcomes, count, other, squares):
            return int64(count)
    kept = first
    for other in range(first, count + 1):
        if other == count or not _is_no_better(outcomes, other, count, squares):
            for ghost in range(outcomes.shape[0]):
                outcomes[ghost, kept] = outcomes[ghost, other]
            kept += 1
    return int64(kept)


@njit(int64(NUMBERS, NUMBERS, CODES, int64, int64, OUTCOMES), **LEAN)
def unfolded(firsts, ends, codes, escape, squares, outcomes):
    """The outcomes that may be best, a line for each step that the ghost may stand on; gives how many there are.

    `firsts` is drawn together as outcomes are left out.
    """
    count = 0
    for group in range(firsts.size - 1):
        first = count
        for number in range(firsts[group], firsts[group + 1]):
            for ghost in range(outcomes.shape[0]):
                outcomes[ghost, count] = outcome_of(int64(ends[number]), codes[number], ghost, escape, squares)
            count = _added(outcomes, first, count, squares)
        firsts[group] = first
    firsts[firsts.size - 1] = count
    return int64(count)


@njit(types.float64(int64, int64, int64, REALS, NUMBERS, NUMBERS, NUMBERS, OUTCOMES, VALUES, NUMBERS), **LEAN)
def expected(square, ghost, left, odds, kinds, nexts, firsts, outcomes, values, best):
    """The chance to win from here before a row is laid that comes by these odds; `best` gets each row's best outcome.

    `values` has a block for every stack that is told apart, and in it a line for every set of treasures left: a value
    for each ghost and square, then that of the lost. `nexts` says which stack a row of each kind leaves.
    """
    total, group = 0.0, square * odds.size
    for number in range(odds.size):
        if odds[number] == 0.0:
            continue
        top, stack = -1.0, nexts[kinds[number]]
        for index in range(firsts[group + number], firsts[group + number + 1]):
            outcome = outcomes[ghost, index]
            worth = values[stack, left & ~(outcome >> TAKEN_AT), outcome & PLACE_BITS]
            if worth > top:
                top = worth
                best[number] = outcome
        total += odds[number] * top
    return total


@njit(types.float64(int64, REALS, NUMBERS, NUMBERS, FLAGS, NUMBERS, OUTCOMES, VALUES, LISTS, types.float64), **LEAN)
def _swept(left, odds, kinds, nexts, walkable, firsts, outcomes, values, best, discount):
    """One sweep over every ghost and square with these treasures left; gives the greatest change."""
    change, squares = 0.0, walkable.size
    for ghost in range(outcomes.shape[0]):
        for square in range(squares):
            if walkable[square]:
                at = ghost * squares + square
                worth = discount * expected(square, ghost, left, odds, kinds, nexts, firsts, outcomes, values, best[at])
                change = max(change, abs(worth - values[0, left, at]))
                values[0, left, at] = worth
    return change


@njit(types.float64(int64, REALS, FLAGS, VALUES, LISTS, types.float64), **LEAN)
def _followed(left, odds, walkable, values, best, discount):
    """The same with the best outcomes as they were found last: a cheap sweep that settles values."""
    change, squares = 0.0, walkable.size
    for at in range(best.shape[0]):
        if walkable[at % squares]:
            worth = 0.0
            for number in range(odds.size):
                outcome = best[at, number]
                worth += odds[number] * values[0, left & ~(outcome >> TAKEN_AT), outcome & PLACE_BITS]
            worth *= discount
            change = max(change, abs(worth - values[0, left, at]))
            values[0, left, at] = worth
    return change


@njit(
    int64(int64, REALS, NUMBERS, NUMBERS, FLAGS, NUMBERS, OUTCOMES, VALUES, LISTS, types.float64, types.float64),
    **LEAN,
)
def settled_values(left, odds, kinds, nexts, walkable, firsts, outcomes, values, best, discount, tolerance):
    """Sweeps until no value changes by more than the tolerance; gives how many full ones it took."""
    for sweep in range(MOST_SWEEPS):
        if _swept(left, odds, kinds, nexts, walkable, firsts, outcomes, values, best, discount) < tolerance:
            return int64(sweep + 1)
        for _ in range(MOST_SWEEPS):
            if _followed(left, odds, walkable, values, best, discount) < tolerance:
                break
    return int64(MOST_SWEEPS)


@njit(types.void(LISTS, REALS, NUMBERS, NUMBERS, NUMBERS, REALS), **LEAN)
def gathered(best, chances, kinds, starts, reached, sums):
    """The best outcomes of each place by kind of row, each once with all its chances: a fraction of the rows.

    `starts` has an entry for each place and kind, and one behind the last.
    """
    most, count = (starts.size - 1) // best.shape[0], 0
    for at in range(best.shape[0]):
        for kind in range(most):
            first = count
            starts[at * most + kind] = first
            for number in range(kinds.size):
                if kinds[number] != kind:
                    continue
                known = first
                while known < count and reached[known] != best[at, number]:
                    known += 1
                if known == count:
                    reached[count], sums[count] = best[at, number], 0.0
                    count += 1
                sums[known] += chances[number]
    starts[starts.size - 1] = count


@njit(types.float64(int64, int64, REALS, NUMBERS, FLAGS, VALUES, NUMBERS, NUMBERS, REALS), **LEAN)
def _followed_from(stack, left, shares, nexts, walkable, values, starts, reached, sums):
    """The values of one stack, whose rows come by these shares of their kinds; gives the greatest change."""
    change, squares, most = 0.0, walkable.size, shares.size
    for at in range((starts.size - 1) // most):
        if not walkable[at % squares]:
            continue
        worth = 0.0
        for kind in range(most):
            if shares[kind] == 0.0:
                continue
            part, after = 0.0, nexts[kind]
            for index in range(starts[at * most + kind], starts[at * most + kind + 1]):
                outcome = reached[index]
                part += sums[index] * values[after, left & ~(outcome >> TAKEN_AT), outcome & PLACE_BITS]
            worth += shares[kind] * part
        change = max(change, abs(worth - values[stack, left, at]))
        values[stack, left, at] = worth
    return change


@njit(int64(TABLE_OF_ODDS, LISTS, FLAGS, VALUES, LISTS, LISTS, TABLE_OF_ODDS, types.float64), **LEAN)
def passes_settled(shares, nexts, walkable, values, starts, reached, sums, tolerance):
    """Pass after pass of the cards, stack by stack from the last to the whole, until the values stand; gives how many.

    Rows are played as they were `gathered`, the choice of who does not know what is left in the stack.
    """
    for number in range(MOST_PASSES):
        change = 0.0
        for stack in range(1, values.shape[0]):
            for left in range(1, values.shape[1]):
                moved = _followed_from(
                    stack, left, shares[stack], nexts[stack], walkable, values, starts[left], reached[left], sums[left]
                )
                change = max(change, moved if stack == values.shape[0] - 1 else 0.0)
        if change < tolerance:
            return int64(number + 1)
    return int64(MOST_PASSES)
