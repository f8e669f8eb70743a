"""A round: moves of one mover, each by a tree of its own, from the same imagined truths and with the same luck."""

from typing import Final

from numba import types

from toychest.bots.compiled.search import SEARCH_TYPES, Functions, iterate, new_tree
from toychest.games.kernels import NUMBERS, Compiler, copy, word
from toychest.review.compiled.weighing import share

compiler: Final = Compiler(**SEARCH_TYPES, moves=NUMBERS, worths=types.Array(types.float64, 2, "C"))


@compiler.entry
def play_round(
    to_act, listed, step, points, imagine, narrow, evaluate, given, room, tree, observer, moves, iterations, worths
):
    """`worths` gets what each move is worth to each seat, a line for each; the first half only lets its tree grow.

    Every iteration starts from a word of its own, the same for all moves: what a move draws shifts nothing for others.
    """
    functions = Functions(to_act, listed, step, points, narrow, evaluate)
    seats, start = given.settings.seats, given.rng[0]
    for place in range(moves.shape[0]):
        nodes, luck = new_tree(tree), start
        for number in range(iterations):
            given.rng[0] = luck
            luck = word(given.rng)
            copy(given.root, room.row)
            if observer >= 0:
                imagine(given.tables, room.row, observer, given.forgotten, given.rng, room.scratch)
            step(given.tables, room.row, moves[place], room.scratch)
            nodes = iterate(functions, given, room, tree, nodes)
            if 2 * number >= iterations:
                for seat in range(seats):
                    worths[place, seat] += share(room.credit, seat, seats)
        for seat in range(seats):
            worths[place, seat] /= iterations // 2
