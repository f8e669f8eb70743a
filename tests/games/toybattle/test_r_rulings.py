"""TOY R1 to R7: where the texts are silent, what we play."""

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    RED,
    RULES,
    Battle,
    after,
    asked,
    ending,
    facts,
    field,
    kinds,
    legal,
    names,
    refusal,
    seen,
    shoving,
    told,
    visible,
    with_discards,
)

SIX = (BLUE, BLUE, None, BLUE, None, None, None, None)
RED_SIX = (None, None, RED, None, RED, None, None, RED)
CHAIN = "Cap'n Cap'n Cap'n"


# R1


def test_toy_r1_no_effect_follows_the_objective() -> None:
    state = field(blue="12 Star, 14 Star, 19 Star", rack="Skully", taken=SIX)
    assert kinds(state, "place Skully 16") == ["troop_placed", "region_closed", "objective_reached"]


def test_toy_r1_no_effect_follows_a_capture() -> None:
    line = "11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star"
    assert kinds(field(blue=line, rack="Skully"), "place Skully 41") == ["troop_placed", "headquarters_captured"]


def test_toy_r1_the_objective_leaves_no_question_open() -> None:
    state = field(blue="12 Star, 14 Star, 19 Star", rack="Skully", taken=SIX)
    assert asked(after(state, "place Skully 16")) is None


def test_toy_r1_a_capture_by_capns_troop_cancels_the_base_that_waits() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook, 22 Star, 24 Star", rack="Cap'n Roxy")
    over = after(state, "place Cap'n 15, place Roxy 41")
    assert (ending(over), seen(over).waiting) == (("headquarters", (1, 2)), [])


def test_toy_r1_a_capture_leaves_no_question_open() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook, 22 Star, 24 Star", rack="Cap'n Roxy")
    assert asked(after(state, "place Cap'n 15, place Roxy 41")) is None


def test_toy_r1_the_objective_is_looked_at_after_capns_own_placement() -> None:
    state = field(blue="12 Star, 14 Star, 19 Star", rack="Cap'n Roxy", taken=SIX)
    assert ending(after(state, "place Cap'n 16")) == ("objective", (1, 2))


# R2


def test_toy_r2_a_chain_of_three_capns_brings_four_troops() -> None:
    state = field(rack=f"{CHAIN} Roxy")
    told_of = facts(state, "place Cap'n 11, place Cap'n 13, place Cap'n 17, place Roxy 22", "troop_placed")
    assert [fact["place"] for fact in told_of] == [11, 13, 17, 22]


def test_toy_r2_after_the_chain_it_is_the_enemys_turn() -> None:
    state = field(rack=f"{CHAIN} Roxy Roxy")
    over = after(state, "place Cap'n 11, place Cap'n 13, place Cap'n 17, place Roxy 22")
    assert RULES.to_act(over) == (RED,)


def test_toy_r2_the_chain_may_end_early() -> None:
    state = field(rack=f"{CHAIN} Roxy")
    assert RULES.to_act(after(state, "place Cap'n 11, place Cap'n 13, decline")) == (RED,)


# R3


def test_toy_r3_base_effects_run_in_the_order_of_placing() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Roxy")
    assert asked(after(state, "place Cap'n 20, place Roxy 15")) == ("recall", 20)


def test_toy_r3_the_later_base_comes_second() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Roxy")
    assert asked(after(state, "place Cap'n 20, place Roxy 15, decline")) == ("recall", 15)


def test_toy_r3_two_troops_on_one_base_set_it_off_twice() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Roxy")
    over = after(state, "place Cap'n 15, place Roxy 15, recall 17, recall 13")
    assert (names(over.racks[BLUE]), RULES.to_act(over)) == ("Hook Hook", (RED,))


def test_toy_r3_the_waiting_bases_are_seen_in_order() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Star")
    assert seen(after(state, "place Cap'n 20, place Star 15")).waiting == [20, 15]


def test_toy_r3_two_draw_bases_take_two_tiles() -> None:
    state = field(blue="11 Hook", rack="Cap'n Roxy", terrain="clouds")
    over = after(state, "place Cap'n 13, place Roxy 13, take, deal Star, take, deal Star")
    assert names(over.racks[BLUE]) == "Star Star"


def test_toy_r3_two_shoves_from_one_base() -> None:
    state = field(blue="11 Roxy, 14 Roxy", red="12 Star, 18 Star", rack="Cap'n Roxy", terrain="jungle")
    over = after(state, "place Cap'n 15, place Roxy 15, shove 18 21, shove 12 11")
    assert (visible(over, 21), visible(over, 11)) == ((RED, "Star"), (RED, "Star"))


# R4


def suppressing(rule: str, rival: str = "Hook Star", rack: str = "Roxy") -> Battle:
    """Blue has gone to 14 of Battlefield, which suppresses."""
    state = field(blue="11 Hook, 13 Hook", rack=rack, rival=rival, terrain="battlefield", rule=rule)
    return after(state, f"place {rack.split()[0]} 14")


def test_toy_r4_suppress_optional_may_be_declined() -> None:
    assert legal(suppressing("")) == ["suppress", "decline"]


def test_toy_r4_suppress_optional_goes_on_after_declining() -> None:
    assert RULES.to_act(after(suppressing(""), "decline")) == (RED,)


def test_toy_r4_suppress_forced_must_be_done() -> None:
    assert legal(suppressing("suppress=forced")) == ["suppress"]


def test_toy_r4_suppress_forced_refuses_to_decline() -> None:
    assert refusal(suppressing("suppress=forced"), "decline").code == "must-suppress"


def test_toy_r4_suppress_forced_leaves_other_effects_free() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Star", terrain="battlefield", rule="suppress=forced")
    assert legal(after(state, "place Star 14")) == ["take", "decline"]


def test_toy_r4_suppress_forced_passes_over_an_empty_rack() -> None:
    assert RULES.to_act(suppressing("suppress=forced", rival="")) == (RED,)


@pytest.mark.parametrize(
    ("terrain", "blue", "base", "effect"),
    [
        ("castle", "11 Hook, 13 Hook", 15, "recall"),
        ("clouds", "11 Hook", 13, "draw"),
        ("jungle", "11 Hook, 14 Hook", 15, "shove"),
        ("cemetery", "13 Hook", 12, "exhume"),
        ("tournament", "11 Hook, 13 Hook", 15, "exhume"),
        ("battlefield", "11 Hook, 13 Hook", 14, "suppress"),
        ("croisette", "13 Hook", 15, "suppress"),
        ("croisette", "13 Hook", 12, "draw"),
    ],
)
def test_toy_r4_every_base_effect_may_be_declined(terrain: str, blue: str, base: int, effect: str) -> None:
    state = with_discards(field(blue=blue, red="18 Star", rack="Roxy", terrain=terrain), BLUE, "Kwak")
    assert facts(state, f"place Roxy {base}, decline", "effect_declined") == [
        {"seat": BLUE, "effect": effect, "base": base}
    ]


# R5


def test_toy_r5_recalling_a_tile_may_give_the_enemy_medals() -> None:
    state = field(blue="11 Star, 13 Star", red="17 Jumbo, 20 Hook, 22 Hook", rack="Kwak Roxy Hook", rival="Roxy")
    covered = after(state, "place Hook 17, place Roxy 24, place Kwak 15")
    assert facts(covered, "recall 17", "region_closed") == [
        {"seat": RED, "bases": [17, 20, 22], "medals": 1, "total": 1, "objective": 7}
    ]


def test_toy_r5_recalling_a_tile_may_give_the_enemy_the_game() -> None:
    state = field(
        blue="11 Star, 13 Star", red="17 Jumbo, 20 Hook, 22 Hook", rack="Kwak Hook", rival="Roxy", taken=RED_SIX
    )
    over = after(state, "place Hook 17, place Roxy 24, place Kwak 15, recall 17")
    assert ending(over) == ("objective", (2, 1))


def test_toy_r5_the_enemy_that_wins_so_is_told_of() -> None:
    state = field(
        blue="11 Star, 13 Star", red="17 Jumbo, 20 Hook, 22 Hook", rack="Kwak Hook", rival="Roxy", taken=RED_SIX
    )
    covered = after(state, "place Hook 17, place Roxy 24, place Kwak 15")
    assert facts(covered, "recall 17", "objective_reached") == [{"seats": [RED]}]


def test_toy_r5_jumbo_uncovering_an_own_tile_closes_a_region() -> None:
    state = field(blue="11 Hook, 13 Hook, 15 Star, 17 Star", red="17 Roxy", rack="Jumbo")
    assert facts(state, "place Jumbo 13, discard 17", "region_closed") == [
        {"seat": BLUE, "bases": [13, 15, 17], "medals": 1, "total": 1, "objective": 7}
    ]


def test_toy_r5_jumbo_uncovering_an_own_tile_may_win() -> None:
    state = field(
        blue="12 Hook, 14 Hook, 16 Star, 19 Star",
        red="19 Roxy",
        rack="Jumbo",
        taken=SIX,
    )
    assert ending(after(state, "place Jumbo 14, discard 19")) == ("objective", (1, 2))


def test_toy_r5_a_win_by_jumbo_cancels_the_base_he_stands_on() -> None:
    state = field(blue="12 Hook, 14 Hook, 19 Star", red="19 Roxy", rack="Jumbo", taken=SIX)
    over = after(state, "place Jumbo 16, discard 19")
    assert (ending(over), seen(over).waiting) == (("objective", (1, 2)), [])


def test_toy_r5_a_shoved_tile_leaves_a_gap_where_it_stood() -> None:
    state = field(blue="11 Roxy, 14 Roxy", red="18 Star, 17 Hook, 20 Hook, 23 Hook", rack="Roxy", terrain="jungle")
    with_gap = after(state, "place Roxy 15")
    assert facts(with_gap, "shove 18 21", "region_closed") == []


def test_toy_r5_a_shoved_tile_gives_the_enemy_medals() -> None:
    red = "18 Hook, 18 Star, 17 Hook, 20 Hook, 23 Star"
    state = after(field(blue="11 Roxy, 14 Roxy", red=red, rack="Roxy", terrain="jungle"), "place Roxy 15")
    assert facts(state, "shove 18 21", "region_closed") == [
        {"seat": RED, "bases": [17, 18, 20, 21, 23], "medals": 3, "total": 3, "objective": 7}
    ]


def test_toy_r5_a_shoved_tile_may_give_the_enemy_the_game() -> None:
    red = "18 Hook, 18 Star, 17 Hook, 20 Hook, 23 Star"
    taken = (None, RED, None, RED, None, None)
    state = field(blue="11 Roxy, 14 Roxy", red=red, rack="Roxy", terrain="jungle", taken=taken)
    assert ending(after(state, "place Roxy 15, shove 18 21")) == ("objective", (2, 1))


# R6


def test_toy_r6_recall_never_takes_the_tile_on_the_base_itself() -> None:
    refused = refusal(after(field(blue="11 Hook, 13 Hook", rack="Roxy"), "place Roxy 15"), "recall 15")
    assert (refused.code, refused.arguments) == ("same-base", {"base": 15})


def test_toy_r6_not_even_the_one_below_the_second_troop() -> None:
    state = after(field(blue="11 Hook, 13 Hook", rack="Cap'n Roxy"), "place Cap'n 15, place Roxy 15, decline")
    assert legal(state) == ["recall 11", "recall 13", "decline"]


def test_toy_r6_a_recalled_tile_of_this_turn_loses_its_own_base_effect() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Roxy")
    assert RULES.to_act(after(state, "place Cap'n 15, place Roxy 20, recall 20")) == (RED,)


def test_toy_r6_a_recalled_tile_of_an_earlier_turn_cancels_nothing() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Roxy")
    assert asked(after(state, "place Cap'n 15, place Roxy 20, recall 17")) == ("recall", 20)


def test_toy_r6_of_two_troops_on_one_base_only_the_recalled_one_loses_its_effect() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Cap'n Roxy")
    later = after(state, "place Cap'n 20, place Cap'n 15, place Roxy 15, recall 15")
    assert (asked(later), seen(later).waiting) == (("recall", 15), [])


def test_toy_r6_the_effect_that_is_left_is_used_once() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Cap'n Roxy")
    over = after(state, "place Cap'n 20, place Cap'n 15, place Roxy 15, recall 15, recall 17")
    assert RULES.to_act(over) == (RED,)


def test_toy_r6_an_old_tile_that_comes_to_light_sets_nothing_off() -> None:
    state = field(
        blue="11 Hook, 13 Hook, 17 Hook, 15 Star",
        rack="Cap'n Roxy",
        taken=(None, BLUE, None, None, None, None, None, None),
    )
    over = after(state, "place Cap'n 20, place Roxy 15, recall 15")
    assert (visible(over, 15), RULES.to_act(over)) == ((BLUE, "Star"), (RED,))


def test_toy_r6_a_base_that_waits_behind_the_recalled_tile_keeps_its_effect() -> None:
    state = field(blue="11 Hook, 12 Star, 13 Hook, 14 Star, 17 Hook", rack="Cap'n Cap'n Roxy")
    later = after(state, "place Cap'n 15, place Cap'n 20, place Roxy 16, recall 20")
    assert asked(later) == ("recall", 16)


def test_toy_r6_recalling_loses_the_region_but_not_its_medals() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Roxy")
    over = after(state, "place Roxy 15, recall 17")
    assert (visible(over, 17), seen(over).sides[BLUE].medals) == (None, 1)


# R7


def test_toy_r7_onto_an_empty_base() -> None:
    assert visible(after(shoving(), "shove 18 17"), 17) == (RED, "Star")


def test_toy_r7_onto_a_stronger_tile() -> None:
    assert visible(after(shoving(), "shove 12 11"), 11) == (RED, "Star")


def test_toy_r7_onto_a_tile_of_its_own_side() -> None:
    assert visible(after(shoving(red="18 Star, 21 Roxy"), "shove 18 21"), 21) == (RED, "Star")


def test_toy_r7_onto_the_base_that_shoved_it() -> None:
    state = after(shoving(), "shove 18 15")
    stacks = {stack.base: [(tile.seat, tile.troop) for tile in stack.tiles] for stack in seen(state).stacks}
    assert stacks[15] == [(BLUE, "Roxy"), (RED, "Star")]


def test_toy_r7_a_shoved_tile_sets_nothing_off() -> None:
    assert RULES.to_act(after(shoving(), "shove 18 15")) == (RED,)


def test_toy_r7_after_a_shove_onto_the_base_the_second_shove_comes() -> None:
    state = field(blue="11 Roxy, 14 Roxy", red="12 Star, 18 Star", rack="Cap'n Roxy", terrain="jungle")
    assert asked(after(state, "place Cap'n 15, place Roxy 15, shove 18 15")) == ("shove", 15)


def test_toy_r7_a_tile_on_the_base_itself_is_not_beside_it() -> None:
    state = field(blue="11 Roxy, 14 Roxy", red="12 Star, 18 Star", rack="Cap'n Roxy", terrain="jungle")
    later = after(state, "place Cap'n 15, place Roxy 15, shove 18 15")
    assert legal(later) == ["shove 12 11", "shove 12 15", "decline"]


def test_toy_r7_not_onto_a_headquarters() -> None:
    state = field(blue="11 Roxy, 14 Roxy", red="22 Star", rack="Hook", terrain="jungle")
    refused = refusal(after(state, "place Hook 19"), "shove 22 41")
    assert (refused.code, refused.arguments) == ("shove-nowhere", {"start": 22, "end": 41})


def test_toy_r7_what_was_told_of_a_shove_stands_in_the_state() -> None:
    state, events = told(shoving(), "shove 12 11")
    assert (events[0].public["end"], visible(state, 12)) == (11, None)
