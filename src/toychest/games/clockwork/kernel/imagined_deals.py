"""Hidden cards dealt to their holders: by count, and within bounds."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.kernels import below


@at.compiled
def recall_bounds(row, lost, scratch):
    """CLK 4.3: what each holder has at least and at most, without what was forgotten."""
    for holder in range(at.HOLDERS):
        for kind in range(at.KINDS):
            if lost.has_bounds:
                scratch.least[holder, kind] = lost.least[holder, kind]
                scratch.most[holder, kind] = lost.most[holder, kind]
            elif holder < at.SPOT_HOLDER:
                scratch.least[holder, kind] = row.least[holder, kind]
                scratch.most[holder, kind] = row.most[holder, kind]
            else:
                scratch.least[holder, kind] = scratch.most[holder, kind] = 0


@at.compiled
def _room(scratch, kind):
    """How many places the holders have that can take all cards of this kind."""
    room = 0
    for holder in range(at.HOLDERS):
        size = scratch.size[holder]
        if scratch.most[holder, kind] >= min(size, scratch.pool[kind]):
            room += size
    return room


@at.compiled
def tightest_first(scratch):
    """The order of dealing: kinds that the fewest holders can take come first."""
    for kind in range(at.KINDS):
        scratch.order[kind] = kind
        scratch.room[kind] = _room(scratch, kind)
    for last in range(1, at.KINDS):
        kind, place = scratch.order[last], last
        while place > 0 and scratch.room[scratch.order[place - 1]] > scratch.room[kind]:
            scratch.order[place] = scratch.order[place - 1]
            place -= 1
        scratch.order[place] = kind


@at.compiled
def shown(scratch):
    """What each holder has at least, where that does not follow from what all others can take."""
    for kind in range(at.KINDS):
        scratch.room[kind] = 0
        for holder in range(at.HOLDERS):
            scratch.room[kind] += scratch.most[holder, kind]
    for holder in range(at.HOLDERS):
        others = scratch.size[holder]
        for kind in range(at.KINDS):
            others -= scratch.most[holder, kind]
        for kind in range(at.KINDS):
            follows = max(scratch.pool[kind] - scratch.room[kind], others) + scratch.most[holder, kind]
            least = scratch.least[holder, kind]
            scratch.shown[holder, kind] = least if least > follows else 0


@at.compiled
def _deal_one(scratch, kind, rng):
    """A card of this kind to one of the free places, each alike; False if there is none."""
    places = 0
    for holder in range(at.HOLDERS):
        if scratch.held[holder, kind] < scratch.most[holder, kind]:
            places += scratch.free[holder]
    if places <= 0:
        return False
    number = below(rng, places)
    for holder in range(at.HOLDERS):
        if scratch.held[holder, kind] < scratch.most[holder, kind]:
            number -= scratch.free[holder]
            if number < 0:
                scratch.held[holder, kind] += 1
                scratch.free[holder] -= 1
                return True
    return False


@at.compiled
def _deal_first(scratch, is_stuck):
    """What each holder was shown to have; where deals do not come out, everything that it surely has."""
    for holder in range(at.HOLDERS):
        free = scratch.size[holder]
        for kind in range(at.KINDS):
            cards = scratch.least[holder, kind] if is_stuck else scratch.shown[holder, kind]
            scratch.held[holder, kind] = cards
            free -= cards
        scratch.free[holder] = free


@at.compiled
def deal(scratch, is_stuck, rng):
    """The pool among the holders: what each is dealt first, then card by card to a free place that may take it."""
    _deal_first(scratch, is_stuck)
    for place in range(at.KINDS):
        kind = scratch.order[place]
        left = scratch.pool[kind]
        for holder in range(at.HOLDERS):
            left -= scratch.held[holder, kind]
        for _ in range(left):
            if not _deal_one(scratch, kind, rng):
                return False
    return True
