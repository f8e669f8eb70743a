"""Rows of environments: each one a game, stepped to the next decision in one compiled call."""

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit, types

from toychest.contract import CHANCE
from toychest.contract.kernel import OVER, Array
from toychest.games.kernels import CELLS, GENERATOR, HANDED, NUMBERS, OPTIONS, REALS, Compiler, copy, weighed
from toychest.research.compiled.lines import laid_down, line


class Functions(NamedTuple):
    """What a kernel does."""

    to_act: Any
    listed: Any
    step: Any
    points: Any
    evaluate: Any
    observe: Any


class Terms(NamedTuple):
    """What stays the same for all rows: the game, and how it is to be told."""

    tables: Array
    start: Array
    weights: Array
    seats: int
    longest: int
    is_cooperative: bool
    recalls: bool
    has_luck: bool


class Rows(NamedTuple):
    """What each environment has, line by line; nothing is allocated while they are stepped."""

    cells: Array
    rng: Array
    ages: Array
    actors: Array
    rewards: Array
    ends: Array  # 0 while a game goes on, 1 when it has ended, 2 when it was cut off
    luck: Array
    observations: Array
    masks: Array
    drawn: Array  # how many moves of chance came since the last decision, then which


class Room(NamedTuple):
    """What one thread works in."""

    ids: Array
    odds: Array
    points: Array
    credit: Array
    mean: Array
    tried: Array
    scratch: Array


def table_of(kind: Any) -> Any:
    """The type of a two-dimensional array that lies in one piece."""
    return types.Array(kind, 2, "C")


ONGOING, ENDED, CUT_OFF = range(3)
FUNCTIONS: Final = types.NamedTuple([HANDED[name] for name in Functions._fields], Functions)
TERMS: Final = types.NamedTuple((NUMBERS, CELLS, REALS, types.int64, types.int64, *[types.boolean] * 3), Terms)
ROWS: Final = types.NamedTuple(
    (
        table_of(types.int16),
        table_of(types.uint64),
        NUMBERS,
        NUMBERS,
        table_of(types.float32),
        types.Array(types.uint8, 1, "C"),
        table_of(types.float32),
        table_of(types.int8),
        table_of(types.int8),
        table_of(types.int32),
    ),
    Rows,
)
ROOM: Final = types.NamedTuple((NUMBERS, NUMBERS, NUMBERS, REALS, REALS, CELLS, NUMBERS), Room)
compiler: Final = Compiler(
    functions=FUNCTIONS,
    terms=TERMS,
    rows=ROWS,
    room=ROOM,
    actions=types.Array(types.int64, 1, "C"),
    desk=GENERATOR,
    **HANDED,
)
compiled, called = compiler.compiled, compiler.called


@called
def judge(functions, terms, row_cells, room, credit):
    """Each seat's share of the win: how the game ended, or what the evaluation says."""
    if functions.to_act(row_cells) != OVER:
        functions.evaluate(terms.tables, row_cells, terms.weights, credit, room.scratch)
        return
    functions.points(terms.tables, row_cells, room.points)
    firsts = 0
    for seat in range(terms.seats):
        firsts += room.points[terms.seats + seat] == 1
    for seat in range(terms.seats):
        is_first = room.points[terms.seats + seat] == 1
        credit[seat] = 0.0 if not is_first else 1.0 if terms.is_cooperative else 1.0 / firsts


@called
def add_luck(functions, terms, rows, number, count, chosen, room):
    """What chance brought, less what it would have brought on average: in shares of the win."""
    row_cells, luck, whole = line(rows.cells, number), line(rows.luck, number), 0.0
    for seat in range(terms.seats):
        room.mean[seat] = 0.0
    for place in range(count):
        whole += room.odds[place]
        copy(row_cells, room.tried)
        functions.step(terms.tables, room.tried, room.ids[place], room.scratch)
        judge(functions, terms, room.tried, room, room.credit)
        for seat in range(terms.seats):
            room.mean[seat] += room.odds[place] * room.credit[seat]
            if place == chosen:
                luck[seat] += np.float32(room.credit[seat])
    for seat in range(terms.seats):
        luck[seat] -= np.float32(room.mean[seat] / whole)


@compiled
def reward(functions, terms, rows, number, room):
    """A win is 1; in a game against each other all rewards together are 0, and so is each where nobody wins."""
    judge(functions, terms, line(rows.cells, number), room, room.credit)
    given, whole = line(rows.rewards, number), 0.0
    for seat in range(terms.seats):
        whole += room.credit[seat]
    for seat in range(terms.seats):
        if terms.is_cooperative:
            given[seat] = 2.0 * room.credit[seat] - 1.0
        elif whole > 0.0:
            given[seat] = (room.credit[seat] * terms.seats - 1.0) / (terms.seats - 1)


@compiled
def mark(rows, number, ids, count):
    """The mask of what is listed, and of nothing else."""
    mask = line(rows.masks, number)
    for move in range(mask.shape[0]):
        mask[move] = 0
    for place in range(count):
        mask[ids[place]] = 1


@called
def went_on(functions, terms, rows, number, room):
    """Chance plays until a seat is to act or the game is over; then the seat observes and its moves are listed."""
    row_cells, rng, drawn = line(rows.cells, number), line(rows.rng, number), line(rows.drawn, number)
    before, room_left = rows.actors[number], drawn.shape[0] - 1
    actor, drawn[0], count = functions.to_act(row_cells), 0, 0
    while actor == CHANCE:
        count = functions.listed(terms.tables, row_cells, room.ids, room.odds, room.scratch)
        place = weighed(room.odds, count, rng)
        move = room.ids[place]
        if terms.has_luck:
            add_luck(functions, terms, rows, number, count, place, room)
        functions.step(terms.tables, row_cells, move, room.scratch)
        if drawn[0] < room_left:
            drawn[0] += 1
            drawn[drawn[0]] = move
        actor = functions.to_act(row_cells)
    if actor == OVER:
        rows.ends[number], count, actor = ENDED, 0, max(before, 0)
        reward(functions, terms, rows, number, room)
    elif rows.ages[number] >= terms.longest:
        rows.ends[number], count = CUT_OFF, 0
    else:
        count = functions.listed(terms.tables, row_cells, room.ids, room.odds, room.scratch)
    rows.actors[number] = actor
    functions.observe(terms.tables, row_cells, actor, terms.recalls, line(rows.observations, number))
    mark(rows, number, room.ids, count)


@compiled
def cleared(terms, rows, number):
    """What the last step brought is forgotten."""
    rewards, luck = line(rows.rewards, number), line(rows.luck, number)
    for seat in range(terms.seats):
        rewards[seat] = 0.0
        luck[seat] = 0.0


@called
def begun(functions, terms, rows, number, room):
    """A new game, up to its first decision."""
    cleared(terms, rows, number)
    copy(terms.start, line(rows.cells, number))
    rows.ages[number], rows.ends[number], rows.actors[number] = 0, ONGOING, 0
    went_on(functions, terms, rows, number, room)


DESK: Final = types.Tuple((FUNCTIONS, TERMS, ROWS, ROOM))
DESK_WORDS: Final = 1024
lay, pick_up = laid_down(DESK)


def handed(rule: Any) -> Any:
    """Compiled once for all games, and run without holding up other threads."""
    return njit(compiler.kinds(rule), **OPTIONS, nogil=True)(rule)


@handed
def lay_out(to_act, listed, step, points, evaluate, observe, terms, rows, room, desk):
    """Everything that one thread steps environments with, laid down on its desk."""
    lay(desk, (Functions(to_act, listed, step, points, evaluate, observe), terms, rows, room))


@handed
def begin(desk, first, last):
    """New games in these rows."""
    functions, terms, rows, room = pick_up(desk)
    for number in range(first, last):
        begun(functions, terms, rows, number, room)


@handed
def begin_again(desk, first, last):
    """New games in those of these rows that are over."""
    functions, terms, rows, room = pick_up(desk)
    for number in range(first, last):
        if rows.ends[number] != ONGOING:
            begun(functions, terms, rows, number, room)


@handed
def advance(desk, first, last, actions):
    """One decision in each of these rows where the game is not over. Actions must be listed."""
    functions, terms, rows, room = pick_up(desk)
    for number in range(first, last):
        if rows.ends[number] == ONGOING:
            cleared(terms, rows, number)
            functions.step(terms.tables, line(rows.cells, number), actions[number], room.scratch)
            rows.ages[number] += 1
            went_on(functions, terms, rows, number, room)


@handed
def advance_or_begin(desk, first, last, actions):
    """One decision in each of these rows; where the game was over, a new one instead. Actions must be listed."""
    functions, terms, rows, room = pick_up(desk)
    for number in range(first, last):
        if rows.ends[number] != ONGOING:
            begun(functions, terms, rows, number, room)
        else:
            cleared(terms, rows, number)
            functions.step(terms.tables, line(rows.cells, number), actions[number], room.scratch)
            rows.ages[number] += 1
            went_on(functions, terms, rows, number, room)


@handed
def masked(desk, actions):
    """The first row whose action is not listed; -1 if there is none."""
    _, _, rows, _ = pick_up(desk)
    for number in range(rows.ends.shape[0]):
        action = actions[number]
        is_number = 0 <= action < rows.masks.shape[1]
        if rows.ends[number] == ONGOING and not (is_number and line(rows.masks, number)[action]):
            return np.int64(number)
    return np.int64(-1)


@handed
def look(desk, number, seat, observed_cells):
    """What any seat observes of a row."""
    functions, terms, rows, _ = pick_up(desk)
    functions.observe(terms.tables, line(rows.cells, number), seat, terms.recalls, observed_cells)
