"""How near each seat is to a way out: what it lacks, where that is, and how far it has to walk."""

from toychest.games.clockwork.kernel import layout as at

FLYER, BREAKER = 0, 1  # sorts of machines

NEVER = 9
"""Where no machine of a sort can be completed any more."""


@at.compiled
def _sum_up_machines(tables, row, seat, gone, sort, first, beyond, summary, scratch):
    """CLK 8.1: parts missing of the best machine of a sort: the one of which most is held, then lies open to be had."""
    summary.best[sort] = tables.machine if summary.has[sort] else 0
    if summary.has[sort]:
        return 0
    best, most = -1, -1
    for kind in range(first, beyond):
        if not gone >> kind & 1:
            parts = row.hands[seat, kind]
            summary.parts += parts * parts
            worth = parts * 16 + scratch.lying[kind] * 3 + row.unseen[kind] * 2
            if worth > most:
                best, most = kind, worth
    if best < 0:
        return NEVER
    summary.best[sort] = row.hands[seat, best]
    summary.lies += scratch.lying[best]
    summary.piled += row.unseen[best]
    return tables.machine - row.hands[seat, best]


@at.compiled
def _sum_up_cards(tables, row, seat, gone, summary, scratch):
    """CLK 8.3, CLK 8.4: what is missing for either way out."""
    laid = row.laid_bits[seat]
    summary.lies = summary.piled = summary.parts = 0
    summary.has[FLYER] = laid & at.FLYER_BITS != 0
    summary.has[BREAKER] = laid & at.BREAKER_BITS != 0
    summary.has_fuel = row.hands[seat, at.FUEL] > 0
    lacks = _sum_up_machines(tables, row, seat, gone, FLYER, 0, at.FLYERS, summary, scratch)
    lacks += _sum_up_machines(tables, row, seat, gone, BREAKER, at.FLYERS, at.MACHINES, summary, scratch)
    if not summary.has_fuel:
        lacks += 1
        summary.lies += min(scratch.lying[at.FUEL], 1)
        summary.piled += min(row.unseen[at.FUEL], 1)
    summary.by_machine = lacks
    summary.by_air = tables.airship - row.hands[seat, at.AIRSHIP] + 1 - row.hands[seat, at.POWER]


@at.compiled
def _sum_up_ways(tables, row, seat, summary):
    """CLK 2.1, CLK 6.1: throws to the Towers, and to the nearest yard that has cards."""
    field = row.fields[seat]
    summary.to_towers = tables.throws_to[0, field]
    nearest = 0
    if row.piled:
        nearest = 10_000
        for yard in range(at.YARDS):
            if row.piles[yard]:
                nearest = min(nearest, tables.throws_to[yard + 1, field])
    summary.to_yard = nearest


@at.compiled
def sum_up(tables, row, scratch):
    """Every seat's progress, in scratch."""
    for kind in range(at.KINDS):
        scratch.lying[kind] = 0
    for number in range(row.lying):
        scratch.lying[row.on_spot[row.discards[number]] - 1] += 1
    gone = row.out_bits
    for seat in range(tables.seats):
        gone |= row.laid_bits[seat]
    for seat in range(tables.seats):
        _sum_up_cards(tables, row, seat, gone, scratch.summary[seat], scratch)
        _sum_up_ways(tables, row, seat, scratch.summary[seat])
