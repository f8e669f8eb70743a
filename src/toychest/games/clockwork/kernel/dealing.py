"""Hidden cards dealt to their holders: by count, and within bounds."""

from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    F_BOUNDS,
    F_MEMORY,
    HOLDERS,
    KINDS,
    MEMORY,
    S_FREE,
    S_HELD,
    S_LEAST,
    S_MOST,
    S_ORDER,
    S_POOL,
    S_ROOM,
    S_SHOWN,
    S_SIZE,
    SPOT_HOLDER,
)
from toychest.games.jitted import below


@compiled
def recall_bounds(row, forgotten, scratch):
    """CLK 4.3: what each holder has at least and at most, without what was forgotten."""
    for holder in range(HOLDERS):
        for kind in range(KINDS):
            at, cell = 2 * KINDS * holder + kind, holder * KINDS + kind
            if forgotten[F_BOUNDS]:
                scratch[S_LEAST + cell] = forgotten[F_MEMORY + at]
                scratch[S_MOST + cell] = forgotten[F_MEMORY + at + KINDS]
            elif holder < SPOT_HOLDER:
                scratch[S_LEAST + cell] = row[MEMORY + at]
                scratch[S_MOST + cell] = row[MEMORY + at + KINDS]
            else:
                scratch[S_LEAST + cell] = scratch[S_MOST + cell] = 0


@compiled
def _room(scratch, kind):
    """How many places the holders have that can take all cards of this kind."""
    room = 0
    for holder in range(HOLDERS):
        size = scratch[S_SIZE + holder]
        if scratch[S_MOST + holder * KINDS + kind] >= min(size, scratch[S_POOL + kind]):
            room += size
    return room


@compiled
def tightest_first(scratch):
    """The order of dealing: kinds that the fewest holders can take come first."""
    for kind in range(KINDS):
        scratch[S_ORDER + kind] = kind
        scratch[S_ROOM + kind] = _room(scratch, kind)
    for last in range(1, KINDS):
        kind, at = scratch[S_ORDER + last], last
        while at > 0 and scratch[S_ROOM + scratch[S_ORDER + at - 1]] > scratch[S_ROOM + kind]:
            scratch[S_ORDER + at] = scratch[S_ORDER + at - 1]
            at -= 1
        scratch[S_ORDER + at] = kind


@compiled
def _deal_one(scratch, kind, rng):
    """A card of this kind to one of the free places, each alike; False if there is none."""
    places = 0
    for holder in range(HOLDERS):
        cell = holder * KINDS + kind
        if scratch[S_HELD + cell] < scratch[S_MOST + cell]:
            places += scratch[S_FREE + holder]
    if places <= 0:
        return False
    number = below(rng, places)
    for holder in range(HOLDERS):
        cell = holder * KINDS + kind
        if scratch[S_HELD + cell] < scratch[S_MOST + cell]:
            number -= scratch[S_FREE + holder]
            if number < 0:
                scratch[S_HELD + cell] += 1
                scratch[S_FREE + holder] -= 1
                return True
    return False


@compiled
def note_shown(scratch):
    """What each holder has at least, where that does not follow from what all others can take."""
    for kind in range(KINDS):
        scratch[S_ROOM + kind] = 0
        for holder in range(HOLDERS):
            scratch[S_ROOM + kind] += scratch[S_MOST + holder * KINDS + kind]
    for holder in range(HOLDERS):
        others = scratch[S_SIZE + holder]
        for cell in range(holder * KINDS, (holder + 1) * KINDS):
            others -= scratch[S_MOST + cell]
        for kind in range(KINDS):
            cell = holder * KINDS + kind
            most = scratch[S_MOST + cell]
            follows = max(scratch[S_POOL + kind] - scratch[S_ROOM + kind], others) + most
            least = scratch[S_LEAST + cell]
            scratch[S_SHOWN + cell] = least if least > follows else 0


@compiled
def deal(scratch, first, rng):
    """The pool among the holders: what each has at `first`, then card by card to a free place that may take it."""
    for holder in range(HOLDERS):
        free = scratch[S_SIZE + holder]
        for cell in range(holder * KINDS, (holder + 1) * KINDS):
            scratch[S_HELD + cell] = scratch[first + cell]
            free -= scratch[first + cell]
        scratch[S_FREE + holder] = free
    for place in range(KINDS):
        kind = scratch[S_ORDER + place]
        left = scratch[S_POOL + kind]
        for holder in range(HOLDERS):
            left -= scratch[S_HELD + holder * KINDS + kind]
        for _ in range(left):
            if not _deal_one(scratch, kind, rng):
                return False
    return True
