"""How near each seat is to a way out: what it lacks, where that is, and how far it has to walk."""

from toychest.games.clockwork.kernel.cards import held
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    AIRSHIP,
    BREAKER_BITS,
    DISCARDS,
    FIELDS,
    FLYER_BITS,
    FLYERS,
    FUEL,
    HANDS,
    KINDS,
    LAID_BITS,
    LYING,
    MACHINES,
    MOST_FIELDS,
    ON_SPOT,
    OUT_BITS,
    PILED,
    PILES,
    POWER,
    S_LYING,
    S_SUMMARY,
    T_AIRSHIP,
    T_MACHINE,
    T_SEATS,
    T_THROWS,
    UNSEEN,
    YARDS,
)

# What is summed up of a seat.
BY_MACHINE = 0  # cards that it lacks to escape by flyer, breaker and Fuel
BY_AIR = 1  # cards that it lacks of the Airship and Power
HAS_FLYER = 2
HAS_BREAKER = 3
HAS_FUEL = 4
LIES = 5  # how many of the cards that it lacks lie on spots
PILED_UP = 6  # ... in the piles
TO_TOWERS = 7  # throws, times 16
TO_YARD = 8  # throws to the nearest yard with cards, times 16
PARTS = 9  # squares of the parts it holds of machines that it could still use
FLYER = 10  # parts of its best flyer
BREAKER = 11
SUMMARY = 12

NEVER = 9
"""Where no machine of a sort can be completed any more."""


@compiled
def _lacks_set(tables, row, seat, gone, first, beyond, is_done, column, scratch):
    """CLK 8.1: parts missing of the best machine of a sort: the one of which most is held, then lies open to be had."""
    at, parts = S_SUMMARY + seat * SUMMARY, tables[T_MACHINE]
    scratch[at + column] = parts if is_done else 0
    if is_done:
        return 0
    best, most = -1, -1
    for kind in range(first, beyond):
        if not gone >> kind & 1:
            has = row[HANDS + seat * KINDS + kind]
            scratch[at + PARTS] += has * has
            worth = has * 16 + scratch[S_LYING + kind] * 3 + row[UNSEEN + kind] * 2
            if worth > most:
                best, most = kind, worth
    if best < 0:
        return NEVER
    has = row[HANDS + seat * KINDS + best]
    scratch[at + column] = has
    scratch[at + LIES] += scratch[S_LYING + best]
    scratch[at + PILED_UP] += row[UNSEEN + best]
    return parts - has


@compiled
def _sum_up_cards(tables, row, seat, gone, scratch):
    """CLK 8.3, CLK 8.4: what is missing for either way out."""
    at, laid = S_SUMMARY + seat * SUMMARY, row[LAID_BITS + seat]
    scratch[at + LIES] = scratch[at + PILED_UP] = scratch[at + PARTS] = 0
    scratch[at + HAS_FLYER] = 1 if laid & FLYER_BITS else 0
    scratch[at + HAS_BREAKER] = 1 if laid & BREAKER_BITS else 0
    scratch[at + HAS_FUEL] = 1 if held(row, seat, FUEL) else 0
    lacks = _lacks_set(tables, row, seat, gone, 0, FLYERS, scratch[at + HAS_FLYER], FLYER, scratch)
    lacks += _lacks_set(tables, row, seat, gone, FLYERS, MACHINES, scratch[at + HAS_BREAKER], BREAKER, scratch)
    if not scratch[at + HAS_FUEL]:
        lacks += 1
        scratch[at + LIES] += min(scratch[S_LYING + FUEL], 1)
        scratch[at + PILED_UP] += min(row[UNSEEN + FUEL], 1)
    scratch[at + BY_MACHINE] = lacks
    scratch[at + BY_AIR] = tables[T_AIRSHIP] - held(row, seat, AIRSHIP) + 1 - held(row, seat, POWER)


@compiled
def _sum_up_ways(tables, row, seat, scratch):
    """CLK 2.1, CLK 6.1: throws to the Towers, and to the nearest yard that has cards."""
    at, field = S_SUMMARY + seat * SUMMARY, row[FIELDS + seat]
    scratch[at + TO_TOWERS] = tables[T_THROWS + field]
    nearest = 0
    if row[PILED]:
        nearest = 10_000
        for yard in range(YARDS):
            if row[PILES + yard]:
                nearest = min(nearest, tables[T_THROWS + (yard + 1) * MOST_FIELDS + field])
    scratch[at + TO_YARD] = nearest


@compiled
def sum_up(tables, row, scratch):
    """Every seat's progress, in scratch."""
    for kind in range(KINDS):
        scratch[S_LYING + kind] = 0
    for at in range(row[LYING]):
        scratch[S_LYING + row[ON_SPOT + row[DISCARDS + at]] - 1] += 1
    gone = row[OUT_BITS]
    for seat in range(tables[T_SEATS]):
        gone |= row[LAID_BITS + seat]
    for seat in range(tables[T_SEATS]):
        _sum_up_cards(tables, row, seat, gone, scratch)
        _sum_up_ways(tables, row, seat, scratch)
