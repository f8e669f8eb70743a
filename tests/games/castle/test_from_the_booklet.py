"""The booklet read once more by somebody who had not seen the code: its sentences where they meet each other.

   a b c d e f g
1  . S . . O . w
2  . . X . . X .
3  w . . . . . O
4  . . O . X . .
5  X . . w . . .
6  . w . . . O X
"""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.castle.stage import RULES, after, kinds, laid, legal, refusal, told

JUMPING = ["older", "oldest"]
STROLLING = ["base", "young"]
LOOPING_GHOSTS = ["base", "oldest"]
SPARING_GHOSTS = ["young", "older"]
EVERY_PROFILE = ["base", "young", "older", "oldest"]


def short(row: str, at: str = "b1", ghost: int = 0, **options: Any) -> Any:
    """The two cards of the twelfth row, the other 33 used."""
    state = laid(row, at, ghost, **options)
    return replace(state, stack=(0,) * len(state.stack), used=state.stack)


def on(lines: Sequence[str], row: str, at: str, walls: Sequence[tuple[str, str]] = (), **options: Any) -> Any:
    """A row on another board."""
    state: Any = laid(row, at, **options)
    board = dataclasses.replace(state.terms.board, lines=tuple(lines), walls=tuple(walls))
    return replace(state, terms=dataclasses.replace(state.terms, board=board))


def path(state: Any, moves: str) -> str:
    """Every square on which the sorcerer sets foot."""
    events = told(state, moves)[1]
    return " ".join(event.public["end"] for event in events if event.kind in ("sorcerer_walked", "sorcerer_jumped"))


def levels(state: Any, moves: str) -> list[int]:
    """The ghost's step after each climb and each wand."""
    return [
        event.public["level"] for event in told(state, moves)[1] if event.kind in ("ghost_climbed", "ghost_lowered")
    ]


def reason(state: Any) -> str | None:
    """How the game ended, or None."""
    outcome = RULES.outcome(state)
    return outcome.reason if outcome else None


def almost_saved(row: str, last: str, ghost: int = 0, **options: Any) -> Any:
    """Three treasures are found, the sorcerer stands on d3, the fourth lies at `last`."""
    begun = laid("right right right", "a3", ghost, f"b3 c3 d3 {last}", **options)
    return after(begun, "go, " + ", ".join(f"lay {card}" for card in row.split()))


# Loops


def test_cas_2_5_a_loop_in_the_middle_repeats_only_what_lies_left_of_it() -> None:
    assert path(laid("down loop right", "b1"), "go") == "b2 b3 c3"


def test_cas_2_5_the_left_part_acts_in_order_twice_not_card_by_card() -> None:
    assert path(laid("right down loop", "d2"), "go") == "e2 e3 f3 f4"


def test_cas_r4_a_turned_arrow_stays_turned_through_both_loops() -> None:
    assert path(laid("up loop loop", "b3"), "turn 1 right, go") == "c3 d3 e3 f3"


def test_cas_r9_two_sorcerer_cards_keep_a_way_each() -> None:
    assert path(laid("sorcerer sorcerer loop", "b3"), "walk right, walk left, go") == "c3 b3 c3 b3"


@pytest.mark.parametrize("profile", EVERY_PROFILE)
def test_cas_r8_four_times_up_from_c5_only_works_through_one_gate(profile: str) -> None:
    asked = after(laid("sorcerer loop loop", "c5", profile=profile), "walk up")
    assert legal(asked) == ["jump f6"]


def test_cas_r8_after_a_gate_the_nested_repeats_go_on_from_its_target() -> None:
    assert path(laid("sorcerer loop loop", "c5"), "walk up, jump f6, go") == "c4 f6 f5 f4 f3"


@pytest.mark.parametrize(
    ("row", "climbs"),
    [
        ("ghost loop loop", [1, 2, 3, 4]),
        ("ghost loop ghost", [1, 2, 3]),
        ("ghost ghost loop", [1, 2, 3, 4]),
        ("loop ghost loop", [1, 2]),
        ("loop loop ghost", [1]),
    ],
)
@pytest.mark.parametrize("profile", LOOPING_GHOSTS)
def test_cas_r11_a_ghost_left_of_a_loop_climbs_again(row: str, climbs: list[int], profile: str) -> None:
    assert levels(laid(row, profile=profile), "go") == climbs


@pytest.mark.parametrize(
    ("row", "climbs"),
    [
        ("ghost loop loop", [1]),
        ("ghost loop ghost", [1, 2]),
        ("ghost ghost loop", [1, 2]),
        ("loop ghost loop", [1]),
        ("loop loop ghost", [1]),
    ],
)
@pytest.mark.parametrize("profile", SPARING_GHOSTS)
def test_cas_6_2_a_loop_leaves_ghosts_out_however_the_row_lies(row: str, climbs: list[int], profile: str) -> None:
    assert levels(laid(row, profile=profile), "go") == climbs


# Gates


@pytest.mark.parametrize("profile", STROLLING)
def test_cas_r18_a_gate_declined_the_first_time_may_be_used_the_second(profile: str) -> None:
    row = laid("right left loop", "d1", profile=profile)
    assert path(row, "stay, jump c4, go") == "e1 d1 e1 c4 b4"


@pytest.mark.parametrize("profile", STROLLING)
def test_cas_r18_a_gate_used_the_first_time_may_be_declined_the_second(profile: str) -> None:
    row = laid("right left loop", "d1", profile=profile)
    assert path(row, "jump c4, stay, go") == "e1 c4 b4 c4 b4"


@pytest.mark.parametrize("profile", JUMPING)
def test_cas_r22_in_a_repeat_a_gate_must_be_used_again(profile: str) -> None:
    asked = after(laid("right left loop", "d1", profile=profile), "jump c4")
    assert refusal(asked, "stay").code == "gate-forced"


@pytest.mark.parametrize("profile", JUMPING)
def test_cas_r22_a_sorcerer_card_that_meets_a_gate_must_use_it(profile: str) -> None:
    asked = after(laid("sorcerer ghost ghost", "d1", profile=profile), "walk right")
    assert set(legal(asked)) == {"jump c4", "jump f6", "jump g3"}


@pytest.mark.parametrize("profile", STROLLING)
def test_cas_4_1_four_times_right_from_c1_only_works_past_the_gate(profile: str) -> None:
    assert legal(laid("right loop loop", "c1", profile=profile)) == ["stay"]


@pytest.mark.parametrize("target", ["c4", "f6", "g3"])
def test_cas_4_1_a_jump_after_which_the_repeats_are_blocked_is_refused(target: str) -> None:
    assert refusal(laid("right loop loop", "c1"), f"jump {target}").code == "gate-dead-end"


@pytest.mark.parametrize("row", ["right loop loop", "up loop loop", "sorcerer loop loop"])
@pytest.mark.parametrize("profile", JUMPING)
def test_cas_r24_a_gate_that_must_be_used_can_make_a_row_impossible(row: str, profile: str) -> None:
    stuck = laid(row, "c1", profile=profile)
    assert (legal(stuck), kinds(stuck, "go")) == (["go"], ["row_impossible", "ghost_climbed"])


@pytest.mark.parametrize("profile", EVERY_PROFILE)
def test_cas_r17_a_row_that_starts_on_a_gate_leaves_it_unasked(profile: str) -> None:
    assert path(laid("left ghost ghost", "e1", profile=profile), "go") == "d1"


@pytest.mark.parametrize("profile", JUMPING)
def test_cas_r17_leaving_the_first_gate_and_stepping_back_sets_it_off(profile: str) -> None:
    row = laid("left right loop", "e1", profile=profile)
    assert path(row, "jump c4, jump e1, go") == "d1 e1 c4 b4 c4 e1"


@pytest.mark.parametrize(
    ("moves", "steps"),
    [("stay, stay, go", "b1 c1"), ("stay, jump b1, go", "b1 c1 b1"), ("jump c1, go", "b1 c1 d1")],
)
def test_cas_3_3_from_gate_to_neighbouring_gate_by_step_or_by_jump(moves: str, steps: str) -> None:
    assert path(on(["SOO.", "...."], "right right ghost", "a1"), moves) == steps


def test_cas_r22_with_one_other_gate_the_jumps_of_a_loop_ask_nothing() -> None:
    row = on(["SOO.", "...."], "right left loop", "a1", profile="oldest")
    assert path(row, "go") == "b1 c1 b1 c1 d1 c1 b1"


def test_cas_3_3_with_one_other_gate_an_optional_jump_still_asks() -> None:
    assert refusal(on(["SOO.", "...."], "right ghost ghost", "a1"), "go").code == "question-open"


def test_cas_r17_a_jump_crosses_nothing_not_even_ghost_rooms() -> None:
    assert path(on(["SOX", "XXO"], "right ghost ghost", "a1", profile="older"), "go") == "b1 c2"


# Wands and the ghost


@pytest.mark.parametrize(
    ("row", "profile", "expected"),
    [
        ("up ghost loop", "base", [0, 1, 2]),
        ("ghost up loop", "base", [1, 0, 1]),
        ("up ghost loop", "young", [0, 1]),
        ("ghost up loop", "young", [1, 0]),
    ],
)
def test_cas_r15_a_wand_at_the_foot_is_lost_not_saved(row: str, profile: str, expected: list[int]) -> None:
    assert levels(laid(row, "a4", ghost=0, profile=profile), "go") == expected


def test_cas_3_4_a_row_that_starts_on_a_wand_does_not_set_it_off() -> None:
    assert levels(laid("right right right", "a3", ghost=5), "go") == []


def test_cas_r30_the_ghost_at_the_top_wins_before_the_wand_of_the_same_row() -> None:
    lost = after(laid("ghost up loop", "a4", ghost=11), "go")
    assert (reason(lost), lost.sorcerer, lost.ghost) == ("ghost-escaped", "a4", 12)


def test_cas_r30_a_wand_in_time_keeps_the_ghost_down() -> None:
    row = laid("up ghost loop", "a4", ghost=11, profile="young")
    assert (levels(row, "go"), reason(after(row, "go"))) == ([10, 11], None)


def test_cas_r30_what_the_wand_won_the_loop_can_lose_again() -> None:
    row = laid("up ghost loop", "a4", ghost=11)
    assert (levels(row, "go"), reason(after(row, "go"))) == ([10, 11, 12], "ghost-escaped")


# Treasures and the end


def test_cas_r16_nested_repeats_take_treasures_in_passing() -> None:
    assert after(laid("right loop loop", "a3", treasures="c3 e3 a6 c6"), "go").found == (True, True, False, False)


def test_cas_5_1_four_treasures_in_one_row_save_the_castle() -> None:
    assert reason(after(laid("right loop loop", "a3", treasures="b3 c3 d3 e3"), "go")) == "castle-saved"


def test_cas_r30_the_last_treasure_in_a_repeat_ends_the_row_there() -> None:
    assert kinds(almost_saved("right ghost loop", "f3"), "go") == [
        "sorcerer_walked",
        "ghost_climbed",
        "loop_repeated",
        "sorcerer_walked",
        "treasure_found",
        "castle_saved",
    ]


@pytest.mark.parametrize("profile", EVERY_PROFILE)
def test_cas_r30_a_ghost_at_the_top_between_two_passes_loses_the_treasure_of_the_second(profile: str) -> None:
    lost = after(almost_saved("right ghost loop", "f3", ghost=11, profile=profile), "go")
    assert (reason(lost), lost.sorcerer, lost.found) == ("ghost-escaped", "e3", (True, True, True, False))


def test_cas_r30_the_last_treasure_before_the_ghost_wins_and_nothing_more_happens() -> None:
    won = after(almost_saved("right right ghost", "e3", ghost=11), "go")
    assert (reason(won), won.sorcerer, won.ghost) == ("castle-saved", "e3", 11)


def test_cas_r30_the_ghost_before_the_last_treasure_loses() -> None:
    lost = after(almost_saved("ghost right loop", "e3", ghost=11), "go")
    assert (reason(lost), lost.sorcerer) == ("ghost-escaped", "d3")


# Turning


def test_cas_2_3_a_turn_may_come_before_the_turn_that_it_needs() -> None:
    assert set(legal(laid("up up ghost", "b1"))) == {"turn 1 left", "turn 1 right", "turn 2 left", "turn 2 right"}


def test_cas_4_1_after_a_turn_into_the_corner_only_the_way_back_is_left() -> None:
    assert legal(after(laid("up up ghost", "b1"), "turn 1 left")) == ["turn 2 right"]


@pytest.mark.parametrize(("move", "code"), [("turn 2 left", "turn-blocks"), ("go", "step-blocked")])
def test_cas_4_1_what_leaves_a_blocked_step_is_refused(move: str, code: str) -> None:
    assert refusal(after(laid("up up ghost", "b1"), "turn 1 left"), move).code == code


def test_cas_2_3_an_arrow_that_no_choice_rests_on_may_be_turned_after_the_choice() -> None:
    assert path(laid("sorcerer right loop", "a1"), "walk down, turn 2 left, go") == "a2 a1 a2 a1"


@pytest.mark.parametrize("profile", JUMPING)
def test_cas_r4_an_arrow_between_two_entries_of_a_gate_may_still_be_turned(profile: str) -> None:
    asked = after(laid("right left loop", "d1", profile=profile), "jump c4")
    assert set(legal(asked)) == {"jump e1", "jump f6", "jump g3", "turn 2 left", "turn 2 right"}


def test_cas_6_5_a_half_turn_is_the_one_turn_of_its_card() -> None:
    turned = after(laid("right right right", "d3", half_turns=True), "turn 1 about")
    assert refusal(turned, "turn 1 left").code == "turned-already"


def test_cas_6_5_a_half_turned_arrow_goes_back_in_every_repeat() -> None:
    assert path(laid("left loop loop", "b3", half_turns=True), "turn 1 about, go") == "c3 d3 e3 f3"


# Impossible rows


@pytest.mark.parametrize("row", ["left ghost loop", "ghost left loop", "ghost loop left"])
@pytest.mark.parametrize("profile", LOOPING_GHOSTS)
def test_cas_r25_in_an_impossible_row_a_looped_ghost_climbs_twice_and_once_more(row: str, profile: str) -> None:
    assert levels(laid(row, "a6", profile=profile), "go") == [1, 2, 3]


@pytest.mark.parametrize("row", ["left ghost loop", "ghost left loop", "ghost loop left"])
@pytest.mark.parametrize("profile", SPARING_GHOSTS)
def test_cas_r25_in_an_impossible_row_a_spared_ghost_climbs_once_and_once_more(row: str, profile: str) -> None:
    assert levels(laid(row, "a6", profile=profile), "go") == [1, 2]


@pytest.mark.parametrize("profile", EVERY_PROFILE)
def test_cas_r28_the_extra_step_is_never_repeated_by_a_loop(profile: str) -> None:
    assert levels(laid("left loop loop", "a6", profile=profile), "go") == [1]


@pytest.mark.parametrize(("profile", "by"), [("base", "card"), ("young", "row")])
def test_cas_r29_the_ghost_can_reach_the_top_in_an_impossible_row(profile: str, by: str) -> None:
    *_, climbed, escaped = told(laid("left ghost loop", "a6", ghost=10, profile=profile), "go")[1]
    assert (climbed.public, escaped.kind) == ({"level": 12, "by": by}, "ghost_escaped")


def test_cas_r5_three_arrows_of_which_each_would_have_to_be_turned_are_impossible() -> None:
    assert legal(laid("left left left", "a2")) == ["go"]


def test_cas_r26_an_impossible_row_takes_neither_the_wand_nor_the_treasure_next_door() -> None:
    done = after(laid("left left left", "a2", ghost=5, treasures="a1 a6 c6 d6"), "go")
    assert (done.sorcerer, done.ghost, any(done.found)) == ("a2", 6, False)


def test_cas_4_2_in_an_impossible_row_turning_is_refused() -> None:
    assert refusal(laid("left left left", "a2"), "turn 1 right").code == "row-hopeless"


def test_cas_6_5_a_half_turn_can_make_the_row_possible() -> None:
    assert legal(laid("left ghost loop", "a6", half_turns=True)) == ["turn 1 about"]


def test_cas_6_5_a_quarter_turn_may_need_a_half_turn_after_it() -> None:
    assert legal(after(laid("left left left", "a2", half_turns=True), "turn 1 left")) == ["turn 2 about"]


@pytest.mark.parametrize(
    ("row", "climbs"), [("loop loop loop", []), ("ghost ghost loop", [1, 2]), ("loop loop ghost", [1])]
)
def test_cas_r27_a_row_without_a_step_is_not_impossible(row: str, climbs: list[int]) -> None:
    assert levels(laid(row, "a6", profile="young"), "go") == climbs


def test_cas_4_1_of_four_ways_only_the_one_that_lasts_through_both_loops_is_legal() -> None:
    assert legal(laid("sorcerer loop loop", "d1")) == ["walk down"]


@pytest.mark.parametrize(("way", "code"), [("right", "way-dead-end"), ("left", "way-dead-end"), ("up", "way-blocked")])
def test_cas_4_1_a_way_that_ends_too_early_is_refused(way: str, code: str) -> None:
    assert refusal(laid("sorcerer loop loop", "d1"), f"walk {way}").code == code


@pytest.mark.parametrize(("way", "cause", "beyond"), [("up", "edge", None), ("down", "ghost-room", "c2")])
def test_cas_r12_the_refusal_names_what_is_in_the_way(way: str, cause: str, beyond: str | None) -> None:
    why = refusal(laid("sorcerer ghost ghost", "c1"), f"walk {way}").arguments
    assert (why["cause"], why["beyond"]) == (cause, beyond)


@pytest.mark.parametrize("wall", [("a1", "b1"), ("b1", "a1")])
def test_cas_r12_a_wall_stops_a_step_from_either_side(wall: tuple[str, str]) -> None:
    why = refusal(on(["S..", "..."], "right ghost ghost", "a1", walls=[wall]), "go").arguments
    assert (why["cause"], why["beyond"]) == ("wall", "b1")


# The short row and the next seat


@pytest.mark.parametrize(("profile", "climbs"), [("base", [1, 2]), ("young", [1])])
def test_cas_2_10_the_row_of_two_knows_the_profiles(profile: str, climbs: list[int]) -> None:
    assert levels(short("ghost loop", profile=profile), "go") == climbs


def test_cas_4_2_the_row_of_two_can_be_impossible() -> None:
    assert levels(short("left ghost", "a6"), "go") == [1, 2]


def test_cas_2_9_after_the_second_seat_the_first_lays_again() -> None:
    second = after(laid("loop loop ghost", seats=2), "go, lay loop, lay loop, lay ghost")
    assert (RULES.to_act(second), RULES.opens_turn(after(second, "go"))) == ((1,), 0)
