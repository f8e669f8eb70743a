"""Masks and counts: sets of places, and tiles counted by troop, as whole numbers."""

from numba import types
from numba.extending import intrinsic

from toychest.games.toybattle.kernel.layout import HALF
from toychest.games.toybattle.kernel.parts import part


@intrinsic
def lowest(typing_context, mask):
    """The number of the lowest bit that is set; the mask must not be empty."""

    def written(context, builder, signature, args):
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), written


@intrinsic
def bits(typing_context, mask):
    """How many bits are set."""

    def written(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.int64(types.int64), written


@part
def mask_at(row, cell):
    """The mask whose halves stand here."""
    return types.int64(row[cell]) | (types.int64(row[cell + 1]) << HALF)


@part
def counts_at(row, cell):
    """The tiles counted here, two bits for each troop."""
    return types.int64(row[cell]) & 0xFFFF


@part
def count_of(counts, troop):
    """How many tiles of one troop."""
    return (counts >> (2 * troop)) & 3


@part
def total(counts):
    """How many tiles in all."""
    return bits(counts & 0x5555) + 2 * bits(counts & 0xAAAA)


@part
def gain(row, cell, troop):
    """One tile more."""
    row[cell] = counts_at(row, cell) + (1 << (2 * troop))


@part
def lose(row, cell, troop):
    """One tile fewer."""
    row[cell] = counts_at(row, cell) - (1 << (2 * troop))


@part
def sorts(counts):
    """Of which troops there is a tile: bit 2n for troop n."""
    return (counts | (counts >> 1)) & 0x5555
