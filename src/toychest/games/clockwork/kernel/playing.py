"""Whose move it is, what a move brings about, and what a finished game is worth."""

from numba import njit

from toychest.contract.kernel import OVER
from toychest.games.clockwork.kernel.acting import act
from toychest.games.clockwork.kernel.agenda import drop, next_task, then
from toychest.games.clockwork.kernel.asking import answer, ask, give_back
from toychest.games.clockwork.kernel.cards import lay
from toychest.games.clockwork.kernel.compiling import OPTIONS, compiled
from toychest.games.clockwork.kernel.layout import (
    ACTING,
    ACTOR,
    ADDING_EXTRA,
    ANSWERING,
    BUILDING,
    CHARACTERS,
    CHOOSING,
    CODE,
    COUNTER,
    COUNTERING,
    DEALING,
    DISCARDING,
    DRAWING,
    LAID_COUNT,
    LAYING,
    LEAVING_OUT,
    M_ASK,
    M_BUILD,
    M_CHOOSE,
    M_DEAL,
    M_DICE,
    M_DIE,
    M_DRAW,
    M_ESCAPE,
    M_EXTRA,
    M_GO,
    M_HOLD,
    M_LAY,
    M_LEAVE_OUT,
    M_PASS,
    M_POINT,
    ONE,
    OPENING_THROW,
    PILED,
    PILES,
    POINTING,
    REASON,
    RETURNING,
    SIDES,
    SWAPPING,
    T_SEATS,
    TRAVELLING,
    TURN_THROW,
    TWO,
    WINNER,
)
from toychest.games.clockwork.kernel.scrapyard import discard, draw_card
from toychest.games.clockwork.kernel.searching import point, swap
from toychest.games.clockwork.kernel.sets import escape, lay_set
from toychest.games.clockwork.kernel.setup import deal_card, leave_out, throw_for_first
from toychest.games.clockwork.kernel.travelling import go, travel
from toychest.games.clockwork.kernel.turn import settle, throw
from toychest.games.jitted import POINTS, STEP, TO_ACT


@njit(TO_ACT, **OPTIONS)
def to_act(row):
    """CLK R4: who is asked now, or chance."""
    if row[REASON]:
        return OVER
    return row[next_task(row) + ACTOR]


@compiled
def _build(tables, row, seat, move):
    """CLK R27: what is complete goes down, one by one, until the seat holds."""
    if move == M_ESCAPE:
        escape(tables, row, seat)
    elif move != M_HOLD:
        lay_set(tables, row, seat, move - M_BUILD)
        then(row, BUILDING, seat, 0, 0)


@compiled
def _step_on(tables, row, code, seat, one, two, move):
    """CLK 1.2 to 1.8, CLK 5.3 to 5.7, CLK R1, CLK R27, CLK R56: everything else."""
    if code == ANSWERING:
        answer(tables, row, seat, one, two, move)
    elif code == COUNTERING:
        if move != M_PASS:
            ask(tables, row, seat, move, COUNTER)
    elif code == RETURNING:
        give_back(tables, row, seat, one, move)
    elif code == OPENING_THROW:
        if move >= M_DICE:
            throw_for_first(tables, row, one, two, (move - M_DICE) // SIDES + 1, (move - M_DICE) % SIDES + 1)
        else:
            throw_for_first(tables, row, one, two, move - M_DIE + 1, 0)
    elif code == CHOOSING:
        row[CHARACTERS + seat] = move - M_CHOOSE + 1
    elif code == LEAVING_OUT:
        leave_out(tables, row, move - M_LEAVE_OUT)
    elif code == ADDING_EXTRA:
        row[PILES + move - M_EXTRA] += 1
        row[PILED] += 1
    elif code == SWAPPING:
        swap(tables, row, seat, one, move)
    elif code == BUILDING:
        _build(tables, row, seat, move)


@njit(POINTS, **OPTIONS)
def points(tables, row, out):
    """CLK 8.4: the sets laid down by each seat; then the places: the winner first, all others second."""
    seats = tables[T_SEATS]
    for seat in range(seats):
        out[seat] = row[LAID_COUNT + seat]
        out[seats + seat] = 1 if row[WINNER] == seat + 1 else 2


@njit(STEP, **OPTIONS)
def step(tables, row, move, scratch):
    """The answer to what is asked, or what chance brought; then what follows by itself."""
    at = next_task(row)
    code, seat, one, two = row[at + CODE], row[at + ACTOR], row[at + ONE], row[at + TWO]
    drop(row)
    if code == TURN_THROW:
        throw(tables, row, one, (move - M_DICE) // SIDES + 1, (move - M_DICE) % SIDES + 1)
    elif code == TRAVELLING:
        travel(tables, row, seat, move, scratch)
    elif code == DRAWING:
        draw_card(tables, row, one, two, move - M_DRAW)
    elif code == DISCARDING:
        discard(tables, row, seat, move)
    elif code == LAYING:
        lay(row, move - M_LAY, one)
    elif code == ACTING:
        if M_GO <= move < M_ASK:
            go(tables, row, seat, move - M_GO)
        else:
            act(tables, row, seat, one, two, move)
    elif code == POINTING:
        point(tables, row, seat, one, two, move - M_POINT)
    elif code == DEALING:
        deal_card(tables, row, one, move - M_DEAL)
    else:
        _step_on(tables, row, code, seat, one, two, move)
    settle(tables, row)
