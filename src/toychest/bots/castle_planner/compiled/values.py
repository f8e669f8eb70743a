"""Value iteration for Coded Castle: the chance to win before a row is laid, by square, treasures left and ghost."""

from typing import Final

from toychest.bots.castle_planner.compiled import layout

MOST_SWEEPS: Final = 200
MOST_PASSES: Final = 30


@layout.compiled
def expected(book, square, ghost, left, odds, nexts, best):
    """The chance to win from here before a row is laid that comes by these odds; `best` gets each row's best outcome.

    `nexts` says which stack a row of each kind leaves.
    """
    total, group = 0.0, square * odds.size
    for number in range(odds.size):
        if odds[number] == 0.0:
            continue
        top, chosen, stack = -1.0, 0, nexts[book.kinds[number]]
        for index in range(book.firsts[group + number], book.firsts[group + number + 1]):
            outcome = book.outcomes[ghost, index]
            worth = book.values[stack, left & ~outcome.taken, outcome.place]
            if worth > top:
                top, chosen = worth, index
        best[number] = book.outcomes[ghost, chosen]
        total += odds[number] * top
    return total


@layout.compiled
def _swept(book, left, best_from, discount):
    """One sweep over every ghost and square with these treasures left; gives the greatest change."""
    change, squares = 0.0, book.walkable.size
    for ghost in range(book.outcomes.shape[0]):
        for square in range(squares):
            if book.walkable[square]:
                place = ghost * squares + square
                worth = discount * expected(book, square, ghost, left, book.odds, book.nexts[0], best_from[place])
                change = max(change, abs(worth - book.values[0, left, place]))
                book.values[0, left, place] = worth
    return change


@layout.compiled
def _swept_again(book, left, best_from, discount):
    """The same with the best outcomes as they were found last: a cheap sweep."""
    change, squares = 0.0, book.walkable.size
    for place in range(best_from.shape[0]):
        if book.walkable[place % squares]:
            worth = 0.0
            for number in range(book.odds.size):
                outcome = best_from[place, number]
                worth += book.odds[number] * book.values[0, left & ~outcome.taken, outcome.place]
            worth *= discount
            change = max(change, abs(worth - book.values[0, left, place]))
            book.values[0, left, place] = worth
    return change


@layout.entry
def values_swept(book, left, best_from, discount, tolerance):
    """Sweeps until no value changes by more than the tolerance; gives how many full ones it took.

    `best_from` gets the best outcome of every row from every place.
    """
    for sweep in range(MOST_SWEEPS):
        if _swept(book, left, best_from, discount) < tolerance:
            return sweep + 1
        for _ in range(MOST_SWEEPS):
            if _swept_again(book, left, best_from, discount) < tolerance:
                break
    return MOST_SWEEPS


@layout.entry
def shares_of(book, best_from, chances, starts, shares):
    """The best outcomes from each place by kind of row, each once with all its chances: a fraction of the rows.

    `starts` has an entry for each place and kind, and one behind the last.
    """
    kinds, count = (starts.size - 1) // best_from.shape[0], 0
    for place in range(best_from.shape[0]):
        for kind in range(kinds):
            first = count
            starts[place * kinds + kind] = first
            for number in range(chances.size):
                if book.kinds[number] != kind:
                    continue
                outcome, known = best_from[place, number], first
                while known < count and (shares[known].place != outcome.place or shares[known].taken != outcome.taken):
                    known += 1
                if known == count:
                    shares[count].place, shares[count].taken, shares[count].chance = outcome.place, outcome.taken, 0.0
                    count += 1
                shares[known].chance += chances[number]
    starts[starts.size - 1] = count


@layout.compiled
def _stack_swept(book, stack, left, kind_odds, starts, shares):
    """The values of one stack, whose rows come by these odds of their kinds; gives the greatest change."""
    change, squares, kinds = 0.0, book.walkable.size, kind_odds.size
    for place in range((starts.size - 1) // kinds):
        if not book.walkable[place % squares]:
            continue
        worth = 0.0
        for kind in range(kinds):
            if kind_odds[kind] == 0.0:
                continue
            part, after = 0.0, book.nexts[stack, kind]
            for index in range(starts[place * kinds + kind], starts[place * kinds + kind + 1]):
                share = shares[index]
                part += share.chance * book.values[after, left & ~share.taken, share.place]
            worth += kind_odds[kind] * part
        change = max(change, abs(worth - book.values[stack, left, place]))
        book.values[stack, left, place] = worth
    return change


@layout.entry
def stacks_swept(book, kind_odds_by_stack, starts_by_left, shares_by_left, tolerance):
    """Pass after pass of the cards, stack by stack from the last to the whole, until the values stand; gives how many.

    Rows are played as `shares_of` found them, the choice of who does not know what is left in the stack.
    """
    for number in range(MOST_PASSES):
        change = 0.0
        for stack in range(1, book.values.shape[0]):
            for left in range(1, book.values.shape[1]):
                odds, starts, shares = kind_odds_by_stack[stack], starts_by_left[left], shares_by_left[left]
                moved = _stack_swept(book, stack, left, odds, starts, shares)
                change = max(change, moved if stack == book.values.shape[0] - 1 else 0.0)
        if change < tolerance:
            return number + 1
    return MOST_PASSES
