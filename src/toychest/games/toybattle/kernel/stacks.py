"""The tiles on the bases: what is visible, and what lies below (TOY 3.6)."""

from numba import types

from toychest.games.toybattle.kernel.layout import DEPTH, HALF, HELD, STACK_CELLS, STACKS, TOPS
from toychest.games.toybattle.kernel.parts import part


@part
def tile_below(row, base, fewer):
    """The tile under so many others, 0 for the visible one: 8 for red, and the troop; -1 if there is none."""
    at = types.int64(row[DEPTH + base]) - 1 - fewer
    if at < 0:
        return -1
    return (types.int64(row[STACKS + base * STACK_CELLS + (at >> 2)]) >> ((at & 3) * 4)) & 15


@part
def show(row, base, tile):
    """Keep the masks of what is visible; -1 for an empty base."""
    half = 1 if base >= HALF else 0
    bit = 1 << (base - HALF * half)
    for number in range(2):
        cell = HELD + 2 * number + half
        row[cell] = (row[cell] & ~bit) | (bit if tile >> 3 == number else 0)
    for number in range(3):
        cell = TOPS + 2 * number + half
        row[cell] = (row[cell] & ~bit) | (bit if tile >= 0 and (tile >> number) & 1 else 0)


@part
def lay(row, base, tile):
    """TOY 3.6: on top of the others, where it is visible."""
    at = types.int64(row[DEPTH + base])
    row[STACKS + base * STACK_CELLS + (at >> 2)] |= tile << ((at & 3) * 4)
    row[DEPTH + base] = at + 1
    show(row, base, tile)


@part
def lift(row, base):
    """The visible tile goes; what lay below is visible again (TOY R9)."""
    at = types.int64(row[DEPTH + base]) - 1
    cell, shift = STACKS + base * STACK_CELLS + (at >> 2), (at & 3) * 4
    tile = (row[cell] >> shift) & 15
    row[cell] &= ~(15 << shift)
    row[DEPTH + base] = at
    show(row, base, tile_below(row, base, 0))
    return tile
