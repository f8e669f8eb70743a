"""Information-set Monte Carlo tree search over any kernel.

    root row --imagine--> a row that could be true --moves of the tree--> leaf --evaluate--> each seat's credit

Every iteration imagines anew. The tree branches on decisions only; chance is drawn each time it is passed. A child can
be chosen only where its move is legal in the row at hand, so it counts how often it could have been (`AVAILABLE`).
"""

import math
from typing import Any, Final

import numpy as np
from numba import njit, types

from toychest.games.jitted import (
    EVALUATE,
    FLAGS,
    GENERATOR,
    IMAGINE,
    LEAN,
    LISTED,
    NARROW,
    NUMBERS,
    POINTS,
    REALS,
    ROW,
    STEP,
    TABLES,
    TO_ACT,
    copy,
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


GIVEN: Final = types.Tuple((TABLES, ROW, FLAGS, REALS, REALS, GENERATOR))
TABLE, ROOT, FORGOTTEN, WEIGHT, SETTING, RNG = range(6)
"""What a search is given: tables, the row to start from, what is forgotten, weights, settings, generator."""

ROOM: Final = types.Tuple((NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS, REALS, REALS, ROW, ROW, NUMBERS))
STAMPS, IDS, ODDS, PATH, PLACE_NUMBERS, CREDIT, GUESS, HERE, TRIED, SCRATCH = range(10)
"""What a search works in: nothing is allocated while the tree grows. The last stamp is the clock of the others."""


@njit(types.void(LINES, SUM_LINES, types.int64, types.int64, types.int64), **LEAN)
def _make_node(links, sums, node, move, actor):
    links[node, MOVE] = move
    links[node, ACTOR] = actor
    links[node, FIRST] = -1
    links[node, NEXT] = -1
    links[node, VISITS] = 0
    links[node, AVAILABLE] = 0
    sums[node, TOTAL] = 0.0
    sums[node, SQUARES] = 0.0


@njit(types.void(NUMBERS, types.int64, types.float64, REALS), **LEAN)
def _credit(places, seats, fade, credit):
    """Whoever is first wins; several who are first share it. Far ends count less, so that no win is put off."""
    firsts = 0
    for seat in range(seats):
        if places[seats + seat] == 1:
            firsts += 1
    for seat in range(seats):
        won = 1.0 / firsts if places[seats + seat] == 1 else 0.0
        credit[seat] = 1.0 / seats + (won - 1.0 / seats) * fade


@njit(**LEAN)
def _best_child(links, sums, node, stamps, exploration):
    """The available child with the highest bound, -1 if there is none; and how many are available.

    The stamp of a move that has a child is turned negative.
    """
    tick = stamps[stamps.shape[0] - 1]
    best, highest, known = np.int64(-1), -1.0e9, 0
    child = np.int64(links[node, FIRST])
    while child >= 0:
        move = links[child, MOVE]
        if stamps[move] == tick:
            stamps[move] = -tick
            known += 1
            links[child, AVAILABLE] += 1
            visits = links[child, VISITS]
            mean = sums[child, TOTAL] / visits
            bound = mean + exploration * math.sqrt(math.log(links[child, AVAILABLE] + 1.0) / visits)
            if bound > highest:
                best, highest = child, bound
        child = np.int64(links[child, NEXT])
    return best, known


@njit(**LEAN)
def _judge(to_act, points, evaluate, given, room, row, fade, credit):
    """Each seat's credit for a row: how the game ended, or what the evaluation says."""
    if to_act(row) == OVER:
        points(given[TABLE], row, room[PLACE_NUMBERS])
        _credit(room[PLACE_NUMBERS], np.int64(given[SETTING][SEATS]), fade, credit)
    else:
        evaluate(given[TABLE], row, given[WEIGHT], credit, room[SCRATCH])


@njit(**LEAN)
def _expand(to_act, step, points, evaluate, given, room, links, sums, node, nodes, count, actor, fade):
    """A child for every listed move that is new here, judged one move ahead; the best of them speaks for the node.

    Gives the number of nodes.
    """
    stamps, ids, credit, guess, row, tried = room[STAMPS], room[IDS], room[CREDIT], room[GUESS], room[HERE], room[TRIED]
    tick = -stamps[stamps.shape[0] - 1]
    highest = -1.0e9
    for at in range(count):
        if stamps[ids[at]] == tick:  # it has a child already
            continue
        copy(row, tried)
        step(given[TABLE], tried, ids[at], room[SCRATCH])
        _judge(to_act, points, evaluate, given, room, tried, fade, guess)
        _make_node(links, sums, nodes, ids[at], actor)
        links[nodes, NEXT] = links[node, FIRST]
        links[node, FIRST] = nodes
        links[nodes, VISITS] = 1
        links[nodes, AVAILABLE] = 1
        sums[nodes, TOTAL] = guess[actor]
        sums[nodes, SQUARES] = guess[actor] * guess[actor]
        if guess[actor] > highest:
            highest = guess[actor]
            for seat in range(np.int64(given[SETTING][SEATS])):
                credit[seat] = guess[seat]
        nodes += 1
    return nodes


@njit(**LEAN)
def _learn(links, sums, path, depth, credit):
    """What was found at the end of a path counts for every node on it."""
    links[0, VISITS] += 1
    for at in range(1, depth + 1):
        node = path[at]
        worth = credit[links[node, ACTOR]]
        links[node, VISITS] += 1
        sums[node, TOTAL] += worth
        sums[node, SQUARES] += worth * worth


@njit(**LEAN)
def _stamp(stamps, ids, count):
    """Marks the listed moves with a new tick."""
    ticks = stamps.shape[0] - 1
    stamps[ticks] += 1
    for at in range(count):
        stamps[ids[at]] = stamps[ticks]


@njit(**LEAN)
def _iterate(to_act, listed, step, points, narrow, evaluate, given, room, links, sums, nodes):
    """From the imagined row down the tree to a new leaf, and back; gives the number of nodes."""
    tables, settings = given[TABLE], given[SETTING]
    ids, odds, path, row, scratch = room[IDS], room[ODDS], room[PATH], room[HERE], room[SCRATCH]
    node, depth, fade = np.int64(0), 0, 1.0
    while True:
        actor = to_act(row)
        if actor == CHANCE:
            count = listed(tables, row, ids, odds, scratch)
            step(tables, row, ids[weighed(odds, count, given[RNG])], scratch)
            continue
        if actor == OVER or depth >= settings[DEPTH]:
            _judge(to_act, points, evaluate, given, room, row, fade, room[CREDIT])
            break
        count = narrow(tables, row, ids, listed(tables, row, ids, odds, scratch), scratch)
        _stamp(room[STAMPS], ids, count)
        child, known = _best_child(links, sums, node, room[STAMPS], settings[EXPLORATION])
        fade *= settings[DISCOUNT]
        if known < count and nodes + count < links.shape[0]:
            nodes = _expand(to_act, step, points, evaluate, given, room, links, sums, node, nodes, count, actor, fade)
            break
        if child < 0:  # the tree is full
            evaluate(tables, row, given[WEIGHT], room[CREDIT], scratch)
            break
        step(tables, row, links[child, MOVE], scratch)
        node, depth = child, depth + 1
        path[depth] = node
    _learn(links, sums, path, depth, room[CREDIT])
    return nodes


FUNCTIONS: Final = tuple(types.FunctionType(kind) for kind in (TO_ACT, LISTED, STEP, POINTS, IMAGINE, NARROW, EVALUATE))
GROW: Final = types.int64(*FUNCTIONS, GIVEN, ROOM, LINES, SUM_LINES, types.int64, types.int64, types.int64)


@njit(GROW, **LEAN)
def grow(to_act, listed, step, points, imagine, narrow, evaluate, given, room, links, sums, seat, nodes, iterations):
    """So many more iterations; gives the number of nodes after them. `nodes` 0 starts a new tree."""
    if nodes == 0:
        _make_node(links, sums, 0, -1, -1)
        nodes = 1
    for _ in range(iterations):
        copy(given[ROOT], room[HERE])
        imagine(given[TABLE], room[HERE], seat, given[FORGOTTEN], given[RNG], room[SCRATCH])
        nodes = _iterate(to_act, listed, step, points, narrow, evaluate, given, room, links, sums, nodes)
    return nodes


def room_for(most_moves: int, move_count: int, row_size: int, scratch_size: int) -> tuple[Any, ...]:
    """A search's ROOM."""
    return (
        np.zeros(move_count + 1, np.int32),
        np.zeros(most_moves, np.int32),
        np.zeros(most_moves, np.int32),
        np.zeros(DEEPEST, np.int32),
        np.zeros(2 * MOST_SEATS, np.int32),
        np.zeros(MOST_SEATS, np.float64),
        np.zeros(MOST_SEATS, np.float64),
        np.zeros(row_size, np.int16),
        np.zeros(row_size, np.int16),
        np.zeros(scratch_size, np.int32),
    )
