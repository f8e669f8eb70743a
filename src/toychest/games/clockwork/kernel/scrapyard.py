"""Taking a card from a pile, and what is discarded for it."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import with_act, with_set_down, with_task
from toychest.games.clockwork.kernel.sets import any_card, escaped, gained
from toychest.games.clockwork.kernel.state import gain, lose


@at.compiled
def after_taking(tables, row, seat):
    """CLK R27: after a card was taken: the discard, then what is complete; or the other way round."""
    if tables.lay_order:
        with_task(row, at.DISCARDING, seat)
        with_set_down(row, seat)
    else:
        with_set_down(row, seat)
        with_task(row, at.DISCARDING, seat)


@at.compiled
def card_drawn(tables, row, task, kind):
    """CLK 4.1, CLK R18, CLK R25: the top card of the pile goes to the hand; a special throw may be used then."""
    row.unseen[kind] -= 1
    row.piles[task.place - 1] -= 1
    row.piled -= 1
    gain(row, task.seat, kind)
    gained(tables, row, task.seat)
    if row.reason:
        return
    if row.is_bonus:
        with_act(row, task.seat, at.MAY_GO | at.MAY_TAKE | at.MAY_ASK | at.MAY_PASS)
        row.is_bonus = False
    after_taking(tables, row, task.seat)


@at.compiled
def owes_discard(tables, row, seat):
    """CLK 1.7, CLK 8.2, CLK R26: only a hand of more than seven."""
    return row.sizes[seat] > tables.hand


@at.compiled
def is_discard_due(tables, row, seat):
    """CLK R26: below seven nothing is discarded, unless one may choose."""
    return tables.below7 != 0 or owes_discard(tables, row, seat)


@at.compiled
def discards(tables, row, task, ids):
    """CLK 4.2, CLK R33: any card of the hand, the taken one too, even Power."""
    count = any_card(tables, row, task.actor, at.DISCARD, ids)
    if not owes_discard(tables, row, task.actor):
        ids[count] = at.KEEP
        count += 1
    return count


@at.compiled
def discarded(tables, row, task, move):
    """CLK 4.2, CLK 4.3: the card is shown to all; or everything is kept, or wins."""
    if move == at.KEEP:
        return
    if move == at.ESCAPE:
        escaped(tables, row, task.actor)
        return
    kind = move - at.DISCARD
    lose(row, task.actor, kind)
    laying = with_task(row, at.LAYING, task.actor)
    laying.kind = kind


@at.compiled
def layings(tables, row, ids):
    """CLK 4.3, CLK R34, CLK R35: any free spot, also one that was just left."""
    count = 0
    for spot in range(1, tables.spots + 1):
        ids[count] = at.LAY + spot
        count += row.on_spot[spot] == 0
    return count


@at.compiled
def laid(row, spot, kind):
    """CLK 4.3: a card is laid on a free spot, the last of all."""
    row.discards[row.lying] = spot
    row.on_spot[spot] = kind + 1
    row.lying += 1
