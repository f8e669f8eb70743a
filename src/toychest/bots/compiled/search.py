"""Information-set Monte Carlo tree search over any kernel.

    root row --imagine--> a row that could be true --moves of the tree--> leaf --evaluate--> each seat's credit

Every iteration imagines anew. The tree branches on decisions only; chance is drawn each time it is passed. A child can
be chosen only where its move is legal in the row at hand, so it counts how often it could have been (`available`).
"""

import math
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numba import from_dtype, types

from toychest.contract import CHANCE, Kernel
from toychest.contract.kernel import OVER, Array
from toychest.games.kernels import CELLS, FLAGS, GENERATOR, HANDED, NUMBERS, REALS, Compiler, copy, weighed

MOST_SEATS: Final = 8
DEEPEST: Final = 128

NODE: Final = np.dtype(
    [
        ("move", "i4"),  # that leads here from its parent
        ("actor", "i4"),  # who made it
        ("first", "i4"),  # of its children, -1 for none
        ("next", "i4"),  # child of its parent, -1 for none
        ("visits", "i4"),  # how often it was chosen
        ("available", "i4"),  # how often it could have been chosen
        ("total", "f8"),  # the actor's credit, summed up over all visits
        ("squares", "f8"),  # and the sum of its squares
    ]
)


class Functions(NamedTuple):
    """The compiled functions of a kernel that a search calls below its root."""

    to_act: Array
    listed: Array
    step: Array
    points: Array
    narrow: Array
    evaluate: Array


class Settings(NamedTuple):
    """How a search searches: exploration, how much a far win fades by the move, depth; and how many seats there are."""

    exploration: float
    discount: float
    depth: int
    seats: int


class Given(NamedTuple):
    """What a search is given."""

    tables: Array
    root: Array
    forgotten: Array
    weights: Array
    settings: Settings
    rng: Array


class Room(NamedTuple):
    """What a search works in: nothing is allocated while the tree grows. The last stamp is the clock of the others."""

    stamps: Array
    ids: Array
    odds: Array
    path: Array
    points: Array
    credit: Array
    guess: Array
    row: Array
    tried: Array
    scratch: Array


def room_for(kernel: Kernel) -> Room:
    """The room that a search of this game needs."""
    return Room(
        stamps=np.zeros(kernel.move_count + 1, np.int32),
        ids=np.zeros(kernel.most_moves, np.int32),
        odds=np.zeros(kernel.most_moves, np.int32),
        path=np.zeros(DEEPEST, np.int32),
        points=np.zeros(2 * MOST_SEATS, np.int32),
        credit=np.zeros(MOST_SEATS, np.float64),
        guess=np.zeros(MOST_SEATS, np.float64),
        row=np.zeros(kernel.row_size, np.int16),
        tried=np.zeros(kernel.row_size, np.int16),
        scratch=np.zeros(kernel.scratch_size, np.int32),
    )


SETTINGS: Final = types.NamedTuple((types.float64, types.float64, types.int64, types.int64), Settings)
SEARCH_TYPES: Final[Mapping[str, Any]] = {
    **HANDED,
    "functions": types.NamedTuple([HANDED[name] for name in Functions._fields], Functions),
    "given": types.NamedTuple((NUMBERS, CELLS, FLAGS, REALS, SETTINGS, GENERATOR), Given),
    "room": types.NamedTuple((*[NUMBERS] * 5, REALS, REALS, CELLS, CELLS, NUMBERS), Room),
    "tree": types.Array(from_dtype(NODE), 1, "C"),
}
"""What a parameter of this name is, for everybody who searches."""

compiler: Final = Compiler(**SEARCH_TYPES, stamps=NUMBERS, fade=types.float64, exploration=types.float64)


@compiler.compiled
def make_node(tree, node, move, actor):
    """A node without children that nobody has visited."""
    made = tree[node]
    made.move, made.actor = move, actor
    made.first = made.next = -1
    made.visits = made.available = 0
    made.total = made.squares = 0.0


@compiler.compiled
def new_tree(tree):
    """A root alone; gives the number of nodes."""
    make_node(tree, 0, -1, -1)
    return 1


@compiler.compiled
def visit(tree, node, credit):
    """One more visit, and what it brought to each seat."""
    visited = tree[node]
    worth = credit[visited.actor]
    visited.visits += 1
    visited.total += worth
    visited.squares += worth * worth


@compiler.compiled
def share_win(out, seats, fade, credit):
    """Whoever is first wins; several who are first share it. Far ends count less, so that no win is put off."""
    firsts = 0
    for seat in range(seats):
        if out[seats + seat] == 1:
            firsts += 1
    for seat in range(seats):
        won = 1.0 / firsts if out[seats + seat] == 1 else 0.0
        credit[seat] = 1.0 / seats + (won - 1.0 / seats) * fade


@compiler.called
def judge(functions, given, room, row_cells, fade, credit):
    """Each seat's credit for a row: how the game ended, or what the evaluation says."""
    if functions.to_act(row_cells) == OVER:
        functions.points(given.tables, row_cells, room.points)
        share_win(room.points, given.settings.seats, fade, credit)
    else:
        functions.evaluate(given.tables, row_cells, given.weights, credit, room.scratch)


@compiler.compiled
def best_child(tree, node, stamps, exploration):
    """The available child with the highest bound, -1 if there is none; and how many are available.

    The stamp of a move that has a child is turned negative.
    """
    tick = stamps[stamps.shape[0] - 1]
    best, highest, known = -1, -1.0e9, 0
    number = tree[node].first
    while number >= 0:
        child = tree[number]
        if stamps[child.move] == tick:
            stamps[child.move] = -tick
            known += 1
            child.available += 1
            mean = child.total / child.visits
            bound = mean + exploration * math.sqrt(math.log(child.available + 1.0) / child.visits)
            if bound > highest:
                best, highest = number, bound
        number = child.next
    return best, known


@compiler.compiled
def expand(functions, given, room, tree, node, nodes, count, actor, fade):
    """A child for every listed move that is new here, judged one move ahead; the best of them speaks for the node.

    Gives the number of nodes.
    """
    stamps, ids, guess, tried = room.stamps, room.ids, room.guess, room.tried
    tick = -stamps[stamps.shape[0] - 1]
    highest = -1.0e9
    for place in range(count):
        if stamps[ids[place]] == tick:  # it has a child already
            continue
        copy(room.row, tried)
        functions.step(given.tables, tried, ids[place], room.scratch)
        judge(functions, given, room, tried, fade, guess)
        make_node(tree, nodes, ids[place], actor)
        visit(tree, nodes, guess)
        tree[nodes].available = 1
        tree[nodes].next = tree[node].first
        tree[node].first = nodes
        if guess[actor] > highest:
            highest = guess[actor]
            for seat in range(given.settings.seats):
                room.credit[seat] = guess[seat]
        nodes += 1
    return nodes


@compiler.compiled
def learn(tree, room, depth):
    """What was found at the end of a path counts for every node on it."""
    tree[0].visits += 1
    for place in range(1, depth + 1):
        visit(tree, room.path[place], room.credit)


@compiler.compiled
def stamp(stamps, ids, count):
    """Marks the listed moves with a new tick."""
    ticks = stamps.shape[0] - 1
    stamps[ticks] += 1
    for place in range(count):
        stamps[ids[place]] = stamps[ticks]


@compiler.compiled
def iterate(functions, given, room, tree, nodes):
    """From the imagined row down the tree to a new leaf, and back; gives the number of nodes."""
    tables, settings = given.tables, given.settings
    ids, odds, row, scratch = room.ids, room.odds, room.row, room.scratch
    node, depth, fade = 0, 0, 1.0
    while True:
        actor = functions.to_act(row)
        if actor == CHANCE:
            count = functions.listed(tables, row, ids, odds, scratch)
            functions.step(tables, row, ids[weighed(odds, count, given.rng)], scratch)
            continue
        if actor == OVER or depth >= settings.depth:
            judge(functions, given, room, row, fade, room.credit)
            break
        count = functions.narrow(tables, row, ids, functions.listed(tables, row, ids, odds, scratch), scratch)
        stamp(room.stamps, ids, count)
        child, known = best_child(tree, node, room.stamps, settings.exploration)
        fade *= settings.discount
        if known < count and nodes + count < tree.shape[0]:
            nodes = expand(functions, given, room, tree, node, nodes, count, actor, fade)
            break
        if child < 0:  # the tree is full
            functions.evaluate(tables, row, given.weights, room.credit, scratch)
            break
        functions.step(tables, row, tree[child].move, scratch)
        node, depth = child, depth + 1
        room.path[depth] = node
    learn(tree, room, depth)
    return nodes


@compiler.entry
def grow(to_act, listed, step, points, imagine, narrow, evaluate, given, room, tree, seat, nodes, iterations):
    """So many more iterations; gives the number of nodes after them. `nodes` 0 starts a new tree."""
    functions = Functions(to_act, listed, step, points, narrow, evaluate)
    if nodes == 0:
        nodes = new_tree(tree)
    for _ in range(iterations):
        copy(given.root, room.row)
        imagine(given.tables, room.row, seat, given.forgotten, given.rng, room.scratch)
        nodes = iterate(functions, given, room, tree, nodes)
    return nodes
