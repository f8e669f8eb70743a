"""A turn: throw, settle everything, and pass on."""

from toychest.contract import CHANCE
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.acting import endgame_turn, is_useful
from toychest.games.clockwork.kernel.agenda import drop, next_task, taken_off, with_task
from toychest.games.clockwork.kernel.challenge import is_return_due
from toychest.games.clockwork.kernel.scrapyard import is_discard_due
from toychest.games.clockwork.kernel.sets import gained, lacks_only_fuel, over, set_down
from toychest.games.clockwork.kernel.state import at_towers, is_special


@at.compiled
def thrown(tables, row, seat, low, high):
    """CLK 2.1, CLK 7.2 to 7.4: the dice of a turn, and what they allow."""
    row.first_die, row.second_die = low, high
    row.origin = row.fields[seat]
    row.is_bonus = tables.special_mode != 0 and is_special(row)
    if row.is_endgame and at_towers(tables, row, seat):
        endgame_turn(tables, row, seat)
    else:
        with_task(row, at.TRAVELLING, seat)


@at.compiled
def is_dead_end(tables, row):
    """CLK R32: the yards are empty, no hand holds a card that could be shown, and nobody lacks only Fuel."""
    if not row.is_endgame or tables.dead_end:
        return False
    if tables.blind_miss and row.lying:  # naming Fuel still fetches cards
        return False
    shown = at.FAMILY_BITS if tables.miss else tables.search_bits
    for seat in range(tables.seats):
        if lacks_only_fuel(row, seat):
            return False
        for kind in range(at.KINDS):
            if row.hands[seat, kind] and shown >> kind & 1:
                return False
    return True


@at.compiled
def turn_begun(tables, row, seat):
    """The seat on turn is to throw; a win that had to wait for this turn comes first (CLK R28)."""
    row.turn = min(row.turn + 1, at.MOST_TURNS)
    row.turn_seat = seat
    row.is_bonus = False
    if tables.offturn_win:
        gained(tables, row, seat)
        if row.reason:
            return
    throw = with_task(row, at.TURN_THROW, CHANCE)
    throw.seat = seat
    if tables.offturn_win and tables.lay_down:
        with_task(row, at.BUILDING, seat)


@at.compiled
def _turn_over(tables, row):
    """CLK 4.4, CLK R21: the turn ends, doubles or not; the endgame may begin (CLK R59), or the game end (CLK R32)."""
    if not row.turn:  # everything is set up: the starter begins, CLK 1.8
        turn_begun(tables, row, row.turn_seat)
        return
    if not row.piled:
        row.is_endgame = True  # CLK 7.1
    if is_dead_end(tables, row):
        over(row, at.DEAD_END, -1)
    elif tables.last_turn and row.turn >= tables.last_turn:
        over(row, at.TURN_CAP, -1)
    else:
        seat = row.turn_seat + 1
        turn_begun(tables, row, 0 if seat == tables.seats else seat)


@at.compiled
def _is_due(tables, row, task):
    """Must this be asked? CLK R26, CLK 5.6, and whether there is anything to do."""
    if task.code == at.DISCARDING:
        return is_discard_due(tables, row, task.actor)
    if task.code == at.RETURNING:
        return is_return_due(tables, row, task.actor)
    if task.code == at.ACTING:
        return is_useful(tables, row, task)
    return True


@at.compiled
def until_asked(tables, row, scratch):
    """What follows by itself, until somebody is asked, chance is, or the game is over."""
    while not row.reason:
        if not row.depth:
            _turn_over(tables, row)
            continue
        if next_task(row).code == at.SETTING_DOWN:
            set_down(tables, row, taken_off(row, scratch))
        elif _is_due(tables, row, next_task(row)):
            return
        else:
            drop(row)
