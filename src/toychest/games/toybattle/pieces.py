"""Every piece of the box, wherever it lies."""

from collections.abc import Mapping

from toychest.contract import Seat
from toychest.games.toybattle.notation import SIDES
from toychest.games.toybattle.state import Battle, Tile
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.games.toybattle.troops import INDEX, TROOPS, Troop


def pieces(state: Battle) -> Mapping[str, int]:
    """Every tile by side and troop, and every medal by its region."""
    tiles = {f"{SIDES[seat]} {troop}": _count(state, seat, troop) for seat in (BLUE, RED) for troop in TROOPS}
    return tiles | {f"medals {number}": region.medals for number, region in enumerate(state.terms.terrain.regions)}


def _count(state: Battle, seat: Seat, troop: Troop) -> int:
    placed = [tile for stack in state.stacks for tile in stack] + ([state.captor[1]] if state.captor else [])
    piles = (state.unseen[seat], state.racks[seat], state.discards[seat])
    return placed.count(Tile(seat, troop)) + sum(pile[INDEX[troop]] for pile in piles)
