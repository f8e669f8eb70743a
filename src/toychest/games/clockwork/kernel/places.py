"""Where pawns stand, and what was thrown."""

from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    FIELDS,
    FIRST_DIE,
    IS_ENDGAME,
    PILES,
    R_EMPTY_YARD,
    R_RETURN_CHALLENGE,
    SECOND_DIE,
    T_MOST_PAWNS,
    T_SEATS,
    T_TOWERS,
    T_YARD_AT,
)


@compiled
def yard_at(tables, row, field):
    """CLK R6: the yard whose white field this is, or 0; an empty one may be closed (CLK R24)."""
    yard = tables[T_YARD_AT + field]
    if yard and tables[R_EMPTY_YARD] and not row[PILES + yard - 1]:
        return 0
    return yard


@compiled
def at_towers(tables, row, seat):
    """Does this seat's pawn stand at the Towers?"""
    return row[FIELDS + seat] == tables[T_TOWERS]


@compiled
def others_on(tables, row, seat, field):
    """Rivals whose pawns stand on this field, as bits."""
    found = 0
    for other in range(tables[T_SEATS]):
        if other != seat and row[FIELDS + other] == field:
            found |= 1 << other
    return found


@compiled
def is_full(tables, row, seat, field):
    """CLK 2.4, CLK R11, CLK R13: no room for this seat's pawn; the Towers have room for all (CLK R66)."""
    if tables[T_SEATS] <= tables[T_MOST_PAWNS] or field == tables[T_TOWERS]:
        return False
    others = 0
    for other in range(tables[T_SEATS]):
        others += other != seat and row[FIELDS + other] == field
    return others >= tables[T_MOST_PAWNS]


@compiled
def rivals_met(tables, row, seat):
    """CLK 5.1, CLK R60: rivals on the same field, whom one may challenge there, as bits."""
    if row[IS_ENDGAME] and tables[R_RETURN_CHALLENGE]:
        return 0
    return others_on(tables, row, seat, row[FIELDS + seat])


@compiled
def total(row):
    """CLK 2.1: the sum of the dice."""
    return row[FIRST_DIE] + row[SECOND_DIE]


@compiled
def is_double(row):
    """CLK 3.1: two alike; one die alone was an opening throw (CLK R3)."""
    return row[SECOND_DIE] != 0 and row[FIRST_DIE] == row[SECOND_DIE]


@compiled
def is_special(row):
    """CLK 3.1: seven, eleven or a double."""
    if not row[SECOND_DIE]:
        return False
    steps = row[FIRST_DIE] + row[SECOND_DIE]
    return steps == 7 or steps == 11 or row[FIRST_DIE] == row[SECOND_DIE]


@compiled
def may_search_in_endgame(row):
    """CLK 7.2: an odd sum, or a double."""
    return total(row) & 1 == 1 or is_double(row)
