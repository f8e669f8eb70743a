"""The challenge: one card is shown in secret, and the rival answers."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import with_set_down, with_task
from toychest.games.clockwork.kernel.sets import escaped, escapes, gained
from toychest.games.clockwork.kernel.state import gain, lose


@at.compiled
def is_spoken(kind):
    """CLK 5.8: Fuel and Power are asked for by name."""
    return kind == at.FUEL or kind == at.POWER


@at.compiled
def asks(tables, row, seat, rivals, ids, count):
    """CLK 5.2, CLK R44: each of these rivals, for every family one holds; Fuel and Power anyway (CLK 5.8, CLK R45)."""
    if not rivals:
        return count
    askable = at.SPOKEN_BITS
    for kind in range(at.KINDS):
        askable |= (row.hands[seat, kind] > 0) << kind & tables.ask_bits
    for rival in range(at.SEATS):
        if rivals >> rival & 1:
            for kind in range(at.KINDS):
                ids[count] = at.ASK + rival * at.KINDS + kind
                count += askable >> kind & 1
    return count


@at.compiled
def _countering(row, seat, asker):
    """CLK 5.7: who had none may ask back."""
    countering = with_task(row, at.COUNTERING, seat)
    countering.seat = asker


@at.compiled
def card_asked(tables, row, asker, move, is_counter):
    """CLK 5.2, CLK R64: the demand, and whether the rival has any, which nobody can deny (CLK R48)."""
    rival, kind = (move - at.ASK) // at.KINDS, (move - at.ASK) % at.KINDS
    if row.hands[rival, kind] or tables.scrap_without_card == at.BLUFF_OK:
        answering = with_task(row, at.ANSWERING, rival)
        answering.seat = asker
        answering.kind = kind
        answering.is_counter = is_counter
    elif not is_counter:
        _countering(row, rival, asker)


@at.compiled
def answers(row, task, ids):
    """CLK 5.3, CLK 5.5, CLK R36, CLK R40: the card, or Scrap instead, or none."""
    count = 0
    if task.kind != at.SCRAP and row.hands[task.actor, at.SCRAP]:
        ids[count] = at.GIVE + at.SCRAP
        count += 1
    ids[count] = at.GIVE + task.kind if row.hands[task.actor, task.kind] else at.SAY_NONE
    return count + 1


@at.compiled
def _card_given(tables, row, giver, taker, kind):
    """CLK 5.3, CLK 5.4, CLK 5.6, CLK R27: the card goes over; who held seven before gives another one back."""
    owes = row.sizes[taker] >= tables.hand
    lose(row, giver, kind)
    gain(row, taker, kind)
    gained(tables, row, taker)
    if row.reason:
        return
    setting_down = with_set_down(row, taker)
    setting_down.seats[1] = giver + 1
    if owes:
        returning = with_task(row, at.RETURNING, taker)
        returning.seat = giver
        returning.kind = kind
        if tables.lay_order:
            with_set_down(row, taker)


@at.compiled
def _scrap_given(tables, row, giver, asker):
    """CLK 5.5, CLK R39, CLK R41: Scrap instead; it leaves the game, or lies down while there is room for all."""
    lose(row, giver, at.SCRAP)
    if tables.scrap_dest and tables.spots - row.lying > row.piled:
        laying = with_task(row, at.LAYING, asker)
        laying.kind = at.SCRAP
    else:
        row.scrapped += 1


@at.compiled
def answered(tables, row, task, move):
    """CLK 5.3, CLK 5.5, CLK R40: the answer."""
    if move == at.SAY_NONE:
        if not task.is_counter:
            _countering(row, task.actor, task.seat)
    elif move == at.GIVE + task.kind:
        _card_given(tables, row, task.actor, task.seat, task.kind)
    else:
        _scrap_given(tables, row, task.actor, task.seat)


@at.compiled
def may_counter(tables, row, seat):
    """CLK R40: where Scrap must be given instead, who holds it may not ask back."""
    return not (tables.scrap_without_card == at.BLOCKS_COUNTER and row.hands[seat, at.SCRAP])


@at.compiled
def counters(tables, row, task, ids):
    """CLK 5.7: ask back, or not; asked even of who may not (CLK R40)."""
    count = 0
    if may_counter(tables, row, task.actor):
        count = asks(tables, row, task.actor, 1 << task.seat, ids, 0)
    ids[count] = at.PASS
    return count + 1


@at.compiled
def countered(tables, row, task, move):
    """CLK 5.7, CLK R42: the question back, in the same manner and only once."""
    if move != at.PASS:
        card_asked(tables, row, task.actor, move, True)


@at.compiled
def is_return_due(tables, row, seat):
    """CLK 5.6: only a hand of more than seven gives a card back."""
    return row.sizes[seat] > tables.hand


@at.compiled
def returns(tables, row, task, ids):
    """CLK 5.4, CLK R37: any card but the very one received."""
    count = escapes(tables, row, task.actor, ids)
    for kind in range(at.KINDS):
        ids[count] = at.RETURN + kind
        count += row.hands[task.actor, kind] > (kind == task.kind)
    return count


@at.compiled
def returned(tables, row, task, move):
    """CLK 5.4: a card in return; or what wins is laid down."""
    if move == at.ESCAPE:
        escaped(tables, row, task.actor)
        return
    lose(row, task.actor, move - at.RETURN)
    gain(row, task.seat, move - at.RETURN)
