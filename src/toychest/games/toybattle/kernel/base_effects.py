"""What special bases do once all troop effects of the turn are done."""

from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.ending import objective_checked
from toychest.games.toybattle.kernel.placing import available
from toychest.games.toybattle.kernel.reach import enemies_beside
from toychest.games.toybattle.kernel.regions import regions_checked
from toychest.games.toybattle.kernel.stacks import laid, lifted
from toychest.games.toybattle.kernel.taking import may_take, room
from toychest.games.toybattle.kernel.troops import one


@at.compiled
def recallable(row, seat, activator):
    """TOY 5.1: own visible troops anywhere, never the one on the base itself (TOY R6). A mask."""
    return row.held[seat] & ~(1 << activator)


@at.compiled
def is_useful(tables, row, effect, base):
    """TOY R22: is there anything to decide? TOY 5.8: nothing that would push the rack over eight."""
    seat = row.turn_seat
    if effect == at.RECALL:
        return room(tables, row, seat) > 0 and recallable(row, seat, base) != 0
    if effect == at.DRAW:
        return may_take(tables, row, seat)
    if effect == at.SHOVE:
        return enemies_beside(tables, row, seat, base) != 0
    if effect == at.EXHUME:
        return room(tables, row, seat) > 0 and row.discards[seat] != 0
    return effect == at.SUPPRESS and available(row, 1 - seat) != 0  # nothing happens to an empty rack (TOY R11)


@at.compiled
def without_waiting(row, place):
    """The base effect at this place of the queue is gone."""
    row.waiting -= 1
    for later in range(place, row.waiting):
        row.waiting_at[later] = row.waiting_at[later + 1]
    row.waiting_at[row.waiting] = 0


@at.compiled
def without_effect_of(row, base):
    """TOY R6: the latest tile on this base takes its pending effect with it."""
    for place in range(row.waiting - 1, -1, -1):
        if row.waiting_at[place] == base:
            without_waiting(row, place)
            return


@at.compiled
def onto_rack(row, seat, troop):
    """A tile that everybody saw goes to a rack."""
    row.racks[seat] += one(troop)
    row.known[seat] += one(troop)


@at.compiled
def troop_recalled(tables, row, base):
    """TOY 5.1: back to the rack, where everybody knows it; its own base effect is cancelled (TOY R6)."""
    onto_rack(row, row.turn_seat, lifted(row, base) & 7)
    without_effect_of(row, base)
    regions_checked(tables, row, base)
    objective_checked(tables, row)


@at.compiled
def troop_shoved(tables, row, start, end):
    """TOY 5.4, TOY R7: onto any base beside it, whatever lies there; it sets nothing off; its new base comes first."""
    laid(row, end, lifted(row, start))
    regions_checked(tables, row, end)
    regions_checked(tables, row, start)
    objective_checked(tables, row)


@at.compiled
def troop_exhumed(row, troop):
    """TOY 5.5: one of one's own discarded troops goes back to the rack."""
    row.discards[row.turn_seat] -= one(troop)
    onto_rack(row, row.turn_seat, troop)


@at.compiled
def tile_suppressed(row, troop):
    """TOY 5.7, TOY R13: the tile that was pointed at lies face down."""
    row.suppressed[1 - row.turn_seat] += one(troop)
