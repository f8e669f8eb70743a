"""Searching the discards at the Towers: show, point, turn."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import with_act, with_set_down, with_task
from toychest.games.clockwork.kernel.challenge import is_spoken
from toychest.games.clockwork.kernel.scrapyard import after_taking, laid
from toychest.games.clockwork.kernel.sets import any_card, escaped, gained
from toychest.games.clockwork.kernel.state import gain, lose


@at.compiled
def searchable(tables, row, seat):
    """CLK 6.2, CLK 6.6: every family one holds a card of, and Fuel and Power, as bits; nothing where no card lies."""
    if not row.lying:  # CLK R57
        return 0
    hand = 0
    for kind in range(at.KINDS):
        hand |= (row.hands[seat, kind] > 0) << kind
    found = hand & tables.search_bits | at.SPOKEN_BITS
    if tables.dead_end and not row.piled and not hand & at.FAMILY_BITS:  # CLK R32: who has none may name one
        found |= at.FAMILY_BITS & ~row.out_bits
    return found


@at.compiled
def searches(tables, row, seat, ids, count):
    """CLK 6.2: every kind that this seat may seek."""
    found = searchable(tables, row, seat)
    for kind in range(at.KINDS):
        ids[count] = at.SEARCH + kind
        count += found >> kind & 1
    return count


@at.compiled
def search_begun(row, seat, kind):
    """CLK 6.2, CLK R51: a card is shown to all, or a kind is named; then one points."""
    pointing = with_task(row, at.POINTING, seat)
    pointing.kind = kind
    pointing.is_shown = row.hands[seat, kind] > 0 and not is_spoken(kind)


@at.compiled
def pointings(row, ids):
    """CLK 6.3: any card that lies there."""
    for number in range(row.lying):
        ids[number] = at.POINT + row.discards[number]
    return row.lying


@at.compiled
def with_card_picked_up(row, seat, spot):
    """CLK 6.4: the card on a spot goes to a hand; those laid later move up."""
    gain(row, seat, row.on_spot[spot] - 1)
    row.on_spot[spot] = 0
    row.lying -= 1
    number = 0
    while row.discards[number] != spot:
        number += 1
    while number < row.lying:
        row.discards[number] = row.discards[number + 1]
        number += 1
    row.discards[number] = 0


@at.compiled
def _hit(tables, row, seat, spot):
    """CLK 6.4, CLK R53, CLK R54: the card goes to the hand; with more than seven another one is discarded."""
    with_card_picked_up(row, seat, spot)
    gained(tables, row, seat)
    if row.reason:
        return
    if tables.search_streak:
        with_act(row, seat, at.MAY_SEARCH | at.MAY_PASS)
    after_taking(tables, row, seat)


@at.compiled
def findings(ids):
    """CLK R52: take what was sought, or leave it."""
    ids[0], ids[1] = at.TAKE, at.PASS
    return 2


@at.compiled
def found(tables, row, task, move):
    """CLK R52: what was sought is taken, or left where it lies."""
    if move == at.TAKE:
        _hit(tables, row, task.actor, task.place)


@at.compiled
def _swapped_in(tables, row, seat, spot, kind):
    """CLK 6.5, CLK R55: the card that was shown takes the place of the wrong one; only then may the hand win."""
    with_card_picked_up(row, seat, spot)
    lose(row, seat, kind)
    laid(row, spot, kind)
    gained(tables, row, seat)
    if not row.reason:
        with_set_down(row, seat)


@at.compiled
def _missed(tables, row, seat, spot):
    """CLK R56, CLK R58: the wrong card must be taken, Scrap too; then one of the hand is laid down."""
    with_card_picked_up(row, seat, spot)
    gained(tables, row, seat)
    if row.reason:
        return
    if tables.blind_miss == at.SWAP_CHOICE:
        with_set_down(row, seat)
        swapping = with_task(row, at.SWAPPING, seat)
        swapping.place = spot
    else:
        after_taking(tables, row, seat)


@at.compiled
def pointed(tables, row, task, spot):
    """CLK 6.3, CLK R52: the card is turned for all to see: a hit, or a miss."""
    if row.on_spot[spot] - 1 == task.kind:
        if tables.hit:
            finding = with_task(row, at.FINDING, task.actor)
            finding.place = spot
        else:
            _hit(tables, row, task.actor, spot)
    elif task.is_shown:
        if not tables.miss:
            _swapped_in(tables, row, task.actor, spot, task.kind)
    elif tables.blind_miss and is_spoken(task.kind):  # CLK R32: a family that was only named is put back
        _missed(tables, row, task.actor, spot)


@at.compiled
def swaps(tables, row, task, ids):
    """CLK R56: any card of the hand."""
    return any_card(tables, row, task.actor, at.SWAP, ids)


@at.compiled
def swapped(tables, row, task, move):
    """CLK R56: the chosen card is shown and laid where the wrong one was; or what wins is laid down."""
    if move == at.ESCAPE:
        escaped(tables, row, task.actor)
        return
    lose(row, task.actor, move - at.SWAP)
    laid(row, task.place, move - at.SWAP)
