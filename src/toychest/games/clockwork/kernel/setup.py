"""Setting up: characters, the pack, the deal, the piles."""

from toychest.contract import CHANCE
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import next_task, with_task
from toychest.games.clockwork.kernel.state import gain


@at.compiled
def characters_left(row, ids):
    """CLK 1.3: everybody who is not taken yet."""
    count = 0
    for number in range(at.CAST):
        is_taken = False
        for seat in range(at.SEATS):
            is_taken |= row.characters[seat] == number + 1
        ids[count] = at.CHOOSE + number
        count += not is_taken
    return count


@at.compiled
def sets_left(row, first, ids):
    """CLK 1.4: every set of this sort that is still in the pack."""
    count = 0
    for kind in range(first, at.MACHINES if first else at.FLYERS):
        ids[count] = at.LEAVE_OUT + kind
        count += not row.out_bits >> kind & 1
    return count


@at.compiled
def left_out(tables, row, kind):
    """CLK 1.4, CLK R2: a whole set goes back to the box."""
    number = 0
    while row.left_out[number]:
        number += 1
    row.left_out[number] = kind + 1
    row.out_bits |= 1 << kind
    row.unseen[kind] -= tables.machine


@at.compiled
def with_piles(tables, row):
    """CLK 1.6, CLK R1: the rest in six piles; what is left over goes to the first yards, or to yards by chance."""
    cards = 0
    for kind in range(at.KINDS):
        cards += row.unseen[kind]
    each, left_over = cards // at.YARDS, cards % at.YARDS
    for yard in range(at.YARDS):
        row.piles[yard] = each + (yard < left_over and not tables.pile_extra)
    if tables.pile_extra:
        row.piled = each * at.YARDS
        for _ in range(left_over):
            with_task(row, at.ADDING_EXTRA, CHANCE)
    else:
        row.piled = cards


@at.compiled
def card_dealt(tables, row, seat, kind):
    """CLK 1.5: one of the opening seven; the piles are made when all have theirs (CLK 1.6)."""
    row.unseen[kind] -= 1
    gain(row, seat, kind)
    if next_task(row).code != at.DEALING:
        with_piles(tables, row)


@at.compiled
def extras(row, ids):
    """CLK R1: the yards that have the fewest cards."""
    least = row.piles[0]
    for yard in range(1, at.YARDS):
        least = min(least, row.piles[yard])
    count = 0
    for yard in range(at.YARDS):
        ids[count] = at.EXTRA + yard
        count += row.piles[yard] == least
    return count


@at.compiled
def extra_laid(row, yard):
    """CLK R1: a card that was left over."""
    row.piles[yard] += 1
    row.piled += 1
