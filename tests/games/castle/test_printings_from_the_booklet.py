"""Each printing read by somebody who had not seen the code: its worked examples, and what it says in its own way.

   a b c d e f g
1  . S . . O . w
2  . . X . . X .
3  w . . . . . O
4  . . O . X . .
5  X . . w . . .
6  . w . . . O X
"""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.castle.stage import RULES, after, kinds, laid, legal, path, refusal, told

ALL = ["en", "de", "fr", "ru", "es", "pl"]
ALL_BUT_DE = ["en", "fr", "ru", "es", "pl"]
WAND_BY_ITSELF = ["fr", "ru", "es", "pl"]
WAND_ASKS = ["en", "de"]
BESIDE_GATES = "b4 e6 f3 a1"
"""Treasures left of the gates c4, f6 and g3, and one far away."""


def climbs(state: Any, moves: str = "go") -> list[tuple[int, str]]:
    """The ghost's steps up, and what sent it."""
    up = [event.public for event in told(state, moves)[1] if event.kind == "ghost_climbed"]
    return [(step["level"], step["by"]) for step in up]


# Worked example 1


@pytest.mark.parametrize("printing", ALL)
def test_cas_2_3_example_1_both_arrows_a_quarter_to_the_right(printing: str) -> None:
    row = laid("up up ghost", "b1", printing=printing)
    assert (path(row, "turn 1 right, turn 2 right, go"), climbs(row, "turn 1 right, turn 2 right, go")) == (
        "c1 d1",
        [(1, "card")],
    )


@pytest.mark.parametrize("printing", ALL)
def test_cas_3_1_example_1_he_cannot_go_up(printing: str) -> None:
    assert refusal(laid("up up ghost", "b1", printing=printing), "go").arguments["cause"] == "edge"


# Worked example 2


@pytest.mark.parametrize(("arrow", "turn"), [("up", "right"), ("down", "left")])
@pytest.mark.parametrize("printing", ALL_BUT_DE)
def test_cas_r6_example_2_both_moves_once_more_and_two_treasures(printing: str, arrow: str, turn: str) -> None:
    row = laid(f"{arrow} sorcerer loop", "d1", treasures=BESIDE_GATES, printing=printing)
    played = f"turn 1 {turn}, jump c4, walk left, jump f6, go"
    assert (path(row, played), sum(after(row, played).found)) == ("e1 c4 b4 c4 f6 e6", 2)


@pytest.mark.parametrize("profile", ["base", "young", "older", "oldest"])
@pytest.mark.parametrize("printing", ALL_BUT_DE)
def test_cas_r6_example_2_is_the_same_for_every_sorcerer(printing: str, profile: str) -> None:
    row = laid("up sorcerer loop", "d1", treasures=BESIDE_GATES, printing=printing, profile=profile)
    assert sum(after(row, "turn 1 right, jump c4, walk left, jump f6, go").found) == 2


@pytest.mark.parametrize("printing", ALL)
def test_cas_r40_example_2_turns_one_arrow_and_no_second(printing: str) -> None:
    assert {"turn 1 left", "turn 1 right"} <= set(legal(laid("up sorcerer loop", "d1", printing=printing)))


def test_cas_r39_example_2_in_german_repeats_only_the_sorcerer_card_two_more_times() -> None:
    row = laid("up sorcerer loop", "d1", treasures=BESIDE_GATES, printing="de")
    assert path(row, "turn 1 right, jump g3, walk left, go") == "e1 g3 f3 e3 d3"


def test_cas_r39_example_2_in_german_takes_the_treasure_left_of_the_gate() -> None:
    row = laid("up sorcerer loop", "d1", treasures=BESIDE_GATES, printing="de")
    assert after(row, "turn 1 right, jump g3, walk left, go").found == (False, False, True, False)


def test_cas_r6_in_german_no_way_from_c4_lasts_for_three_steps() -> None:
    planned = after(laid("up sorcerer loop", "d1", printing="de"), "turn 1 right")
    assert refusal(planned, "jump c4").code == "gate-dead-end"


# The note on ghosts and loops


@pytest.mark.parametrize(("row", "level"), [("ghost loop right", 2), ("ghost right loop", 2), ("ghost ghost loop", 4)])
@pytest.mark.parametrize("printing", ALL_BUT_DE)
def test_cas_r11_a_ghost_left_of_the_loop_is_two_fields_and_two_ghosts_are_four(
    printing: str, row: str, level: int
) -> None:
    assert after(laid(row, "b3", printing=printing), "go").ghost == level


@pytest.mark.parametrize(("row", "level"), [("ghost loop right", 3), ("ghost right loop", 1), ("ghost ghost loop", 4)])
def test_cas_r39_in_german_a_loop_repeats_a_ghost_only_right_beside_it(row: str, level: int) -> None:
    assert after(laid(row, "b3", printing="de"), "go").ghost == level


@pytest.mark.parametrize("printing", ALL)
def test_cas_r11_a_loop_left_of_a_ghost_does_nothing_to_it_even_in_german(printing: str) -> None:
    assert after(laid("loop ghost right", "b3", printing=printing), "go").ghost == 1


@pytest.mark.parametrize("printing", ALL)
def test_cas_2_6_a_loop_that_lies_first_is_inactive(printing: str) -> None:
    assert path(laid("loop right right", "b3", printing=printing), "go") == "c3 d3"


# Turning


@pytest.mark.parametrize("printing", ALL)
def test_cas_r3_two_cards_means_two_arrows_even_in_spanish(printing: str) -> None:
    assert refusal(laid("sorcerer right right", "b3", printing=printing), "turn 1 left").rule == "CAS R3"


@pytest.mark.parametrize("printing", ALL)
def test_cas_2_3_a_third_arrow_stays_as_laid(printing: str) -> None:
    turned = after(laid("right right right", "b3", printing=printing), "turn 1 left, turn 2 right")
    assert refusal(turned, "turn 3 left").code == "two-turned"


@pytest.mark.parametrize("printing", ALL)
def test_cas_r2_a_card_is_turned_once(printing: str) -> None:
    turned = after(laid("right right right", "b3", printing=printing), "turn 1 left")
    assert refusal(turned, "turn 1 left").code == "turned-already"


@pytest.mark.parametrize("printing", ALL)
def test_cas_6_5_the_easing_lets_two_arrows_turn_half_round(printing: str) -> None:
    row = laid("left left ghost", "b3", printing=printing, half_turns=True)
    assert path(row, "turn 1 about, turn 2 about, go") == "c3 d3"


# Special fields


@pytest.mark.parametrize("printing", WAND_BY_ITSELF)
def test_cas_r14_the_wand_lowers_the_ghost_by_itself(printing: str) -> None:
    assert after(laid("left right right", "b3", ghost=5, printing=printing), "go").ghost == 4


@pytest.mark.parametrize(("choice", "level"), [("use wand", 4), ("leave wand", 5)])
@pytest.mark.parametrize("printing", WAND_ASKS)
def test_cas_r14_the_wand_can_lower_the_ghost(printing: str, choice: str, level: int) -> None:
    assert after(laid("left right right", "b3", ghost=5, printing=printing), f"{choice}, go").ghost == level


@pytest.mark.parametrize("printing", ALL)
def test_cas_3_4_leaving_a_wand_lowers_nothing_even_in_russian(printing: str) -> None:
    assert after(laid("right right right", "a3", ghost=5, printing=printing), "go").ghost == 5


@pytest.mark.parametrize("printing", ALL)
def test_cas_3_3_a_gate_can_carry_him_on_or_not(printing: str) -> None:
    asked = legal(laid("right ghost ghost", "d1", printing=printing))
    assert {"stay", "jump c4", "jump f6", "jump g3"} <= set(asked)


@pytest.mark.parametrize("printing", ALL)
def test_cas_3_2_a_ghost_field_is_never_entered(printing: str) -> None:
    assert refusal(laid("sorcerer ghost ghost", "c1", printing=printing), "walk down").code == "way-blocked"


@pytest.mark.parametrize("printing", ALL)
def test_cas_1_6_the_next_card_is_unknown_even_in_russian(printing: str) -> None:
    laying = after(laid("loop loop ghost", printing=printing), "go")
    assert len(RULES.odds(laying)) == 7


# Rows that cannot be walked


@pytest.mark.parametrize("printing", ALL_BUT_DE)
def test_cas_r24_a_row_that_makes_movement_impossible_moves_nobody(printing: str) -> None:
    row = laid("up up up", "b1", printing=printing)
    assert (legal(row), kinds(row, "go"), climbs(row)) == (["go"], ["row_impossible", "ghost_climbed"], [(1, "row")])


def test_cas_r24_in_german_he_walks_as_far_as_the_cards_allow_and_pays_nothing() -> None:
    row = laid("up up up", "b1", printing="de")
    played = "turn 1 right, turn 2 right, go"
    assert (path(row, played), climbs(row, played)) == ("c1 d1", [])


def test_cas_r24_in_german_cards_that_allow_no_movement_at_all_cost_a_step() -> None:
    row = laid("left loop ghost", "a6", treasures="c6 d6 e6 b4", printing="de")
    assert climbs(row) == [(1, "card"), (2, "row")]


@pytest.mark.parametrize("printing", ALL)
def test_cas_4_1_a_row_that_can_be_walked_is_walked(printing: str) -> None:
    assert "go" not in legal(laid("up up ghost", "b1", printing=printing))


# The end


@pytest.mark.parametrize("printing", ALL_BUT_DE)
def test_cas_r29_the_ghost_on_the_last_field_has_won(printing: str) -> None:
    assert kinds(laid("ghost right right", "b3", ghost=11, printing=printing), "go") == [
        "ghost_climbed",
        "ghost_escaped",
    ]


@pytest.mark.parametrize(("ghost", "last"), [(11, "sorcerer_walked"), (12, "ghost_escaped")])
def test_cas_r29_in_german_the_ghost_must_leave_the_tower(ghost: int, last: str) -> None:
    told_kinds = kinds(laid("right right ghost", "b3", ghost=ghost, printing="de"), "go")
    assert (told_kinds[-1] == "ghost_escaped", last in told_kinds) == (last == "ghost_escaped", True)


@pytest.mark.parametrize("printing", ALL)
def test_cas_5_1_all_treasures_before_the_ghost_win(printing: str) -> None:
    row = laid("right right right", "a3", ghost=11, treasures="b3 c3 d3 a6", printing=printing)
    won = after(replace(row, found=(False, False, False, True)), "go")
    assert won.outcome is not None
    assert won.outcome.reason == "castle-saved"


@pytest.mark.parametrize("printing", ALL)
def test_cas_2_10_the_last_turn_has_two_cards(printing: str) -> None:
    row = laid("right right", "b3", printing=printing)
    last = replace(row, stack=(0,) * len(row.stack), used=row.stack)
    assert kinds(last, "go")[-1] == "stack_shuffled"


# Variants


@pytest.mark.parametrize("printing", ALL_BUT_DE)
def test_cas_r37_the_young_need_not_use_a_gate_but_may(printing: str) -> None:
    assert {"stay", "jump c4"} <= set(legal(laid("right ghost ghost", "d1", printing=printing, profile="young")))


def test_cas_r37_in_german_the_young_walk_over_gates() -> None:
    assert path(laid("right right ghost", "d1", printing="de", profile="young"), "go") == "e1 f1"


@pytest.mark.parametrize("profile", ["older", "oldest"])
@pytest.mark.parametrize("printing", ALL)
def test_cas_6_3_older_sorcerers_must_use_a_gate(printing: str, profile: str) -> None:
    assert refusal(laid("right ghost ghost", "d1", printing=printing, profile=profile), "stay").code == "gate-forced"


@pytest.mark.parametrize("profile", ["young", "older"])
@pytest.mark.parametrize("printing", ALL)
def test_cas_6_2_the_loop_leaves_ghosts_out(printing: str, profile: str) -> None:
    assert after(laid("ghost loop right", "b3", printing=printing, profile=profile), "go").ghost == 1


@pytest.mark.parametrize(("printing", "level"), [*((printing, 2) for printing in ALL_BUT_DE), ("de", 3)])
def test_cas_6_4_for_the_oldest_the_loop_repeats_ghosts(printing: str, level: int) -> None:
    assert after(laid("ghost loop right", "b3", printing=printing, profile="oldest"), "go").ghost == level
