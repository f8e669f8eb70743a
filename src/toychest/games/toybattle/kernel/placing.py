"""Placing a troop: where it may go, and what it sets off."""

from toychest.games.kernels import lowest
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.ending import captured, objective_checked
from toychest.games.toybattle.kernel.reach import in_reach
from toychest.games.toybattle.kernel.regions import regions_checked
from toychest.games.toybattle.kernel.stacks import laid
from toychest.games.toybattle.kernel.troops import count_of, one, sorts


@at.compiled
def available(row, seat):
    """TOY 5.7: the tiles that may be placed: those on the rack, less the suppressed ones."""
    return row.racks[seat] - row.suppressed[seat]


@at.compiled
def weaker_than(row, troop):
    """TOY 3.3, TOY 3.4: the bases whose visible troop this one may cover, and perhaps empty ones."""
    if troop == at.KWAK:
        return -1
    ones, twos, fours = row.tops[0], row.tops[1], row.tops[2]
    has_one, has_two, has_four = -(troop & 1), -((troop >> 1) & 1), -(troop >> 2)
    below = (has_two & ~twos) | (~(has_two ^ twos) & has_one & ~ones)
    return (has_four & ~fours) | (~(has_four ^ fours) & below) | (ones & twos & fours)


@at.compiled
def spaces(tables, row, seat, troop, reach):
    """TOY 2.4: where this troop may go, if this is in reach. A mask.

    Hook needs no line to a base (TOY 4.4, TOY R20). Gates let few in (TOY 5.2), onto own tiles too (TOY R16), Hook or
    not (TOY R12). What is empty or one's own is open (TOY 3.1); an enemy must be weaker (TOY 3.3).
    """
    where = reach | (tables.jump_bases if troop == at.HOOK else 0)
    return where & tables.gates[troop] & (~row.held[1 - seat] | weaker_than(row, troop))


@at.compiled
def may_place(tables, row, seat):
    """TOY 7.3: is there any troop that may go anywhere?"""
    troops = sorts(available(row, seat))
    if not troops:
        return False
    reach = in_reach(tables, row, seat)
    while troops:
        if spaces(tables, row, seat, lowest(troops) >> 1, reach):
            return True
        troops &= troops - 1
    return False


@at.compiled
def without_known(row, seat, troop):
    """A tile of this troop left the rack: one fewer is known to lie there, if any was."""
    if count_of(row.known[seat], troop):
        row.known[seat] -= one(troop)


@at.compiled
def troop_placed(tables, row, troop, place):
    """TOY 2.4: from the rack onto the space; medals, then a capture, at once (TOY R1); then effects are due.

    The troop's comes first, unless the base nullifies it (TOY 5.6); base effects wait for all troop effects, in the
    order of occupation (TOY R15, TOY R3).
    """
    seat = row.turn_seat
    row.racks[seat] -= one(troop)
    without_known(row, seat, troop)
    if place >= tables.base_count:
        captured(row, seat, troop, place)
        return
    laid(row, place, 8 * seat + troop)
    regions_checked(tables, row, place)
    objective_checked(tables, row)
    effect = tables.effect_at[place]
    if row.task == at.ENDED or effect == at.NULLIFY:
        return
    row.task, row.task_at = at.TROOP_EFFECT + troop, place
    if effect != at.PLAIN:
        row.waiting_at[row.waiting] = place
        row.waiting += 1
