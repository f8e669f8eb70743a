"""TOY chapter 4: troops."""

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    CHANCE,
    RED,
    RULES,
    after,
    asked,
    ending,
    facts,
    field,
    kinds,
    legal,
    names,
    placeable,
    refusal,
    seen,
    told,
    visible,
    without_reserve,
)

SIX_MORE = "Jumbo Jumbo Star Star Roxy Roxy"
SEVEN_MORE = f"{SIX_MORE} Roxy"


# Skully


def test_toy_4_1_skully_takes_two_tiles() -> None:
    state = after(field(rack="Skully"), "place Skully 11, take, deal Hook, deal Star")
    assert names(state.racks[BLUE]) == "Hook Star"


def test_toy_4_1_skully_takes_two_with_six_on_the_rack() -> None:
    state = after(field(rack=f"Skully {SIX_MORE}"), "place Skully 11, take, deal Hook, deal Hook")
    assert sum(state.racks[BLUE]) == 8


def test_toy_4_1_skully_takes_one_if_there_is_room_for_one() -> None:
    state = after(field(rack=f"Skully {SEVEN_MORE}"), "place Skully 11, take, deal Hook")
    assert (sum(state.racks[BLUE]), RULES.to_act(state)) == (8, (RED,))


def test_toy_4_1_skully_takes_one_if_only_one_is_left() -> None:
    state = after(without_reserve(field(rack="Skully"), BLUE, left=1), "place Skully 11, take, deal Roxy")
    assert (names(state.racks[BLUE]), RULES.to_act(state)) == ("Roxy", (RED,))


def test_toy_4_1_skully_may_be_declined() -> None:
    state = after(field(rack="Skully Roxy"), "place Skully 11, decline")
    assert (names(state.racks[BLUE]), RULES.to_act(state)) == ("Roxy", (RED,))


# Cap'n


def test_toy_4_2_capn_brings_one_more_troop() -> None:
    state = after(field(rack="Cap'n Roxy"), "place Cap'n 11, place Roxy 13")
    assert (visible(state, 13), RULES.to_act(state)) == ((BLUE, "Roxy"), (RED,))


def test_toy_4_2_capn_does_not_let_you_take_instead() -> None:
    assert "take" not in legal(after(field(rack="Cap'n Roxy"), "place Cap'n 11"))


def test_toy_4_2_the_troop_after_capn_keeps_all_rules() -> None:
    state = after(field(red="13 Roxy", rack="Cap'n Star"), "place Cap'n 11")
    assert legal(state) == ["place Star 11", "place Star 12", "decline"]


def test_toy_4_2_a_refusal_after_capn_teaches_too() -> None:
    state = after(field(red="13 Roxy", rack="Cap'n Star"), "place Cap'n 11")
    assert refusal(state, "place Star 13").code == "too-weak"


def test_toy_4_2_the_troop_after_capn_uses_its_effect() -> None:
    assert asked(after(field(rack="Cap'n Star"), "place Cap'n 11, place Star 13")) == ("Star", 13)


def test_toy_4_2_capn_brings_a_hook_that_jumps() -> None:
    assert visible(after(field(rack="Cap'n Hook"), "place Cap'n 11, place Hook 23"), 23) == (BLUE, "Hook")


def test_toy_4_2_all_troop_effects_come_before_any_base_effect() -> None:
    state = field(blue="11 Roxy, 13 Roxy", rack="Cap'n Star")
    assert asked(after(state, "place Cap'n 15, place Star 17")) == ("Star", 17)


def test_toy_4_2_after_all_troop_effects_the_base_of_capn_acts() -> None:
    state = field(blue="11 Roxy, 13 Roxy", rack="Cap'n Star")
    assert asked(after(state, "place Cap'n 15, place Star 17, decline")) == ("recall", 15)


def test_toy_4_2_capn_declined_is_followed_by_his_base() -> None:
    state = field(blue="11 Roxy, 13 Roxy", rack="Cap'n Star")
    assert asked(after(state, "place Cap'n 15, decline")) == ("recall", 15)


def test_toy_4_2_the_troop_after_capn_may_capture_a_headquarters() -> None:
    state = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star", rack="Cap'n Skully")
    assert ending(after(state, "place Cap'n 24, place Skully 41")) == ("headquarters", (1, 2))


# Jumbo


def test_toy_4_3_jumbo_discards_an_enemy_one_path_away_whatever_its_strength() -> None:
    state = after(field(blue="11 Hook", red="17 Roxy", rack="Jumbo"), "place Jumbo 13, discard 17")
    assert (visible(state, 17), names(state.discards[RED])) == (None, "Roxy")


def test_toy_4_3_discarding_is_told() -> None:
    state = field(blue="11 Hook", red="17 Roxy", rack="Jumbo")
    assert facts(state, "place Jumbo 13, discard 17", "troop_discarded") == [
        {"seat": RED, "troop": "Roxy", "base": 17, "by": BLUE}
    ]


def test_toy_4_3_jumbo_chooses_among_the_enemies_beside_him() -> None:
    state = field(blue="11 Hook", red="17 Roxy, 18 Star, 22 Hook", rack="Jumbo")
    assert legal(after(state, "place Jumbo 13")) == ["discard 17", "discard 18", "decline"]


def test_toy_4_3_an_enemy_two_paths_away_is_out_of_reach() -> None:
    state = after(field(blue="11 Hook", red="17 Roxy, 22 Roxy", rack="Jumbo"), "place Jumbo 13")
    refused = refusal(state, "discard 22")
    assert (refused.code, refused.arguments) == ("not-beside", {"base": 22, "activator": 13})


def test_toy_4_3_an_own_troop_is_not_discarded() -> None:
    state = after(field(blue="11 Hook", red="17 Roxy", rack="Jumbo"), "place Jumbo 13")
    refused = refusal(state, "discard 11")
    assert (refused.code, refused.arguments) == ("no-enemy-there", {"base": 11})


def test_toy_4_3_an_empty_base_holds_nobody_to_discard() -> None:
    state = after(field(blue="11 Hook", red="17 Roxy", rack="Jumbo"), "place Jumbo 13")
    assert refusal(state, "discard 15").code == "no-enemy-there"


def test_toy_4_3_a_headquarters_is_nothing_to_discard() -> None:
    state = after(field(blue="11 Hook", red="13 Roxy", rack="Jumbo"), "place Jumbo 11")
    refused = refusal(state, "discard 1")
    assert (refused.code, refused.arguments) == ("not-a-base", {"place": 1})


def test_toy_4_3_the_tile_that_jumbo_covers_is_not_his_to_discard() -> None:
    state = field(red="11 Skully", rack="Jumbo")
    assert RULES.to_act(after(state, "place Jumbo 11")) == (RED,)


def test_toy_4_3_jumbo_gives_the_enemy_no_base_and_so_no_medals() -> None:
    red = "17 Hook, 17 Roxy, 20 Hook, 22 Star"
    state = field(blue="11 Hook", red=red, rack="Jumbo", taken=(None, None, None, None, None, RED, None, None))
    assert kinds(state, "place Jumbo 13, discard 17") == ["troop_placed", "troop_discarded"]


# Hook


def test_toy_4_4_hook_needs_no_connection() -> None:
    assert placeable(field(rack="Hook"), "Hook") == list(range(11, 26))


def test_toy_4_4_hook_covers_weaker_enemies_only() -> None:
    assert placeable(field(red="24 Jumbo, 25 Hook", rack="Hook"), "Hook") == list(range(11, 25))


def test_toy_4_4_hook_too_weak_is_told_both_strengths() -> None:
    refused = refusal(field(red="25 XB-42", rack="Hook"), "place Hook 25")
    assert (refused.code, refused.arguments) == (
        "too-weak",
        {"troop": "Hook", "place": 25, "enemy": "XB-42", "strength": 4, "against": 5},
    )


def test_toy_4_4_hook_does_not_jump_onto_a_headquarters() -> None:
    refused = refusal(field(blue="11 Roxy", rack="Hook"), "place Hook 41")
    assert (refused.code, refused.arguments["place"], refused.arguments["troop"]) == ("hook-headquarters", 41, "Hook")


def test_toy_4_4_the_refusal_names_where_hooks_line_breaks() -> None:
    state = field(blue="11 Roxy, 13 Roxy, 18 Roxy, 24 Star", rack="Hook")
    assert refusal(state, "place Hook 41").arguments["breaks"] == 22


def test_toy_4_4_hook_walks_onto_a_headquarters_by_a_line() -> None:
    state = field(blue="11 Roxy, 13 Roxy, 18 Roxy, 22 Star, 24 Star", rack="Hook")
    assert ending(after(state, "place Hook 41")) == ("headquarters", (1, 2))


def test_toy_4_4_hook_has_nothing_to_decline() -> None:
    assert RULES.to_act(after(field(rack="Hook Roxy"), "place Hook 18")) == (RED,)


# XB-42


def test_toy_4_5_xb_42_discards_a_tile_of_the_enemys_rack() -> None:
    state = after(field(rack="XB-42", rival="Hook Star"), "place XB-42 11, rob, pick Star")
    assert (names(state.racks[RED]), names(state.discards[RED])) == ("Hook", "Star")


def test_toy_4_5_what_was_robbed_is_shown_to_all() -> None:
    state = field(rack="XB-42", rival="Hook Star")
    assert facts(state, "place XB-42 11, rob, pick Star", "rack_robbed") == [{"seat": RED, "troop": "Star", "by": BLUE}]


def test_toy_4_5_chance_picks_it() -> None:
    assert RULES.to_act(after(field(rack="XB-42"), "place XB-42 11, rob")) == (CHANCE,)


def test_toy_4_5_a_tile_that_is_not_there_is_not_picked() -> None:
    state = after(field(rack="XB-42", rival="Hook"), "place XB-42 11, rob")
    assert refusal(state, "pick Star").code == "not-on-that-rack"


def test_toy_4_5_robbing_ends_the_turn() -> None:
    assert RULES.to_act(after(field(rack="XB-42", rival="Hook Star"), "place XB-42 11, rob, pick Hook")) == (RED,)


# Star, Roxy and Kwak


def test_toy_4_6_star_takes_one_tile() -> None:
    state = after(field(rack="Star"), "place Star 11, take, deal Hook")
    assert (names(state.racks[BLUE]), RULES.to_act(state)) == ("Hook", (RED,))


def test_toy_4_6_star_takes_one_with_seven_on_the_rack() -> None:
    state = after(field(rack="Star Skully Skully Cap'n Cap'n Jumbo Jumbo Roxy"), "place Star 11, take, deal Hook")
    assert sum(state.racks[BLUE]) == 8


def test_toy_4_7_roxy_has_no_effect() -> None:
    assert kinds(field(red="13 Hook", rack="Roxy"), "place Roxy 11") == ["troop_placed"]


def test_toy_4_8_kwak_has_no_effect() -> None:
    assert kinds(field(red="13 Hook", rack="Kwak"), "place Kwak 11") == ["troop_placed"]


# Declining


@pytest.mark.parametrize("troop", ["Skully", "Cap'n", "Jumbo", "XB-42", "Star"])
def test_toy_4_9_every_troops_effect_may_be_declined(troop: str) -> None:
    state = field(red="13 Hook", rack=f"{troop} Roxy")
    assert facts(state, f"place {troop} 11, decline", "effect_declined") == [
        {"seat": BLUE, "effect": troop, "base": 11}
    ]


@pytest.mark.parametrize("troop", ["Skully", "Cap'n", "Jumbo", "XB-42", "Star"])
def test_toy_4_9_after_declining_it_is_the_enemys_turn(troop: str) -> None:
    assert RULES.to_act(after(field(red="13 Hook", rack=f"{troop} Roxy"), f"place {troop} 11, decline")) == (RED,)


def test_toy_4_9_an_effect_is_declined_once() -> None:
    state, _ = told(field(rack="Star"), "place Star 11, decline")
    assert refusal(state, "decline").code == "nothing-to-decline"


@pytest.mark.parametrize("move", ["rob", "discard 13", "recall 13", "shove 13 15", "exhume Hook", "suppress"])
def test_toy_4_9_only_the_effect_that_is_offered_may_be_used(move: str) -> None:
    refused = refusal(after(field(red="13 Hook", rack="Star Roxy"), "place Star 11"), move)
    assert (refused.code, refused.arguments) == ("effect-open", {"effect": "Star", "base": 11})


def test_toy_4_9_the_question_is_seen_by_everybody() -> None:
    question = seen(after(field(rack="Star"), "place Star 11")).question
    assert question is not None
    assert (question.effect, question.base, question.is_troop) == ("Star", 11, True)


def test_toy_4_1_skully_finds_an_empty_reserve() -> None:
    assert RULES.to_act(after(without_reserve(field(rack="Skully"), BLUE), "place Skully 11")) == (RED,)
