"""What a row is worth to every seat, and which of two moves is worth more: by the search that bots think with.

A seat below 0 knows the truth: nothing is imagined then.
"""

from typing import Final

from numba import types

from toychest.bots.compiled.search import MOST_SEATS, SEARCH_TYPES, Functions, iterate, new_tree
from toychest.games.kernels import CELLS, NUMBERS, REALS, Compiler, copy

COUNT: Final = MOST_SEATS
"""The column behind the seats' credits: how often a move was followed."""

OBSERVER, MOVER, MOVE, OTHER_MOVE = range(4)
"""Whose knowledge a duel goes by, whose moves its two are, and the moves."""

FIRST, SECOND, DIFFERENCE, SQUARES, SAMPLES = range(5)
"""What a duel adds up: the worth of both moves, their difference and its square; and how many samples there were."""

compiler: Final = Compiler(
    **SEARCH_TYPES,
    other=SEARCH_TYPES["tree"],
    pair=NUMBERS,
    credits=types.Array(types.float64, 2, "C"),
    truth=CELLS,
    sums=REALS,
)


@compiler.compiled
def share(credit, seat, seats):
    """A seat's credit divided by everybody's: an evaluation of several seats need not add up to 1."""
    total = 0.0
    for each in range(seats):
        total += credit[each]
    return credit[seat] / total if total > 0.0 else 0.0


@compiler.entry
def weigh(to_act, listed, step, points, imagine, narrow, evaluate, given, room, tree, seat, iterations, credits):
    """A tree from the root on; `credits` gets what each move brought to each seat, a line for each of the first nodes.

    The first iteration makes the moves of the root, so their nodes are the first ones; the first half of all only lets
    the tree grow. Gives the number of nodes.
    """
    functions = Functions(to_act, listed, step, points, narrow, evaluate)
    nodes = new_tree(tree)
    for number in range(iterations):
        copy(given.root, room.row)
        if seat >= 0:
            imagine(given.tables, room.row, seat, given.forgotten, given.rng, room.scratch)
        room.path[1] = 0
        nodes = iterate(functions, given, room, tree, nodes)
        move = room.path[1]
        if 2 * number >= iterations and 0 < move < credits.shape[0]:
            credits[move, COUNT] += 1.0
            for each in range(given.settings.seats):
                credits[move, each] += share(room.credit, each, given.settings.seats)
    return nodes


@compiler.entry
def look_ahead(to_act, listed, step, points, imagine, narrow, evaluate, given, room, tree):
    """What a row is worth by the best move one ahead, the truth known: the credit of each seat, in `room`."""
    functions = Functions(to_act, listed, step, points, narrow, evaluate)
    copy(given.root, room.row)
    iterate(functions, given, room, tree, new_tree(tree))


@compiler.entry
def duel(
    to_act, listed, step, points, imagine, narrow, evaluate, given, room, tree, other, truth, pair, iterations, sums
):
    """Two moves of one mover, each followed from the same imagined truths and with the same luck.

    Either has a tree of its own. The first half of the iterations only lets both trees grow.
    """
    functions = Functions(to_act, listed, step, points, narrow, evaluate)
    observer, mover, seats = pair[OBSERVER], pair[MOVER], given.settings.seats
    nodes, other_nodes = new_tree(tree), new_tree(other)
    for number in range(iterations):
        copy(given.root, truth)
        if observer >= 0:
            imagine(given.tables, truth, observer, given.forgotten, given.rng, room.scratch)
        luck = given.rng[0]
        copy(truth, room.row)
        step(given.tables, room.row, pair[MOVE], room.scratch)
        nodes = iterate(functions, given, room, tree, nodes)
        worth = share(room.credit, mover, seats)
        given.rng[0] = luck
        copy(truth, room.row)
        step(given.tables, room.row, pair[OTHER_MOVE], room.scratch)
        other_nodes = iterate(functions, given, room, other, other_nodes)
        if 2 * number >= iterations:
            other_worth = share(room.credit, mover, seats)
            sums[FIRST] += worth
            sums[SECOND] += other_worth
            sums[DIFFERENCE] += worth - other_worth
            sums[SQUARES] += (worth - other_worth) * (worth - other_worth)
            sums[SAMPLES] += 1.0
