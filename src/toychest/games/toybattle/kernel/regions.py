"""Regions: who closes one takes its medals, at any moment, on any change."""

from toychest.games.kernels import lowest
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.stacks import top


@at.called
def regions_checked(tables, row, base):
    """TOY 6.1, TOY 6.2, TOY R5: after this base changed, its holder takes regions held whole, for good (TOY 6.3)."""
    tile = top(row, base)
    if tile < 0:
        return
    seat = tile >> 3
    near = tables.regions_at[base] & ~(row.taken[0] | row.taken[1])
    while near:
        region = lowest(near)
        near &= near - 1
        if not tables.region[region] & ~row.held[seat]:
            row.taken[seat] |= 1 << region
            row.medals[seat] += tables.region_medals[region]
            row.idle = -1
