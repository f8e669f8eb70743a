"""CLK chapter 6: searching among the discards."""

import pytest

from tests.games.clockwork.stage import (
    FULL_A,
    FULL_B,
    FULL_C,
    A,
    B,
    City,
    after,
    asked,
    city,
    facts,
    hand,
    is_next,
    kinds,
    legal,
    lying,
    offered,
    places,
    refused,
    told,
    view,
)

DOWN = "14 Owl, 3 Airship, 7 Fuel"


def arrived(a: str = FULL_A, b: str = FULL_B, discards: str = DOWN, rule: str = "") -> City:
    """A has walked to the Towers."""
    return after(city(a, b, at="4, 20", discards=discards, rule=rule), "throw 1 3, walk towers")


# 6.1


def test_clk_6_1_who_comes_to_the_towers_may_search() -> None:
    assert asked(arrived()) == ("act", A)


def test_clk_6_1_exact_steps_enter_the_towers() -> None:
    assert places(arrived())[A] == "towers"


def test_clk_6_1_more_steps_will_do() -> None:
    assert places(after(city(at="2, 20"), "throw 4 6, walk towers"))[A] == "towers"


def test_clk_6_1_fewer_steps_do_not() -> None:
    assert refused(after(city(at="8, 20"), "throw 1 3"), "walk towers") == (
        "steps-short",
        {"place": "towers", "steps": 4, "away": 8},
    )


def test_clk_6_1_a_special_throw_leads_straight_there() -> None:
    assert asked(after(city(at="20, 20", discards=DOWN), "throw 1 6, go towers")) == ("act", A)


def test_clk_6_1_nobody_searches_from_elsewhere() -> None:
    assert refused(after(city(at="5, 9", discards=DOWN), "throw 1 3, walk 9"), "search Owl") == ("not-at-towers", {})


def test_clk_6_1_nobody_searches_instead_of_walking() -> None:
    assert refused(after(city(at="5, 9", discards=DOWN), "throw 1 3"), "search Owl") == (
        "answer-first",
        {"question": "travel"},
    )


# 6.2


def test_clk_6_2_a_card_is_shown_to_all() -> None:
    assert facts(arrived(), "search Owl", "card_shown") == [{"seat": A, "kind": "Owl", "why": "search"}]


def test_clk_6_2_the_search_is_told() -> None:
    assert facts(arrived(), "search Owl", "search_begun") == [{"seat": A}]


def test_clk_6_2_it_is_shown_once() -> None:
    shown = [event for event in told(arrived(), "search Owl")[1] if event.kind == "card_shown"]
    assert [event.fleeting for event in shown] == [True]


def test_clk_6_2_one_shows_a_card_of_ones_own() -> None:
    assert refused(arrived(), "search Kettle") == ("nothing-to-show", {"kind": "Kettle"})


def test_clk_6_2_only_families_of_the_hand_are_offered() -> None:
    assert offered(arrived(), "search") == ["Lacewing", "Umbrella", "Owl", "Nipper", "Fuel", "Power"]


# 6.3


def test_clk_6_3_one_points_at_a_discard() -> None:
    assert sorted(legal(after(arrived(), "search Owl"))) == ["point 14", "point 3", "point 7"]


def test_clk_6_3_it_is_turned_for_all_to_see() -> None:
    assert facts(arrived(), "search Owl, point 3", "card_turned") == [{"seat": A, "spot": 3, "kind": "Airship"}]


def test_clk_6_3_it_is_seen_once() -> None:
    turned = [event for event in told(arrived(), "search Owl, point 3")[1] if event.kind == "card_turned"]
    assert [event.fleeting for event in turned] == [True]


def test_clk_6_3_where_no_card_lies_nobody_points() -> None:
    assert refused(after(arrived(), "search Owl"), "point 1") == ("spot-empty", {"spot": 1})


def test_clk_6_3_where_no_spot_is_nobody_points() -> None:
    assert refused(after(arrived(), "search Owl"), "point 77") == ("no-such-spot", {"spot": 77})


def test_clk_6_3_after_showing_one_points() -> None:
    assert refused(after(arrived(), "search Owl"), "pass") == ("answer-first", {"question": "point"})


# 6.4


def test_clk_6_4_what_is_sought_is_taken() -> None:
    state = after(arrived("Owl"), "search Owl, point 14")
    assert (hand(state, A), lying(state)) == ("2 Owl", {3: "Airship", 7: "Fuel"})


def test_clk_6_4_a_hit_is_told() -> None:
    assert facts(arrived(), "search Owl, point 14", "search_hit") == [{"seat": A, "spot": 14}]


def test_clk_6_4_with_a_full_hand_another_card_is_discarded() -> None:
    assert asked(after(arrived(), "search Owl, point 14")) == ("discard", A)


def test_clk_6_4_the_discard_is_shown_and_laid() -> None:
    assert kinds(arrived(), "search Owl, point 14, discard Scrap, lay 9")[-3:] == [
        "card_shown",
        "card_discarded",
        "card_laid",
    ]


def test_clk_6_4_a_card_of_the_hand_is_discarded() -> None:
    state = after(arrived(), "search Owl, point 14, discard Scrap, lay 9")
    assert (hand(state, A), lying(state)[9]) == ("2 Lacewing, Umbrella, 2 Owl, Nipper, Fuel", "Scrap")


def test_clk_6_4_then_the_turn_is_over() -> None:
    assert is_next(after(arrived(), "search Owl, point 14, discard Scrap, lay 9"), B)


# 6.5


def test_clk_6_5_a_wrong_card_is_taken_all_the_same() -> None:
    assert hand(after(arrived("Owl, Fuel"), "search Owl, point 3"), A) == "Airship, Fuel"


def test_clk_6_5_the_shown_card_goes_where_it_lay() -> None:
    assert lying(after(arrived("Owl, Fuel"), "search Owl, point 3"))[3] == "Owl"


def test_clk_6_5_a_miss_is_told() -> None:
    assert facts(arrived(), "search Owl, point 3", "search_missed") == [{"seat": A, "spot": 3}]


def test_clk_6_5_then_the_turn_is_over() -> None:
    assert is_next(after(arrived(), "search Owl, point 3"), B)


def test_clk_6_5_the_card_lies_face_down() -> None:
    state = after(arrived(), "search Owl, point 3")
    assert all(spot.kind is None for spot in view(state, B).spots)


# 6.6


@pytest.mark.parametrize("kind", ["Fuel", "Power"])
def test_clk_6_6_fuel_and_power_are_sought_by_name(kind: str) -> None:
    assert facts(arrived("Owl"), f"search {kind}", "card_named") == [{"seat": A, "rival": None, "kind": kind}]


def test_clk_6_6_no_card_is_shown_for_them() -> None:
    assert "card_shown" not in kinds(arrived("Owl"), "search Fuel")


def test_clk_6_6_a_hit_is_taken() -> None:
    assert hand(after(arrived("Owl"), "search Fuel, point 7"), A) == "Owl, Fuel"


def test_clk_6_6_a_full_hand_discards_for_it() -> None:
    assert asked(after(arrived(), "search Fuel, point 7")) == ("discard", A)


def test_clk_6_1_with_three_seats_the_next_one_throws() -> None:
    state = city(FULL_A, FULL_B, FULL_C, at="4, 20, 30", discards="14 Owl")
    assert is_next(after(state, "throw 1 3, walk towers, pass"), B)
