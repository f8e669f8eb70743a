"""Moves and places as the kernel numbers them."""

from functools import lru_cache
from typing import Final, assert_never

from toychest.contract import Seat
from toychest.games.toybattle.kernel import layout
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
    layout.TAKE_MOVE: Take(),
    layout.ROB_MOVE: Rob(),
    layout.SUPPRESS_MOVE: Suppress(),
    layout.DECLINE_MOVE: Decline(),
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
    at = numbers(state.terms.terrain)
    match move:
        case DrawStarter(seat):
            return layout.START_MOVE + seat
        case DealTile(troop):
            return layout.DEAL_MOVE + INDEX[troop]
        case PickTile(troop):
            return layout.PICK_MOVE + INDEX[troop]
        case Exhume(troop):
            return layout.EXHUME_MOVE + INDEX[troop]
        case DiscardTroop(base):
            return layout.DISCARD_MOVE + at[base]
        case Recall(base):
            return layout.RECALL_MOVE + at[base]
        case PlaceTroop(troop, place):
            return layout.PLACE_MOVE + 32 * INDEX[troop] + at[place]
        case Shove(start, end):
            return layout.SHOVE_MOVE + 32 * at[start] + at[end]
        case Take() | Rob() | Suppress() | Decline():
            return next(id for id, plain in PLAIN.items() if plain == move)
        case _:
            assert_never(move)


def move_at(state: Battle, id: int) -> Move:
    """The move with this number."""
    places = numbered(state.terms.terrain)
    if id in PLAIN:
        return PLAIN[id]
    if id >= layout.SHOVE_MOVE:
        start, end = divmod(id - layout.SHOVE_MOVE, 32)
        return Shove(places[start], places[end])
    if id >= layout.PLACE_MOVE:
        troop, place = divmod(id - layout.PLACE_MOVE, 32)
        return PlaceTroop(TROOPS[troop], places[place])
    if id >= layout.RECALL_MOVE:
        return Recall(places[id - layout.RECALL_MOVE])
    if id >= layout.DISCARD_MOVE:
        return DiscardTroop(places[id - layout.DISCARD_MOVE])
    return _chance_or_exhume(id)


def _chance_or_exhume(id: int) -> Move:
    if id >= layout.EXHUME_MOVE:
        return Exhume(TROOPS[id - layout.EXHUME_MOVE])
    if id >= layout.PICK_MOVE:
        return PickTile(TROOPS[id - layout.PICK_MOVE])
    if id >= layout.DEAL_MOVE:
        return DealTile(TROOPS[id - layout.DEAL_MOVE])
    return DrawStarter(Seat(id))
