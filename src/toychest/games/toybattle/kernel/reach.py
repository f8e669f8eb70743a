"""The line to one's own headquarters, and what lies beside a base."""

from toychest.games.kernels import lowest
from toychest.games.toybattle.kernel import layout as at


@at.called
def reach_over(tables, seat, own):
    """TOY 3.2: what one path joins to a headquarters (TOY R19) or to a connected base, if these bases are one's own."""
    reach = tables.near_headquarters[seat]
    linked = reach & own
    frontier = linked
    while frontier:
        near = tables.beside[lowest(frontier)]
        frontier &= frontier - 1
        fresh = near & own & ~linked
        reach |= near
        linked |= fresh
        frontier |= fresh
    return reach & ~tables.headquarters[seat]


@at.compiled
def in_reach(tables, row, seat):
    """TOY 3.2: what a line of own bases (TOY R21) joins to an own headquarters; never that itself (TOY 3.5)."""
    return reach_over(tables, seat, row.held[seat])


@at.compiled
def enemies_beside(tables, row, seat, base):
    """TOY 4.3, TOY R17: the bases one path away on which an enemy troop is visible."""
    return row.held[1 - seat] & tables.beside[base]


@at.compiled
def bases_beside(tables, base):
    """TOY R17: the bases one path away; never a headquarters."""
    return tables.beside[base] & tables.bases
