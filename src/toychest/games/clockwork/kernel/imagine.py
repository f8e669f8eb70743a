"""Another truth that a seat cannot tell from this one: unseen cards dealt anew, by count and within the bounds."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.imagined_deals import deal, recall_bounds, shown, tightest_first
from toychest.games.clockwork.kernel.imagined_questions import asked_anew, may_have_heard
from toychest.games.clockwork.kernel.sets import complete, way_out
from toychest.games.clockwork.kernel.turn import is_dead_end
from toychest.games.kernels import below, viewed

PATIENCE = 200
"""After so many deals a card that was received need not be beyond what its hand surely had."""

STUCK = 50
"""After so many deals what follows from the bounds is dealt first, so that they come out."""

MOST_DEALS = 1_000_000
"""A guard: there is always another deal, but no search may hang on it."""


@at.compiled
def _is_card_forgotten(row, lost):
    """Was the card that is about to be laid forgotten?"""
    return lost.about and row.depth > 0 and next_task(row).code == at.LAYING


@at.compiled
def _gather(tables, row, seat, lost, scratch):
    """All cards that this seat does not see or has forgotten, and how many each holder has."""
    for holder in range(at.HOLDERS):
        scratch.size[holder] = 0
    for kind in range(at.KINDS):
        scratch.pool[kind] = row.unseen[kind]
        scratch.size[at.PILE_HOLDER] += row.unseen[kind]
    for other in range(tables.seats):
        if other != seat:
            scratch.size[other] = row.sizes[other]
            for kind in range(at.KINDS):
                scratch.pool[kind] += row.hands[other, kind]
    for number in range(row.lying):
        spot = row.discards[number]
        if lost.spots[spot]:
            scratch.size[at.SPOT_HOLDER] += 1
            scratch.pool[row.on_spot[spot] - 1] += 1
    if _is_card_forgotten(row, lost):
        scratch.size[at.SPOT_HOLDER] += 1
        scratch.pool[next_task(row).kind] += 1


@at.compiled
def _any_card(scratch, left, rng):
    """One of the cards that the forgotten spots have together, taken away."""
    number = below(rng, left)
    for kind in range(at.KINDS):
        number -= scratch.held[at.SPOT_HOLDER, kind]
        if number < 0:
            scratch.held[at.SPOT_HOLDER, kind] -= 1
            return kind
    return 0


@at.compiled
def _put_down(tables, row, seat, lost, rng, scratch):
    """The cards that were dealt go into the row; forgotten spots get theirs in any order."""
    for kind in range(at.KINDS):
        row.unseen[kind] = scratch.held[at.PILE_HOLDER, kind]
        for other in range(tables.seats):
            if other != seat:
                row.hands[other, kind] = scratch.held[other, kind]
    left = scratch.size[at.SPOT_HOLDER]
    if not left:
        return
    for number in range(row.lying):
        spot = row.discards[number]
        if lost.spots[spot]:
            row.on_spot[spot] = _any_card(scratch, left, rng) + 1
            left -= 1
    if _is_card_forgotten(row, lost):
        next_task(row).kind = _any_card(scratch, left, rng)


@at.compiled
def _open_hands(row):
    """Seats that are still to lay down what is complete, as bits."""
    found = 0
    for number in range(row.depth):
        task = row.agenda[number]
        if task.code == at.SETTING_DOWN:
            for place in range(at.SEATS):
                found |= (1 << task.seats[place]) >> 1
    return found


@at.compiled
def _is_unclaimed(tables, row, seat, is_open):
    """CLK R27, CLK R28: this hand would have won, or laid a set down."""
    waits = tables.offturn_win and seat != row.turn_seat
    if not waits and way_out(tables, row, seat):
        return True
    return not is_open and complete(tables, row, seat) != 0


@at.compiled
def _fits(tables, row, seat):
    """What a settled table cannot hold: a set that should lie down, a win that nobody claimed, a dead end unnoticed."""
    if row.reason or not row.turn:
        return True
    code = next_task(row).code
    if (code == at.TURN_THROW or code == at.TRAVELLING) and is_dead_end(tables, row):
        return False
    if tables.lay_down:
        return True
    open_hands = _open_hands(row)
    for other in range(tables.seats):
        if other != seat and _is_unclaimed(tables, row, other, open_hands >> other & 1):
            return False
    return True


@at.entry
def imagine(table_cells, row_cells, seat, forgotten, rng, scratch_cells):
    """Hidden hands and piles, and whatever was forgotten, are dealt anew until they fit what this seat knows."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    lost, scratch = viewed(forgotten, at.LOST), viewed(scratch_cells, at.SCRATCH)
    _gather(tables, row, seat, lost, scratch)
    recall_bounds(row, lost, scratch)
    shown(scratch)
    tightest_first(scratch)
    for attempt in range(MOST_DEALS):
        if not deal(scratch, attempt >= STUCK, rng):
            continue
        _put_down(tables, row, seat, lost, rng, scratch)
        if not _fits(tables, row, seat):
            continue
        is_asked = asked_anew(tables, row, seat, lost, attempt < PATIENCE, rng, scratch)
        if is_asked and may_have_heard(tables, row, lost):
            return
