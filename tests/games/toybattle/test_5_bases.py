"""TOY chapter 5: special bases.

Jungle (shove on 15 and 19):            Battlefield (suppress on 14, 16, 19 and 21):

         41                                       41
      21    23   22                          23        24
      18    20   19*                       20     21*    22
    15*  14  17  16                      16*  17     18   19*
      12    11   13                        13     14*    15
              1                              11        12
                                                  1
"""

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    CHANCE,
    RED,
    RULES,
    Battle,
    after,
    asked,
    ending,
    facts,
    field,
    legal,
    names,
    placeable,
    refusal,
    seen,
    told,
    visible,
    with_discards,
)

TO_15 = "11 Hook, 13 Hook"


# Recall: Castle Field


def at_recall(rack: str = "Roxy", blue: str = TO_15, red: str = "") -> Battle:
    """Blue's troops reach 15, a recall base."""
    return field(blue=blue, red=red, rack=rack)


def test_toy_5_1_a_visible_troop_comes_back_to_the_rack() -> None:
    state = after(at_recall(), "place Roxy 15, recall 13")
    assert (visible(state, 13), names(state.racks[BLUE])) == (None, "Hook")


def test_toy_5_1_recalling_is_told() -> None:
    assert facts(at_recall(), "place Roxy 15, recall 13", "troop_recalled") == [
        {"seat": BLUE, "troop": "Hook", "base": 13}
    ]


def test_toy_5_1_from_anywhere_on_the_board() -> None:
    state = after(at_recall(blue=f"{TO_15}, 25 Star"), "place Roxy 15")
    assert legal(state) == ["recall 11", "recall 13", "recall 25", "decline"]


def test_toy_5_1_an_enemy_is_not_recalled() -> None:
    refused = refusal(after(at_recall(red="17 Hook"), "place Roxy 15"), "recall 17")
    assert (refused.code, refused.arguments) == ("not-yours", {"base": 17})


def test_toy_5_1_a_covered_troop_is_not_recalled() -> None:
    refused = refusal(after(at_recall(blue=f"{TO_15}, 17 Hook", red="17 Roxy"), "place Roxy 15"), "recall 17")
    assert (refused.code, refused.arguments) == ("not-yours", {"base": 17})


def test_toy_5_1_an_empty_base_holds_nobody_to_recall() -> None:
    assert refusal(after(at_recall(), "place Roxy 15"), "recall 17").code == "not-yours"


def test_toy_5_1_a_headquarters_holds_nobody_to_recall() -> None:
    refused = refusal(after(at_recall(), "place Roxy 15"), "recall 1")
    assert (refused.code, refused.arguments) == ("not-a-base", {"place": 1})


def test_toy_5_1_what_was_recalled_is_known_to_all() -> None:
    assert seen(after(at_recall(), "place Roxy 15, recall 13")).sides[BLUE].known == ["Hook"]


def test_toy_5_1_a_known_tile_is_forgotten_once_it_is_placed() -> None:
    state = after(at_recall(), "place Roxy 15, recall 13, place Roxy 24, place Hook 22")
    assert seen(state).sides[BLUE].known == []


# Gates: Tropical Pool


@pytest.mark.parametrize(
    ("base", "lets"),
    [(12, "Skully Cap'n Kwak"), (16, "Jumbo Hook XB-42 Kwak"), (17, "Star Roxy Kwak"), (18, "Jumbo Hook XB-42 Kwak")],
)
def test_toy_5_2_a_gate_lets_in_the_strengths_shown_and_the_joker(base: int, lets: str) -> None:
    line = "11 Roxy, 13 Roxy, 14 Star, 15 Star, 12 Skully"
    state = field(blue=line, rack="Skully Cap'n Jumbo Hook XB-42 Star Roxy Kwak", terrain="pool")
    let_in = [move.split()[1] for move in legal(state) if move.endswith(f" {base}")]
    assert " ".join(let_in) == lets


def test_toy_5_2_a_closed_gate_says_whom_it_lets_in() -> None:
    refused = refusal(field(blue="11 Roxy", rack="Roxy", terrain="pool"), "place Roxy 12")
    assert (refused.code, refused.arguments) == ("gate-closed", {"troop": "Roxy", "place": 12, "lets": [1, 2]})


@pytest.mark.parametrize("troop", ["Star", "Roxy", "Kwak"])
def test_toy_5_2_a_gated_headquarters_falls_to_whom_it_lets_in(troop: str) -> None:
    line = "11 Roxy, 13 Roxy, 17 Star, 21 Star"
    state = field(blue=line, rack=troop, terrain="pool")
    assert ending(after(state, f"place {troop} 41")) == ("headquarters", (1, 2))


@pytest.mark.parametrize("troop", ["Skully", "Cap'n", "Jumbo", "Hook", "XB-42"])
def test_toy_5_2_a_gated_headquarters_keeps_all_others_out(troop: str) -> None:
    line = "11 Roxy, 13 Roxy, 17 Star, 21 Star"
    refused = refusal(field(blue=line, rack=troop, terrain="pool"), f"place {troop} 41")
    assert (refused.code, refused.arguments) == ("gate-closed", {"troop": troop, "place": 41, "lets": [6, 7]})


def test_toy_5_2_blues_second_headquarters_is_gated_too() -> None:
    line = "23 Roxy, 21 Roxy, 17 Star, 13 Star"
    state = field(red=line, rack="Hook Kwak", terrain="pool", turn=RED)
    assert (placeable(state, "Hook").count(2), placeable(state, "Kwak").count(2)) == (0, 1)


def test_toy_5_2_a_headquarters_without_a_gate_falls_to_anybody() -> None:
    line = "11 Roxy, 13 Roxy, 17 Star, 21 Star, 23 Star"
    state = field(blue=line, rack="Skully", terrain="pool")
    assert ending(after(state, "place Skully 42")) == ("headquarters", (1, 2))


def test_toy_5_2_a_gate_has_no_effect_afterwards() -> None:
    assert RULES.to_act(after(field(blue="11 Roxy", rack="Kwak", terrain="pool"), "place Kwak 12")) == (RED,)


# Draw: City of Clouds


def test_toy_5_3_a_draw_base_takes_one_tile() -> None:
    state = after(field(blue="11 Hook", rack="Roxy", terrain="clouds"), "place Roxy 13, take, deal Star")
    assert (names(state.racks[BLUE]), RULES.to_act(state)) == ("Star", (RED,))


def test_toy_5_3_a_draw_base_takes_no_second_tile() -> None:
    state = field(blue="11 Hook", rack="Roxy", terrain="clouds")
    assert len(told(state, "place Roxy 13, take, deal Star")[1]) == 2


# Shove: Volcanic Jungle


def at_shove(blue: str = "11 Roxy, 14 Roxy", red: str = "12 Star, 18 Star", rack: str = "Roxy") -> Battle:
    """Blue's troops reach 15, a shove base with 12, 14 and 18 beside it."""
    return field(blue=blue, red=red, rack=rack, terrain="jungle")


def test_toy_5_4_an_enemy_beside_the_base_goes_one_path_on() -> None:
    state = after(at_shove(), "place Roxy 15, shove 18 21")
    assert (visible(state, 18), visible(state, 21)) == (None, (RED, "Star"))


def test_toy_5_4_shoving_is_told() -> None:
    assert facts(at_shove(), "place Roxy 15, shove 18 21", "troop_shoved") == [
        {"seat": RED, "troop": "Star", "start": 18, "end": 21, "by": BLUE}
    ]


def test_toy_5_4_every_way_to_shove() -> None:
    assert legal(after(at_shove(), "place Roxy 15")) == [
        "shove 12 11",
        "shove 12 15",
        "shove 18 15",
        "shove 18 17",
        "shove 18 21",
        "decline",
    ]


def test_toy_5_4_an_enemy_further_away_is_not_shoved() -> None:
    refused = refusal(after(at_shove(red="18 Star, 17 Star"), "place Roxy 15"), "shove 17 16")
    assert (refused.code, refused.arguments) == ("not-beside", {"base": 17, "activator": 15})


def test_toy_5_4_an_own_troop_is_not_shoved() -> None:
    refused = refusal(after(at_shove(), "place Roxy 15"), "shove 14 17")
    assert (refused.code, refused.arguments) == ("no-enemy-there", {"base": 14})


def test_toy_5_4_an_enemy_is_shoved_no_further_than_one_path() -> None:
    refused = refusal(after(at_shove(), "place Roxy 15"), "shove 18 23")
    assert (refused.code, refused.arguments) == ("shove-nowhere", {"start": 18, "end": 23})


def test_toy_5_4_a_shoved_tile_does_not_stay_where_it_is() -> None:
    assert refusal(after(at_shove(), "place Roxy 15"), "shove 18 18").code == "shove-nowhere"


def test_toy_5_4_only_the_visible_tile_is_shoved() -> None:
    state = after(at_shove(red="18 Hook, 18 Star"), "place Roxy 15, shove 18 21")
    assert (visible(state, 18), visible(state, 21)) == ((RED, "Hook"), (RED, "Star"))


# Exhume: Cursed Cemetery


def at_exhume(discards: str = "Hook Roxy", rack: str = "Roxy") -> Battle:
    """Blue reaches 12, an exhume base, and has lost some tiles."""
    return with_discards(field(blue="13 Star", rack=rack, terrain="cemetery"), BLUE, discards)


def test_toy_5_5_a_discarded_troop_comes_back_to_the_rack() -> None:
    state = after(at_exhume(), "place Roxy 12, exhume Hook")
    assert (names(state.racks[BLUE]), names(state.discards[BLUE])) == ("Hook", "Roxy")


def test_toy_5_5_exhuming_is_told() -> None:
    assert facts(at_exhume(), "place Roxy 12, exhume Hook", "troop_exhumed") == [{"seat": BLUE, "troop": "Hook"}]


def test_toy_5_5_any_of_ones_own_discards() -> None:
    assert legal(after(at_exhume("Hook Hook Roxy"), "place Roxy 12")) == ["exhume Hook", "exhume Roxy", "decline"]


def test_toy_5_5_nothing_of_the_enemys_discards() -> None:
    state = with_discards(at_exhume("Hook"), RED, "Star")
    refused = refusal(after(state, "place Roxy 12"), "exhume Star")
    assert (refused.code, refused.arguments) == ("not-discarded", {"troop": "Star"})


def test_toy_5_5_what_was_exhumed_is_known_to_all() -> None:
    assert seen(after(at_exhume(), "place Roxy 12, exhume Hook")).sides[BLUE].known == ["Hook"]


def test_toy_5_5_tournament_exhumes_on_castle_field() -> None:
    state = with_discards(field(blue=TO_15, rack="Roxy", terrain="tournament"), BLUE, "Star")
    assert legal(after(state, "place Roxy 15")) == ["exhume Star", "decline"]


# Nullify: Station Metal-X


@pytest.mark.parametrize("troop", ["Skully", "Cap'n", "Jumbo", "XB-42", "Star"])
@pytest.mark.parametrize("base", [16, 17, 18])
def test_toy_5_6_the_effect_of_a_troop_placed_here_does_not_happen(troop: str, base: int) -> None:
    state = field(blue="11 Hook, 15 Hook", red="19 Hook", rack=f"{troop} Roxy", terrain="station")
    assert RULES.to_act(after(state, f"place {troop} {base}")) == (RED,)


def test_toy_5_6_the_joker_still_covers() -> None:
    state = field(blue="11 Hook, 15 Hook", red="17 Roxy", rack="Kwak", terrain="station")
    assert visible(after(state, "place Kwak 17"), 17) == (BLUE, "Kwak")


def test_toy_5_6_a_capn_brought_by_capn_is_nullified() -> None:
    state = field(blue="11 Hook", rack="Cap'n Cap'n Roxy", terrain="station")
    assert RULES.to_act(after(state, "place Cap'n 15, place Cap'n 17")) == (RED,)


def test_toy_5_6_a_troop_beside_a_nullifying_base_keeps_its_effect() -> None:
    assert asked(after(field(blue="11 Hook", rack="Star", terrain="station"), "place Star 15")) == ("Star", 15)


# Suppress: Battlefield


def at_suppress(rack: str = "Roxy", rival: str = "Hook Hook Star") -> Battle:
    """Blue's troops reach 14 and 16, two suppress bases."""
    return field(blue=TO_15, rack=rack, rival=rival, terrain="battlefield")


def test_toy_5_7_a_tile_of_the_enemys_rack_lies_face_down() -> None:
    sides = seen(after(at_suppress(), "place Roxy 14, suppress, pick Star"), RED).sides
    assert (sides[RED].suppressed, sides[RED].suppressed_size) == (["Star"], 1)


def test_toy_5_7_chance_picks_it() -> None:
    assert RULES.to_act(after(at_suppress(), "place Roxy 14, suppress")) == (CHANCE,)


def test_toy_5_7_only_its_owner_sees_which() -> None:
    event = told(at_suppress(), "place Roxy 14, suppress, pick Star")[1][-1]
    assert (event.kind, event.public, event.secret, event.seen_by) == (
        "tile_suppressed",
        {"seat": RED, "tiles": 1},
        {"troop": "Star"},
        (RED,),
    )


def test_toy_5_7_red_turns_a_tile_of_blues_rack_face_down() -> None:
    state = field(red="23 Hook, 20 Hook", rack="Roxy", rival="Hook Star", terrain="battlefield", turn=RED)
    sides = seen(after(state, "place Roxy 21, suppress, pick Star"), BLUE).sides
    assert [sides[BLUE].suppressed, sides[RED].suppressed_size] == [["Star"], 0]


def test_toy_5_7_a_suppressed_tile_cannot_be_placed() -> None:
    refused = refusal(after(at_suppress(), "place Roxy 14, suppress, pick Star"), "place Star 23")
    assert (refused.code, refused.arguments) == ("suppressed-tile", {"troop": "Star"})


def test_toy_5_7_another_tile_of_the_same_troop_can() -> None:
    assert "place Hook 23" in legal(after(at_suppress(), "place Roxy 14, suppress, pick Hook"))


def test_toy_5_7_capn_cannot_bring_a_suppressed_tile() -> None:
    state = after(at_suppress(rival="Cap'n Star Hook"), "place Roxy 14, suppress, pick Star, place Cap'n 23")
    assert refusal(state, "place Star 24").code == "suppressed-tile"


def test_toy_5_7_it_is_free_again_at_the_end_of_that_turn() -> None:
    state, events = told(at_suppress(), "place Roxy 14, suppress, pick Star, place Hook 23")
    assert (events[-1].kind, events[-1].public, sum(state.suppressed[RED])) == (
        "tiles_released",
        {"seat": RED, "tiles": 1},
        0,
    )


def test_toy_5_7_blues_tile_is_free_again_as_well() -> None:
    state = field(red="23 Hook, 20 Hook", rack="Roxy", rival="Hook Star", terrain="battlefield", turn=RED)
    assert sum(after(state, "place Roxy 21, suppress, pick Star, place Hook 11").suppressed[BLUE]) == 0


def test_toy_5_7_taking_frees_it_as_well() -> None:
    state = after(at_suppress(), "place Roxy 14, suppress, pick Star, take, deal Roxy, deal Roxy")
    assert sum(state.suppressed[RED]) == 0


def test_toy_5_7_it_is_not_free_before_the_turn_is_over() -> None:
    state = after(at_suppress(), "place Roxy 14, suppress, pick Star, take, deal Roxy")
    assert sum(state.suppressed[RED]) == 1


# The rack's limit

SEVEN_MORE = "Jumbo Jumbo Star Star Roxy Roxy Roxy"


def test_toy_5_8_a_full_rack_cannot_recall() -> None:
    state = at_recall(rack=f"Skully {SEVEN_MORE}")
    assert RULES.to_act(after(state, "place Skully 15, take, deal Kwak")) == (RED,)


def test_toy_5_8_a_rack_with_room_can_recall() -> None:
    state = at_recall(rack=f"Skully {SEVEN_MORE}")
    assert asked(after(state, "place Skully 15, decline")) == ("recall", 15)


def test_toy_5_8_a_full_rack_cannot_draw() -> None:
    state = field(blue="11 Hook", rack=f"Skully {SEVEN_MORE}", terrain="clouds")
    assert RULES.to_act(after(state, "place Skully 13, take, deal Kwak")) == (RED,)


def test_toy_5_8_a_full_rack_cannot_exhume() -> None:
    state = with_discards(field(blue="13 Hook", rack=f"Skully {SEVEN_MORE}", terrain="cemetery"), BLUE, "Kwak")
    assert RULES.to_act(after(state, "place Skully 12, take, deal Kwak")) == (RED,)


def test_toy_5_8_a_second_recall_needs_room_too() -> None:
    state = field(blue=f"{TO_15}, 17 Hook", rack="Cap'n Skully Jumbo Jumbo Star Star Roxy")
    over = after(state, "place Cap'n 15, place Skully 20, take, deal Kwak, deal Kwak, recall 13")
    assert RULES.to_act(over) == (RED,)
