"""Tiles counted by troop, as whole numbers."""

from toychest.games.kernels import bits
from toychest.games.toybattle.kernel import layout as at


@at.compiled
def one(troop):
    """One tile of this troop, counted."""
    return 1 << (2 * troop)


@at.compiled
def count_of(counts, troop):
    """How many tiles of one troop."""
    return (counts >> (2 * troop)) & 3


@at.compiled
def total(counts):
    """How many tiles in all."""
    return bits(counts & 0x5555) + 2 * bits(counts & 0xAAAA)


@at.compiled
def sorts(counts):
    """Of which troops there is a tile: bit 2n for troop n."""
    return (counts | (counts >> 1)) & 0x5555
