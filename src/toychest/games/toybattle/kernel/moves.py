"""Moves and places as the kernel numbers them."""

from functools import lru_cache
from typing import Final, assert_never

from toychest.contract import Seat
from toychest.games.toybattle import moves
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.moves import Move
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terrain import Place, Terrain
from toychest.games.toybattle.troops import INDEX, TROOPS

PLAIN: Final[dict[int, Move]] = {
    at.TAKE_MOVE: moves.Take(),
    at.ROB_MOVE: moves.Rob(),
    at.SUPPRESS_MOVE: moves.Suppress(),
    at.DECLINE_MOVE: moves.Decline(),
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
        case moves.DrawStarter(seat):
            return at.START_MOVE + seat
        case moves.DealTile(troop):
            return at.DEAL_MOVE + INDEX[troop]
        case moves.PickTile(troop):
            return at.PICK_MOVE + INDEX[troop]
        case moves.Exhume(troop):
            return at.EXHUME_MOVE + INDEX[troop]
        case moves.DiscardTroop(base):
            return at.DISCARD_MOVE + number[base]
        case moves.Recall(base):
            return at.RECALL_MOVE + number[base]
        case moves.PlaceTroop(troop, place):
            return at.PLACE_MOVE + 32 * INDEX[troop] + number[place]
        case moves.Shove(start, end):
            return at.SHOVE_MOVE + 32 * number[start] + number[end]
        case moves.Take() | moves.Rob() | moves.Suppress() | moves.Decline():
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
        return moves.Shove(places[start], places[end])
    if id >= at.PLACE_MOVE:
        troop, place = divmod(id - at.PLACE_MOVE, 32)
        return moves.PlaceTroop(TROOPS[troop], places[place])
    if id >= at.RECALL_MOVE:
        return moves.Recall(places[id - at.RECALL_MOVE])
    if id >= at.DISCARD_MOVE:
        return moves.DiscardTroop(places[id - at.DISCARD_MOVE])
    return _chance_or_exhume(id)


def _chance_or_exhume(id: int) -> Move:
    if id >= at.EXHUME_MOVE:
        return moves.Exhume(TROOPS[id - at.EXHUME_MOVE])
    if id >= at.PICK_MOVE:
        return moves.PickTile(TROOPS[id - at.PICK_MOVE])
    if id >= at.DEAL_MOVE:
        return moves.DealTile(TROOPS[id - at.DEAL_MOVE])
    return moves.DrawStarter(Seat(id))
