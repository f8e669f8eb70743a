"""Moves and places as the kernel numbers them."""

from functools import lru_cache
from typing import Final, assert_never

from toychest.contract import Seat
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.moves import (
    DealTile,
    Decline,
    DiscardTroop,
    DrawStarter,
    Exhume,
    Move,
    PickTile,
    PlaceTroop,
    Recall,
    Rob,
    Shove,
    Suppress,
    Take,
)
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terrain import Place, Terrain
from toychest.games.toybattle.troops import INDEX, TROOPS

PLAIN: Final[dict[int, Move]] = {
    at.TAKE_MOVE: Take(),
    at.ROB_MOVE: Rob(),
    at.SUPPRESS_MOVE: Suppress(),
    at.DECLINE_MOVE: Decline(),
}


@lru_cache(maxsize=256)
def numbered(terrain: Terrain) -> tuple[Place, ...]:
    """Every place by its number in the kernel: the bases, then the headquarters."""
    return (*terrain.bases, *terrain.headquarters[0], *terrain.headquarters[1])


@lru_cache(maxsize=256)
def numbers(terrain: Terrain) -> dict[Place, int]:
    """The number of every place."""
    return {place: number for number, place in enumerate(numbered(terrain))}


def move_id(state: Battle, move: Move) -> int:
    """The number of a move."""
    number = numbers(state.terms.terrain)
    match move:
        case DrawStarter(seat):
            return at.START_MOVE + seat
        case DealTile(troop):
            return at.DEAL_MOVE + INDEX[troop]
        case PickTile(troop):
            return at.PICK_MOVE + INDEX[troop]
        case Exhume(troop):
            return at.EXHUME_MOVE + INDEX[troop]
        case DiscardTroop(base):
            return at.DISCARD_MOVE + number[base]
        case Recall(base):
            return at.RECALL_MOVE + number[base]
        case PlaceTroop(troop, place):
            return at.PLACE_MOVE + 32 * INDEX[troop] + number[place]
        case Shove(start, end):
            return at.SHOVE_MOVE + 32 * number[start] + number[end]
        case Take() | Rob() | Suppress() | Decline():
            return next(id for id, plain in PLAIN.items() if plain == move)
        case _:
            assert_never(move)


def move_at(state: Battle, id: int) -> Move:
    """The move with this number."""
    places = numbered(state.terms.terrain)
    if id in PLAIN:
        return PLAIN[id]
    if id >= at.SHOVE_MOVE:
        start, end = divmod(id - at.SHOVE_MOVE, 32)
        return Shove(places[start], places[end])
    if id >= at.PLACE_MOVE:
        troop, place = divmod(id - at.PLACE_MOVE, 32)
        return PlaceTroop(TROOPS[troop], places[place])
    if id >= at.RECALL_MOVE:
        return Recall(places[id - at.RECALL_MOVE])
    if id >= at.DISCARD_MOVE:
        return DiscardTroop(places[id - at.DISCARD_MOVE])
    return _chance_or_exhume(id)


def _chance_or_exhume(id: int) -> Move:
    if id >= at.EXHUME_MOVE:
        return Exhume(TROOPS[id - at.EXHUME_MOVE])
    if id >= at.PICK_MOVE:
        return PickTile(TROOPS[id - at.PICK_MOVE])
    if id >= at.DEAL_MOVE:
        return DealTile(TROOPS[id - at.DEAL_MOVE])
    return DrawStarter(Seat(id))
