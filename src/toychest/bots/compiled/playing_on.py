"""A game played on from a row, every decision by a small search of what its mover may know: how it ends, without luck.

What chance gave is the worth of what came less the mean over all its odds, by the same evaluation: on average it is
nothing, whatever that thinks, so the games say the same on average, and fewer of them are enough.
"""

from typing import Final

from toychest.bots.compiled.search import SEARCH_TYPES, Functions, iterate, judge, new_tree
from toychest.contract import CHANCE
from toychest.contract.kernel import OVER
from toychest.games.kernels import Compiler, copy, weighed

compiler: Final = Compiler(**SEARCH_TYPES)


@compiler.compiled
def mean_over_odds(functions, given, room, row_cells, count, seat):
    """What the evaluation says of all that chance might bring, each by its odds."""
    total, summed = 0.0, 0.0
    for place in range(count):
        copy(row_cells, room.tried)
        functions.step(given.tables, room.tried, room.ids[place], room.scratch)
        judge(functions, given, room, room.tried, 1.0, room.guess)
        summed += room.odds[place] * room.guess[seat]
        total += room.odds[place]
    return summed / total


@compiler.compiled
def most_visited(tree):
    """The move of the root that was visited most."""
    best, node = tree[0].first, tree[0].first
    while node >= 0:
        if tree[node].visits > tree[best].visits:
            best = node
        node = tree[node].next
    return tree[best].move


@compiler.compiled
def searched_move(functions, imagine, given, room, tree, row_cells, actor, iterations):
    """The move of whoever is to act, by what it may know; what there is no choice about is not searched."""
    copy(row_cells, room.row)
    imagine(given.tables, room.row, actor, given.forgotten, given.rng, room.scratch)
    count = functions.listed(given.tables, room.row, room.ids, room.odds, room.scratch)
    if functions.narrow(given.tables, room.row, room.ids, count, room.scratch) == 1:
        return room.ids[0]
    nodes = new_tree(tree)
    for _ in range(iterations):
        copy(row_cells, room.row)
        imagine(given.tables, room.row, actor, given.forgotten, given.rng, room.scratch)
        nodes = iterate(functions, given, room, tree, nodes)
    return most_visited(tree)


@compiler.compiled
def chance_given(functions, given, room, row_cells, seat):
    """Draws what chance brings, and gives what that is worth to a seat beyond the mean."""
    count = functions.listed(given.tables, row_cells, room.ids, room.odds, room.scratch)
    mean = mean_over_odds(functions, given, room, row_cells, count, seat)
    functions.step(given.tables, row_cells, room.ids[weighed(room.odds, count, given.rng)], room.scratch)
    judge(functions, given, room, row_cells, 1.0, room.guess)
    return room.guess[seat] - mean


@compiler.entry
def play_on(
    to_act, listed, step, points, imagine, narrow, evaluate, given, room, tree, row_cells, seat, iterations, longest
):
    """The game from this row on, or `longest` moves of it; gives what the seat has of it, less what chance gave."""
    functions = Functions(to_act, listed, step, points, narrow, evaluate)
    luck = 0.0
    for _ in range(longest):
        actor = to_act(row_cells)
        if actor == OVER:
            break
        if actor == CHANCE:
            luck += chance_given(functions, given, room, row_cells, seat)
        else:
            move = searched_move(functions, imagine, given, room, tree, row_cells, actor, iterations)
            step(given.tables, row_cells, move, room.scratch)
    judge(functions, given, room, row_cells, 1.0, room.guess)
    return room.guess[seat] - luck
