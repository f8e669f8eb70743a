import pytest

from tests.games.castle.stage import STANDARD
from toychest.bots.castle_planner.book import most_sought
from toychest.games import EDITIONS

pytestmark = pytest.mark.compiled
LARGE = """symbols = ["moon", "heart", "key", "drop", "bell", "leaf", "flag", "sun", "fish", "tree", "bird", "boat"]
tower = 40
lines = ["S...........", "............", "............", "............", "............", "............"]
"""


def test_a_large_castle_with_a_high_tower_has_values_for_fewer_treasures() -> None:
    usual, large = (
        EDITIONS[STANDARD].rules.setup(1, {"board": board}).terms for board in ("labyrinth", {"file": LARGE})
    )
    assert (most_sought(usual), most_sought(large)) == (4, 2)
