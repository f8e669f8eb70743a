"""Every piece of the box, wherever it lies."""

from collections.abc import Mapping

from toychest.games.clockwork.agenda import Laying
from toychest.games.clockwork.kinds import INDEX, KINDS, Kind
from toychest.games.clockwork.state import City


def pieces(state: City) -> Mapping[str, int]:
    """Every card by its kind."""
    return {kind.value: _count(state, kind) for kind in KINDS}


def _count(state: City, kind: Kind) -> int:
    """CLK 1.2: in the piles, in hands, on spots, in sets, on its way to a spot, and what left the game."""
    counts = sum(cards[INDEX[kind]] for cards in (state.unseen, *state.hands))
    on_spots = sum(laid is kind for _, laid in state.discards)
    sets = sum(laid is kind for of_seat in state.laid for laid in of_seat) + state.left_out.count(kind)
    on_the_way = sum(isinstance(task, Laying) and task.kind is kind for task in state.agenda)
    scrapped = state.scrapped if kind is Kind.SCRAP else 0
    return counts + on_spots + sets * state.terms.box.laid_together(kind) + on_the_way + scrapped
