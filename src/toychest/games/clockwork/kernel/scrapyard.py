"""Taking a card from a pile, and what is discarded for it."""

from toychest.games.clockwork.kernel.agenda import then, then_act
from toychest.games.clockwork.kernel.cards import gain, part
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    ASK,
    DISCARDING,
    GO,
    IS_BONUS,
    LAYING,
    M_DISCARD,
    M_KEEP,
    MAY_PASS,
    PILED,
    PILES,
    R_BELOW7,
    R_LAY_ORDER,
    REASON,
    SETTING_DOWN,
    SIZES,
    T_HAND,
    TAKE,
    UNSEEN,
)
from toychest.games.clockwork.kernel.sets import escape, win_if_won


@compiled
def then_settle(tables, row, seat):
    """CLK R27: after a card was taken: the discard, then what is complete; or the other way round."""
    if tables[R_LAY_ORDER]:
        then(row, DISCARDING, seat, 0, 0)
        then(row, SETTING_DOWN, 0, seat + 1, 0)
    else:
        then(row, SETTING_DOWN, 0, seat + 1, 0)
        then(row, DISCARDING, seat, 0, 0)


@compiled
def draw_card(tables, row, seat, yard, kind):
    """CLK 4.1, CLK R18, CLK R25: the top card of the pile goes to the hand; a special throw may be used then."""
    row[UNSEEN + kind] -= 1
    row[PILES + yard - 1] -= 1
    row[PILED] -= 1
    gain(row, seat, kind)
    win_if_won(tables, row, seat)
    if row[REASON]:
        return
    if row[IS_BONUS]:
        then_act(row, seat, GO | TAKE | ASK | MAY_PASS, 0)
        row[IS_BONUS] = 0
    then_settle(tables, row, seat)


@compiled
def owes_discard(tables, row, seat):
    """CLK 1.7, CLK 8.2, CLK R26: only a hand of more than seven."""
    return row[SIZES + seat] > tables[T_HAND]


@compiled
def is_discard_due(tables, row, seat):
    """CLK R26: below seven nothing is discarded, unless one may choose."""
    return tables[R_BELOW7] != 0 or owes_discard(tables, row, seat)


@compiled
def discard(tables, row, seat, move):
    """CLK 4.2, CLK 4.3: the card is shown to all; or everything is kept, or wins."""
    if move == M_KEEP:
        return
    kind = move - M_DISCARD
    if kind < 0 or kind > 13:
        escape(tables, row, seat)
        return
    part(row, seat, kind)
    then(row, LAYING, seat, kind, 0)
