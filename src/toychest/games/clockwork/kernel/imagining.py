"""Another truth that a seat cannot tell from this one: unseen cards dealt anew, by count and within the bounds."""

from numba import njit

from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.compiling import OPTIONS, compiled
from toychest.games.clockwork.kernel.dealing import deal, note_shown, recall_bounds, tightest_first
from toychest.games.clockwork.kernel.layout import (
    AGENDA,
    CODE,
    DEPTH,
    DISCARDS,
    F_ABOUT,
    F_SPOTS,
    HANDS,
    HOLDERS,
    KINDS,
    LAYING,
    LYING,
    ON_SPOT,
    ONE,
    PILE_HOLDER,
    R_LAY_DOWN,
    R_OFFTURN_WIN,
    REASON,
    RECORD,
    S_HELD,
    S_LEAST,
    S_POOL,
    S_SHOWN,
    S_SIZE,
    SETTING_DOWN,
    SIZES,
    SPOT_HOLDER,
    T_SEATS,
    TRAVELLING,
    TURN,
    TURN_SEAT,
    TURN_THROW,
    UNSEEN,
)
from toychest.games.clockwork.kernel.sets import complete, way_out
from toychest.games.clockwork.kernel.turn import is_dead_end
from toychest.games.clockwork.kernel.unheard import ask_anew, may_have_heard
from toychest.games.jitted import IMAGINE, below

PATIENCE = 200
"""After so many deals a card that was received need not be beyond what its hand surely had."""

STUCK = 50
"""After so many deals what follows from the bounds is dealt first, so that they come out."""

MOST_DEALS = 1_000_000
"""A guard: there is always another deal, but no search may hang on it."""


@compiled
def _is_card_forgotten(row, forgotten):
    """Was the card that is about to be laid forgotten?"""
    return forgotten[F_ABOUT] != 0 and row[DEPTH] > 0 and row[next_task(row) + CODE] == LAYING


@compiled
def _gather(tables, row, seat, forgotten, scratch):
    """All cards that this seat does not see or has forgotten, and how many each holder has."""
    for holder in range(HOLDERS):
        scratch[S_SIZE + holder] = 0
    for kind in range(KINDS):
        scratch[S_POOL + kind] = row[UNSEEN + kind]
        scratch[S_SIZE + PILE_HOLDER] += row[UNSEEN + kind]
    for other in range(tables[T_SEATS]):
        if other != seat:
            scratch[S_SIZE + other] = row[SIZES + other]
            for kind in range(KINDS):
                scratch[S_POOL + kind] += row[HANDS + other * KINDS + kind]
    for at in range(row[LYING]):
        spot = row[DISCARDS + at]
        if forgotten[F_SPOTS + spot]:
            scratch[S_SIZE + SPOT_HOLDER] += 1
            scratch[S_POOL + row[ON_SPOT + spot] - 1] += 1
    if _is_card_forgotten(row, forgotten):
        scratch[S_SIZE + SPOT_HOLDER] += 1
        scratch[S_POOL + row[next_task(row) + ONE]] += 1


@compiled
def _any_card(scratch, left, rng):
    """One of the cards that the forgotten spots have together, taken away."""
    number, first = below(rng, left), S_HELD + SPOT_HOLDER * KINDS
    for kind in range(KINDS):
        number -= scratch[first + kind]
        if number < 0:
            scratch[first + kind] -= 1
            return kind
    return 0


@compiled
def _put_down(tables, row, seat, forgotten, rng, scratch):
    """The cards that were dealt go into the row; forgotten spots get theirs in any order."""
    for kind in range(KINDS):
        row[UNSEEN + kind] = scratch[S_HELD + PILE_HOLDER * KINDS + kind]
        for other in range(tables[T_SEATS]):
            if other != seat:
                row[HANDS + other * KINDS + kind] = scratch[S_HELD + other * KINDS + kind]
    left = scratch[S_SIZE + SPOT_HOLDER]
    if not left:
        return
    for at in range(row[LYING]):
        spot = row[DISCARDS + at]
        if forgotten[F_SPOTS + spot]:
            row[ON_SPOT + spot] = _any_card(scratch, left, rng) + 1
            left -= 1
    if _is_card_forgotten(row, forgotten):
        row[next_task(row) + ONE] = _any_card(scratch, left, rng)


@compiled
def _open_hands(row):
    """Seats that are still to lay down what is complete, as bits."""
    found = 0
    for number in range(row[DEPTH]):
        at = AGENDA + number * RECORD
        if row[at + CODE] == SETTING_DOWN:
            seats = row[at + ONE]
            while seats:
                found |= 1 << (seats % 8 - 1)
                seats >>= 3
    return found


@compiled
def _is_unclaimed(tables, row, seat, is_open):
    """CLK R27, CLK R28: this hand would have won, or laid a set down."""
    waits = tables[R_OFFTURN_WIN] and seat != row[TURN_SEAT]
    if not waits and way_out(tables, row, seat):
        return True
    return not is_open and complete(tables, row, seat) != 0


@compiled
def _fits(tables, row, seat):
    """What a settled table cannot hold: a set that should lie down, a win that nobody claimed, a dead end unnoticed."""
    if row[REASON] or not row[TURN]:
        return True
    code = row[next_task(row) + CODE]
    if (code == TURN_THROW or code == TRAVELLING) and is_dead_end(tables, row):
        return False
    if tables[R_LAY_DOWN]:
        return True
    open_hands = _open_hands(row)
    for other in range(tables[T_SEATS]):
        if other != seat and _is_unclaimed(tables, row, other, open_hands >> other & 1):
            return False
    return True


@njit(IMAGINE, **OPTIONS)
def imagine(tables, row, seat, forgotten, rng, scratch):
    """Hidden hands and piles, and whatever was forgotten, are dealt anew until they fit what this seat knows."""
    _gather(tables, row, seat, forgotten, scratch)
    recall_bounds(row, forgotten, scratch)
    note_shown(scratch)
    tightest_first(scratch)
    for attempt in range(MOST_DEALS):
        if not deal(scratch, S_SHOWN if attempt < STUCK else S_LEAST, rng):
            continue
        _put_down(tables, row, seat, forgotten, rng, scratch)
        if not _fits(tables, row, seat):
            continue
        if ask_anew(tables, row, seat, forgotten, attempt < PATIENCE, rng, scratch) and may_have_heard(
            tables, row, forgotten
        ):
            return
