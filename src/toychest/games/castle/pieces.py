"""Every piece of the box, wherever it lies."""

from collections.abc import Mapping

from toychest.games.castle.cards import CARDS
from toychest.games.castle.laying import counted
from toychest.games.castle.state import Castle, beyond_row


def pieces(state: Castle) -> Mapping[str, int]:
    """Every card by face, every treasure token by chamber, and the two figures."""
    row = [card for card in (*state.row, *beyond_row(state)) if card is not None]
    piles = zip(CARDS, state.stack, counted(state.terms, row), state.used, strict=True)
    cards = {f"card {card}": stack + row + used for card, stack, row, used in piles}
    tokens = {f"token {square}": 1 for square in {*state.terms.chambers, *state.treasures}}
    return cards | dict(sorted(tokens.items())) | {"sorcerer": 1, "ghost": 1}
