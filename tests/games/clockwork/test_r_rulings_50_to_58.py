"""CLK R50 to R58: searching, where the booklet is silent or its languages differ."""

import pytest

from tests.games.clockwork.stage import (
    FULL_A,
    A,
    B,
    City,
    after,
    asked,
    city,
    ending,
    facts,
    hand,
    is_next,
    kinds,
    lying,
    offered,
    refused,
    told,
    view,
)

DOWN = "1 Owl, 2 Kettle, 3 Fuel, 4 Owl"
LIES = {1: "Owl", 2: "Kettle", 3: "Fuel", 4: "Owl"}


def arrived(a: str = FULL_A, discards: str = DOWN, rule: str = "") -> City:
    """A has walked to the Towers."""
    return after(city(a, "Lacewing, Nipper", at="4, 20", discards=discards, rule=rule), "throw 1 3, walk towers")


# R50, R51, R52


def test_clk_r50_a_search_may_be_left() -> None:
    assert is_next(after(arrived(), "pass"), B)


def test_clk_r51_first_one_says_what_one_seeks() -> None:
    assert refused(arrived(), "point 1") == ("answer-first", {"question": "act"})


def test_clk_r51_another_kind_is_a_miss_even_if_it_is_useful() -> None:
    assert kinds(arrived("Owl, 3 Kettle"), "search Owl, point 2")[-2:] == ["search_missed", "set_laid"]


def test_clk_r51_another_flyer_is_a_miss() -> None:
    assert "search_missed" in kinds(arrived("Lacewing"), "search Lacewing, point 2")


def test_clk_r51_power_is_no_fuel() -> None:
    assert kinds(arrived("Owl", "1 Power"), "search Fuel, point 1")[-1] == "put_back"


@pytest.mark.parametrize("spot", [1, 4])
def test_clk_r52_every_card_of_the_family_is_a_hit(spot: int) -> None:
    assert facts(arrived(), f"search Owl, point {spot}", "search_hit") == [{"seat": A, "spot": spot}]


def test_clk_r52_a_part_of_the_airship_is_a_hit() -> None:
    assert hand(after(arrived("Airship", "1 Airship"), "search Airship, point 1"), A) == "2 Airship"


def test_clk_r52_hit_taken_it_comes_to_the_hand() -> None:
    state = after(arrived("Owl"), "search Owl, point 1")
    assert (hand(state, A), is_next(state, B)) == ("2 Owl", True)


def test_clk_r52_hit_optional_it_may_be_taken() -> None:
    state = after(arrived("Owl", rule="hit=optional"), "search Owl, point 1, take")
    assert (hand(state, A), is_next(state, B)) == ("2 Owl", True)


def test_clk_r52_hit_optional_it_may_be_left_where_it_lies() -> None:
    state = after(arrived("Owl", rule="hit=optional"), "search Owl, point 1, pass")
    assert (hand(state, A), lying(state), is_next(state, B)) == ("Owl", LIES, True)


def test_clk_r52_hit_optional_all_see_it_meanwhile() -> None:
    assert asked(after(arrived("Owl", rule="hit=optional"), "search Owl, point 1")) == ("found", A)


# R53


STREAK = "search_streak=until_miss"


def test_clk_r53_search_streak_no_ends_after_a_hit() -> None:
    assert is_next(after(arrived(), "search Owl, point 1, discard Scrap, lay 9"), B)


def test_clk_r53_search_streak_until_miss_goes_on_after_a_hit() -> None:
    assert asked(after(arrived(rule=STREAK), "search Owl, point 1, discard Scrap, lay 9")) == ("act", A)


def test_clk_r53_search_streak_until_miss_may_be_left() -> None:
    assert is_next(after(arrived(rule=STREAK), "search Owl, point 1, discard Scrap, lay 9, pass"), B)


def test_clk_r53_search_streak_until_miss_ends_with_a_miss() -> None:
    assert is_next(after(arrived(rule=STREAK), "search Owl, point 1, discard Scrap, lay 9, search Owl, point 2"), B)


def test_clk_r53_search_streak_until_miss_ends_with_a_name_that_misses() -> None:
    assert is_next(after(arrived(rule=STREAK), "search Fuel, point 1"), B)


def test_clk_r53_search_streak_until_miss_lays_machines_down_on_the_way() -> None:
    state = after(arrived("2 Owl", rule=STREAK), "search Owl, point 1, search Owl, point 4")
    assert view(state).seats[A].laid == ["Owl"]


# R54, R55


def test_clk_r54_a_hit_below_seven_costs_nothing() -> None:
    assert is_next(after(arrived("2 Owl, 4 Airship"), "search Owl, point 1"), B)


def test_clk_r54_a_hit_with_seven_does() -> None:
    assert asked(after(arrived("2 Owl, 5 Airship"), "search Owl, point 1")) == ("discard", A)


def test_clk_r55_miss_swap_keeps_the_turned_card() -> None:
    state = after(arrived("Owl, Fuel"), "search Owl, point 2")
    assert (hand(state, A), lying(state)) == ("Kettle, Fuel", LIES | {2: "Owl"})


def test_clk_r55_miss_swap_keeps_the_size_of_the_hand() -> None:
    assert is_next(after(arrived(), "search Owl, point 2"), B)


def test_clk_r55_miss_swap_may_complete_a_machine() -> None:
    assert view(after(arrived("Owl, 3 Kettle"), "search Owl, point 2")).seats[A].laid == ["Kettle"]


def test_clk_r55_miss_swap_may_take_the_last_card_for_show() -> None:
    assert hand(after(arrived("Owl"), "search Owl, point 2"), A) == "Kettle"


def test_clk_r55_miss_swap_may_be_meant() -> None:
    assert hand(after(arrived("Nipper, Fuel", "1 Power"), "search Nipper, point 1"), A) == "Fuel, Power"


def test_clk_r55_miss_put_back_changes_nothing() -> None:
    state = after(arrived("Owl, Fuel", rule="miss=put_back"), "search Owl, point 2")
    assert (hand(state, A), lying(state), is_next(state, B)) == ("Owl, Fuel", LIES, True)


def test_clk_r55_miss_put_back_cites_its_ruling() -> None:
    assert told(arrived(rule="miss=put_back"), "search Owl, point 2")[1][-1].rule == "CLK R55"


def test_clk_r55_miss_put_back_is_told() -> None:
    assert facts(arrived(rule="miss=put_back"), "search Owl, point 2", "put_back") == [{"seat": A, "spot": 2}]


# R56


def test_clk_r56_blind_miss_put_back_changes_nothing() -> None:
    state = after(arrived(), "search Fuel, point 2")
    assert (hand(state, A), lying(state), is_next(state, B)) == (FULL_A, LIES, True)


def test_clk_r56_blind_miss_put_back_was_seen_by_all() -> None:
    assert facts(arrived(), "search Fuel, point 2", "card_turned") == [{"seat": A, "spot": 2, "kind": "Kettle"}]


def test_clk_r56_blind_miss_swap_choice_asks_for_a_card() -> None:
    assert asked(after(arrived(rule="blind_miss=swap_choice"), "search Fuel, point 2")) == ("swap", A)


def test_clk_r56_blind_miss_swap_choice_offers_every_card_of_the_hand() -> None:
    state = after(arrived("2 Owl, Fuel, Scrap", rule="blind_miss=swap_choice"), "search Fuel, point 2")
    assert offered(state, "swap") == ["Kettle", "Owl", "Fuel", "Scrap"]


def test_clk_r56_blind_miss_swap_choice_lays_it_in_the_place() -> None:
    state = after(arrived(rule="blind_miss=swap_choice"), "search Fuel, point 2, swap Scrap")
    assert (lying(state), hand(state, A)) == (LIES | {2: "Scrap"}, "2 Lacewing, Umbrella, Kettle, Owl, Nipper, Fuel")


def test_clk_r56_blind_miss_swap_choice_ends_the_turn() -> None:
    assert is_next(after(arrived(rule="blind_miss=swap_choice"), "search Fuel, point 2, swap Scrap"), B)


def test_clk_r56_blind_miss_swap_choice_takes_a_card_of_the_hand() -> None:
    state = after(arrived(rule="blind_miss=swap_choice"), "search Fuel, point 2")
    assert refused(state, "swap Power") == ("not-held", {"kind": "Power"})


def test_clk_r56_blind_miss_swap_choice_wins_without_a_swap() -> None:
    rule = "lay_down=voluntary+blind_miss=swap_choice"
    state = after(arrived("5 Airship, Power", "1 Airship", rule), "search Fuel, point 1, escape")
    assert ending(state) == ("airship", (1, 2))


def test_clk_r56_blind_miss_take_and_limit_takes_the_card() -> None:
    state = after(arrived("Owl", rule="blind_miss=take_and_limit"), "search Fuel, point 2")
    assert (hand(state, A), is_next(state, B), 2 in lying(state)) == ("Kettle, Owl", True, False)


def test_clk_r56_blind_miss_take_and_limit_discards_from_a_full_hand() -> None:
    assert asked(after(arrived(rule="blind_miss=take_and_limit"), "search Fuel, point 2")) == ("discard", A)


# R57, R58


def test_clk_r57_with_no_discard_the_turn_is_over() -> None:
    assert is_next(arrived(discards=""), B)


def test_clk_r57_with_no_discard_nothing_is_sought() -> None:
    state = after(city(at="4, towers", rule="tower_challenge=yes"), "throw 1 3, walk towers")
    assert refused(state, "search Owl") == ("nothing-there", {})


def test_clk_r58_scrap_that_is_turned_comes_to_the_hand() -> None:
    state = after(arrived("Owl", "1 Scrap"), "search Owl, point 1")
    assert (hand(state, A), state.scrapped) == ("Scrap", 0)


def test_clk_r51_what_is_sought_stays_known_while_one_points() -> None:
    question = view(after(arrived(), "search Owl"), B).question
    assert question is not None
    assert (question.kind, question.seat) == ("point", A)


def test_clk_r55_a_miss_tells_no_kind_that_is_kept() -> None:
    events = told(arrived(), "search Owl, point 2")[1]
    assert all("kind" not in event.public for event in events if not event.fleeting)


def test_clk_r51_only_spots_with_cards_are_offered() -> None:
    assert sorted(offered(after(arrived(), "search Owl"), "point")) == ["1", "2", "3", "4"]
