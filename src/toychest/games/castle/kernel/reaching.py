"""Whether a row can still be completed (CAS R23): every way and gate at once, as lists of squares.

Wands do not matter here: used or left, the sorcerer stands where he stands.
"""

from numba import njit, types

from toychest.games.castle.kernel.layout import (
    ACTS_KEY,
    BEYOND,
    CARD,
    DOOR,
    FIRST_ACT,
    GATE,
    GATE_AT,
    GATE_COUNT,
    GATE_PLAY,
    GATES_OFF,
    GATES_OPTIONAL,
    GHOST_CARD,
    KIND,
    LIMIT,
    LOOP_CARD,
    NEAR,
    NOWHERE,
    REACHED,
    REROTATES,
    RESENDS,
    SORCERER_CARD,
    UNROLLED,
    UNROLLED_SIZE,
)
from toychest.games.jitted import LEAN, NUMBERS, ROW, TABLES

int64 = types.int64
ANY = 15
"""A bit for each of the four directions."""


@njit(int64(TABLES, ROW, int64, int64, int64), **LEAN)
def may_turn(tables, row, place, acted, turned):
    """CAS 2.3: an arrow neither turned yet nor walked (CAS R4), while fewer than two are turned (CAS R40)."""
    if row[CARD + place] >= LOOP_CARD or row[CARD + place] < 0 or (turned >> place) & 1:
        return int64(0)
    if (turned & 1) + ((turned >> 1) & 1) + ((turned >> 2) & 1) >= tables[LIMIT]:
        return int64(0)
    return int64(tables[UNROLLED + UNROLLED_SIZE * row[ACTS_KEY] + FIRST_ACT + place] >= acted)


@njit(int64(TABLES, ROW, int64, int64, int64, int64), **LEAN)
def _open_ways(tables, row, place, acted, turned, way):
    """The ways this card may yet be given before the rest is walked, a bit each."""
    card = row[CARD + place]
    if card < LOOP_CARD:
        return int64(tables[NEAR + way]) if may_turn(tables, row, place, acted, turned) else int64(1) << way
    if card == SORCERER_CARD and way == NOWHERE and not tables[RESENDS]:
        return int64(ANY)
    return int64(1) << way


@njit(int64(TABLES, int64, int64, int64, int64, NUMBERS), **LEAN)
def _through_gates(tables, gate, entered, into, count, scratch):
    """CAS 3.3: with the squares behind the gates entered; with one of them stayed at only where one may (CAS R18)."""
    keeps = entered > 1 or tables[GATE_PLAY] == GATES_OPTIONAL
    for number in range(tables[GATE_COUNT]):
        if tables[GATE_AT + number] != gate or keeps:
            scratch[into + count] = tables[GATE_AT + number]
            count += 1
    return count


@njit(int64(int64, int64, int64, NUMBERS), **LEAN)
def _is_listed(start, count, square, scratch):
    """Whether the square is among these."""
    for number in range(count):
        if scratch[start + number] == square:
            return int64(1)
    return int64(0)


@njit(int64(TABLES, int64, int64, int64, int64, NUMBERS), **LEAN)
def _all_stepped(tables, here, there, count, ways, scratch):
    """CAS 3.1: where all these squares lead in these directions, each square once."""
    reached, gate, entered = 0, -1, 0
    is_one_way = ways & (ways - 1) == 0  # then no two squares lead to the same
    for number in range(count):
        for way in range(4):
            if not (ways >> way) & 1:
                continue
            square = tables[DOOR + 4 * scratch[here + number] + way]
            if square < 0:
                continue
            if tables[KIND + square] == GATE and tables[GATE_PLAY] != GATES_OFF:
                entered += int64(square != gate)
                gate = square
            elif is_one_way or not _is_listed(there, reached, square, scratch):
                scratch[there + reached] = square
                reached += 1
    if entered:
        reached = _through_gates(tables, gate, entered, there, reached, scratch)
    return int64(reached)


@njit(int64(TABLES, ROW, int64), **LEAN)
def _ways_of(tables, row, place):
    """Where a card that has no way may be sent: anywhere (CAS 2.7), an arrow one turn from how it was laid (CAS R4)."""
    card = row[CARD + place]
    return int64(ANY) if card == SORCERER_CARD else int64(tables[NEAR + card])


@njit(int64(TABLES, ROW, int64, int64, int64, int64, int64, NUMBERS), **LEAN)
def _many_finish(tables, row, acted, count, first, second, third, scratch):
    """The same from several squares at once: does any of them reach the end?"""
    acts = UNROLLED + UNROLLED_SIZE * row[ACTS_KEY]
    here, there = REACHED, BEYOND
    for act in range(acted, tables[acts]):
        place = tables[acts + 1 + act]
        card = row[CARD + place]
        if card == GHOST_CARD:
            continue
        way = first if place == 0 else (second if place == 1 else third)
        if way == NOWHERE and card == SORCERER_CARD and not tables[RESENDS]:
            return int64(0)
        ways = _ways_of(tables, row, place) if way == NOWHERE else int64(1) << way
        count = _all_stepped(tables, here, there, count, ways, scratch)
        if count == 0:
            return int64(0)
        here, there = there, here
        if tables[RESENDS if card == SORCERER_CARD else REROTATES]:
            first = NOWHERE if place == 0 else first
            second = NOWHERE if place == 1 else second
            third = NOWHERE if place == 2 else third
    return int64(1)


@njit(int64(TABLES, ROW, int64, int64, int64, int64, int64, NUMBERS), **LEAN)
def finishes(tables, row, at, acted, first, second, third, scratch):
    """Whether every step from here on can happen with the cards pointing so; a card without a way asks at its act.

    One square is followed until a gate or an open way makes it several.
    """
    acts = UNROLLED + UNROLLED_SIZE * row[ACTS_KEY]
    for act in range(acted, tables[acts]):
        place = tables[acts + 1 + act]
        card = row[CARD + place]
        if card == GHOST_CARD:
            continue
        way = first if place == 0 else (second if place == 1 else third)
        if way == NOWHERE:
            if card == SORCERER_CARD and not tables[RESENDS]:
                return int64(0)  # its way is still to be chosen, once for all
            scratch[REACHED] = at
            return _many_finish(tables, row, act, 1, first, second, third, scratch)
        at = tables[DOOR + 4 * at + way]
        if at < 0:
            return int64(0)
        if tables[RESENDS if card == SORCERER_CARD else REROTATES]:
            first = NOWHERE if place == 0 else first
            second = NOWHERE if place == 1 else second
            third = NOWHERE if place == 2 else third
        if tables[KIND + at] == GATE and tables[GATE_PLAY] != GATES_OFF:
            count = _through_gates(tables, at, 1, REACHED, 0, scratch)
            return _many_finish(tables, row, act + 1, count, first, second, third, scratch)
    return int64(1)


@njit(int64(TABLES, ROW, int64, int64, int64, int64, int64, int64, NUMBERS), **LEAN)
def can_complete(tables, row, at, acted, first, second, third, turned, scratch):
    """CAS R23: from here, with these cards turned and maybe more, can every step of the row happen?"""
    if finishes(tables, row, at, acted, first, second, third, scratch):
        return int64(1)
    left = tables[LIMIT] - (turned & 1) - ((turned >> 1) & 1) - ((turned >> 2) & 1)
    firsts = _open_ways(tables, row, 0, acted, turned, first)
    seconds = _open_ways(tables, row, 1, acted, turned, second)
    thirds = _open_ways(tables, row, 2, acted, turned, third)
    for one in range(NOWHERE + 1):
        if not (firsts >> one) & 1:
            continue
        for two in range(NOWHERE + 1):
            if not (seconds >> two) & 1:
                continue
            for three in range(NOWHERE + 1):
                if not (thirds >> three) & 1:
                    continue
                spent = int64(first < NOWHERE and one != first) + int64(second < NOWHERE and two != second)
                if spent + int64(third < NOWHERE and three != third) > left:
                    continue
                if finishes(tables, row, at, acted, one, two, three, scratch):
                    return int64(1)
    return int64(0)
