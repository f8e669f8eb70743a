"""CLK chapter 8: machines and the end."""

import pytest

from tests.games.clockwork.stage import (
    RULES,
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
    refused,
    view,
)

DRAW = "throw 1 5, walk yard 1, draw"


def drawn(a: str, card: str, laid: str = "") -> City:
    """A has taken this card, so far below seven that it stays."""
    return after(city(a, "Airship", laid=laid), f"{DRAW} {card}")


# 8.1


@pytest.mark.parametrize("kind", ["Lacewing", "Umbrella", "Kettle", "Owl", "Nipper"])
def test_clk_8_1_a_complete_machine_is_laid_down(kind: str) -> None:
    state = drawn(f"3 {kind}, Scrap", kind)
    assert (view(state).seats[A].laid, hand(state, A)) == ([kind], "Scrap")


def test_clk_8_1_all_see_it() -> None:
    assert facts(city("3 Owl", "Fuel"), f"{DRAW} Owl", "set_laid") == [{"seat": A, "kind": "Owl"}]


def test_clk_8_1_three_parts_are_not_enough() -> None:
    assert view(drawn("2 Owl", "Owl")).seats[A].laid == []


def test_clk_8_1_parts_of_two_machines_are_no_machine() -> None:
    assert view(drawn("2 Owl, Nipper", "Nipper")).seats[A].laid == []


def test_clk_8_1_a_machine_completed_by_a_challenge_is_laid_down() -> None:
    state = after(city("3 Owl", "Owl", at="5, 9"), "throw 1 3, walk 9, ask B Owl, give Owl")
    assert view(state).seats[A].laid == ["Owl"]


def test_clk_8_1_a_machine_completed_by_a_search_is_laid_down() -> None:
    state = after(city("3 Owl", "Fuel", at="4, 9", discards="5 Owl"), "throw 1 3, walk towers, search Owl, point 5")
    assert view(state).seats[A].laid == ["Owl"]


def test_clk_8_1_a_machine_completed_by_a_miss_is_laid_down() -> None:
    state = city("3 Owl, Nipper", "Fuel", at="4, 9", discards="5 Owl")
    assert view(after(state, "throw 1 3, walk towers, search Nipper, point 5")).seats[A].laid == ["Owl"]


def test_clk_8_1_one_point_for_each_machine() -> None:
    state = drawn("3 Owl, Fuel", "Owl", laid="A Lacewing")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.points == (2, 0)


# 8.2


def test_clk_8_2_below_seven_nothing_is_discarded() -> None:
    assert is_next(drawn("2 Owl, 2 Nipper, Fuel", "Lacewing"), B)


def test_clk_8_2_the_sixth_and_the_seventh_card_stay() -> None:
    assert is_next(drawn("2 Owl, 2 Nipper, Fuel, Lacewing", "Lacewing"), B)


def test_clk_8_2_the_eighth_does_not() -> None:
    assert asked(drawn("2 Owl, 2 Nipper, Fuel, 2 Lacewing", "Lacewing")) == ("discard", A)


def test_clk_8_2_what_is_laid_down_does_not_count() -> None:
    state = drawn("2 Nipper, Fuel, 2 Lacewing, Umbrella", "Lacewing", laid="A Owl")
    assert is_next(state, B)


# 8.3


def test_clk_8_3_six_parts_and_power_win() -> None:
    state = after(city("6 Airship", "Owl"), f"{DRAW} Power")
    assert ending(state) == ("airship", (1, 2))


def test_clk_8_3_the_last_part_wins_too() -> None:
    state = after(city("5 Airship, Power", "Owl"), f"{DRAW} Airship")
    assert ending(state) == ("airship", (1, 2))


def test_clk_8_3_without_power_it_stays_in_the_hand() -> None:
    state = after(city("5 Airship", "Owl"), f"{DRAW} Airship")
    assert (ending(state), hand(state, A), view(state).seats[A].laid) == (None, "6 Airship", [])


def test_clk_8_3_five_parts_do_not_win() -> None:
    assert ending(after(city("4 Airship, Power", "Owl"), f"{DRAW} Airship")) is None


def test_clk_8_3_the_way_is_told() -> None:
    assert facts(city("6 Airship", "Owl"), f"{DRAW} Power", "escaped") == [
        {"seat": A, "way": "airship", "flyer": None, "breaker": None, "kind": "Power"}
    ]


def test_clk_8_3_airship_and_power_lie_on_the_table() -> None:
    state = after(city("5 Airship, Power, Scrap", "Owl"), f"{DRAW} Airship")
    assert (view(state).seats[A].laid, hand(state, A)) == (["Airship", "Power"], "Scrap")


def test_clk_8_3_the_airship_is_laid_down_before_the_escape() -> None:
    assert kinds(city("6 Airship", "Owl"), f"{DRAW} Power")[-2:] == ["set_laid", "escaped"]


def test_clk_8_3_airship_and_power_are_one_set() -> None:
    outcome = RULES.outcome(after(city("6 Airship", "Owl", laid="A Lacewing"), f"{DRAW} Power"))
    assert outcome is not None
    assert outcome.points == (2, 0)


# 8.4


def test_clk_8_4_flyer_breaker_and_fuel_win() -> None:
    assert ending(drawn("3 Owl, Fuel", "Owl", laid="A Lacewing")) == ("machine", (1, 2))


def test_clk_8_4_fuel_may_come_last() -> None:
    assert ending(drawn("Scrap", "Fuel", laid="A Lacewing, A Owl")) == ("machine", (1, 2))


def test_clk_8_4_the_flyer_may_come_last() -> None:
    assert ending(drawn("3 Lacewing, Fuel", "Lacewing", laid="A Owl")) == ("machine", (1, 2))


def test_clk_8_4_without_fuel_nobody_wins() -> None:
    assert ending(drawn("3 Owl", "Owl", laid="A Lacewing")) is None


def test_clk_8_4_two_flyers_do_not_win() -> None:
    assert ending(drawn("3 Umbrella, Fuel", "Umbrella", laid="A Lacewing")) is None


def test_clk_8_4_two_breakers_do_not_win() -> None:
    assert ending(drawn("3 Nipper, Fuel", "Nipper", laid="A Owl")) is None


def test_clk_8_4_power_is_no_fuel() -> None:
    assert ending(drawn("3 Owl, Power", "Owl", laid="A Lacewing")) is None


def test_clk_8_4_the_way_is_told() -> None:
    state = city("3 Owl, Fuel", "Airship", laid="A Lacewing")
    assert facts(state, f"{DRAW} Owl", "escaped") == [
        {"seat": A, "way": "machine", "flyer": "Lacewing", "breaker": "Owl", "kind": "Fuel"}
    ]


def test_clk_8_4_fuel_lies_on_the_table_with_the_machines() -> None:
    state = drawn("3 Owl, 2 Fuel", "Owl", laid="A Lacewing")
    assert (view(state).seats[A].laid, hand(state, A)) == (["Lacewing", "Owl", "Fuel"], "Fuel")


def test_clk_8_4_it_is_the_end() -> None:
    state = drawn("3 Owl, Fuel", "Owl", laid="A Lacewing")
    assert (RULES.to_act(state), view(state).is_over) == ((), True)


def test_clk_8_4_nothing_is_played_after_it() -> None:
    assert refused(drawn("3 Owl, Fuel", "Owl", laid="A Lacewing"), "take", seat=A)[0] == "already-over"


def test_clk_8_4_only_one_is_first() -> None:
    state = after(city("3 Owl, Fuel", "Airship", "Airship", "Airship", laid="A Lacewing"), f"{DRAW} Owl")
    assert ending(state) == ("machine", (1, 2, 2, 2))


def test_clk_8_4_the_set_lies_there_before_the_escape() -> None:
    assert kinds(city("3 Owl, Fuel", "Airship", laid="A Lacewing"), f"{DRAW} Owl")[-2:] == ["set_laid", "escaped"]


def test_clk_8_4_a_hit_may_win_without_a_discard() -> None:
    state = city("3 Owl, Fuel, 3 Scrap", "Airship", at="4, 9", discards="5 Owl", laid="A Lacewing")
    assert ending(after(state, "throw 1 3, walk towers, search Owl, point 5")) == ("machine", (1, 2))


def test_clk_8_4_even_a_miss_may_win() -> None:
    state = city("3 Owl, Fuel, Nipper", "Airship", at="4, 9", discards="5 Owl", laid="A Lacewing")
    assert ending(after(state, "throw 1 3, walk towers, search Nipper, point 5")) == ("machine", (1, 2))


def test_clk_8_4_fuel_found_by_name_may_win() -> None:
    state = city("Scrap", "Airship", at="4, 9", discards="5 Fuel", laid="A Lacewing, A Owl")
    assert ending(after(state, "throw 1 3, walk towers, search Fuel, point 5")) == ("machine", (1, 2))


def test_clk_8_4_the_card_that_was_shown_does_not_win() -> None:
    state = city("6 Airship, Nipper", "Owl", at="4, 9", discards="5 Power")
    assert ending(after(state, "throw 1 3, walk towers, search Airship, point 5")) is None
