"""Cards in hands and on spots, and how they move."""

from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import DISCARDS, HANDS, KINDS, LYING, ON_SPOT, SIZES


@compiled
def held(row, seat, kind):
    """How many cards of a kind a seat holds."""
    return row[HANDS + seat * KINDS + kind]


@compiled
def gain(row, seat, kind):
    """A card comes to a hand."""
    row[HANDS + seat * KINDS + kind] += 1
    row[SIZES + seat] += 1


@compiled
def part(row, seat, kind):
    """A card leaves a hand."""
    row[HANDS + seat * KINDS + kind] -= 1
    row[SIZES + seat] -= 1


@compiled
def lay(row, spot, kind):
    """CLK 4.3: a card is laid on a free spot, the last of all."""
    row[DISCARDS + row[LYING]] = spot
    row[ON_SPOT + spot] = kind + 1
    row[LYING] += 1


@compiled
def pick_up(row, seat, spot):
    """CLK 6.4: the card on a spot goes to a hand; those laid later move up."""
    gain(row, seat, row[ON_SPOT + spot] - 1)
    row[ON_SPOT + spot] = 0
    row[LYING] -= 1
    last = DISCARDS + row[LYING]
    at = DISCARDS
    while row[at] != spot:
        at += 1
    while at < last:
        row[at] = row[at + 1]
        at += 1
    row[last] = 0
