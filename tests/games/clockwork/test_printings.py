"""What each of the twelve printings plays, by examples from its own booklet (CLK printings, P1 to P38)."""

import pytest

from tests.games.clockwork.stage import (
    CHANCE,
    FULL_A,
    FULL_B,
    FULL_C,
    RULES,
    A,
    B,
    after,
    asked,
    city,
    dealt,
    hand,
    is_next,
    left_out,
    legal,
    lying,
    offered,
    places,
    refused,
)
from toychest.games import EDITIONS
from toychest.games.clockwork.readings import READINGS

THREE = (FULL_A, FULL_B, FULL_C)
OVER = "throw 4 6"
SEVEN = "throw 1 6"
MET = "throw 1 3, walk 9"
DRAW = "throw 1 5, walk yard 1, draw Airship"
EXCHANGE = "ask B Owl, give Owl, return Scrap"
ALL = ["standard", "en", "nl", "de", "es", "fr", "hu", "pl", "cs", "sl", "uk", "ru", "it"]
DEAL = ", ".join(["deal Scrap", "deal Airship"] * 3 + ["deal Owl", "deal Nipper"] * 3 + ["deal Fuel", "deal Power"])


def test_thirteen_editions_are_offered() -> None:
    assert [id for id in EDITIONS if id.startswith("clockwork-")] == [f"clockwork-{printing}-0" for printing in ALL]


@pytest.mark.parametrize("printing", ["standard", "en"])
def test_these_play_every_ruling_as_it_stands(printing: str) -> None:
    values = EDITIONS[f"clockwork-{printing}-0"].values
    assert [values[reading.name] for reading in READINGS] == [reading.default for reading in READINGS]


# P1, P2: entering


@pytest.mark.parametrize("printing", ["en", "es", "fr", "hu", "sl", "uk", "ru", "it"])
def test_p1_more_steps_enter_a_yard_and_the_towers(printing: str) -> None:
    assert {"yard 1", "towers"} <= set(offered(after(city(at="4, 20", printing=printing), OVER), "walk"))


@pytest.mark.parametrize("printing", ["nl", "de", "cs"])
def test_p1_exact_steps_enter_a_yard(printing: str) -> None:
    assert refused(after(city(at="4, 20", printing=printing), "throw 4 5"), "walk yard 1")[0] == "steps-over"


@pytest.mark.parametrize("printing", ["nl", "de", "cs"])
def test_p2_exact_steps_enter_the_towers(printing: str) -> None:
    assert refused(after(city(at="4, 20", printing=printing), "throw 4 5"), "walk towers")[0] == "steps-over"


def test_p1_polish_scrapyards_are_exact_and_polish_towers_are_not() -> None:
    state = after(city(at="4, 20", printing="pl"), OVER)
    assert ("towers" in offered(state, "walk"), "yard 1" in offered(state, "walk")) == (True, False)


# P3: turning round


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing != "cs"])
def test_p3_nobody_turns_round(printing: str) -> None:
    assert refused(after(city(at="9, 20", printing=printing), "throw 1 3"), "walk 7")[0] == "cannot-reverse"


def test_p3_czech_pawns_turn_round_once() -> None:
    assert places(after(city(at="9, 20", printing="cs"), "throw 1 3, walk 7"))[A] == "7"


# P4, P5: special throws


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing not in ("fr", "ru")])
def test_p4_one_of_three_things(printing: str) -> None:
    state = after(city(at="yard 1, yard 1", printing=printing), SEVEN)
    assert {"go", "take", "ask", "walk"} == {move.split()[0] for move in legal(state)}


def test_p4_french_turns_go_on_after_the_discard() -> None:
    state = after(city(at="9, 20", printing="fr"), f"{SEVEN}, walk yard 1, draw Airship, discard Scrap, lay 1")
    assert asked(state) == ("act", A)


def test_p4_russian_special_throws_begin_in_a_scrapyard() -> None:
    assert refused(after(city(at="9, 20", printing="ru"), SEVEN), "go yard 3") == ("not-from-here", {})


def test_p4_russian_special_throws_lead_to_the_towers_all_the_same() -> None:
    assert offered(after(city(at="9, 20", printing="ru"), SEVEN), "go") == ["towers"]


def test_p5_hungarian_special_throws_lead_anywhere() -> None:
    assert places(after(city(at="9, 20", printing="hu"), f"{SEVEN}, go 33"))[A] == "33"


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing not in ("fr", "ru", "hu")])
def test_p5_other_special_throws_lead_to_yards_and_towers(printing: str) -> None:
    assert refused(after(city(at="9, 20", printing=printing), SEVEN), "go 33") == ("not-a-goal", {"place": "33"})


# P7: challenges in a yard


def test_p7_hungarian_challenges_need_exact_steps() -> None:
    state = after(city(at="3, yard 1", printing="hu"), "throw 1 3, walk yard 1")
    assert RULES.to_act(state) == (CHANCE,)


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing not in ("hu", "nl", "de", "pl", "cs")])
def test_p7_other_challenges_do_not(printing: str) -> None:
    assert "B Owl" in offered(after(city(at="3, yard 1", printing=printing), "throw 1 3, walk yard 1"), "ask")


# P9 to P13: asking back, and Scrap


@pytest.mark.parametrize("printing", ALL)
def test_p9_asking_back_comes_in_the_same_turn(printing: str) -> None:
    state = after(city("Owl", "Nipper", at="5, 9", printing=printing), f"{MET}, ask B Owl")
    assert (asked(state), "ask A Nipper" in legal(state)) == (("counter", B), True)


def test_p10_hungarian_scrap_keeps_from_asking_back() -> None:
    state = after(city("Owl", "Nipper, Scrap", at="5, 9", printing="hu"), f"{MET}, ask B Owl")
    assert refused(state, "ask A Nipper", seat=B) == ("no-counter", {})


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing != "hu"])
def test_p10_other_scrap_does_not(printing: str) -> None:
    state = after(city("Owl", "Nipper, Scrap", at="5, 9", printing=printing), f"{MET}, ask B Owl")
    assert "ask A Nipper" in legal(state)


@pytest.mark.parametrize("printing", ALL)
def test_p11_the_turn_ends_if_the_asker_lacks_what_is_asked_back(printing: str) -> None:
    state = city("Owl", "Nipper", at="5, 9", printing=printing)
    assert is_next(after(state, f"{MET}, ask B Owl, ask A Nipper"), B)


@pytest.mark.parametrize("printing", ALL)
def test_p12_scrap_is_given_instead_of_the_card(printing: str) -> None:
    state = after(city(at="5, 9", printing=printing), f"{MET}, ask B Owl, give Scrap")
    assert hand(state, B) == "Lacewing, Umbrella, Kettle, Owl, Nipper, Fuel"


@pytest.mark.parametrize("printing", ["fr", "uk"])
def test_p13_given_scrap_is_laid_beside_the_board(printing: str) -> None:
    state = after(city(at="5, 9", printing=printing), f"{MET}, ask B Owl, give Scrap, lay 8")
    assert (lying(state), state.scrapped) == ({8: "Scrap"}, 0)


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing not in ("fr", "uk")])
def test_p13_given_scrap_is_out_of_the_game(printing: str) -> None:
    state = after(city(at="5, 9", printing=printing), f"{MET}, ask B Owl, give Scrap")
    assert (lying(state), state.scrapped, is_next(state, B)) == ({}, 1, True)


# P14, P15: below seven


@pytest.mark.parametrize("printing", ["nl", "de", "hu"])
def test_p15_below_seven_a_discard_is_free(printing: str) -> None:
    assert {"keep", "discard Airship"} <= set(legal(after(city("Owl", "Owl", printing=printing), DRAW)))


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing not in ("nl", "de", "hu")])
def test_p15_below_seven_nothing_is_discarded(printing: str) -> None:
    assert is_next(after(city("Owl", "Owl", printing=printing), DRAW), B)


@pytest.mark.parametrize("printing", ALL)
def test_p14_the_eighth_card_goes_everywhere(printing: str) -> None:
    assert "keep" not in legal(after(city(printing=printing), DRAW))


# P19, P36: what is turned over


HIT = "throw 1 3, walk towers, search Owl, point 1"


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing != "es"])
def test_p19_a_hit_is_taken(printing: str) -> None:
    state = city("Owl", FULL_B, at="4, 20", discards="1 Owl", printing=printing)
    assert hand(after(state, HIT), A) == "2 Owl"


def test_p19_a_spanish_hit_may_be_left() -> None:
    state = city("Owl", FULL_B, at="4, 20", discards="1 Owl", printing="es")
    assert legal(after(state, HIT)) == ["take", "pass"]


@pytest.mark.parametrize("printing", ALL)
def test_p36_after_a_miss_the_shown_card_takes_the_place_even_where_none_is_named(printing: str) -> None:
    state = city("Owl", FULL_B, at="4, 20", discards="1 Kettle", printing=printing)
    assert lying(after(state, "throw 1 3, walk towers, search Owl, point 1")) == {1: "Owl"}


# P22, P23: setting up


@pytest.mark.parametrize("printing", ALL)
def test_p22_twenty_cards_are_about_equal_piles(printing: str) -> None:
    assert dealt(FULL_A, FULL_B, printing=printing).piles == (4, 4, 3, 3, 3, 3)


@pytest.mark.parametrize("printing", ["es", "hu", "uk", "it"])
def test_p23_one_die_says_who_begins(printing: str) -> None:
    assert is_next(after(left_out(2, printing=printing), f"{DEAL}, throw 2, throw 5"), B)


@pytest.mark.parametrize("printing", ["en", "nl", "de", "fr", "pl", "cs", "sl", "ru"])
def test_p23_two_dice_say_who_begins(printing: str) -> None:
    assert is_next(after(left_out(2, printing=printing), f"{DEAL}, throw 2 3, throw 1 5"), B)


# P25 to P27: the end


@pytest.mark.parametrize("printing", ["fr", "sl"])
def test_p25_a_special_throw_searches_and_challenges(printing: str) -> None:
    state = city(pile="", discards="1 Owl", printing=printing)
    assert "Owl" in offered(after(state, f"{SEVEN}, {EXCHANGE}"), "search")


def test_p25_the_slovenian_example_of_two_fours() -> None:
    state = city(pile="", discards="1 Owl", printing="sl")
    moves = "throw 4 4, search Owl, point 1, discard Scrap, lay 1"
    assert "B Nipper" in offered(after(state, moves), "ask")


def test_p27_the_slovenian_example_of_one_and_three() -> None:
    assert is_next(after(city(pile="", discards="1 Owl", printing="sl"), "throw 1 3"), B)


@pytest.mark.parametrize("printing", [printing for printing in ALL if printing not in ("fr", "sl", "es")])
def test_p25_others_do_one_of_the_two(printing: str) -> None:
    assert is_next(after(city(pile="", printing=printing), f"{SEVEN}, {EXCHANGE}"), B)


def test_p26_spanish_demands_go_round() -> None:
    state = after(city(*THREE, pile="", printing="es"), f"{SEVEN}, {EXCHANGE}")
    assert {ask.split()[0] for ask in offered(state, "ask")} == {"C"}


@pytest.mark.parametrize("printing", ALL)
def test_p27_czech_twos_are_no_rule_of_their_own(printing: str) -> None:
    assert asked(after(city(pile="", printing=printing), "throw 5 5")) == ("act", A)


# P38: the card in return


@pytest.mark.parametrize("printing", ALL)
def test_p38_another_card_is_returned(printing: str) -> None:
    state = city("2 Lacewing, Umbrella, Nipper, 2 Airship, Scrap", FULL_B, at="5, 9", printing=printing)
    assert refused(after(state, f"{MET}, ask B Fuel, give Fuel"), "return Fuel")[0] == "just-received"
