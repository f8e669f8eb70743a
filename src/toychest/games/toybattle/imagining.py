"""Another truth that a seat cannot tell from this one: unseen tiles dealt anew, by count."""

from dataclasses import replace

from toychest.contract import Draw, Seat
from toychest.games.toybattle.state import Battle, with_side
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.games.toybattle.troops import NOTHING, TROOPS, Counts, with_one
from toychest.games.toybattle.turn import is_stuck


def imagined(state: Battle, seat: Seat | None, draw: Draw) -> Battle:
    """The racks that this seat does not see are dealt anew from all tiles of their side that it has not seen.

    Tiles that everybody knows stay on their rack. A side that is to choose its turn is never stuck (TOY 7.3), so such a
    deal is dealt again.
    """
    while True:
        dealt = state
        for side in (BLUE, RED):
            if side != seat:
                dealt = _dealt_anew(dealt, side, draw)
        if not _is_impossible(dealt):
            return dealt


def _dealt_anew(state: Battle, side: Seat, draw: Draw) -> Battle:
    hidden = _sum(state.racks[side], state.unseen[side], -1, state.known[side])
    gained, unseen = _drawn(hidden, sum(state.racks[side]) - sum(state.known[side]), draw)
    rack = _sum(gained, state.known[side])
    suppressed, _ = _drawn(rack, sum(state.suppressed[side]), draw)
    return replace(
        state,
        racks=with_side(state.racks, side, rack),
        unseen=with_side(state.unseen, side, unseen),
        suppressed=with_side(state.suppressed, side, suppressed),
    )


def _sum(first: Counts, second: Counts, sign: int = 1, third: Counts = NOTHING) -> Counts:
    return tuple(a + b + sign * c for a, b, c in zip(first, second, third, strict=True))


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


def _is_impossible(state: Battle) -> bool:
    is_choosing = state.outcome is None and not state.agenda
    return is_choosing and is_stuck(state, state.turn_seat)
