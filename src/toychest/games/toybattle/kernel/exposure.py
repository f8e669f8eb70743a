"""Is a headquarters open to the rival: now, and after a tile has gone or come?"""

from numba import types

from toychest.games.toybattle.kernel.bits import lowest
from toychest.games.toybattle.kernel.connection import bases_beside, reach_over
from toychest.games.toybattle.kernel.layout import BESIDE, NEAR_HEADQUARTERS, OWN_HEADQUARTERS
from toychest.games.toybattle.kernel.parts import part
from toychest.games.toybattle.kernel.stacks import tile_below


@part
def is_exposed(tables, seat, enemies, targets):
    """TOY 3.2, TOY 3.5: if the rival occupies these bases, does its line reach one of these headquarters?"""
    sources = enemies | tables[OWN_HEADQUARTERS + 1 - seat]
    if not targets or not sources & tables[NEAR_HEADQUARTERS + seat]:
        return False
    return (reach_over(tables, 1 - seat, enemies) & targets) != 0


@part
def without_top(row, seat, enemies, base):
    """What the rival occupies when the visible tile of this base has gone (TOY R9)."""
    tile, bit = tile_below(row, base, 1), types.int64(1) << base
    if tile >= 0 and tile >> 3 != seat:
        return enemies | bit
    return enemies & ~bit


@part
def is_exposed_after_discard(tables, row, seat, enemies, targets, base):
    """TOY 4.3: after Jumbo has thrown this enemy off the board."""
    return is_exposed(tables, seat, without_top(row, seat, enemies, base), targets)


@part
def is_exposed_after_recall(tables, row, seat, enemies, targets, base):
    """TOY 5.1: after the own troop has gone from this base."""
    return is_exposed(tables, seat, without_top(row, seat, enemies, base), targets)


@part
def is_exposed_after_shove(tables, row, seat, enemies, targets, start, goal):
    """TOY 5.4: after an enemy was moved from one base to another."""
    moved = without_top(row, seat, enemies, start) | (types.int64(1) << goal)
    return is_exposed(tables, seat, moved, targets)


@part
def may_shove_clear(tables, row, seat, base, enemies, targets):
    """TOY 5.4: could a troop placed on this base shove an enemy so that the way is closed?"""
    beside = enemies & tables[BESIDE + base]
    while beside:
        start = lowest(beside)
        beside &= beside - 1
        goals = bases_beside(tables, start)
        while goals:
            if not is_exposed_after_shove(tables, row, seat, enemies, targets, start, lowest(goals)):
                return True
            goals &= goals - 1
    return False
