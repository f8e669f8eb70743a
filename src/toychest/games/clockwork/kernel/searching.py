"""Searching the discards at the Towers: show, point, turn."""

from toychest.games.clockwork.kernel.agenda import then, then_act
from toychest.games.clockwork.kernel.asking import is_spoken
from toychest.games.clockwork.kernel.cards import held, lay, part, pick_up
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    DISCARDS,
    FAMILY_BITS,
    HANDS,
    KINDS,
    LYING,
    M_ESCAPE,
    M_POINT,
    M_SEARCH,
    M_SWAP,
    MAY_PASS,
    ON_SPOT,
    OUT_BITS,
    PILED,
    POINTING,
    R_BLIND_MISS,
    R_DEAD_END,
    R_MISS,
    R_SEARCH_STREAK,
    REASON,
    SEARCH,
    SETTING_DOWN,
    SPOKEN_BITS,
    SWAP_CHOICE,
    SWAPPING,
    T_SEARCH_BITS,
)
from toychest.games.clockwork.kernel.scrapyard import then_settle
from toychest.games.clockwork.kernel.sets import escape, may_escape, win_if_won


@compiled
def searchable(tables, row, seat):
    """CLK 6.2, CLK 6.6: every family one holds a card of, and Fuel and Power, as bits; nothing where no card lies."""
    if not row[LYING]:  # CLK R57
        return 0
    hand = 0
    for kind in range(KINDS):
        hand |= (row[HANDS + seat * KINDS + kind] > 0) << kind
    found = hand & tables[T_SEARCH_BITS] | SPOKEN_BITS
    if tables[R_DEAD_END] and not row[PILED] and not hand & FAMILY_BITS:  # CLK R32: who has none may name one
        found |= FAMILY_BITS & ~row[OUT_BITS]
    return found


@compiled
def searches(tables, row, seat, ids, count):
    """CLK 6.2: every kind that this seat may seek."""
    found = searchable(tables, row, seat)
    for kind in range(KINDS):
        ids[count] = M_SEARCH + kind
        count += found >> kind & 1
    return count


@compiled
def begin_search(row, seat, kind):
    """CLK 6.2, CLK R51: a card is shown to all, or a kind is named; then one points."""
    is_shown = held(row, seat, kind) > 0 and not is_spoken(kind)
    then(row, POINTING, seat, 1 if is_shown else 0, kind)


@compiled
def pointings(row, ids):
    """CLK 6.3: any card that lies there."""
    for at in range(row[LYING]):
        ids[at] = M_POINT + row[DISCARDS + at]
    return row[LYING]


@compiled
def _hit(tables, row, seat, spot):
    """CLK 6.4, CLK R53, CLK R54: the card goes to the hand; with more than seven another one is discarded."""
    pick_up(row, seat, spot)
    win_if_won(tables, row, seat)
    if row[REASON]:
        return
    if tables[R_SEARCH_STREAK]:
        then_act(row, seat, SEARCH | MAY_PASS, 0)
    then_settle(tables, row, seat)


@compiled
def _swap_in(tables, row, seat, spot, kind):
    """CLK 6.5, CLK R55: the card that was shown takes the place of the wrong one; only then may the hand win."""
    pick_up(row, seat, spot)
    part(row, seat, kind)
    lay(row, spot, kind)
    win_if_won(tables, row, seat)
    if not row[REASON]:
        then(row, SETTING_DOWN, 0, seat + 1, 0)


@compiled
def _take_wrong(tables, row, seat, spot):
    """CLK R56, CLK R58: the wrong card must be taken, Scrap too; then one of the hand is laid down."""
    pick_up(row, seat, spot)
    win_if_won(tables, row, seat)
    if row[REASON]:
        return
    if tables[R_BLIND_MISS] == SWAP_CHOICE:
        then(row, SETTING_DOWN, 0, seat + 1, 0)
        then(row, SWAPPING, seat, spot, 0)
    else:
        then_settle(tables, row, seat)


@compiled
def point(tables, row, seat, is_shown, kind, spot):
    """CLK 6.3, CLK R52: the card is turned for all to see: a hit, or a miss."""
    if row[ON_SPOT + spot] - 1 == kind:
        _hit(tables, row, seat, spot)
    elif is_shown:
        if not tables[R_MISS]:
            _swap_in(tables, row, seat, spot, kind)
    elif tables[R_BLIND_MISS] and is_spoken(kind):  # CLK R32: a family that was only named is put back
        _take_wrong(tables, row, seat, spot)


@compiled
def swaps(tables, row, seat, ids):
    """CLK R56: any card of the hand."""
    count = 0
    if may_escape(tables, row, seat):
        ids[count] = M_ESCAPE
        count += 1
    for kind in range(KINDS):
        if held(row, seat, kind):
            ids[count] = M_SWAP + kind
            count += 1
    return count


@compiled
def swap(tables, row, seat, spot, move):
    """CLK R56: the chosen card is shown and laid where the wrong one was; or what wins is laid down."""
    if move == M_ESCAPE:
        escape(tables, row, seat)
        return
    part(row, seat, move - M_SWAP)
    lay(row, spot, move - M_SWAP)
