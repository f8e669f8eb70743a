"""Taking tiles from the reserve."""

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.toybattle.agenda import Deal
from toychest.games.toybattle.box import Box
from toychest.games.toybattle.state import Battle, Happened, rack_size, reserve_size, with_side
from toychest.games.toybattle.troops import INDEX, Troop, with_one


def may_take(state: Battle, seat: Seat) -> bool:
    """TOY 2.2, TOY 2.3: the reserve has a tile and the rack has room."""
    return reserve_size(state, seat) > 0 and rack_size(state, seat) < state.terms.box.rack


def check_take(state: Battle, seat: Seat) -> None:
    """Raises `IllegalMove`."""
    if rack_size(state, seat) >= state.terms.box.rack:
        raise IllegalMove("rack-full", "TOY 2.3", tiles=rack_size(state, seat))
    if not reserve_size(state, seat):
        raise IllegalMove("reserve-empty", "TOY 2.2")


def with_deals(state: Battle, wanted: int) -> Battle:
    """TOY 2.2: the seat on turn takes as many tiles as wanted, as the reserve has and as the rack has room for."""
    seat = state.turn_seat
    tiles = tiles_that_come(wanted, state.terms.box, rack_size(state, seat), reserve_size(state, seat))
    return replace(state, agenda=(Deal(seat),) * tiles + state.agenda)


def tiles_that_come(wanted: int, box: Box, rack: int, reserve: int) -> int:
    """TOY 2.2: of those wanted, as many as the reserve has and as the rack has room for."""
    return min(wanted, box.rack - rack, reserve)


def tile_taken(state: Battle, seat: Seat, troop: Troop) -> Happened:
    """TOY 1.7, TOY 2.2: a tile goes from the reserve to the rack; only its owner sees it."""
    if not state.unseen[seat][INDEX[troop]]:
        raise IllegalMove("not-in-reserve", "TOY 1.3", troop=troop.value)
    after = replace(
        state,
        unseen=with_side(state.unseen, seat, with_one(state.unseen[seat], troop, -1)),
        racks=with_side(state.racks, seat, with_one(state.racks[seat], troop)),
        idle=-1,
    )
    public = {"seat": seat, "rack": rack_size(after, seat), "reserve": reserve_size(after, seat)}
    event = Event(
        kind="tile_taken",
        rule="TOY 2.2",
        public=public,
        secret={"troop": troop.value},
        seen_by=(seat,),
        reveals=(seat,),
    )
    return after, (event,)
