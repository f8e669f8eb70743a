"""Rows of environments: each one a game, stepped to the next decision in one compiled call."""

from typing import Any, Final, NamedTuple

import numpy as np
from numba import types

from toychest.contract import CHANCE
from toychest.contract.kernel import OVER, Array
from toychest.games.kernels import CELLS, GENERATOR, HANDED, NUMBERS, OBSERVED, REALS, Compiler, copy, lowest, weighed
from toychest.games.observing import put_word
from toychest.research.compiled.array_parts import LINE, ask_ahead, laid_down, one_of, words_for


class Functions(NamedTuple):
    """What a kernel does."""

    to_act: Any
    listed: Any
    step: Any
    points: Any
    evaluate: Any
    observe: Any


class Shared(NamedTuple):
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
    gains: Array  # of the seat that has just acted
    ends: Array  # 0 while a game goes on, 1 when it has ended, 2 when it was cut off
    luck: Array
    observations: Array
    masks: Array
    marked: Array  # the chunks of the mask in which something is listed, CHUNKS bits a number
    drawn: Array  # how many moves of chance came since the last decision, then as many of them as there is room for


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
CHUNK: Final = 32  # moves of a mask that are cleared together
CHUNKS: Final = 32  # that one number tells of
AHEAD: Final = 2  # rows that memory is asked for before they are stepped
MOST_AHEAD: Final = 8  # lines of each that it is asked for
FUNCTIONS: Final = types.NamedTuple([HANDED[name] for name in Functions._fields], Functions)
SHARED: Final = types.NamedTuple((NUMBERS, CELLS, REALS, types.int64, types.int64, *[types.boolean] * 3), Shared)
ROWS: Final = types.NamedTuple(
    (
        table_of(types.int16),
        table_of(types.uint64),
        NUMBERS,
        NUMBERS,
        table_of(types.float32),
        REALS,
        types.Array(types.uint8, 1, "C"),
        table_of(types.float32),
        table_of(types.int8),
        table_of(types.int8),
        table_of(types.int64),
        table_of(types.int32),
    ),
    Rows,
)
ROOM: Final = types.NamedTuple((NUMBERS, NUMBERS, NUMBERS, REALS, REALS, CELLS, NUMBERS), Room)
compiler: Final = Compiler(
    functions=FUNCTIONS,
    shared=SHARED,
    rows=ROWS,
    room=ROOM,
    actions=types.Array(types.int64, 1, "C"),
    workbench=GENERATOR,
    mask=OBSERVED,
    **HANDED,
)
compiled, called, threaded = compiler.compiled, compiler.called, compiler.threaded


@called
def judge(functions, shared, row_cells, room, credit):
    """Each seat's share of the win: how the game ended, or what the evaluation says."""
    if functions.to_act(row_cells) != OVER:
        functions.evaluate(shared.tables, row_cells, shared.weights, credit, room.scratch)
        return
    functions.points(shared.tables, row_cells, room.points)
    firsts = 0
    for seat in range(shared.seats):
        firsts += room.points[shared.seats + seat] == 1
    for seat in range(shared.seats):
        is_first = room.points[shared.seats + seat] == 1
        credit[seat] = 0.0 if not is_first else 1.0 if shared.is_cooperative else 1.0 / firsts


@called
def add_luck(functions, shared, rows, number, count, chosen, room):
    """What chance brought, less what it would have brought on average: in shares of the win."""
    row_cells, luck, whole = one_of(rows.cells, number), one_of(rows.luck, number), 0.0
    for seat in range(shared.seats):
        room.mean[seat] = 0.0
    for place in range(count):
        whole += room.odds[place]
        copy(row_cells, room.tried)
        functions.step(shared.tables, room.tried, room.ids[place], room.scratch)
        judge(functions, shared, room.tried, room, room.credit)
        for seat in range(shared.seats):
            room.mean[seat] += room.odds[place] * room.credit[seat]
            if place == chosen:
                luck[seat] += np.float32(room.credit[seat])
    for seat in range(shared.seats):
        luck[seat] -= np.float32(room.mean[seat] / whole)


@compiled
def reward(functions, shared, rows, number, room):
    """A win is 1; in a game against each other all rewards together are 0, and so is each where nobody wins."""
    judge(functions, shared, one_of(rows.cells, number), room, room.credit)
    given, whole = one_of(rows.rewards, number), 0.0
    for seat in range(shared.seats):
        whole += room.credit[seat]
    for seat in range(shared.seats):
        if shared.is_cooperative:
            given[seat] = 2.0 * room.credit[seat] - 1.0
        elif whole > 0.0:
            given[seat] = (room.credit[seat] * shared.seats - 1.0) / (shared.seats - 1)


@compiled
def unmark(mask, first):
    """Nothing of one chunk of a mask is listed."""
    if first + CHUNK <= mask.shape[0]:
        for move in range(first, first + CHUNK, 8):
            put_word(mask, move, np.uint64(0))
    else:
        for move in range(first, mask.shape[0]):
            mask[move] = 0


@compiled
def mark(rows, number, ids, count):
    """The mask of what is listed, and of nothing else: a mask is long, and what is listed lies in few chunks of it."""
    mask, marked = one_of(rows.masks, number), one_of(rows.marked, number)
    for part in range(marked.shape[0]):
        while marked[part]:
            unmark(mask, (CHUNKS * part + lowest(marked[part])) * CHUNK)
            marked[part] &= marked[part] - 1
    for place in range(count):
        mask[ids[place]] = 1
        chunk = ids[place] // CHUNK
        marked[chunk // CHUNKS] |= 1 << chunk % CHUNKS


@compiled
def ask_ahead_for(rows, number):
    """What a row is stepped by and told in begins to come from memory: the next ones are stepped meanwhile."""
    for line in range(min(MOST_AHEAD, rows.cells.shape[1] * 2 // LINE + 1)):
        ask_ahead(rows.cells, number, line)
    for line in range(min(MOST_AHEAD, rows.observations.shape[1] // LINE + 1)):
        ask_ahead(rows.observations, number, line)
    for line in range(min(MOST_AHEAD, rows.masks.shape[1] // LINE + 1)):
        ask_ahead(rows.masks, number, line)


@called
def went_on(functions, shared, rows, number, room):
    """Chance plays until a seat is to act or the game is over; then the seat observes and its moves are listed."""
    row_cells, rng, drawn = one_of(rows.cells, number), one_of(rows.rng, number), one_of(rows.drawn, number)
    before, room_left = rows.actors[number], drawn.shape[0] - 1
    actor, drawn[0], count = functions.to_act(row_cells), 0, 0
    while actor == CHANCE:
        count = functions.listed(shared.tables, row_cells, room.ids, room.odds, room.scratch)
        place = weighed(room.odds, count, rng)
        move = room.ids[place]
        if shared.has_luck:
            add_luck(functions, shared, rows, number, count, place, room)
        functions.step(shared.tables, row_cells, move, room.scratch)
        drawn[0] += 1
        if drawn[0] <= room_left:
            drawn[drawn[0]] = move
        actor = functions.to_act(row_cells)
    if actor == OVER:
        rows.ends[number], count, actor = ENDED, 0, max(before, 0)
        reward(functions, shared, rows, number, room)
    elif rows.ages[number] >= shared.longest:
        rows.ends[number], count = CUT_OFF, 0
    else:
        count = functions.listed(shared.tables, row_cells, room.ids, room.odds, room.scratch)
    rows.actors[number] = actor
    rows.gains[number] = one_of(rows.rewards, number)[max(before, 0)]
    functions.observe(shared.tables, row_cells, actor, shared.recalls, one_of(rows.observations, number))
    mark(rows, number, room.ids, count)


@compiled
def cleared(shared, rows, number):
    """What the last step brought is forgotten."""
    rewards, luck = one_of(rows.rewards, number), one_of(rows.luck, number)
    for seat in range(shared.seats):
        rewards[seat] = 0.0
        luck[seat] = 0.0


@called
def begun(functions, shared, rows, number, room):
    """A new game, up to its first decision."""
    cleared(shared, rows, number)
    copy(shared.start, one_of(rows.cells, number))
    rows.ages[number], rows.ends[number], rows.actors[number] = 0, ONGOING, 0
    went_on(functions, shared, rows, number, room)


WORKBENCH: Final = types.Tuple((FUNCTIONS, SHARED, ROWS, ROOM))
WORKBENCH_WORDS: Final = words_for(WORKBENCH)
lay, pick_up = laid_down(WORKBENCH)


@threaded
def lay_out(to_act, listed, step, points, evaluate, observe, shared, rows, room, workbench):
    """Everything that one thread steps environments with, laid down on its workbench."""
    lay(workbench, (Functions(to_act, listed, step, points, evaluate, observe), shared, rows, room))


@threaded
def begin(workbench, first, last):
    """New games in these rows."""
    functions, shared, rows, room = pick_up(workbench)
    for number in range(first, last):
        begun(functions, shared, rows, number, room)


@threaded
def begin_again(workbench, first, last):
    """New games in those of these rows that are over."""
    functions, shared, rows, room = pick_up(workbench)
    for number in range(first, last):
        if rows.ends[number] != ONGOING:
            begun(functions, shared, rows, number, room)


@threaded
def advance(workbench, first, last, actions):
    """One decision in each of these rows where the game is not over. Actions must be listed."""
    functions, shared, rows, room = pick_up(workbench)
    for number in range(first, last):
        ask_ahead_for(rows, number + AHEAD)
        if rows.ends[number] == ONGOING:
            cleared(shared, rows, number)
            functions.step(shared.tables, one_of(rows.cells, number), actions[number], room.scratch)
            rows.ages[number] += 1
            went_on(functions, shared, rows, number, room)


@threaded
def advance_or_begin(workbench, first, last, actions):
    """One decision in each of these rows; where the game was over, a new one instead. Actions must be listed."""
    functions, shared, rows, room = pick_up(workbench)
    for number in range(first, last):
        ask_ahead_for(rows, number + AHEAD)
        if rows.ends[number] != ONGOING:
            begun(functions, shared, rows, number, room)
        else:
            cleared(shared, rows, number)
            functions.step(shared.tables, one_of(rows.cells, number), actions[number], room.scratch)
            rows.ages[number] += 1
            went_on(functions, shared, rows, number, room)


@threaded
def masked(workbench, actions):
    """The first row whose action is not listed; -1 if there is none."""
    _, _, rows, _ = pick_up(workbench)
    for number in range(rows.ends.shape[0]):
        action = actions[number]
        is_number = 0 <= action < rows.masks.shape[1]
        if rows.ends[number] == ONGOING and not (is_number and one_of(rows.masks, number)[action]):
            return np.int64(number)
    return np.int64(-1)


@threaded
def look(workbench, number, seat, observed_cells):
    """What any seat observes of a row."""
    functions, shared, rows, _ = pick_up(workbench)
    functions.observe(shared.tables, one_of(rows.cells, number), seat, shared.recalls, observed_cells)
