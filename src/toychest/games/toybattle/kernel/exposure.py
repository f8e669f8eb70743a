"""Is a headquarters open to the rival: now, and after a tile has gone or come?"""

from toychest.games.kernels import lowest
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.reach import bases_beside, reach_over
from toychest.games.toybattle.kernel.stacks import tile_below


@at.called
def is_exposed(tables, seat, enemies, targets):
    """TOY 3.2, TOY 3.5: if the rival occupies these bases, does its line reach one of these headquarters?"""
    sources = enemies | tables.headquarters[1 - seat]
    if not targets or not sources & tables.near_headquarters[seat]:
        return False
    return (reach_over(tables, 1 - seat, enemies) & targets) != 0


@at.compiled
def without_top(row, seat, enemies, base):
    """What the rival occupies when the visible tile of this base has gone (TOY R9)."""
    tile, bit = tile_below(row, base, 1), 1 << base
    return enemies | bit if tile >= 0 and tile >> 3 != seat else enemies & ~bit


@at.called
def is_exposed_without(tables, row, seat, enemies, targets, base):
    """TOY 4.3, TOY 5.1: after the visible tile of this base was thrown off the board or taken back."""
    return is_exposed(tables, seat, without_top(row, seat, enemies, base), targets)


@at.called
def is_exposed_after_shove(tables, row, seat, enemies, targets, start, end):
    """TOY 5.4: after an enemy was moved from one base to another."""
    return is_exposed(tables, seat, without_top(row, seat, enemies, start) | (1 << end), targets)


@at.compiled
def may_shove_clear(tables, row, seat, base, enemies, targets):
    """TOY 5.4: could a troop placed on this base shove an enemy so that the way is closed?"""
    beside = enemies & tables.beside[base]
    while beside:
        start = lowest(beside)
        beside &= beside - 1
        ends = bases_beside(tables, start)
        while ends:
            if not is_exposed_after_shove(tables, row, seat, enemies, targets, start, lowest(ends)):
                return True
            ends &= ends - 1
    return False
