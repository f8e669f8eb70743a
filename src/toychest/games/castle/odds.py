"""What chance may bring."""

from collections.abc import Sequence
from typing import Final

from toychest.contract import CHANCE
from toychest.games.castle.cards import CARDS
from toychest.games.castle.laying import card_odds
from toychest.games.castle.moves import LayCard, Move, PlaceTreasure
from toychest.games.castle.setup import free_chambers
from toychest.games.castle.state import Castle, are_treasures_placed
from toychest.games.castle.turn_order import seats_to_act

LAID: Final = {card: LayCard(card) for card in CARDS}
"""Each card as it is laid."""


def chances(state: Castle) -> Sequence[tuple[Move, int]]:
    """CAS 1.5: each chamber's token is as likely; cards as they lie in the stack (CAS 2.1)."""
    if seats_to_act(state) != (CHANCE,):
        return ()
    if not are_treasures_placed(state):
        return tuple((PlaceTreasure(square), 1) for square in free_chambers(state))
    return tuple([(LAID[card], weight) for card, weight in card_odds(state)])
