"""CLK R59 to R67: when the scrapyards are empty, where the booklet is silent or its languages differ."""

import pytest

from tests.games.clockwork.stage import (
    FULL_A,
    FULL_B,
    FULL_C,
    FULL_D,
    A,
    B,
    C,
    City,
    after,
    asked,
    city,
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
EXCHANGE = "ask B Owl, give Owl, return Scrap"
TOWERS = "throw 1 3, walk towers"


def late(at: str = "", rule: str = "", *hands: str) -> City:
    """The scrapyards are empty."""
    return city(*(hands or THREE[:2]), at=at, pile="", discards="1 Owl, 2 Kettle", rule=rule)


# R59


def test_clk_r59_the_turn_that_empties_the_yards_is_played_to_its_end() -> None:
    state = after(city(at="2, 20", pile="Kettle"), "throw 1 3, walk yard 1, draw Kettle")
    assert (asked(state), view(state).is_endgame) == (("discard", A), False)


def test_clk_r59_then_the_way_back_begins() -> None:
    state = after(city(at="2, 20", pile="Kettle"), "throw 1 3, walk yard 1, draw Kettle, discard Scrap, lay 1")
    assert offered(after(state, "throw 1 6"), "go") == ["towers"]


def test_clk_r59_the_last_card_may_win() -> None:
    state = city("3 Owl, Fuel", "Airship", at="2, 20", laid="A Lacewing", pile="Owl")
    assert "escaped" in kinds(state, "throw 1 3, walk yard 1, draw Owl")


# R60


@pytest.mark.parametrize("throw", ["1 3", "1 2"])
def test_clk_r60_on_the_way_back_every_throw_is_walked(throw: str) -> None:
    assert offered(after(late("9, 20"), f"throw {throw}"), "walk") != []


def test_clk_r60_an_even_throw_is_not_lost_on_the_way() -> None:
    assert "turn_lost" not in kinds(late("9, 20"), "throw 1 3, walk 13")


def test_clk_r60_a_special_throw_leads_straight_to_the_towers() -> None:
    assert places(after(late("9, 20"), "throw 1 6, go towers"))[A] == "towers"


def test_clk_r60_it_leads_to_no_scrapyard() -> None:
    state = after(late("9, 20", "return_entry=optional"), "throw 1 6")
    assert refused(state, "go yard 3") == ("towers-only", {})


def test_clk_r60_scrapyards_may_be_passed_and_entered() -> None:
    assert places(after(late("9, 20"), "throw 1 2, walk yard 1"))[A] == "yard 1"


def test_clk_r60_return_challenge_yes_whoever_meets_may_challenge() -> None:
    assert "B Owl" in offered(after(late("5, 9"), "throw 1 3, walk 9"), "ask")


def test_clk_r60_return_challenge_yes_holds_in_a_scrapyard() -> None:
    assert "B Owl" in offered(after(late("8, yard 1"), "throw 1 3, walk yard 1"), "ask")


def test_clk_r60_return_challenge_no_ends_the_turn() -> None:
    assert is_next(after(late("5, 9", "return_challenge=no"), "throw 1 3, walk 9"), B)


def test_clk_r60_return_challenge_no_ends_the_turn_in_a_scrapyard() -> None:
    assert is_next(after(late("8, yard 1", "return_challenge=no"), "throw 1 3, walk yard 1"), B)


def test_clk_r60_return_challenge_yes_lets_one_stay_and_challenge() -> None:
    assert "B Owl" in offered(after(late("yard 1, yard 1", "return_entry=optional"), "throw 1 6"), "ask")


def test_clk_r60_return_challenge_no_lets_nobody_stay_and_challenge() -> None:
    state = after(late("yard 1, yard 1", "return_entry=optional+return_challenge=no"), "throw 1 6")
    assert (offered(state, "ask"), refused(state, "ask B Owl")) == ([], ("no-demand-now", {}))


def test_clk_r60_return_challenge_no_is_what_is_cited() -> None:
    state = after(late("yard 1, yard 1", "return_entry=optional+return_challenge=no"), "throw 1 6")
    assert refusal(state, "ask B Owl").rule == "CLK R60"


# R61


def test_clk_r61_gate_arrival_no_searches_after_an_even_throw() -> None:
    assert "Owl" in offered(after(late("4, 20"), TOWERS), "search")


def test_clk_r61_gate_arrival_yes_does_not() -> None:
    assert is_next(after(late("4, 20", "gate_arrival=yes"), TOWERS), B)


@pytest.mark.parametrize("moves", ["throw 1 2, walk towers", "throw 2 2, walk towers", "throw 1 6, go towers"])
def test_clk_r61_gate_arrival_yes_searches_after_an_odd_or_double_throw(moves: str) -> None:
    assert "Owl" in offered(after(late("3, 20", "gate_arrival=yes"), moves), "search")


def test_clk_r61_gate_arrival_yes_does_not_hold_while_cards_are_left() -> None:
    state = city(at="4, 20", discards="1 Owl", rule="gate_arrival=yes")
    assert "Owl" in offered(after(state, TOWERS), "search")


def test_clk_r61_whoever_has_just_come_back_challenges_nobody() -> None:
    assert refusal(after(late("4, towers"), TOWERS), "ask B Owl").rule == "CLK R61"


# R62


def test_clk_r62_endgame_special_either_offers_both() -> None:
    state = after(late(), "throw 1 6")
    assert ("Owl" in offered(state, "search"), "B Owl" in offered(state, "ask")) == (True, True)


def test_clk_r62_endgame_special_either_ends_after_the_challenge() -> None:
    assert is_next(after(late(), f"throw 1 6, {EXCHANGE}"), B)


def test_clk_r62_endgame_special_either_ends_after_the_search() -> None:
    assert is_next(after(late(), "throw 1 6, search Owl, point 1, discard Scrap, lay 1"), B)


def test_clk_r62_endgame_special_both_searches_after_the_challenge() -> None:
    state = after(late(rule="endgame_special=both"), f"throw 1 6, {EXCHANGE}")
    assert ("Owl" in offered(state, "search"), offered(state, "ask")) == (True, [])


def test_clk_r62_endgame_special_both_challenges_after_the_search() -> None:
    state = after(late(rule="endgame_special=both"), "throw 1 6, search Owl, point 1, discard Scrap, lay 1")
    assert ("B Owl" in offered(state, "ask"), offered(state, "search")) == (True, [])


def test_clk_r62_endgame_special_both_challenges_once() -> None:
    why = refusal(after(late(rule="endgame_special=both"), f"throw 1 6, {EXCHANGE}"), "ask B Owl")
    assert (why.code, why.rule, dict(why.arguments)) == ("answer-first", "CLK R62", {"question": "act"})


def test_clk_r62_endgame_special_both_ends_after_two() -> None:
    moves = f"throw 1 6, {EXCHANGE}, search Owl, point 1, discard Nipper, lay 1"
    assert is_next(after(late(rule="endgame_special=both"), moves), B)


def test_clk_r62_endgame_special_both_may_be_left_after_one() -> None:
    assert is_next(after(late(rule="endgame_special=both"), f"throw 1 6, {EXCHANGE}, pass"), B)


@pytest.mark.parametrize("throw", ["1 2", "2 3", "4 5"])
def test_clk_r62_endgame_special_both_leaves_3_5_9_to_the_search(throw: str) -> None:
    assert not offered(after(late(rule="endgame_special=both"), f"throw {throw}"), "ask")


# R63


def test_clk_r63_endgame_target_in_towers_waits_for_those_on_the_way() -> None:
    assert refused(after(late("towers, towers, 20", "", *THREE), "throw 1 6"), "ask C Owl") == (
        "not-in-towers",
        {"rival": C},
    )


def test_clk_r63_endgame_target_in_towers_offers_only_those_who_are_there() -> None:
    asks = offered(after(late("towers, towers, 20", "", *THREE), "throw 1 6"), "ask")
    assert {ask.split()[0] for ask in asks} == {"B"}


def test_clk_r63_endgame_target_anyone_reaches_those_on_the_way() -> None:
    asks = offered(after(late("towers, towers, 20", "endgame_target=anyone", *THREE), "throw 1 6"), "ask")
    assert {ask.split()[0] for ask in asks} == {"B", "C"}


def test_clk_r63_endgame_demands_one_ends_after_one() -> None:
    assert is_next(after(late("", "", *THREE), f"throw 1 6, {EXCHANGE}"), B)


def test_clk_r63_endgame_demands_one_per_rival_goes_on_to_the_next() -> None:
    state = after(late("", "endgame_demands=one_per_rival", *THREE), f"throw 1 6, {EXCHANGE}")
    assert {ask.split()[0] for ask in offered(state, "ask")} == {"C"}


def test_clk_r63_endgame_demands_one_per_rival_asks_nobody_twice() -> None:
    state = after(late("", "endgame_demands=one_per_rival", *THREE), f"throw 1 6, {EXCHANGE}")
    assert refused(state, "ask B Owl") == ("already-asked", {"rival": B})


def test_clk_r63_endgame_demands_one_per_rival_may_be_left() -> None:
    state = after(late("", "endgame_demands=one_per_rival", *THREE), f"throw 1 6, {EXCHANGE}, pass")
    assert is_next(state, B)


def test_clk_r63_endgame_demands_one_per_rival_ends_after_the_last() -> None:
    state = late("", "endgame_demands=one_per_rival", "Owl, Fuel", "Kettle", "Airship")
    assert is_next(after(state, "throw 1 6, ask B Owl, pass, ask C Owl, pass"), B)


def test_clk_r63_endgame_demands_one_per_rival_does_not_deny_the_towers() -> None:
    state = after(late("", "endgame_demands=one_per_rival", *THREE), f"throw 1 6, {EXCHANGE}")
    assert refused(state, "search Owl")[0] != "not-at-towers"


def test_clk_r63_endgame_target_in_towers_says_so_where_nobody_is_back() -> None:
    why = refusal(after(late("towers, 20"), "throw 1 6"), "ask B Owl")
    assert (why.code, why.rule, dict(why.arguments)) == ("not-in-towers", "CLK R63", {"rival": B})


# R64, R65, R66


def test_clk_r64_a_rival_who_has_none_may_ask_back() -> None:
    state = after(late("", "", "Owl, Kettle", "Kettle"), "throw 1 6, ask B Owl")
    assert (asked(state), "ask A Kettle" in legal(state)) == (("counter", B), True)


def test_clk_r64_the_asker_gives_then() -> None:
    state = after(late("", "", "Owl, Kettle", "Kettle"), "throw 1 6, ask B Owl, ask A Kettle, give Kettle")
    assert hand(state, B) == "2 Kettle"


@pytest.mark.parametrize("throw", ["1 2", "1 6", "3 3"])
def test_clk_r65_a_throw_at_the_towers_moves_nobody(throw: str) -> None:
    assert not {"walk", "go", "stay"} & {move.split()[0] for move in legal(after(late(), f"throw {throw}"))}


def test_clk_r65_walking_is_refused() -> None:
    assert refused(after(late(), "throw 1 2"), "walk 3") == ("answer-first", {"question": "act"})


def test_clk_r66_at_the_towers_there_is_room_for_everybody() -> None:
    state = late("4, towers, towers, towers", "", *THREE, FULL_D)
    assert places(after(state, TOWERS)) == ["towers"] * 4


# R67


def test_clk_r67_return_entry_forced_nobody_walks_past_the_towers() -> None:
    assert offered(after(late("3, 20"), "throw 2 3"), "walk") == ["towers"]


def test_clk_r67_return_entry_forced_walking_past_is_refused() -> None:
    why = refusal(after(late("3, 20"), "throw 2 3"), "walk 8")
    assert (why.code, why.rule) == ("towers-reached", "CLK R67")


def test_clk_r67_return_entry_forced_out_of_reach_one_walks_on_in_any_direction() -> None:
    assert offered(after(late("9, 20"), "throw 1 3"), "walk") == ["5", "yard 1", "yard 2", "13"]


def test_clk_r67_return_entry_forced_a_special_throw_leads_there_from_everywhere() -> None:
    assert legal(after(late("20, 9"), "throw 1 6")) == ["go towers"]


def test_clk_r67_return_entry_forced_a_special_throw_may_be_walked_there() -> None:
    assert legal(after(late("4, 9"), "throw 1 6")) == ["walk towers", "go towers"]


def test_clk_r67_return_entry_forced_a_special_throw_leads_nowhere_else() -> None:
    assert refused(after(late("20, 9"), "throw 1 6"), "go yard 3") == ("towers-reached", {})


@pytest.mark.parametrize("move", ["ask B Owl", "take", "stay", "walk 13"])
def test_clk_r67_return_entry_forced_a_special_throw_is_for_nothing_else(move: str) -> None:
    why = refusal(after(late("yard 1, yard 1"), "throw 1 6"), move)
    assert (why.code, why.rule, dict(why.arguments)) == ("towers-reached", "CLK R67", {})


def test_clk_r67_return_entry_forced_exact_steps_count_as_they_do() -> None:
    assert "8" in offered(after(late("3, 20", "entry=exact"), "throw 2 3"), "walk")


def test_clk_r67_return_entry_forced_binds_nobody_while_cards_are_left() -> None:
    assert "8" in offered(after(city(at="3, 20"), "throw 2 3"), "walk")


def test_clk_r67_return_entry_optional_one_may_walk_past() -> None:
    assert "8" in offered(after(late("3, 20", "return_entry=optional"), "throw 2 3"), "walk")


def test_clk_r67_return_entry_optional_a_special_throw_may_be_walked_elsewhere() -> None:
    assert "13" in offered(after(late("20, 9", "return_entry=optional"), "throw 1 6"), "walk")
