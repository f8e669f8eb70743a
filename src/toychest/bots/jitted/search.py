"""Information-set Monte Carlo tree search over any kernel.

    root row --imagine--> a row that could be true --moves of the tree--> leaf --evaluate--> each seat's credit

Every iteration imagines anew. The tree branches on decisions only; chance is drawn each time it is passed. A child can
be chosen only where its move is legal in the row at hand, so it counts how often it could have been (`AVAILABLE`).
"""

import math
from typing import Final

import numpy as np
from numba import njit, types

from toychest.games.jitted import (
    EVALUATE,
    FLAGS,
    GENERATOR,
    IMAGINE,
    LISTED,
    NARROW,
    NUMBERS,
    POINTS,
    REALS,
    ROW,
    STEP,
    TABLES,
    TO_ACT,
    weighed,
)

CHANCE: Final = -1
OVER: Final = -2
MOST_SEATS: Final = 8
DEEPEST: Final = 128

# columns of `links`, one line for each node
MOVE: Final = 0
ACTOR: Final = 1
FIRST: Final = 2
NEXT: Final = 3
VISITS: Final = 4
AVAILABLE: Final = 5
LINKS: Final = 6

# columns of `sums`
TOTAL: Final = 0
SQUARES: Final = 1
SUMS: Final = 2

LINES: Final = types.Array(types.int32, 2, "C")
SUM_LINES: Final = types.Array(types.float64, 2, "C")

# places of `settings`
EXPLORATION: Final = 0
DISCOUNT: Final = 1
DEPTH: Final = 2
SEATS: Final = 3
SETTINGS: Final = 4


@njit(types.void(LINES, SUM_LINES, types.int64, types.int64, types.int64), cache=True)
def _make_node(links, sums, node, move, actor):
    links[node, MOVE] = move
    links[node, ACTOR] = actor
    links[node, FIRST] = -1
    links[node, NEXT] = -1
    links[node, VISITS] = 0
    links[node, AVAILABLE] = 0
    sums[node, TOTAL] = 0.0
    sums[node, SQUARES] = 0.0


@njit(types.void(NUMBERS, types.int64, types.float64, REALS), cache=True)
def _credit(places, seats, fade, credit):
    """Whoever is first wins; several who are first share it. Far ends count less, so that no win is put off."""
    firsts = 0
    for seat in range(seats):
        if places[seats + seat] == 1:
            firsts += 1
    for seat in range(seats):
        won = 1.0 / firsts if places[seats + seat] == 1 else 0.0
        credit[seat] = 1.0 / seats + (won - 1.0 / seats) * fade


@njit(types.int64(LINES, SUM_LINES, types.int64, NUMBERS, types.int64, types.float64), cache=True)
def _best_child(links, sums, node, stamps, tick, exploration):
    """The available child with the highest bound; -1 if none is available. Stamps what is already in the tree."""
    best, most = -1, -1.0e9
    child = links[node, FIRST]
    while child >= 0:
        move = links[child, MOVE]
        if stamps[move] == tick:
            stamps[move] = -tick
            links[child, AVAILABLE] += 1
            visits = links[child, VISITS]
            mean = sums[child, TOTAL] / visits
            bound = mean + exploration * math.sqrt(math.log(links[child, AVAILABLE] + 1.0) / visits)
            if bound > most:
                best, most = child, bound
        child = links[child, NEXT]
    return best


GROW: Final = types.int64(
    types.FunctionType(TO_ACT),
    types.FunctionType(LISTED),
    types.FunctionType(STEP),
    types.FunctionType(POINTS),
    types.FunctionType(IMAGINE),
    types.FunctionType(NARROW),
    types.FunctionType(EVALUATE),
    TABLES,
    ROW,
    types.int64,
    FLAGS,
    REALS,
    REALS,
    GENERATOR,
    LINES,
    SUM_LINES,
    types.int64,
    types.int64,
    NUMBERS,
    NUMBERS,
    ROW,
    ROW,
    NUMBERS,
)


@njit(GROW, cache=True)
def grow(
    to_act,
    listed,
    step,
    points,
    imagine,
    narrow,
    evaluate,
    tables,
    root,
    seat,
    forgotten,
    weights,
    settings,
    rng,
    links,
    sums,
    nodes,
    iterations,
    stamps,
    buffers,
    row,
    tried,
    scratch,
):
    """So many more iterations; gives the number of nodes after them. `nodes` 0 starts a new tree.

    `buffers` holds the listed moves in its first half and their weights in its second.
    """
    exploration, discount = settings[EXPLORATION], settings[DISCOUNT]
    deepest, seats = np.int64(settings[DEPTH]), np.int64(settings[SEATS])
    most = buffers.shape[0] // 2
    ids, odds = buffers[:most], buffers[most:]
    path = np.empty(DEEPEST, np.int32)
    credit = np.empty(MOST_SEATS, np.float64)
    guess = np.empty(MOST_SEATS, np.float64)
    places = np.empty(2 * MOST_SEATS, np.int32)
    if nodes == 0:
        _make_node(links, sums, 0, -1, -1)
        nodes = 1
    tick = np.int64(stamps[stamps.shape[0] - 1])
    for _ in range(iterations):
        row[:] = root
        imagine(tables, row, seat, forgotten, rng, scratch)
        node, depth, fade = np.int64(0), 0, 1.0
        path[0] = 0
        while True:
            actor = to_act(row)
            if actor == OVER:
                points(tables, row, places)
                _credit(places, seats, fade, credit)
                break
            if actor == CHANCE:
                count = listed(tables, row, ids, odds, scratch)
                step(tables, row, ids[weighed(odds, count, rng)], scratch)
                continue
            if depth >= deepest:
                evaluate(tables, row, weights, credit, scratch)
                break
            count = listed(tables, row, ids, odds, scratch)
            count = narrow(tables, row, ids, count, scratch)
            tick += 1
            for at in range(count):
                stamps[ids[at]] = tick
            child = _best_child(links, sums, node, stamps, tick, exploration)
            fresh, highest = np.int64(-1), -1.0e9
            if nodes + count < links.shape[0]:
                for at in range(count):
                    if stamps[ids[at]] != tick:
                        continue
                    stamps[ids[at]] = -tick
                    tried[:] = row
                    step(tables, tried, ids[at], scratch)
                    if to_act(tried) == OVER:
                        points(tables, tried, places)
                        _credit(places, seats, fade * discount, guess)
                    else:
                        evaluate(tables, tried, weights, guess, scratch)
                    _make_node(links, sums, nodes, ids[at], actor)
                    links[nodes, NEXT] = links[node, FIRST]
                    links[node, FIRST] = nodes
                    links[nodes, VISITS] = 1
                    links[nodes, AVAILABLE] = 1
                    worth = guess[actor]
                    sums[nodes, TOTAL] = worth
                    sums[nodes, SQUARES] = worth * worth
                    if worth > highest:
                        fresh, highest = nodes, worth
                        for other in range(seats):
                            credit[other] = guess[other]
                    nodes += 1
            if fresh >= 0:  # the best of the new moves speaks for this node
                break
            if child < 0:  # no room for new nodes
                evaluate(tables, row, weights, credit, scratch)
                break
            step(tables, row, links[child, MOVE], scratch)
            node = child
            depth += 1
            fade *= discount
            path[depth] = node
        for at in range(1, depth + 1):
            node = path[at]
            worth = credit[links[node, ACTOR]]
            links[node, VISITS] += 1
            sums[node, TOTAL] += worth
            sums[node, SQUARES] += worth * worth
        links[0, VISITS] += 1
    stamps[stamps.shape[0] - 1] = tick
    return nodes
