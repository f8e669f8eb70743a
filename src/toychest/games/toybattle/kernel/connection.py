"""The line to one's own headquarters, and where troops may go."""

from numba import types

from toychest.games.toybattle.kernel.bits import counts_at, lowest, mask_at, sorts
from toychest.games.toybattle.kernel.layout import (
    ALL_BASES,
    BESIDE,
    GATES,
    HELD,
    HOOK,
    JUMP_BASES,
    KWAK,
    NEAR_HEADQUARTERS,
    OWN_HEADQUARTERS,
    RACK,
    SUPPRESSED,
    TOPS,
)
from toychest.games.toybattle.kernel.parts import part


@part
def reach_over(tables, seat, own):
    """TOY 3.2: what one path joins to a headquarters (TOY R19) or to a connected base, if these bases are one's own."""
    reach = types.int64(tables[NEAR_HEADQUARTERS + seat])
    linked = reach & own
    frontier = linked
    while frontier:
        near = types.int64(tables[BESIDE + lowest(frontier)])
        frontier &= frontier - 1
        fresh = near & own & ~linked
        reach |= near
        linked |= fresh
        frontier |= fresh
    return reach & ~types.int64(tables[OWN_HEADQUARTERS + seat])


@part
def in_reach(tables, row, seat):
    """TOY 3.2: everything that a line joins to an own headquarters; never an own headquarters."""
    return reach_over(tables, seat, mask_at(row, HELD + 2 * seat))


@part
def weaker_than(row, troop):
    """TOY 3.3, TOY 3.4: the bases whose visible troop this one may cover, and perhaps empty ones."""
    if troop == KWAK:
        return types.int64(-1)
    ones, twos, fours = mask_at(row, TOPS), mask_at(row, TOPS + 2), mask_at(row, TOPS + 4)
    one, two, four = -(troop & 1), -((troop >> 1) & 1), -(troop >> 2)
    below = (two & ~twos) | (~(two ^ twos) & one & ~ones)
    return (four & ~fours) | (~(four ^ fours) & below) | (ones & twos & fours)


@part
def spaces(tables, row, seat, troop, reach):
    """TOY 2.4: where this troop may go, if this is in reach. A mask.

    Hook needs no line to a base (TOY 4.4, TOY R20); gates let few in (TOY 5.2); enemies must be weaker (TOY 3.3).
    """
    where = reach
    if troop == HOOK:
        where |= tables[JUMP_BASES]
    enemies = mask_at(row, HELD + 2 * (1 - seat))
    return where & tables[GATES + troop] & (~enemies | weaker_than(row, troop))


@part
def available(row, seat):
    """TOY 5.7: the tiles that may be placed: those on the rack, less the suppressed ones."""
    return counts_at(row, RACK + seat) - counts_at(row, SUPPRESSED + seat)


@part
def may_place(tables, row, seat):
    """TOY 7.3: is there any troop that may go anywhere?"""
    troops = sorts(available(row, seat))
    if not troops:
        return False
    reach = in_reach(tables, row, seat)
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        if spaces(tables, row, seat, troop, reach):
            return True
    return False


@part
def enemies_beside(tables, row, seat, base):
    """TOY 4.3, TOY R17: the bases one path away on which an enemy troop is visible."""
    return mask_at(row, HELD + 2 * (1 - seat)) & tables[BESIDE + base]


@part
def bases_beside(tables, base):
    """TOY R17: the bases one path away; never a headquarters."""
    return types.int64(tables[BESIDE + base]) & tables[ALL_BASES]
