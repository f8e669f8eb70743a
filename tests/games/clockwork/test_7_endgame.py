"""CLK chapter 7: when the scrapyards are empty."""

import pytest

from tests.games.clockwork.stage import (
    FULL_A,
    FULL_B,
    FULL_C,
    A,
    B,
    C,
    after,
    asked,
    city,
    facts,
    hand,
    is_next,
    kinds,
    legal,
    offered,
    places,
    refusal,
    refused,
    view,
)

THREE = (FULL_A, FULL_B, FULL_C)
LAST = "throw 1 3, walk yard 1, draw Kettle"
ODD = ["1 2", "1 4", "2 3", "3 6", "4 5"]
SPECIAL = ["1 6", "2 5", "3 4", "5 6", "1 1", "2 2", "3 3", "4 4", "5 5", "6 6"]
EVEN = ["1 3", "1 5", "2 4", "2 6", "3 5", "4 6"]


# 7.1


def test_clk_7_1_the_last_card_ends_the_first_part() -> None:
    assert kinds(city(at="2, 20", pile="Kettle"), f"{LAST}, discard Scrap, lay 1")[-1] == "yards_emptied"


def test_clk_7_1_it_is_seen() -> None:
    assert view(after(city(at="2, 20", pile="Kettle"), f"{LAST}, discard Scrap, lay 1")).is_endgame


def test_clk_7_1_a_card_elsewhere_keeps_the_first_part_going() -> None:
    state = city(at="2, 20", pile="2 Kettle", piles=(1, 1, 0, 0, 0, 0))
    assert not view(after(state, f"{LAST}, discard Scrap, lay 1")).is_endgame


def test_clk_7_1_everybody_walks_back_by_throws() -> None:
    assert places(after(city(at="4, 20", pile=""), "throw 1 3, walk towers"))[A] == "towers"


def test_clk_7_1_the_way_back_takes_as_many_turns_as_it_takes() -> None:
    assert places(after(city(at="20, 20", pile=""), "throw 1 3, walk yard 3"))[A] == "yard 3"


def test_clk_7_1_who_is_at_the_towers_stays_there() -> None:
    assert not offered(after(city(at="towers, 20", pile=""), "throw 1 2"), "walk")


def test_clk_7_1_not_even_a_special_throw_leads_away() -> None:
    assert not offered(after(city(at="towers, 20", pile=""), "throw 1 6"), "go")


def test_clk_7_1_that_is_not_because_of_the_throw() -> None:
    assert refused(after(city(at="towers, 20", pile=""), "throw 1 6"), "go yard 1")[0] != "not-special"


# 7.2


@pytest.mark.parametrize("throw", [*ODD, *SPECIAL])
def test_clk_7_2_an_odd_number_or_two_alike_lets_one_search(throw: str) -> None:
    assert "Owl" in offered(after(city(pile=""), f"throw {throw}"), "search")


def test_clk_7_2_the_search_goes_as_always() -> None:
    state = after(city(discards="1 Owl", pile=""), "throw 1 2, search Owl, point 1, discard Scrap, lay 1")
    assert (hand(state, A), is_next(state, B)) == ("2 Lacewing, Umbrella, 2 Owl, Nipper, Fuel", True)


def test_clk_7_2_nobody_has_to() -> None:
    assert is_next(after(city(pile=""), "throw 1 2, pass"), B)


@pytest.mark.parametrize("throw", ODD)
def test_clk_7_2_an_odd_number_alone_lets_nobody_challenge(throw: str) -> None:
    assert not offered(after(city(pile=""), f"throw {throw}"), "ask")


def test_clk_7_2_where_nothing_lies_an_odd_number_is_no_chance_to_challenge_either() -> None:
    hands = "4 Airship, 3 Scrap", "2 Airship, Power, 3 Fuel, Scrap"
    state = city(*hands, pile="", laid="A Lacewing, A Umbrella, A Kettle, B Owl, B Nipper")
    assert refused(after(state, "throw 1 2"), "ask B Airship", A) == ("search-only", {"total": 3})


# 7.3


@pytest.mark.parametrize("throw", SPECIAL)
def test_clk_7_3_seven_eleven_and_two_alike_let_one_challenge(throw: str) -> None:
    assert "B Owl" in offered(after(city(pile=""), f"throw {throw}"), "ask")


def test_clk_7_3_any_other_throw_challenges_nobody() -> None:
    why = refusal(after(city(pile=""), "throw 1 2"), "ask B Owl")
    assert (why.code, why.rule) == ("search-only", "CLK 7.3")


def test_clk_7_3_the_challenge_goes_as_before() -> None:
    state = after(city(pile=""), "throw 1 6, ask B Owl, give Owl, return Scrap")
    assert (hand(state, A), is_next(state, B)) == ("2 Lacewing, Umbrella, 2 Owl, Nipper, Fuel", True)


def test_clk_7_3_any_rival_may_be_challenged() -> None:
    state = after(city(*THREE, pile=""), "throw 3 3, ask C Nipper")
    assert asked(state) == ("give", C)


def test_clk_7_3_nobody_has_to() -> None:
    assert is_next(after(city(pile=""), "throw 1 6, pass"), B)


# 7.4


@pytest.mark.parametrize("throw", EVEN)
def test_clk_7_4_any_other_throw_loses_the_turn(throw: str) -> None:
    assert is_next(after(city(pile=""), f"throw {throw}"), B)


def test_clk_7_4_the_loss_is_told() -> None:
    assert facts(city(pile=""), "throw 4 6", "turn_lost") == [{"seat": A, "total": 10}]


def test_clk_7_4_every_throw_has_its_place() -> None:
    assert len({*ODD, *SPECIAL, *EVEN}) == len(legal(city(pile=""))) == 21


def test_clk_7_4_four_fours_are_not_lost() -> None:
    assert asked(after(city(pile=""), "throw 4 4")) == ("act", A)
