"""What may be played now: every answer to what is asked, and what chance may bring."""

from numba import njit

from toychest.games.clockwork.kernel.acting import acts
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.asking import answers, asks, may_counter, returns
from toychest.games.clockwork.kernel.cards import held
from toychest.games.clockwork.kernel.compiling import OPTIONS, compiled
from toychest.games.clockwork.kernel.layout import (
    ACTING,
    ACTOR,
    ADDING_EXTRA,
    ANSWERING,
    BUILDING,
    CHOOSING,
    CODE,
    COUNTERING,
    DEALING,
    DICE,
    DISCARDING,
    DRAWING,
    GO,
    KINDS,
    LAYING,
    LEAVING_OUT,
    M_BUILD,
    M_DEAL,
    M_DIE,
    M_DISCARD,
    M_DRAW,
    M_ESCAPE,
    M_HOLD,
    M_KEEP,
    M_LAY,
    M_PASS,
    MACHINES,
    ON_SPOT,
    ONE,
    OPENING_THROW,
    POINTING,
    R_OPENING,
    RETURNING,
    SIDES,
    SWAPPING,
    T_DICE,
    T_SPOTS,
    TRAVELLING,
    TURN_THROW,
    TWO,
    UNSEEN,
)
from toychest.games.clockwork.kernel.scrapyard import owes_discard
from toychest.games.clockwork.kernel.searching import pointings, swaps
from toychest.games.clockwork.kernel.sets import complete, may_escape
from toychest.games.clockwork.kernel.setup import characters_left, extras, sets_left
from toychest.games.clockwork.kernel.travelling import goals, travels
from toychest.games.jitted import LISTED


@compiled
def _two_dice(tables, ids, weights):
    """CLK 2.1: two dice, whichever is which."""
    for number in range(DICE):
        ids[number] = tables[T_DICE + number]
        weights[number] = tables[T_DICE + DICE + number]
    return DICE


@compiled
def _cards(row, first, ids, weights):
    """CLK 1.5, CLK 4.1: every card of the pack or the piles alike."""
    count = 0
    for kind in range(KINDS):
        cards = row[UNSEEN + kind]
        ids[count] = first + kind
        weights[count] = cards
        count += cards > 0
    return count


@compiled
def _buildings(tables, row, seat, ids):
    """CLK R27: what this seat may lay down; asked whether or not there is anything."""
    count = 0
    if may_escape(tables, row, seat):
        ids[count] = M_ESCAPE
        count += 1
    found = complete(tables, row, seat)
    for kind in range(MACHINES):
        if found >> kind & 1:
            ids[count] = M_BUILD + kind
            count += 1
    ids[count] = M_HOLD
    return count + 1


@compiled
def _rare_answers(tables, row, seat, code, one, ids):
    """CLK 1.2 to 1.8, CLK R1, CLK R27, CLK R56: setting up, and what only house rules ask."""
    if code == CHOOSING:
        return characters_left(row, ids)
    if code == LEAVING_OUT:
        return sets_left(row, one, ids)
    if code == ADDING_EXTRA:
        return extras(row, ids)
    if code == SWAPPING:
        return swaps(tables, row, seat, ids)
    if code == BUILDING:
        return _buildings(tables, row, seat, ids)
    for die in range(SIDES):
        ids[die] = M_DIE + die
    return SIDES


@compiled
def _free_spots(tables, row, ids):
    """CLK 4.3, CLK R34, CLK R35: any free spot, also one that was just left."""
    count = 0
    for spot in range(1, tables[T_SPOTS] + 1):
        ids[count] = M_LAY + spot
        count += row[ON_SPOT + spot] == 0
    return count


@compiled
def _discards(tables, row, seat, ids):
    """CLK 4.2, CLK R33: any card of the hand, the taken one too, even Power."""
    count = 0
    if may_escape(tables, row, seat):
        ids[count] = M_ESCAPE
        count += 1
    for kind in range(KINDS):
        ids[count] = M_DISCARD + kind
        count += held(row, seat, kind) > 0
    if not owes_discard(tables, row, seat):
        ids[count] = M_KEEP
        count += 1
    return count


@compiled
def _answers(tables, row, at, code, ids, scratch):
    """Every answer to what is asked, or what chance brings with even odds."""
    seat, one, two = row[at + ACTOR], row[at + ONE], row[at + TWO]
    if code == TRAVELLING:
        return travels(tables, row, seat, ids, scratch)
    if code == LAYING:
        return _free_spots(tables, row, ids)
    if code == DISCARDING:
        return _discards(tables, row, seat, ids)
    if code == ACTING:
        count = goals(tables, row, seat, True, ids, 0) if one & GO else 0
        return acts(tables, row, seat, one, two, ids, count)
    if code == ANSWERING:
        return answers(row, seat, two, ids)
    if code == COUNTERING:
        count = asks(tables, row, seat, 1 << one, ids, 0) if may_counter(tables, row, seat) else 0
        ids[count] = M_PASS
        return count + 1
    if code == RETURNING:
        return returns(tables, row, seat, two, ids)
    if code == POINTING:
        return pointings(row, ids)
    return _rare_answers(tables, row, seat, code, one, ids)


@njit(LISTED, **OPTIONS)
def listed(tables, row, ids, weights, scratch):
    """What may be played now: every answer to what is asked weighs 1; chance by its odds."""
    at = next_task(row)
    code = row[at + CODE]
    if code == TURN_THROW:
        return _two_dice(tables, ids, weights)
    if code == DRAWING:
        return _cards(row, M_DRAW, ids, weights)
    if code == DEALING:
        return _cards(row, M_DEAL, ids, weights)
    if code == OPENING_THROW and not tables[R_OPENING]:
        return _two_dice(tables, ids, weights)
    count = _answers(tables, row, at, code, ids, scratch)
    for number in range(count):
        weights[number] = 1
    return count
