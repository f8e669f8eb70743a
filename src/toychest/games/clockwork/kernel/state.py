"""Cards in hands, where pawns stand, and what was thrown."""

from toychest.games.clockwork.kernel import layout as at


@at.compiled
def gain(row, seat, kind):
    """A card comes to a hand."""
    row.hands[seat, kind] += 1
    row.sizes[seat] += 1


@at.compiled
def lose(row, seat, kind):
    """A card leaves a hand."""
    row.hands[seat, kind] -= 1
    row.sizes[seat] -= 1


@at.compiled
def yard_at(tables, row, field):
    """CLK R6: the yard whose white field this is, or 0; an empty one may be closed (CLK R24)."""
    yard = tables.yard_of[field]
    if yard and tables.empty_yard and not row.piles[yard - 1]:
        return 0
    return yard


@at.compiled
def at_towers(tables, row, seat):
    """Does this seat's pawn stand at the Towers?"""
    return row.fields[seat] == tables.towers


@at.compiled
def others_on(tables, row, seat, field):
    """Rivals whose pawns stand on this field, as bits."""
    found = 0
    for other in range(tables.seats):
        if other != seat and row.fields[other] == field:
            found |= 1 << other
    return found


@at.compiled
def is_full(tables, row, seat, field):
    """CLK 2.4, CLK R11, CLK R13: no room for this seat's pawn; the Towers have room for all (CLK R66)."""
    if tables.seats <= tables.most_pawns or field == tables.towers:
        return False
    others = 0
    for other in range(tables.seats):
        others += other != seat and row.fields[other] == field
    return others >= tables.most_pawns


@at.compiled
def total(row):
    """CLK 2.1: the sum of the dice."""
    return row.first_die + row.second_die


@at.compiled
def is_double(row):
    """CLK 3.1: two alike; one die alone was an opening throw (CLK R3)."""
    return row.second_die != 0 and row.first_die == row.second_die


@at.compiled
def is_special(row):
    """CLK 3.1: seven, eleven or a double."""
    if not row.second_die:
        return False
    steps = row.first_die + row.second_die
    return steps == 7 or steps == 11 or row.first_die == row.second_die
