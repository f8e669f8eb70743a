"""TOY R15 to R22: where the texts are silent, what we play."""

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    RED,
    RULES,
    after,
    asked,
    field,
    kinds,
    legal,
    placeable,
    refusal,
    visible,
    with_discards,
    without_reserve,
)

# R15


def test_toy_r15_place_troop_effect_capns_troop_its_effect_base_effects() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Star")
    assert kinds(state, "place Cap'n 20, place Star 15, take, deal Roxy, recall 17, recall 13") == [
        "troop_placed",
        "troop_placed",
        "region_closed",
        "tile_taken",
        "troop_recalled",
        "troop_recalled",
    ]


def test_toy_r15_the_next_turn_begins_after_the_last_base_effect() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Cap'n Star")
    assert RULES.to_act(after(state, "place Cap'n 20, place Star 15, decline, decline")) == (BLUE,)


# R16


def test_toy_r16_a_gate_is_shut_over_own_tiles_too() -> None:
    state = field(blue="11 Roxy, 13 Roxy, 17 Star", rack="Hook", terrain="pool")
    assert refusal(state, "place Hook 17").code == "gate-closed"


def test_toy_r16_nullifying_works_over_own_tiles_too() -> None:
    state = field(blue="11 Hook, 15 Hook, 17 Hook", rack="Star", terrain="station")
    assert RULES.to_act(after(state, "place Star 17")) == (RED,)


def test_toy_r16_a_nullifying_base_asks_nothing_afterwards() -> None:
    state = field(blue="11 Hook, 15 Hook", rack="Roxy", terrain="station")
    assert kinds(state, "place Roxy 17") == ["troop_placed"]


# R17


def test_toy_r17_beside_means_one_path() -> None:
    state = field(blue="11 Hook", red="15 Hook, 17 Hook, 18 Hook, 14 Hook, 22 Hook", rack="Jumbo")
    assert legal(after(state, "place Jumbo 13")) == ["discard 15", "discard 17", "discard 18", "decline"]


# R18


def test_toy_r18_a_special_base_is_a_base() -> None:
    assert {15, 16, 20, 21} <= set(placeable(field(rack="Hook"), "Hook"))


def test_toy_r18_a_headquarters_is_no_base() -> None:
    state = after(field(blue="11 Hook, 13 Hook", rack="Roxy"), "place Roxy 15")
    assert refusal(state, "recall 41").code == "not-a-base"


# R19


def test_toy_r19_a_line_may_start_at_any_own_headquarters() -> None:
    assert placeable(field(rack="Roxy", terrain="caribbean"), "Roxy") == [11, 13, 15]


def test_toy_r19_pools_gated_headquarters_starts_a_line_too() -> None:
    assert placeable(field(rack="Roxy", terrain="pool"), "Roxy") == [11, 13]


def test_toy_r19_a_line_from_the_second_headquarters_goes_on() -> None:
    state = field(blue="15 Hook, 18 Hook", rack="Roxy", terrain="caribbean")
    assert placeable(state, "Roxy") == [11, 12, 13, 15, 18, 21]


# R20


@pytest.mark.parametrize(("base", "breaks"), [(16, 15), (17, 15), (18, 14)])
def test_toy_r20_hook_cannot_jump_onto_a_nullifying_base(base: int, breaks: int) -> None:
    refused = refusal(field(blue="11 Roxy", rack="Hook", terrain="station"), f"place Hook {base}")
    assert (refused.code, refused.arguments) == (
        "hook-nullified",
        {"place": base, "breaks": breaks, "line": [11], "troop": "Hook"},
    )


def test_toy_r20_hook_goes_there_by_a_line() -> None:
    state = field(blue="11 Roxy, 15 Roxy", rack="Hook", terrain="station")
    assert visible(after(state, "place Hook 17"), 17) == (BLUE, "Hook")


def test_toy_r20_hook_jumps_to_every_other_base() -> None:
    bases = placeable(field(rack="Hook", terrain="station"), "Hook")
    assert bases == [11, 12, 13, 14, 15, 19, 20, 21, 22, 23]


def test_toy_r20_croisettes_nullifying_base_stops_a_jump_too() -> None:
    assert refusal(field(rack="Hook", terrain="croisette"), "place Hook 17").code == "hook-nullified"


# R21


def test_toy_r21_a_line_never_runs_through_an_enemy_headquarters() -> None:
    state = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star", rack="Roxy")
    assert 25 not in placeable(state, "Roxy")


def test_toy_r21_the_refusal_does_not_lead_through_it_either() -> None:
    state = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star", rack="Roxy")
    assert refusal(state, "place Roxy 25").arguments["breaks"] == 23


# R22


@pytest.mark.parametrize("troop", ["Skully", "Star"])
def test_toy_r22_taking_from_an_empty_reserve_is_passed_over(troop: str) -> None:
    state = without_reserve(field(rack=f"{troop} Roxy"), BLUE)
    assert RULES.to_act(after(state, f"place {troop} 11")) == (RED,)


def test_toy_r22_jumbo_without_an_enemy_beside_him_is_passed_over() -> None:
    assert RULES.to_act(after(field(red="17 Hook", rack="Jumbo"), "place Jumbo 11")) == (RED,)


def test_toy_r22_a_recall_without_another_troop_is_passed_over() -> None:
    state = field(rack="Hook Roxy")
    assert RULES.to_act(after(state, "place Hook 15")) == (RED,)


def test_toy_r22_a_draw_from_an_empty_reserve_is_passed_over() -> None:
    state = without_reserve(field(blue="11 Hook", rack="Roxy Hook", terrain="clouds"), BLUE)
    assert RULES.to_act(after(state, "place Roxy 13")) == (RED,)


def test_toy_r22_a_shove_without_an_enemy_beside_it_is_passed_over() -> None:
    state = field(blue="11 Roxy, 14 Roxy", red="21 Star", rack="Roxy", terrain="jungle")
    assert RULES.to_act(after(state, "place Roxy 15")) == (RED,)


def test_toy_r22_exhuming_without_discards_is_passed_over() -> None:
    state = with_discards(field(blue="13 Hook", rack="Roxy", terrain="cemetery"), RED, "Star")
    assert RULES.to_act(after(state, "place Roxy 12")) == (RED,)


def test_toy_r22_suppressing_an_empty_rack_is_passed_over() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", rival="", terrain="battlefield")
    assert RULES.to_act(after(state, "place Roxy 14")) == (RED,)


def test_toy_r22_capn_with_an_empty_rack_is_passed_over() -> None:
    assert RULES.to_act(after(field(rack="Cap'n"), "place Cap'n 11")) == (RED,)


def test_toy_r22_capn_asks_whatever_the_rack_holds() -> None:
    assert asked(after(field(rack="Cap'n Skully", red="12 Roxy, 13 Roxy"), "place Cap'n 11")) == ("Cap'n", 11)


def test_toy_r22_capn_with_a_suppressed_rack_is_passed_over() -> None:
    state = field(blue="11 Hook, 13 Hook", rack="Roxy", rival="Cap'n Star", terrain="battlefield")
    over = after(state, "place Roxy 14, suppress, pick Star, place Cap'n 23")
    assert RULES.to_act(over) == (BLUE,)
