"""The tiles on the bases: what is visible, and what lies below (TOY 3.6)."""

from toychest.games.toybattle.kernel import layout as at


@at.compiled
def tile_below(row, base, fewer):
    """The tile under so many others, 0 for the visible one; -1 if there is none."""
    height = row.depth[base] - 1 - fewer
    return row.stacks[base, height] if height >= 0 else -1


@at.compiled
def top(row, base):
    """TOY 3.6: the visible tile, which occupies the base; -1 if there is none."""
    return tile_below(row, base, 0)


@at.compiled
def with_top(row, base, tile):
    """This is visible now; -1 for an empty base."""
    bit = 1 << base
    for seat in range(2):
        row.held[seat] = (row.held[seat] & ~bit) | (bit if tile >> 3 == seat else 0)
    for number in range(3):
        row.tops[number] = (row.tops[number] & ~bit) | (bit if tile >= 0 and (tile >> number) & 1 else 0)


@at.compiled
def laid(row, base, tile):
    """TOY 3.6: on top of the others, where it is visible."""
    row.stacks[base, row.depth[base]] = tile
    row.depth[base] += 1
    with_top(row, base, tile)


@at.called
def lifted(row, base):
    """The visible tile goes; what lay below is visible again (TOY R9)."""
    height = row.depth[base] - 1
    tile = row.stacks[base, height]
    row.stacks[base, height] = 0
    row.depth[base] = height
    with_top(row, base, top(row, base))
    return tile
