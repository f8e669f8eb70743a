"""Every card of the box is somewhere: in a pile, in a hand, on a spot, in a set, on its way, or out of the game."""

import pytest

from tests.games.clockwork.stage import FULL_A, FULL_B, RULES, City, after, city, dealt, left_out
from tests.games.clockwork.watching import met

BOX_OF_TWO = dict.fromkeys(
    ["Lacewing", "Umbrella", "Kettle", "Velo", "Whale", "Moth", "Owl", "Nipper", "Harp", "Snail"], 4
) | {"Airship": 6, "Fuel": 3, "Power": 1, "Scrap": 4}
DRAWN = after(city(FULL_A, FULL_B, discards="1 Owl"), "throw 1 5, walk yard 1, draw Owl")

WHEREVER = [
    left_out(2),
    dealt(FULL_A, FULL_B),
    DRAWN,
    after(DRAWN, "discard Owl"),
    after(DRAWN, "discard Owl, lay 9"),
    city("Owl", "Fuel", laid="A Lacewing, A Kettle, B Nipper"),
    after(city(FULL_A, FULL_B, at="5, 9"), "throw 1 3, walk 9, ask B Owl, give Scrap"),
    city("Scrap", "Fuel", pile=""),
    after(city("3 Owl, Fuel", "Airship", laid="A Lacewing"), "throw 1 5, walk yard 1, draw Owl"),
    after(city("6 Airship", "Owl"), "throw 1 5, walk yard 1, draw Power"),
]


@pytest.mark.parametrize("state", WHEREVER)
def test_every_card_is_somewhere(state: City) -> None:
    assert RULES.pieces(state) == BOX_OF_TWO


def test_with_three_seats_there_is_more_fuel_and_scrap() -> None:
    counted = RULES.pieces(met())
    assert (counted["Fuel"], counted["Scrap"], counted["Whale"]) == (5, 6, 4)
