"""A game that a network plays against itself, written down as what it saw; and what it should have said.

Every row of the game is a moment, as the network sees it, or two, by the eyes of either seat. What it should have said
is the result, or nearly so: at each decision what was said of the next row counts for a part (TD(lambda)), and at each
chance the mean over all its odds stands for what came, so that luck is taken out (variance reduction).
"""

from typing import Final, NamedTuple

import numpy as np
from numba import from_dtype, types

from toychest.bots.compiled.playing_on import mean_over_odds
from toychest.bots.compiled.search import SEARCH_TYPES, Functions, iterate, judge, new_tree
from toychest.contract import CHANCE
from toychest.contract.kernel import OVER
from toychest.games.kernels import Compiler, below, copy, viewed, weighed
from toychest.games.network import ACTIVE, MOST_ACTIVE

MOMENT: Final = np.dtype(
    [
        ("seat", "i4"),  # who sees it
        ("count", "i4"),  # how many inputs there are
        ("is_chance", "i4"),  # chance is to act
        ("worth", "f4"),  # to the tracked seat, as the network said
        ("mean", "f4"),  # the same over all that chance might bring
        ("target", "f4"),  # what it should have said, to whoever sees it
        ("ids", "i2", MOST_ACTIVE),  # the number of each
        ("values", "f4", MOST_ACTIVE),  # what each says
    ]
)


class Style(NamedTuple):
    """How a game is played: iterations of a search for each decision, 0 for the best move one ahead; so many decisions
    at first by luck among the visited ones; the chance of any move at all; how much the next worth counts; who is
    tracked; after how many moves a game is given up; and by how many eyes a row is seen."""

    iterations: int
    explored: int
    noise: float
    fading: float
    tracked: int
    longest: int
    eyes: int


STYLE: Final = types.NamedTuple(
    (types.int64, types.int64, types.float64, types.float64, types.int64, types.int64, types.int64), Style
)
compiler: Final = Compiler(
    **SEARCH_TYPES,
    judges=SEARCH_TYPES["functions"],
    deciding=SEARCH_TYPES["given"],
    judging=SEARCH_TYPES["given"],
    moments=types.Array(from_dtype(MOMENT), 1, "C"),
    style=STYLE,
    noise=types.float64,
    won=types.float64,
)


@compiler.compiled
def is_drawn(rng, noise):
    """Whether something of this chance happens."""
    return below(rng, 1 << 30) < noise * (1 << 30)


@compiler.compiled
def best_ahead(functions, given, room, actor, count):
    """The move that the network likes best, one move ahead in the imagined row."""
    best, highest = 0, -1.0
    for place in range(count):
        copy(room.row, room.tried)
        functions.step(given.tables, room.tried, room.ids[place], room.scratch)
        judge(functions, given, room, room.tried, 1.0, room.guess)
        if room.guess[actor] > highest:
            best, highest = place, room.guess[actor]
    return room.ids[best]


@compiler.compiled
def most_visited(tree, is_by_luck, rng):
    """The move of the root that was visited most, or one by luck, as often as it was visited."""
    visits, node = 0, tree[0].first
    while node >= 0:
        visits += tree[node].visits
        node = tree[node].next
    left = below(rng, max(visits, 1))
    best, node = tree[0].first, tree[0].first
    while node >= 0:
        left -= tree[node].visits
        if is_by_luck and left < 0:
            return tree[node].move
        if tree[node].visits > tree[best].visits:
            best = node
        node = tree[node].next
    return tree[best].move


@compiler.compiled
def chosen(functions, imagine, given, room, tree, row_cells, actor, age, style):
    """The move of whoever is to act, by what it may know."""
    copy(row_cells, room.row)
    imagine(given.tables, room.row, actor, given.forgotten, given.rng, room.scratch)
    listed = functions.listed(given.tables, room.row, room.ids, room.odds, room.scratch)
    count = functions.narrow(given.tables, room.row, room.ids, listed, room.scratch)
    if count == 1 or is_drawn(given.rng, style.noise):
        return room.ids[below(given.rng, count)]
    if style.iterations == 0:
        return best_ahead(functions, given, room, actor, count)
    nodes = new_tree(tree)
    for _ in range(style.iterations):
        copy(row_cells, room.row)
        imagine(given.tables, room.row, actor, given.forgotten, given.rng, room.scratch)
        nodes = iterate(functions, given, room, tree, nodes)
    return most_visited(tree, age < style.explored, given.rng)


@compiler.compiled
def write_down(perceive, given, room, row_cells, seat, out, moments, number):
    """What the network sees of a row."""
    moment, active = moments[number], viewed(out, ACTIVE)
    moment.seat = perceive(given.tables, row_cells, seat, out, room.scratch)
    moment.count = active.count
    moment.is_chance = 0
    for place in range(active.count):
        moment.ids[place] = active.ids[place]
        moment.values[place] = active.values[place]


@compiler.compiled
def put_targets(moments, count, won, style):
    """What the network should have said of every row, from the last one back, by each of the eyes that saw it."""
    target, after = won, won
    for number in range(count - 1, -1, -1):
        row = moments[number * style.eyes]
        target = (row.mean if row.is_chance else after) + style.fading * (target - after)
        after = np.float64(row.worth)
        for eye in range(style.eyes):
            moment = moments[number * style.eyes + eye]
            moment.target = target if moment.seat == style.tracked else 1.0 - target


@compiler.compiled
def seen_by(seats, style, eye):
    """Whose eyes see a row: either's in turn, or of two the one's who is on turn (-1), of more the tracked one's."""
    if style.eyes > 1:
        return eye
    return -1 if seats == 2 else style.tracked


@compiler.compiled
def played(functions, judges, imagine, perceive, deciding, judging, room, tree, moments, row_cells, out, style):
    """The moves of a game to its end, or until it is given up, and what was seen of every row; gives how many."""
    seats, tracked, tables = judging.settings.seats, style.tracked, judging.tables
    count, age = 0, 0
    while True:
        actor = functions.to_act(row_cells)
        if actor == OVER or count >= style.longest:
            break
        judge(judges, judging, room, row_cells, 1.0, room.guess)
        first = count * style.eyes
        moments[first].worth = room.guess[tracked]
        for eye in range(style.eyes):
            write_down(perceive, judging, room, row_cells, seen_by(seats, style, eye), out, moments, first + eye)
        if actor == CHANCE:
            odds = functions.listed(tables, row_cells, room.ids, room.odds, room.scratch)
            moments[first].is_chance = 1
            moments[first].mean = mean_over_odds(judges, judging, room, row_cells, odds, tracked)
            move = room.ids[weighed(room.odds, odds, judging.rng)]
        else:
            move = chosen(functions, imagine, deciding, room, tree, row_cells, actor, age, style)
            age += 1
        functions.step(tables, row_cells, move, room.scratch)
        count += 1
    return count


@compiler.entry
def play(
    to_act, listed, step, points, imagine, narrow, evaluate, appraise, perceive,
    deciding, judging, room, tree, moments, row_cells, out, style,
):  # fmt: skip
    """One game, from the root, given up at last; gives how many moments were written down.

    Decisions go by `evaluate` with the weights of `deciding`, what is said by `appraise` with those of `judging`. What
    the tracked seat had in the end stands in `room.credit`.
    """
    functions = Functions(to_act, listed, step, points, narrow, evaluate)
    judges = Functions(to_act, listed, step, points, narrow, appraise)
    copy(judging.root, row_cells)
    count = played(functions, judges, imagine, perceive, deciding, judging, room, tree, moments, row_cells, out, style)
    room.credit[style.tracked] = 1.0 / judging.settings.seats  # of a game that is given up
    if to_act(row_cells) == OVER:
        judge(judges, judging, room, row_cells, 1.0, room.credit)
    put_targets(moments, count, room.credit[style.tracked], style)
    return count * style.eyes
