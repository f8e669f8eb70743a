"""TOY R8 to R14: where the texts are silent, what we play."""

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    CHANCE,
    RED,
    RULES,
    Battle,
    after,
    ending,
    facts,
    field,
    kinds,
    legal,
    placeable,
    refusal,
    seen,
    shoving,
    start,
    visible,
    with_discards,
    without_reserve,
)

FIVE_AND_ONE = (BLUE, None, RED, BLUE, None, None, None, None)
SIX = (BLUE, BLUE, None, BLUE, None, None, None, None)
RED_SIX = (None, None, RED, None, RED, None, None, RED)


# R8


BOTH = "11 Roxy, 13 Roxy, 14 Roxy, 17 Star, 16 Star"
BOTH_RED = "16 Roxy, 20 Roxy, 22 Roxy, 23 Star"
ALMOST = (None, BLUE, BLUE, RED, RED, None)
"""Four medals for blue, five for red: shoving 16 onto 19 gives red two and blue three."""


def both(rule: str = "") -> Battle:
    """One shove away from both sides at Jungle's objective, seven."""
    state = field(blue=BOTH, red=BOTH_RED, rack="Hook", terrain="jungle", taken=ALMOST, rule=rule)
    return after(state, "place Hook 19")


def test_toy_r8_both_at_objective_acting_the_acting_side_wins() -> None:
    assert ending(after(both(), "shove 16 19")) == ("objective", (1, 2))


def test_toy_r8_both_at_objective_shared_both_win() -> None:
    assert ending(after(both("both_at_objective=shared"), "shove 16 19")) == ("objective", (1, 1))


def test_toy_r8_both_at_objective_shared_is_told_so() -> None:
    assert facts(both("both_at_objective=shared"), "shove 16 19", "objective_reached") == [{"seats": [BLUE, RED]}]


def test_toy_r8_both_at_objective_shared_one_alone_wins_alone() -> None:
    state = field(blue="14 Star, 12 Star, 16 Star", rack="Roxy", taken=SIX, rule="both_at_objective=shared")
    assert ending(after(state, "place Roxy 19")) == ("objective", (1, 2))


def test_toy_r8_both_at_objective_acting_tells_who_won() -> None:
    assert facts(both(), "shove 16 19", "objective_reached") == [{"seats": [BLUE]}]


def test_toy_r8_both_at_objective_acting_the_points_say_it_all() -> None:
    outcome = RULES.outcome(after(both(), "shove 16 19"))
    assert outcome is not None
    assert outcome.points == (7, 7)


# R9


def test_toy_r9_a_covered_tile_is_in_force_again_when_uncovered() -> None:
    state = after(
        field(blue="11 Hook, 13 Hook, 17 Hook", red="17 Roxy", rack="Jumbo Star"), "place Jumbo 13, discard 17"
    )
    assert 17 in seen(state).sides[BLUE].connected


def test_toy_r9_covering_discards_nothing() -> None:
    state = after(field(red="11 Hook", rack="Roxy"), "place Roxy 11")
    assert [sum(counts) for counts in state.discards] == [0, 0]


def test_toy_r9_a_discarded_tile_goes_to_its_owners_discards() -> None:
    state = after(field(red="13 Hook", rack="Jumbo"), "place Jumbo 11, discard 13")
    assert [side.discards for side in seen(state).sides] == [[], ["Hook"]]


def test_toy_r9_a_shoved_tile_uncovers_what_lay_below() -> None:
    assert visible(after(shoving(blue="11 Roxy, 14 Roxy, 18 Hook"), "shove 18 21"), 18) == (BLUE, "Hook")


# R10


def test_toy_r10_jumbo_hits_only_the_visible_tile() -> None:
    state = after(field(red="13 Hook, 13 Star", rack="Jumbo"), "place Jumbo 11, discard 13")
    assert visible(state, 13) == (RED, "Hook")


def test_toy_r10_xb_42_does_nothing_to_an_empty_rack() -> None:
    assert kinds(field(rack="XB-42", rival=""), "place XB-42 11") == ["troop_placed"]


# R11


def test_toy_r11_no_tile_is_suppressed_twice() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Cap'n Roxy", rival="Hook Star", terrain="battlefield")
    again = after(state, "place Cap'n 14, place Roxy 16, suppress, pick Hook, suppress")
    assert legal(again) == ["pick Star"]


def test_toy_r11_two_tiles_of_one_troop_may_both_be_suppressed() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Cap'n Roxy", rival="Hook Hook Star", terrain="battlefield")
    over = after(state, "place Cap'n 14, place Roxy 16, suppress, pick Hook, suppress, pick Hook")
    assert (seen(over).sides[RED].suppressed_size, placeable(over, "Star")) == (2, [23, 24])


def test_toy_r11_when_all_are_suppressed_there_is_nothing_to_suppress() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Cap'n Roxy", rival="Hook", terrain="battlefield")
    assert RULES.to_act(after(state, "place Cap'n 14, place Roxy 16, suppress, pick Hook")) == (RED,)


def test_toy_r11_suppressed_tiles_count_towards_eight() -> None:
    eight = "Skully Skully Cap'n Cap'n Jumbo Jumbo Star Roxy"
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", rival=eight, terrain="battlefield")
    assert refusal(after(state, "place Roxy 14, suppress, pick Star"), "take").code == "rack-full"


def test_toy_r11_a_side_whose_only_tiles_are_suppressed_is_stuck() -> None:
    state = without_reserve(field(blue="11 Hook, 13 Hook", rack="Roxy", rival="Hook", terrain="battlefield"), RED)
    over = after(state, "place Roxy 14, suppress, pick Hook")
    assert ending(over) == ("stuck", (1, 2))


def test_toy_r11_a_side_that_can_take_is_not_stuck_by_suppression() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", rival="Hook", terrain="battlefield")
    assert legal(after(state, "place Roxy 14, suppress, pick Hook")) == ["take"]


def test_toy_r11_a_tile_taken_meanwhile_is_not_suppressed() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy Roxy", rival="Skully Hook", terrain="battlefield")
    later = after(state, "place Roxy 14, suppress, pick Hook, place Skully 23, take, deal Hook, deal Star")
    assert sum(later.suppressed[RED]) == 0


# R12


@pytest.mark.parametrize(("terrain", "base"), [("pool", 16), ("pool", 18), ("croisette", 14), ("croisette", 20)])
def test_toy_r12_hook_jumps_through_a_gate_that_lets_in_a_four(terrain: str, base: int) -> None:
    assert base in placeable(field(rack="Hook", terrain=terrain), "Hook")


@pytest.mark.parametrize(("base", "lets"), [(12, [1, 2]), (22, [1, 2]), (17, [6, 7])])
def test_toy_r12_hook_does_not_jump_through_another_gate(base: int, lets: list[int]) -> None:
    refused = refusal(field(rack="Hook", terrain="pool"), f"place Hook {base}")
    assert (refused.code, refused.arguments) == ("gate-closed", {"troop": "Hook", "place": base, "lets": lets})


# R13


def test_toy_r13_each_tile_of_a_rack_is_as_likely_to_be_robbed() -> None:
    state = after(field(rack="XB-42", rival="Hook Hook Star"), "place XB-42 11, rob")
    assert {RULES.write_move(move): weight for move, weight in RULES.odds(state)} == {"pick Hook": 2, "pick Star": 1}


def test_toy_r13_each_tile_that_lies_face_up_is_as_likely_to_be_suppressed() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Cap'n Roxy", rival="Hook Hook Star", terrain="battlefield")
    again = after(state, "place Cap'n 14, place Roxy 16, suppress, pick Hook, suppress")
    assert {RULES.write_move(move): weight for move, weight in RULES.odds(again)} == {"pick Hook": 1, "pick Star": 1}


def test_toy_r13_nobody_moves_while_chance_is_asked() -> None:
    state = after(field(rack="XB-42"), "place XB-42 11, rob")
    refused = refusal(state, "decline", seat=BLUE)
    assert (refused.code, refused.rule) == ("chance-first", "TOY 2.2")


def test_toy_r13_chance_does_only_what_it_was_asked() -> None:
    state = after(field(rack="XB-42"), "place XB-42 11, rob")
    assert refusal(state, "deal Hook", seat=CHANCE).code == "unforeseen"


def test_toy_r13_picking_is_not_for_seats() -> None:
    assert refusal(field(), "pick Roxy", seat=BLUE).code == "unforeseen"


# R14


def test_toy_r14_no_progress_40_the_fortieth_idle_turn_ends_the_game() -> None:
    state = field(rack="Roxy", idle=39)
    assert facts(state, "place Roxy 11", "battle_stalled") == [{"turns": 40}]


def test_toy_r14_no_progress_40_is_what_is_played() -> None:
    assert seen(field()).most_idle == 40


def test_toy_r14_no_progress_40_the_thirty_ninth_goes_on() -> None:
    state = after(field(rack="Roxy", idle=38), "place Roxy 11")
    assert (ending(state), seen(state).idle) == (None, 39)


def test_toy_r14_no_progress_40_on_a_tie_nobody_is_first() -> None:
    outcome = RULES.outcome(after(field(rack="Roxy", idle=39), "place Roxy 11"))
    assert outcome is not None
    assert (outcome.reason, 1 in outcome.places) == ("no-progress", False)


def test_toy_r14_no_progress_40_more_medals_win() -> None:
    state = field(rack="Roxy", idle=39, taken=FIVE_AND_ONE)
    assert ending(after(state, "place Roxy 11")) == ("no-progress", (1, 2))


def test_toy_r14_no_progress_40_more_medals_of_the_enemy_win() -> None:
    state = field(rack="Roxy", idle=39, taken=RED_SIX)
    assert ending(after(state, "place Roxy 11")) == ("no-progress", (2, 1))


def test_toy_r14_no_progress_40_a_side_that_is_stuck_ends_the_game_first() -> None:
    state = without_reserve(field(rack="Roxy", rival="", idle=39), RED)
    assert ending(after(state, "place Roxy 11")) == ("stuck", (1, 2))


def test_toy_r14_no_progress_none_goes_on_for_ever() -> None:
    state = after(field(rack="Roxy", idle=39, rule="no_progress=none"), "place Roxy 11")
    assert (ending(state), seen(state).most_idle) == (None, None)


def test_toy_r14_taking_a_tile_is_progress() -> None:
    assert seen(after(field(rack="Roxy", idle=39), "take, deal Hook, deal Hook")).idle == 0


def test_toy_r14_taking_by_an_effect_is_progress() -> None:
    assert seen(after(field(rack="Star", idle=39), "place Star 11, take, deal Hook")).idle == 0


def test_toy_r14_the_first_turn_of_all_may_be_an_idle_one() -> None:
    dealt = "start blue, deal Hook, deal Hook, deal Hook, deal Star, deal Star, deal Star, deal Roxy"
    assert seen(start(f"{dealt}, place Hook 11")).idle == 1


def test_toy_r14_declining_is_no_progress() -> None:
    assert ending(after(field(rack="Star", idle=39), "place Star 11, decline")) == ("no-progress", (2, 2))


def test_toy_r14_a_medal_is_progress() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Roxy", idle=39)
    assert seen(after(state, "place Roxy 15, decline")).idle == 0


def test_toy_r14_a_discarded_tile_is_progress() -> None:
    state = field(red="13 Hook", rack="Jumbo", idle=39)
    assert seen(after(state, "place Jumbo 11, discard 13")).idle == 0


def test_toy_r14_a_robbed_tile_is_progress() -> None:
    state = field(rack="XB-42", rival="Hook Star", idle=39)
    assert seen(after(state, "place XB-42 11, rob, pick Hook")).idle == 0


def test_toy_r14_a_recalled_tile_is_no_progress() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", idle=39)
    assert ending(after(state, "place Roxy 15, recall 13")) == ("no-progress", (2, 2))


def test_toy_r14_an_exhumed_tile_is_no_progress() -> None:
    state = with_discards(field(blue="13 Hook", rack="Roxy", terrain="cemetery", idle=39), BLUE, "Star")
    assert ending(after(state, "place Roxy 12, exhume Star")) == ("no-progress", (2, 2))


def test_toy_r14_a_medal_of_the_enemys_is_progress_too() -> None:
    state = field(blue="11 Star, 13 Star", red="17 Jumbo, 20 Hook, 22 Hook", rack="Kwak Hook", rival="Roxy", idle=37)
    over = after(state, "place Hook 17, place Roxy 24, place Kwak 15, recall 17")
    assert (ending(over), seen(over).idle) == (None, 0)


@pytest.mark.parametrize(
    ("blue", "red", "rack", "moves"),
    [
        ("", "", "Roxy", "take, deal Hook, deal Hook"),
        ("11 Hook, 13 Hook, 17 Hook", "", "Roxy", "place Roxy 15, decline"),
        ("", "13 Hook", "Jumbo", "place Jumbo 11, discard 13"),
        ("", "", "XB-42", "place XB-42 11, rob, pick Hook"),
    ],
    ids=["take", "medal", "discard", "rob"],
)
def test_toy_r14_after_progress_the_next_idle_turn_is_the_first(blue: str, red: str, rack: str, moves: str) -> None:
    state = field(blue=blue, red=red, rack=rack, rival="Hook Roxy", idle=39)
    assert seen(after(state, f"{moves}, place Roxy 24")).idle == 1


def test_toy_r7_its_new_base_is_looked_at_first() -> None:
    assert [fact["seat"] for fact in facts(both(), "shove 16 19", "region_closed")] == [RED, BLUE]
