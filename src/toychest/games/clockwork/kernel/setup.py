"""Setting up: characters, the pack, the deal, the piles, the opening throw."""

from toychest.games.clockwork.kernel.agenda import next_task, then
from toychest.games.clockwork.kernel.cards import gain
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    ADDING_EXTRA,
    CHARACTERS,
    CODE,
    DEALING,
    FIRST_DIE,
    FLYERS,
    KINDS,
    LEFT_OUT,
    M_CHOOSE,
    M_EXTRA,
    M_LEAVE_OUT,
    MACHINES,
    OPENING_THROW,
    OPENINGS,
    OUT_BITS,
    PILED,
    PILES,
    R_PILE_EXTRA,
    SEATS,
    SECOND_DIE,
    SETTING_DOWN,
    T_MACHINE,
    T_SEATS,
    TURN_SEAT,
    UNSEEN,
    YARDS,
)

CAST = 6


@compiled
def characters_left(row, ids):
    """CLK 1.3: everybody who is not taken yet."""
    count = 0
    for number in range(CAST):
        is_taken = False
        for seat in range(SEATS):
            is_taken |= row[CHARACTERS + seat] == number + 1
        if not is_taken:
            ids[count] = M_CHOOSE + number
            count += 1
    return count


@compiled
def sets_left(row, family, ids):
    """CLK 1.4: every set of this sort that is still in the pack."""
    count = 0
    for kind in range(FLYERS if family else 0, MACHINES if family else FLYERS):
        if not row[OUT_BITS] >> kind & 1:
            ids[count] = M_LEAVE_OUT + kind
            count += 1
    return count


@compiled
def leave_out(tables, row, kind):
    """CLK 1.4, CLK R2: a whole set goes back to the box."""
    at = LEFT_OUT
    while row[at]:
        at += 1
    row[at] = kind + 1
    row[OUT_BITS] |= 1 << kind
    row[UNSEEN + kind] -= tables[T_MACHINE]


@compiled
def _make_piles(tables, row):
    """CLK 1.6, CLK R1: the rest in six piles; what is left over goes to the first yards, or to yards by chance."""
    cards = 0
    for kind in range(KINDS):
        cards += row[UNSEEN + kind]
    each, over = cards // YARDS, cards % YARDS
    for yard in range(YARDS):
        row[PILES + yard] = each + (yard < over and not tables[R_PILE_EXTRA])
    if tables[R_PILE_EXTRA]:
        row[PILED] = each * YARDS
        for _ in range(over):
            then(row, ADDING_EXTRA, -1, 0, 0)
    else:
        row[PILED] = cards


@compiled
def deal_card(tables, row, seat, kind):
    """CLK 1.5: one of the opening seven; the piles are made when all have theirs (CLK 1.6)."""
    row[UNSEEN + kind] -= 1
    gain(row, seat, kind)
    if row[next_task(row) + CODE] != DEALING:
        _make_piles(tables, row)


@compiled
def extras(row, ids):
    """CLK R1: the yards that have the fewest cards."""
    least = row[PILES]
    for yard in range(1, YARDS):
        least = min(least, row[PILES + yard])
    count = 0
    for yard in range(YARDS):
        if row[PILES + yard] == least:
            ids[count] = M_EXTRA + yard
            count += 1
    return count


@compiled
def _start(tables, row, seat):
    """CLK R5, CLK R27: a set that was dealt goes down before the first turn, in turn order."""
    row[TURN_SEAT] = seat
    seats, number = 0, tables[T_SEATS]
    for step in range(number):
        seats |= ((seat + step) % number + 1) << (3 * step)
    then(row, SETTING_DOWN, 0, seats, 0)


@compiled
def throw_for_first(tables, row, seat, among, low, high):
    """CLK 1.8, CLK R3: the highest throw begins; who ties throws again."""
    row[FIRST_DIE], row[SECOND_DIE] = low, high
    row[OPENINGS + seat] = low + high
    if among >> (seat + 1):
        return
    highest, first, ties, starter = 0, 0, 0, 0
    for other in range(tables[T_SEATS]):
        if among >> other & 1:
            highest = max(highest, row[OPENINGS + other])
    for other in range(tables[T_SEATS] - 1, -1, -1):
        if among >> other & 1 and row[OPENINGS + other] == highest:
            first |= 1 << other
            ties += 1
            starter = other
    if ties == 1:
        _start(tables, row, starter)
        return
    for other in range(tables[T_SEATS] - 1, -1, -1):
        if first >> other & 1:
            then(row, OPENING_THROW, -1, other, first)
