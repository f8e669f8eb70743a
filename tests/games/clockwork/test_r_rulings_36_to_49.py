"""CLK R36 to R49: challenges, where the booklet is silent or its languages differ."""

import pytest

from tests.games.clockwork.stage import (
    CHANCE,
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
    refusal,
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


def met_of_three(rule: str = "") -> City:
    """A has walked onto B's field, C is far away."""
    return after(city(*THREE, at="5, 9, 20", rule=rule), MET)


# R36


def test_clk_r36_the_rival_chooses_what_to_give() -> None:
    assert RULES.to_act(after(met(), "ask B Owl")) == (B,)


def test_clk_r36_one_of_them_is_given() -> None:
    state = after(met("Owl", "3 Owl"), "ask B Owl, give Owl")
    assert (hand(state, A), hand(state, B)) == ("2 Owl", "2 Owl")


# R37


def test_clk_r37_a_card_is_returned_only_by_a_hand_that_was_full() -> None:
    assert is_next(after(met("2 Owl, 4 Airship"), "ask B Owl, give Owl"), B)


def test_clk_r37_scrap_may_be_returned_and_stays_in_the_game() -> None:
    state = after(met(), "ask B Owl, give Owl, return Scrap")
    assert (state.scrapped, hand(state, B)) == (0, "Lacewing, Umbrella, Kettle, Nipper, Fuel, 2 Scrap")


def test_clk_r37_not_the_card_just_received() -> None:
    state = after(met("2 Lacewing, Umbrella, Nipper, 2 Airship, Scrap"), "ask B Fuel, give Fuel")
    assert refused(state, "return Fuel") == ("just-received", {"kind": "Fuel"})


def test_clk_r37_another_of_its_kind_will_do() -> None:
    assert "Owl" in offered(after(met(), "ask B Owl, give Owl"), "return")


def test_clk_r37_only_the_two_see_it() -> None:
    assert secrets(met_of_three(), "ask B Owl, give Owl, return Nipper", "card_returned") == [
        ((A, B), {"kind": "Nipper"})
    ]


def test_clk_r37_all_see_that_a_card_came_back() -> None:
    assert facts(met_of_three(), "ask B Owl, give Owl, return Nipper", "card_returned") == [{"giver": A, "taker": B}]


# R38


def heard(kind: str, rule: str = "") -> list[tuple[str, str | None]]:
    """What C is told when A asks B."""
    events = told(met_of_three(rule), f"ask B {kind}")[1]
    return [(event.kind, event.public.get("kind")) for event in events if C not in event.seen_by]


def test_clk_r38_ask_visibility_public_special_keeps_a_shown_card_secret() -> None:
    assert heard("Owl") == [("card_asked", None), ("shown_in_secret", None), ("had_some", None)]


def test_clk_r38_ask_visibility_public_special_says_fuel_aloud() -> None:
    assert heard("Fuel") == [("card_asked", None), ("card_named", "Fuel"), ("had_some", None)]


def test_clk_r38_ask_visibility_private_whispers_fuel() -> None:
    assert heard("Fuel", "ask_visibility=private") == [
        ("card_asked", None),
        ("shown_in_secret", None),
        ("had_some", None),
    ]


def test_clk_r38_ask_visibility_private_tells_the_rival() -> None:
    assert secrets(met_of_three("ask_visibility=private"), "ask B Fuel", "shown_in_secret") == [
        ((A, B), {"kind": "Fuel"})
    ]


def test_clk_r38_ask_visibility_public_tells_all() -> None:
    assert heard("Owl", "ask_visibility=public") == [("card_asked", None), ("card_named", "Owl"), ("had_some", None)]


# R39


def test_clk_r39_scrap_is_the_rivals_choice() -> None:
    assert legal(after(met(), "ask B Owl")) == ["give Owl", "give Scrap"]


def test_clk_r39_no_card_comes_back_for_it() -> None:
    state = after(met(), "ask B Owl, give Scrap")
    assert (hand(state, A), sum(state.hands[B])) == (FULL_A, 6)


def test_clk_r39_nobody_asks_back() -> None:
    assert is_next(after(met(), "ask B Owl, give Scrap"), B)


# R40


LACKING = "Fuel, Scrap"


def test_clk_r40_scrap_without_card_no_does_not_stand_in() -> None:
    assert asked(after(met("Owl", LACKING), "ask B Owl")) == ("counter", B)


def test_clk_r40_scrap_without_card_no_refuses_it() -> None:
    assert refused(after(met("Owl", LACKING), "ask B Owl"), "give Scrap") == ("scrap-instead-only", {})


def test_clk_r40_scrap_without_card_bluff_ok_stands_in() -> None:
    assert legal(after(met("Owl", LACKING, "scrap_without_card=bluff_ok"), "ask B Owl")) == ["give Scrap", "none"]


def test_clk_r40_scrap_without_card_bluff_ok_ends_the_turn() -> None:
    assert is_next(after(met("Owl", LACKING, "scrap_without_card=bluff_ok"), "ask B Owl, give Scrap"), B)


def test_clk_r40_scrap_without_card_bluff_ok_looks_the_same_with_the_card() -> None:
    bluff = kinds(met("Owl", LACKING, "scrap_without_card=bluff_ok"), "ask B Owl, give Scrap")
    assert bluff == kinds(met("Owl", "Owl, Scrap", "scrap_without_card=bluff_ok"), "ask B Owl, give Scrap")


def test_clk_r40_scrap_without_card_bluff_ok_may_say_none() -> None:
    state, events = told(met("Owl", LACKING, "scrap_without_card=bluff_ok"), "ask B Owl, none")
    assert (events[-1].kind, asked(state)) == ("had_none", ("counter", B))


def test_clk_r40_scrap_without_card_bluff_ok_may_not_deny_the_card() -> None:
    state = after(met("Owl", "Owl, Scrap", "scrap_without_card=bluff_ok"), "ask B Owl")
    assert refused(state, "none") == ("must-give", {"kind": "Owl"})


def test_clk_r40_scrap_without_card_bluff_ok_holds_for_asking_back_too() -> None:
    state = met("Owl, Scrap", "Nipper", "scrap_without_card=bluff_ok")
    assert legal(after(state, "ask B Owl, none, ask A Nipper")) == ["give Scrap", "none"]


def test_clk_r40_scrap_without_card_blocks_counter_keeps_from_asking_back() -> None:
    state = after(met("Owl", LACKING, "scrap_without_card=blocks_counter"), "ask B Owl")
    assert not offered(state, "ask")


def test_clk_r40_scrap_without_card_blocks_counter_says_so() -> None:
    state = after(met("Owl", LACKING, "scrap_without_card=blocks_counter"), "ask B Owl")
    assert refused(state, "ask A Fuel", seat=B) == ("no-counter", {})


def test_clk_r40_scrap_without_card_blocks_counter_gives_nothing() -> None:
    state = after(met("Owl", LACKING, "scrap_without_card=blocks_counter"), "ask B Owl, pass")
    assert (is_next(state, B), hand(state, B)) == (True, LACKING)


def test_clk_r40_scrap_without_card_blocks_counter_only_for_those_who_have_scrap() -> None:
    state = after(met("Owl", "Fuel", "scrap_without_card=blocks_counter"), "ask B Owl")
    assert "A Fuel" in offered(state, "ask")


# R41, R42


def test_clk_r41_scrap_dest_removed_is_out_of_the_game() -> None:
    state = after(met(), "ask B Owl, give Scrap")
    assert (state.scrapped, lying(state)) == (1, {})


def test_clk_r41_scrap_dest_discards_is_laid_by_the_asker() -> None:
    assert asked(after(met(rule="scrap_dest=discards"), "ask B Owl, give Scrap")) == ("spot", A)


def test_clk_r41_scrap_dest_discards_joins_the_discards() -> None:
    state = after(met(rule="scrap_dest=discards"), "ask B Owl, give Scrap, lay 4")
    assert (state.scrapped, lying(state), is_next(state, B)) == (0, {4: "Scrap"}, True)


def test_clk_r41_scrap_dest_discards_leaves_the_game_where_no_spot_is_free() -> None:
    hands = ("Owl, Nipper", "Owl, Scrap", "Scrap, Fuel")
    state = city(*hands, at="5, 9, 20", pile="", rule="scrap_dest=discards")
    assert after(state, f"{MET}, ask B Owl, give Scrap").scrapped == 1


def test_clk_r41_scrap_dest_discards_leaves_spots_for_the_cards_in_the_yards() -> None:
    hands = ("Owl, Nipper", "Owl, Scrap", "Scrap, Fuel")
    state = city(*hands, at="5, 9, 20", pile="Kettle, Velo", rule="scrap_dest=discards")
    assert after(state, f"{MET}, ask B Owl, give Scrap").scrapped == 1


def test_clk_r42_asked_back_one_may_give_scrap() -> None:
    assert legal(after(met("Owl, Kettle, Scrap", "Kettle"), "ask B Owl, ask A Kettle")) == ["give Kettle", "give Scrap"]


def test_clk_r42_that_scrap_leaves_the_game_too() -> None:
    state = after(met("Owl, Kettle, Scrap", "Kettle"), "ask B Owl, ask A Kettle, give Scrap")
    assert (state.scrapped, hand(state, A), is_next(state, B)) == (1, "Kettle, Owl", True)


# R43


def at_towers(rule: str) -> City:
    """A has come to the Towers with nothing but Scrap."""
    return after(city("Scrap", "Scrap", at="4, 20", discards="1 Owl, 2 Scrap", rule=rule), "throw 1 3, walk towers")


def test_clk_r43_scrap_family_no_is_not_asked_for() -> None:
    assert refused(met(), "ask B Scrap") == ("not-a-family", {"kind": "Scrap"})


def test_clk_r43_scrap_family_no_is_not_sought() -> None:
    assert refused(at_towers(""), "search Scrap") == ("not-a-family", {"kind": "Scrap"})


def test_clk_r43_scrap_family_search_is_sought() -> None:
    assert hand(after(at_towers("scrap_family=search"), "search Scrap, point 2"), A) == "2 Scrap"


def test_clk_r43_scrap_family_search_is_not_asked_for() -> None:
    assert refused(met(rule="scrap_family=search"), "ask B Scrap") == ("not-a-family", {"kind": "Scrap"})


def test_clk_r43_scrap_family_both_is_sought() -> None:
    assert "Scrap" in offered(at_towers("scrap_family=both"), "search")


def test_clk_r43_scrap_family_both_is_asked_for_and_stays_in_the_game() -> None:
    state = after(met("Scrap", "2 Scrap", "scrap_family=both"), "ask B Scrap, give Scrap")
    assert (hand(state, A), state.scrapped) == ("2 Scrap", 0)


# R44, R45


def test_clk_r44_without_a_family_one_asks_for_fuel_or_power() -> None:
    assert legal(met("Fuel, Scrap")) == ["ask B Fuel", "ask B Power", "pass"]


def test_clk_r44_an_empty_hand_asks_too() -> None:
    assert legal(met("")) == ["ask B Fuel", "ask B Power", "pass"]


def test_clk_r45_fuel_is_asked_for_by_those_who_have_it() -> None:
    assert "B Fuel" in offered(met("2 Fuel"), "ask")


def test_clk_r45_power_is_asked_for_by_those_who_have_it() -> None:
    assert "B Power" in offered(met("Power"), "ask")


# R46


TOWERS = "throw 1 3, walk towers"


def test_clk_r46_tower_challenge_no_challenges_nobody() -> None:
    assert not offered(after(city(at="4, towers", discards="1 Owl"), TOWERS), "ask")


def test_clk_r46_tower_challenge_no_says_so() -> None:
    why = refusal(after(city(at="4, towers", discards="1 Owl"), TOWERS), "ask B Owl")
    assert (why.code, why.rule) == ("no-demand-now", "CLK R46")


@pytest.mark.parametrize("throw", ["throw 1 3", "throw 1 6"])
def test_clk_r46_tower_challenge_no_says_so_whatever_the_throw(throw: str) -> None:
    why = refusal(after(city(at="towers, towers"), throw), "ask B Owl")
    assert (why.code, why.rule) == ("no-demand-now", "CLK R46")


def test_clk_r46_tower_challenge_yes_challenges() -> None:
    state = after(city(at="4, towers", discards="1 Owl", rule="tower_challenge=yes"), TOWERS)
    assert ("B Owl" in offered(state, "ask"), "Owl" in offered(state, "search")) == (True, True)


def test_clk_r46_tower_challenge_yes_ends_the_turn() -> None:
    state = city(at="4, towers", discards="1 Owl", rule="tower_challenge=yes")
    assert is_next(after(state, f"{TOWERS}, ask B Owl, give Owl, return Scrap"), B)


def test_clk_r46_tower_challenge_yes_needs_no_discards() -> None:
    assert "B Owl" in offered(after(city(at="4, towers", rule="tower_challenge=yes"), TOWERS), "ask")


# R47


def test_clk_r47_yard_challenge_exact_no_takes_more_steps() -> None:
    assert "B Owl" in offered(after(city(at="3, yard 1"), "throw 1 3, walk yard 1"), "ask")


def test_clk_r47_yard_challenge_exact_yes_takes_the_exact_number() -> None:
    state = city(at="2, yard 1", rule="yard_challenge_exact=yes")
    assert "B Owl" in offered(after(state, "throw 1 3, walk yard 1"), "ask")


def test_clk_r47_yard_challenge_exact_yes_counts_the_exact_one_of_two_ways() -> None:
    state = city(at="5, yard 1", board="forked", rule="yard_challenge_exact=yes")
    assert "B Owl" in offered(after(state, "throw 5 6, walk yard 1"), "ask")


def test_clk_r47_yard_challenge_exact_yes_refuses_more() -> None:
    state = city(at="3, yard 1", rule="yard_challenge_exact=yes")
    assert RULES.to_act(after(state, "throw 1 3, walk yard 1")) == (CHANCE,)


def test_clk_r47_yard_challenge_exact_yes_refuses_going_straight() -> None:
    state = city(at="3, yard 1", rule="yard_challenge_exact=yes")
    assert RULES.to_act(after(state, "throw 1 6, go yard 1")) == (CHANCE,)


def test_clk_r47_yard_challenge_exact_yes_lets_one_stay_and_challenge() -> None:
    state = city(at="yard 1, yard 1", rule="yard_challenge_exact=yes")
    assert "B Owl" in offered(after(state, "throw 1 6"), "ask")


def test_clk_r47_yard_challenge_exact_yes_holds_on_the_track_too() -> None:
    assert is_next(after(city(at="3, 20", printing="hu"), "throw 1 6, go 20"), B)


# R48, R49


def test_clk_r48_nobody_can_deny_a_card() -> None:
    assert refused(after(met(), "ask B Owl"), "none") == ("must-give", {"kind": "Owl"})


def test_clk_r48_nobody_can_pass_it_by() -> None:
    assert refused(after(met(), "ask B Owl"), "pass") == ("answer-first", {"question": "give"})


def test_clk_r48_who_has_none_need_not_say_so() -> None:
    assert kinds(met("Owl", "Fuel"), "ask B Owl")[-1] == "had_none"


def test_clk_r49_on_a_full_field_there_is_one_rival() -> None:
    state = after(city(*THREE, at="5, 9, 20"), MET)
    assert {ask.split()[0] for ask in offered(state, "ask")} == {"B"}


def test_clk_r49_without_a_limit_there_may_be_more() -> None:
    state = after(city(*THREE, at="5, 9, 9", rule="field_cap=none"), MET)
    assert {ask.split()[0] for ask in offered(state, "ask")} == {"B", "C"}


def test_clk_r49_one_of_them_is_challenged() -> None:
    state = after(city(*THREE, at="5, 9, 9", rule="field_cap=none"), f"{MET}, ask C Nipper, give Nipper, return Scrap")
    assert is_next(state, B)


@pytest.mark.parametrize("seat", [A, B, C, None])
def test_clk_r38_an_open_challenge_names_its_two_sides(seat: int | None) -> None:
    question = view(after(met_of_three(), "ask B Owl"), seat).question  # type: ignore[arg-type]
    assert question is not None
    assert (question.kind, question.seat, question.rival) == ("give", B, A)
