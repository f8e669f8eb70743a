"""Battles with a headquarters that stands open, and what a bot sees of a battle."""

import random

from tests.games.toybattle.stage import STANDARD, Battle, field
from toychest.bots.window import Window, window_of
from toychest.games import EDITIONS

RED_LINE = "25 Roxy, 23 Roxy, 18 Roxy, 13 Star, 11 Hook"
"""From red's headquarters to the door of blue's."""
BLUE_LINE = "11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Roxy"
OPEN = field(red=RED_LINE, blue="12 Skully", rack="Skully Roxy Jumbo", rival="Star")


def seen_in(state: Battle) -> Window:
    """The window of whoever is to act."""
    edition = EDITIONS[STANDARD]
    return window_of(edition, 2, state, edition.rules.to_act(state)[0], random.Random(1).randrange)
