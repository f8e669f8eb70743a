"""CLK chapter 5: challenges."""

import pytest

from tests.games.clockwork.stage import (
    FULL_A,
    FULL_B,
    FULL_C,
    RULES,
    A,
    B,
    C,
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
    refused,
    secrets,
    told,
    view,
)

MET = "throw 1 3, walk 9"
THREE = (FULL_A, FULL_B, FULL_C)


def met(a: str = FULL_A, b: str = FULL_B, rule: str = "") -> City:
    """A has walked onto B's field."""
    return after(city(a, b, at="5, 9", rule=rule), MET)


def met_of_three(a: str = FULL_A, b: str = FULL_B, c: str = FULL_C) -> City:
    """A has walked onto B's field, C is far away."""
    return after(city(a, b, c, at="5, 9, 20"), MET)


# 5.1


def test_clk_5_1_who_meets_on_the_track_may_challenge() -> None:
    assert asked(met()) == ("act", A)


def test_clk_5_1_who_meets_in_a_scrapyard_may_challenge() -> None:
    assert offered(after(city(at="3, yard 1"), "throw 1 3, walk yard 1"), "ask")[0] == "B Lacewing"


def test_clk_5_1_nobody_has_to() -> None:
    assert is_next(after(met(), "pass"), B)


def test_clk_5_1_leaving_it_is_told() -> None:
    assert facts(met(), "pass", "turn_passed") == [{"seat": A}]


def test_clk_5_1_only_whoever_is_there() -> None:
    assert refused(met_of_three(), "ask C Owl") == ("not-together", {"rival": C})


def test_clk_5_1_nobody_challenges_by_passing_by() -> None:
    assert is_next(after(city(at="8, 9"), "throw 1 3, walk yard 2, draw Airship, discard Airship, lay 1"), B)


def test_clk_5_1_nobody_challenges_oneself() -> None:
    assert refused(met(), "ask A Owl")[0] == "ask-yourself"


def test_clk_5_1_alone_on_a_field_the_turn_is_over() -> None:
    assert is_next(after(city(at="5, 20"), MET), B)


# 5.2


def test_clk_5_2_asking_is_told_to_all() -> None:
    assert facts(met(), "ask B Owl", "card_asked") == [{"seat": A, "rival": B, "is_counter": False}]


def test_clk_5_2_the_card_is_shown_to_the_rival_alone() -> None:
    assert secrets(met_of_three(), "ask B Owl", "shown_in_secret") == [((A, B), {"kind": "Owl"})]


def test_clk_5_2_everybody_sees_that_a_card_is_shown() -> None:
    assert facts(met_of_three(), "ask B Owl", "shown_in_secret") == [{"seat": A, "rival": B}]


def test_clk_5_2_it_is_shown_once() -> None:
    shown = [event for event in told(met(), "ask B Owl")[1] if event.kind == "shown_in_secret"]
    assert [event.fleeting for event in shown] == [True]


def test_clk_5_2_one_shows_a_card_of_ones_own() -> None:
    assert refused(met(), "ask B Kettle") == ("nothing-to-show", {"kind": "Kettle"})


def test_clk_5_2_only_families_of_the_hand_are_offered() -> None:
    assert offered(met(), "ask") == ["B Lacewing", "B Umbrella", "B Owl", "B Nipper", "B Fuel", "B Power"]


def test_clk_5_2_the_shown_card_stays_in_the_hand() -> None:
    assert hand(after(met(), "ask B Owl"), A) == FULL_A


@pytest.mark.parametrize(("seat", "card"), [(A, "Owl"), (B, "Owl"), (C, None), (None, None)])
def test_clk_5_2_what_is_asked_stands_before_the_two_alone(seat: int | None, card: str | None) -> None:
    question = view(after(met_of_three(), "ask B Owl"), seat).question  # type: ignore[arg-type]
    assert question is not None
    assert question.card == card


# 5.3


def test_clk_5_3_a_rival_who_has_one_gives_one() -> None:
    assert legal(after(met(b="2 Owl, Fuel"), "ask B Owl")) == ["give Owl"]


def test_clk_5_3_it_changes_hands() -> None:
    state = after(met("Owl", "2 Owl, Fuel"), "ask B Owl, give Owl")
    assert (hand(state, A), hand(state, B)) == ("2 Owl", "Owl, Fuel")


def test_clk_5_3_only_the_two_see_which() -> None:
    assert secrets(met_of_three(), "ask B Owl, give Owl", "card_given") == [((A, B), {"kind": "Owl"})]


def test_clk_5_3_all_see_that_a_card_was_given() -> None:
    assert facts(met_of_three(), "ask B Owl, give Owl", "card_given") == [{"giver": B, "taker": A}]


def test_clk_5_3_nobody_keeps_it() -> None:
    assert refused(after(met(), "ask B Owl"), "none") == ("must-give", {"kind": "Owl"})


def test_clk_5_3_another_card_will_not_do() -> None:
    code, seen = refused(after(met(), "ask B Owl"), "give Fuel")
    assert (code, seen["kind"]) == ("not-asked-for", "Fuel")


def test_clk_5_3_only_the_rival_answers() -> None:
    assert refused(after(met(), "ask B Owl"), "give Owl", seat=A)[0] == "not-to-act"


# 5.4


def test_clk_5_4_a_card_is_given_in_return() -> None:
    state = after(met(), "ask B Owl, give Owl, return Scrap")
    assert (hand(state, A), hand(state, B)) == (
        "2 Lacewing, Umbrella, 2 Owl, Nipper, Fuel",
        "Lacewing, Umbrella, Kettle, Nipper, Fuel, 2 Scrap",
    )


def test_clk_5_4_the_asker_chooses_which() -> None:
    state = after(met(), "ask B Owl, give Owl")
    assert offered(state, "return") == ["Lacewing", "Umbrella", "Owl", "Nipper", "Fuel", "Scrap"]


def test_clk_5_4_only_a_card_of_the_hand() -> None:
    assert refused(after(met(), "ask B Owl, give Owl"), "return Power") == ("not-held", {"kind": "Power"})


def test_clk_5_4_only_the_two_see_which() -> None:
    found = secrets(met_of_three(), "ask B Owl, give Owl, return Scrap", "card_returned")
    assert found == [((A, B), {"kind": "Scrap"})]


def test_clk_5_4_then_the_turn_is_over() -> None:
    assert is_next(after(met(), "ask B Owl, give Owl, return Scrap"), B)


def test_clk_5_4_it_is_owed_before_anything_else() -> None:
    assert refused(after(met(), "ask B Owl, give Owl"), "pass") == ("answer-first", {"question": "return"})


# 5.5


def test_clk_5_5_scrap_may_be_given_instead() -> None:
    assert legal(after(met(), "ask B Owl")) == ["give Owl", "give Scrap"]


def test_clk_5_5_that_scrap_leaves_the_game() -> None:
    state = after(met(), "ask B Owl, give Scrap")
    assert (state.scrapped, lying(state), hand(state, A)) == (1, {}, FULL_A)


def test_clk_5_5_all_see_that_it_was_scrap() -> None:
    assert facts(met_of_three(), "ask B Owl, give Scrap", "scrap_given") == [{"giver": B, "taker": A}]


def test_clk_5_5_the_rival_keeps_the_card() -> None:
    state = after(met(), "ask B Owl, give Scrap")
    assert hand(state, B) == "Lacewing, Umbrella, Kettle, Owl, Nipper, Fuel"


def test_clk_5_5_then_the_turn_is_over() -> None:
    assert is_next(after(met(), "ask B Owl, give Scrap"), B)


def test_clk_5_5_without_scrap_none_is_given() -> None:
    assert refused(after(met(b="Owl"), "ask B Owl"), "give Scrap") == ("not-held", {"kind": "Scrap"})


def test_clk_5_5_how_much_scrap_is_gone_is_seen() -> None:
    assert view(after(met(), "ask B Owl, give Scrap")).scrapped == 1


# 5.6


def test_clk_5_6_below_seven_nothing_is_returned() -> None:
    assert is_next(after(met("5 Airship, Owl"), "ask B Owl, give Owl"), B)


def test_clk_5_6_below_seven_the_hand_grows() -> None:
    assert hand(after(met("5 Airship, Owl"), "ask B Owl, give Owl"), A) == "2 Owl, 5 Airship"


def test_clk_5_6_the_giver_draws_without_discarding_next_time() -> None:
    state = after(met("5 Airship, Owl"), "ask B Owl, give Owl, throw 1 2, walk yard 2, draw Power")
    assert is_next(state, A)


# 5.7


LACKING = "2 Kettle, Airship"


def test_clk_5_7_a_rival_who_has_none_gives_nothing() -> None:
    assert kinds(met(b=LACKING), "ask B Owl")[-1] == "had_none"


def test_clk_5_7_all_hear_that_there_is_none() -> None:
    assert facts(met(b=LACKING), "ask B Owl", "had_none") == [{"seat": B}]


def test_clk_5_7_all_hear_that_there_is_one() -> None:
    assert facts(met(), "ask B Owl", "had_some") == [{"seat": B}]


def test_clk_5_7_who_has_none_may_ask_back() -> None:
    assert asked(after(met(b=LACKING), "ask B Owl")) == ("counter", B)


def test_clk_5_7_asking_back_is_done_in_the_same_way() -> None:
    assert legal(after(met(b=LACKING), "ask B Owl")) == [
        "ask A Kettle",
        "ask A Airship",
        "ask A Fuel",
        "ask A Power",
        "pass",
    ]


def test_clk_5_7_the_asker_gives() -> None:
    state = after(met("2 Lacewing, Kettle", LACKING), "ask B Lacewing, ask A Kettle, give Kettle")
    assert (hand(state, A), hand(state, B)) == ("2 Lacewing", "3 Kettle, Airship")


def test_clk_5_7_asking_back_is_told() -> None:
    assert facts(met(b=LACKING), "ask B Owl, ask A Kettle", "card_asked")[-1] == {
        "seat": B,
        "rival": A,
        "is_counter": True,
    }


def test_clk_5_7_then_the_turn_of_the_asker_is_over() -> None:
    assert is_next(after(met("2 Lacewing, Kettle", LACKING), "ask B Lacewing, ask A Kettle, give Kettle"), B)


def test_clk_5_7_if_the_asker_has_none_the_turn_is_over() -> None:
    state = after(met(FULL_A, LACKING), "ask B Owl, ask A Kettle")
    assert is_next(state, B)


def test_clk_5_7_nobody_asks_back_twice() -> None:
    assert kinds(met(FULL_A, LACKING), "ask B Owl, ask A Kettle")[-1] == "had_none"


def test_clk_5_7_nobody_has_to_ask_back() -> None:
    state, events = told(met(b=LACKING), "ask B Owl, pass")
    assert ([event.kind for event in events][-1], is_next(state, B)) == ("ask_declined", True)


def test_clk_5_7_a_full_hand_that_asks_back_returns_a_card() -> None:
    state = after(met("Owl, 2 Kettle", "4 Airship, 2 Kettle, Fuel"), "ask B Owl, ask A Kettle, give Kettle")
    assert asked(state) == ("return", B)


def test_clk_5_7_only_the_asker_is_asked_back() -> None:
    state = after(met_of_three(b="2 Velo"), "ask B Owl")
    assert refused(state, "ask C Velo") == ("not-your-asker", {"rival": C, "asker": A})


def test_clk_5_7_one_asks_back_with_a_card_of_ones_own() -> None:
    assert refused(after(met(b=LACKING), "ask B Owl"), "ask A Nipper") == ("nothing-to-show", {"kind": "Nipper"})


# 5.8


@pytest.mark.parametrize("kind", ["Fuel", "Power"])
def test_clk_5_8_fuel_and_power_need_no_card(kind: str) -> None:
    assert kinds(met("Owl", FULL_B), f"ask B {kind}")[0] == "card_asked"


def test_clk_5_8_fuel_is_given_like_any_card() -> None:
    state = after(met("Owl", FULL_B), "ask B Fuel, give Fuel")
    assert hand(state, A) == "Owl, Fuel"


def test_clk_5_8_scrap_stands_in_for_fuel_too() -> None:
    assert legal(after(met("Owl", FULL_B), "ask B Fuel")) == ["give Fuel", "give Scrap"]


def test_clk_5_8_no_card_is_shown() -> None:
    assert "shown_in_secret" not in kinds(met("Owl", FULL_B), "ask B Fuel")


def test_clk_5_8_one_may_ask_back_for_fuel() -> None:
    state = after(met("Owl, Fuel", LACKING), "ask B Owl, ask A Fuel, give Fuel")
    assert hand(state, B) == "2 Kettle, Airship, Fuel"


def test_clk_5_1_a_challenge_happens_in_any_seat() -> None:
    state = after(city(*THREE, at="20, 5, 9", turn=B), "throw 1 3, walk 9, ask C Nipper, give Nipper, return Scrap")
    assert (is_next(state, C), RULES.opens_turn(state)) == (True, C)
