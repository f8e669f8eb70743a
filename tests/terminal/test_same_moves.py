"""Of moves that lead to the same, one is listed; all can be typed."""

from tests.games.clockwork.stage import RULES, A, after, city, legal
from tests.terminal.cities import DRAWING
from toychest.games import EDITIONS
from toychest.games.clockwork.state import City
from toychest.terminal.viewpoint import without_same


def listed(state: City, rules: object = RULES) -> list[str]:
    return without_same(legal(state), RULES, state, A, DRAWING)


SEVEN = after(city("Owl", "Fuel", at="yard 1, 33", discards="14 Owl"), "throw 3 4")


def test_what_can_be_walked_to_is_not_offered_twice() -> None:
    assert {"walk towers", "go towers"} <= set(legal(SEVEN))
    assert [move for move in listed(SEVEN) if "towers" in move] == ["walk towers"]


def test_where_no_walk_leads_one_can_still_go_straight() -> None:
    assert "go yard 4" in listed(SEVEN)


def test_moves_that_lead_to_something_else_are_both_offered() -> None:
    state = after(city("Owl", "Fuel", at="yard 1, 33", discards="14 Owl", rule="direct_arrival_action=no"), "throw 3 4")
    rules = EDITIONS["clockwork-standard-0+direct_arrival_action=no"].rules
    moves = without_same(legal(state), rules, state, A, DRAWING)
    assert [move for move in moves if "towers" in move] == ["walk towers", "go towers"]
