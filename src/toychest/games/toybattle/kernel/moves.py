"""Moves and places as the kernel numbers them."""

from functools import lru_cache
from typing import Final

from toychest.games.move_numbers import MoveNumbers, MovePart, one_of
from toychest.games.toybattle import moves
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.terrain import Place, Terrain
from toychest.games.toybattle.troops import TROOPS


@lru_cache(maxsize=256)
def numbered(terrain: Terrain) -> tuple[Place, ...]:
    """Every place by its number in the kernel: the bases, then the headquarters."""
    return (*terrain.bases, *terrain.headquarters[0], *terrain.headquarters[1])


@lru_cache(maxsize=256)
def numbers(terrain: Terrain) -> dict[Place, int]:
    """The number of every place."""
    return {place: number for number, place in enumerate(numbered(terrain))}


SEAT, TROOP = one_of(range(2)), one_of(TROOPS)
PLACE: Final = MovePart(
    32,
    lambda state, place: numbers(state.terms.terrain)[place],
    lambda state, number: numbered(state.terms.terrain)[number],
)
NUMBERS: Final = MoveNumbers(
    (at.START_MOVE, moves.DrawStarter, SEAT),
    (at.DEAL_MOVE, moves.DealTile, TROOP),
    (at.PICK_MOVE, moves.PickTile, TROOP),
    (at.TAKE_MOVE, moves.Take),
    (at.ROB_MOVE, moves.Rob),
    (at.SUPPRESS_MOVE, moves.Suppress),
    (at.DECLINE_MOVE, moves.Decline),
    (at.EXHUME_MOVE, moves.Exhume, TROOP),
    (at.DISCARD_MOVE, moves.DiscardTroop, PLACE),
    (at.RECALL_MOVE, moves.Recall, PLACE),
    (at.PLACE_MOVE, moves.PlaceTroop, TROOP, PLACE),
    (at.SHOVE_MOVE, moves.Shove, PLACE, PLACE),
)
move_id, move_at = NUMBERS.move_id, NUMBERS.move_at
