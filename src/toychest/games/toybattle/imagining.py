"""Another truth that a seat cannot tell from this one: unseen tiles dealt anew, by count."""

from msgspec.structs import replace

from toychest.contract import Draw, Seat
from toychest.games.toybattle.placing import placements
from toychest.games.toybattle.state import Battle, with_side
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.games.toybattle.troops import NOTHING, TROOPS, Counts, with_one
from toychest.games.toybattle.turn import is_stuck


def imagined(state: Battle, seat: Seat | None, draw: Draw) -> Battle:
    """The racks that this seat does not see are dealt anew from all tiles of their side that it has not seen.

    Tiles that everybody knows stay on their rack. A side that is to choose its turn is never stuck, and one that was
    stuck is (TOY 7.3): what does not fit is dealt again.
    """
    while True:
        dealt = state
        for side in (BLUE, RED):
            if side != seat:
                dealt = _dealt_anew(dealt, side, draw)
        if _fits(dealt):
            return dealt


def _dealt_anew(state: Battle, side: Seat, draw: Draw) -> Battle:
    hidden = _minus(_plus(state.racks[side], state.unseen[side]), state.known[side])
    fitting = _unplaceable(state, side, hidden) if _was_stuck(state, side) else hidden
    gained, left = _drawn(fitting, sum(state.racks[side]) - sum(state.known[side]), draw)
    rack = _plus(gained, state.known[side])
    suppressed, _ = _drawn(rack, sum(state.suppressed[side]), draw)
    return replace(
        state,
        racks=with_side(state.racks, side, rack),
        unseen=with_side(state.unseen, side, _plus(left, _minus(hidden, fitting))),
        suppressed=with_side(state.suppressed, side, suppressed),
    )


def _was_stuck(state: Battle, side: Seat) -> bool:
    """TOY 7.3: was it this side that ended the game? With suppressed tiles nothing follows for each single tile."""
    is_stuck_end = state.outcome is not None and state.outcome.reason == "stuck"
    return is_stuck_end and side == state.turn_seat and not any(state.suppressed[side])


def _unplaceable(state: Battle, side: Seat, counts: Counts) -> Counts:
    """The tiles of these that could be placed nowhere."""
    all_held = replace(state, racks=with_side(state.racks, side, (1,) * len(TROOPS)))
    placeable = {move.troop for move in placements(all_held, side)}
    return tuple(0 if troop in placeable else count for troop, count in zip(TROOPS, counts, strict=True))


def _plus(first: Counts, second: Counts) -> Counts:
    return tuple(one + more for one, more in zip(first, second, strict=True))


def _minus(first: Counts, second: Counts) -> Counts:
    return tuple(one - fewer for one, fewer in zip(first, second, strict=True))


def _drawn(pool: Counts, tiles: int, draw: Draw) -> tuple[Counts, Counts]:
    """So many tiles of the pool, each as likely as the next, and what is left of it."""
    drawn = NOTHING
    for _ in range(tiles):
        number = draw(sum(pool))
        for troop, count in zip(TROOPS, pool, strict=True):
            if number < count:
                pool, drawn = with_one(pool, troop, -1), with_one(drawn, troop)
                break
            number -= count
    return drawn, pool


def _fits(state: Battle) -> bool:
    if state.outcome is None:
        return bool(state.agenda) or not is_stuck(state, state.turn_seat)
    return state.outcome.reason != "stuck" or is_stuck(state, state.turn_seat)
