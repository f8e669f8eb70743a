"""The challenge: one card is shown in secret, and the rival answers."""

from toychest.games.clockwork.kernel.agenda import then
from toychest.games.clockwork.kernel.cards import gain, held, part
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    ANSWERING,
    BLOCKS_COUNTER,
    BLUFF_OK,
    COUNTER,
    COUNTERING,
    FUEL,
    KINDS,
    LAYING,
    LYING,
    M_ASK,
    M_ESCAPE,
    M_GIVE,
    M_NONE,
    M_RETURN,
    PILED,
    POWER,
    R_LAY_ORDER,
    R_SCRAP_DEST,
    R_SCRAP_WITHOUT_CARD,
    REASON,
    RETURNING,
    SCRAP,
    SCRAPPED,
    SEATS,
    SETTING_DOWN,
    SIZES,
    SPOKEN_BITS,
    T_ASK_BITS,
    T_HAND,
    T_SPOTS,
)
from toychest.games.clockwork.kernel.sets import escape, may_escape, win_if_won


@compiled
def asks(tables, row, seat, rivals, ids, count):
    """CLK 5.2, CLK 5.8, CLK R44: each of these rivals, for every family one holds a card of, and Fuel and Power."""
    if not rivals:
        return count
    askable = SPOKEN_BITS
    for kind in range(KINDS):
        askable |= (held(row, seat, kind) > 0) << kind & tables[T_ASK_BITS]
    for rival in range(SEATS):
        if rivals >> rival & 1:
            for kind in range(KINDS):
                ids[count] = M_ASK + rival * KINDS + kind
                count += askable >> kind & 1
    return count


@compiled
def ask(tables, row, asker, move, counter):
    """CLK 5.2, CLK 5.7, CLK R64: the demand, and whether the rival has any; `counter` is COUNTER if it asks back."""
    rival, kind = (move - M_ASK) // KINDS, (move - M_ASK) % KINDS
    if held(row, rival, kind) or tables[R_SCRAP_WITHOUT_CARD] == BLUFF_OK:
        then(row, ANSWERING, rival, asker | counter, kind)
    elif not counter:
        then(row, COUNTERING, rival, asker, 0)


@compiled
def answers(row, seat, kind, ids):
    """CLK 5.3, CLK 5.5, CLK R36, CLK R40: the card, or Scrap instead, or none."""
    count = 0
    has = held(row, seat, kind) > 0
    if kind != SCRAP and held(row, seat, SCRAP):
        ids[count] = M_GIVE + SCRAP
        count += 1
    ids[count] = M_GIVE + kind if has else M_NONE
    return count + 1


@compiled
def _give_card(tables, row, giver, taker, kind):
    """CLK 5.3, CLK 5.4, CLK 5.6, CLK R27: the card goes over; who held seven before gives another one back."""
    owes = row[SIZES + taker] >= tables[T_HAND]
    part(row, giver, kind)
    gain(row, taker, kind)
    win_if_won(tables, row, taker)
    if row[REASON]:
        return
    then(row, SETTING_DOWN, 0, (taker + 1) | (giver + 1) << 3, 0)
    if owes:
        then(row, RETURNING, taker, giver, kind)
        if tables[R_LAY_ORDER]:
            then(row, SETTING_DOWN, 0, taker + 1, 0)


@compiled
def _give_scrap(tables, row, giver, asker):
    """CLK 5.5, CLK R39, CLK R41: Scrap instead; it leaves the game, or lies down while there is room for all."""
    part(row, giver, SCRAP)
    if tables[R_SCRAP_DEST] and tables[T_SPOTS] - row[LYING] > row[PILED]:
        then(row, LAYING, asker, SCRAP, 0)
    else:
        row[SCRAPPED] += 1


@compiled
def answer(tables, row, seat, one, kind, move):
    """CLK 5.3, CLK 5.5, CLK R40: the answer."""
    asker = one % COUNTER
    if move == M_NONE:
        if not one & COUNTER:
            then(row, COUNTERING, seat, asker, 0)
    elif move == M_GIVE + kind:
        _give_card(tables, row, seat, asker, kind)
    else:
        _give_scrap(tables, row, seat, asker)


@compiled
def may_counter(tables, row, seat):
    """CLK R40: where Scrap must be given instead, who holds it may not ask back."""
    return not (tables[R_SCRAP_WITHOUT_CARD] == BLOCKS_COUNTER and held(row, seat, SCRAP))


@compiled
def returns(tables, row, seat, received, ids):
    """CLK 5.4, CLK R37: any card but the very one received."""
    count = 0
    if may_escape(tables, row, seat):
        ids[count] = M_ESCAPE
        count += 1
    for kind in range(KINDS):
        ids[count] = M_RETURN + kind
        count += held(row, seat, kind) > (kind == received)
    return count


@compiled
def give_back(tables, row, seat, rival, move):
    """CLK 5.4: a card in return; or what wins is laid down."""
    if move == M_ESCAPE:
        escape(tables, row, seat)
        return
    part(row, seat, move - M_RETURN)
    gain(row, rival, move - M_RETURN)


@compiled
def is_spoken(kind):
    """CLK 5.8: Fuel and Power are asked for by name."""
    return kind == FUEL or kind == POWER
