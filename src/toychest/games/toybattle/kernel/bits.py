"""Masks and counts: sets of places, and tiles counted by troop, as whole numbers."""

from numba import types

from toychest.games.kernels import intrinsic
from toychest.games.toybattle.kernel import layout as at


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
