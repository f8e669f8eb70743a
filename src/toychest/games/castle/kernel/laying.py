"""Laying: treasures go to their chambers, cards come off the stack one at a time and go back when it is used up."""

from numba import njit, types

from toychest.games.castle.kernel.layout import (
    ACTS_KEY,
    ANY_ARROW,
    CARD,
    CHAMBER_AT,
    CHAMBER_COUNT,
    DECIDED,
    DECISION,
    FACES,
    LAID,
    LAY,
    LAYING,
    LOOP_CARD,
    PER_TURN,
    PLACE,
    PLACED,
    PLACES,
    PLAN_SPENT,
    REFILLS,
    ROW_NUMBER,
    SEAT,
    SEATS,
    SOUGHT,
    SPENT,
    SPENT_WAND,
    STACK,
    STATUS,
    TREASURE,
    USED,
    WAND_REUSE,
)
from toychest.games.castle.kernel.planning import opened
from toychest.games.jitted import LEAN, NUMBERS, ROW, TABLES

int64 = types.int64


@njit(int64(TABLES, ROW, NUMBERS, NUMBERS), **LEAN)
def _tokens(tables, row, ids, weights):
    """CAS 1.5: one token for each chamber; those already taken are gone from the box."""
    count = 0
    for number in range(tables[CHAMBER_COUNT]):
        chamber = tables[CHAMBER_AT + number]
        is_free = True
        for index in range(row[PLACED]):
            is_free = is_free and row[TREASURE + index] != chamber
        if is_free:
            ids[count], weights[count] = PLACE + chamber, 1
            count += 1
    return int64(count)


@njit(int64(TABLES, ROW, NUMBERS, NUMBERS), **LEAN)
def chances(tables, row, ids, weights):
    """CAS 1.5: each chamber's token is as likely; cards as they lie in the stack (CAS 2.1)."""
    if row[PLACED] < tables[SOUGHT]:
        return _tokens(tables, row, ids, weights)
    count = 0
    for card in range(FACES):
        weight = int64(row[STACK + card])
        if tables[ANY_ARROW]:  # CAS R36: an arrow of no direction falls each way alike
            weight = int64(row[STACK]) if card < LOOP_CARD else 4 * weight
        if weight:
            ids[count], weights[count] = LAY + card, weight
            count += 1
    return int64(count)


@njit(types.void(ROW, int64), **LEAN)
def treasure_placed(row, square):
    """CAS 1.5: a token is put into the chamber it names."""
    row[TREASURE + row[PLACED]] = square
    row[PLACED] += 1


@njit(types.boolean(ROW, int64), **LEAN)
def _is_empty(row, pile):
    """Whether no card lies in this pile."""
    for card in range(FACES):
        if row[pile + card]:
            return False
    return True


@njit(int64(TABLES, int64), inline="always", **LEAN)
def _face(tables, card):
    """CAS R36: where an arrow gets its direction as it is laid, all arrows of a pile are counted as one face."""
    return int64(0) if tables[ANY_ARROW] and card < LOOP_CARD else card


@njit(types.void(ROW), **LEAN)
def _shuffled(row):
    """CAS 2.11: the used cards become the stack."""
    for card in range(FACES):
        row[STACK + card] = row[USED + card]
        row[USED + card] = 0


@njit(types.void(TABLES, ROW, int64, NUMBERS), **LEAN)
def card_laid(tables, row, card, scratch):
    """CAS 2.1: the next card of the row; three make it complete, or what the stack had (CAS 2.10)."""
    row[CARD + row[LAID]] = card
    row[LAID] += 1
    row[STACK + _face(tables, card)] -= 1
    if row[LAID] == PLACES:
        opened(tables, row, scratch)
        return
    if _is_empty(row, STACK):
        if tables[REFILLS] and not _is_empty(row, USED):  # CAS R31
            _shuffled(row)
        else:
            opened(tables, row, scratch)


@njit(types.void(ROW), **LEAN)
def plan_closed(row):
    """Nothing is planned any more: what followed from the plan is cleared."""
    row[STATUS] = LAYING
    for at in range(ACTS_KEY, PLAN_SPENT + 2):
        row[at] = 0


@njit(types.void(TABLES, ROW), **LEAN)
def row_put_aside(tables, row):
    """CAS 2.9: the row is used, and the next seat is on turn; an empty stack is shuffled anew (CAS 2.11, CAS R32)."""
    for place in range(row[LAID]):
        row[USED + _face(tables, row[CARD + place])] += 1
        row[CARD + place] = -1
    for number in range(row[DECIDED]):
        row[DECISION + number] = 0
    row[LAID], row[DECIDED] = 0, 0
    row[ROW_NUMBER] += 1
    row[SEAT] = 0 if row[SEAT] + 1 == tables[SEATS] else row[SEAT] + 1  # CAS R1, CAS R35
    if tables[WAND_REUSE] == PER_TURN:  # CAS R13
        for number in range(row[SPENT]):
            row[SPENT_WAND + number] = 0
        row[SPENT] = 0
    if _is_empty(row, STACK):
        _shuffled(row)
    plan_closed(row)
