"""What chance may bring, and what comes of it."""

from collections.abc import Sequence

from msgspec.structs import replace

from toychest.contract import CHANCE, Event, IllegalMove, Seat
from toychest.games.toybattle.agenda import Deal, Lot, Pick
from toychest.games.toybattle.base_effects import tile_suppressed
from toychest.games.toybattle.moves import Chance, DealTile, DrawStarter, Move, PickTile
from toychest.games.toybattle.state import Battle, Happened, other
from toychest.games.toybattle.taking import tile_taken
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.games.toybattle.troop_effects import rack_robbed
from toychest.games.toybattle.troops import INDEX, TROOPS, Counts, Troop
from toychest.games.toybattle.turn import settled
from toychest.games.toybattle.turn_order import seats_to_act


def chances(state: Battle) -> Sequence[tuple[Chance, int]]:
    """TOY 1.6: either side alike; TOY 1.7: each tile of the reserve alike; TOY R13: each tile of the rack alike.

    What may be dealt or picked names hidden tiles: a seat that wants these odds asks them of an imagined state.
    """
    if seats_to_act(state) != (CHANCE,):
        return ()
    match state.agenda[0]:
        case Lot():
            return ((DrawStarter(BLUE), 1), (DrawStarter(RED), 1))
        case Deal(seat):
            return tuple((DealTile(troop), count) for troop, count in _by_count(state.unseen[seat]))
        case Pick(seat):
            return tuple((PickTile(troop), count) for troop, count in _by_count(open_rack(state, seat)))
        case _:
            return ()


def open_rack(state: Battle, seat: Seat) -> Counts:
    """TOY R11: the tiles of a rack that can still be pointed at: no tile is suppressed twice."""
    return tuple(held - hidden for held, hidden in zip(state.racks[seat], state.suppressed[seat], strict=True))


def _by_count(counts: Counts) -> list[tuple[Troop, int]]:
    return [(troop, count) for troop, count in zip(TROOPS, counts, strict=True) if count]


def chance_moved(state: Battle, move: Move) -> Happened:
    """What chance brought is done, and the turn goes on. Raises `IllegalMove`."""
    rest = replace(state, agenda=state.agenda[1:])
    match state.agenda[0], move:
        case Lot(), DrawStarter(seat):
            return _started(rest, seat)
        case Deal(seat), DealTile(troop):
            return settled(tile_taken(rest, seat, troop))
        case Pick(seat, purpose), PickTile(troop):
            if not open_rack(state, seat)[INDEX[troop]]:
                raise IllegalMove("not-on-that-rack", "TOY R13", troop=troop.value)
            return settled(rack_robbed(rest, seat, troop) if purpose == "rob" else tile_suppressed(rest, seat, troop))
        case _:
            raise IllegalMove("unforeseen", "TOY 2.2", request=type(move).__name__)


def _started(state: Battle, starter: Seat) -> Happened:
    """TOY 1.6, TOY 1.7: the starter takes three tiles, the other side four."""
    event = Event(kind="starter_drawn", rule="TOY 1.6", public={"seat": starter})
    return replace(state, turn_seat=starter, agenda=deals_for(state, starter)), (event,)


def deals_for(state: Battle, starter: Seat) -> tuple[Deal, ...]:
    """TOY 1.7: three tiles for the starter, four for the other side."""
    box = state.terms.box
    return (Deal(starter),) * box.starter + (Deal(other(starter)),) * box.other
