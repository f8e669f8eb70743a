"""CLK R6 to R14: walking, where the booklet is silent or its languages differ."""

import pytest

from tests.games.clockwork.stage import (
    CHANCE,
    FULL_A,
    FULL_B,
    FULL_C,
    FULL_D,
    RULES,
    A,
    B,
    after,
    asked,
    city,
    facts,
    is_next,
    legal,
    offered,
    own_board,
    places,
    refused,
    view,
)

THREE = (FULL_A, FULL_B, FULL_C)
FOUR = (*THREE, FULL_D)
ROUND = own_board("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0")
"""A ring of sixteen: eight steps lead to the same field both ways."""
LINE = own_board("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")
"""A bridge with two dead ends."""


# R6


def test_clk_r6_a_pawn_in_a_scrapyard_stands_on_the_white_field() -> None:
    assert city(at="yard 2, towers").fields == (12, 0)


def test_clk_r6_the_next_field_counts_one() -> None:
    assert offered(after(city(at="yard 2, towers"), "throw 1 1"), "walk") == ["10", "14"]


def test_clk_r6_so_it_is_at_the_towers() -> None:
    assert offered(after(city(), "throw 1 1"), "walk") == ["2", "40"]


# R7


OVER = "throw 4 6"


def test_clk_r7_entry_or_more_enters_with_steps_to_spare() -> None:
    assert offered(after(city(at="4, 20"), OVER), "walk") == ["towers", "yard 1", "yard 2", "14", "yard 6"]


def test_clk_r7_entry_or_more_loses_what_is_left() -> None:
    assert places(after(city(at="4, 20"), f"{OVER}, walk towers"))[A] == "towers"


def test_clk_r7_entry_exact_walks_past() -> None:
    assert offered(after(city(at="4, 20", rule="entry=exact"), OVER), "walk") == ["14", "yard 6"]


def test_clk_r7_entry_exact_refuses_a_yard_that_is_nearer() -> None:
    assert refused(after(city(at="4, 20", rule="entry=exact"), OVER), "walk yard 1") == (
        "steps-over",
        {"place": "yard 1", "steps": 10, "away": 2},
    )


def test_clk_r7_entry_exact_refuses_towers_that_are_nearer() -> None:
    assert refused(after(city(at="4, 20", rule="entry=exact"), OVER), "walk towers") == (
        "steps-over",
        {"place": "towers", "steps": 10, "away": 4},
    )


def test_clk_r7_entry_exact_enters_by_the_exact_number() -> None:
    assert asked(after(city(at="4, 20", rule="entry=exact", discards="1 Owl"), "throw 1 3, walk towers")) == ("act", A)


def test_clk_r7_entry_yard_exact_tower_more_enters_only_the_towers_early() -> None:
    state = city(at="4, 20", rule="entry=yard_exact_tower_more")
    assert offered(after(state, OVER), "walk") == ["towers", "14", "yard 6"]


def test_clk_r7_entry_yard_exact_tower_more_refuses_a_yard() -> None:
    state = city(at="4, 20", rule="entry=yard_exact_tower_more")
    assert refused(after(state, OVER), "walk yard 1")[0] == "steps-over"


# R8


def test_clk_r8_white_stop_optional_may_walk_past() -> None:
    assert places(after(city(at="4, 20"), f"{OVER}, walk 14"))[A] == "14"


def test_clk_r8_white_stop_optional_ending_there_is_entering() -> None:
    assert RULES.to_act(after(city(at="2, 20"), "throw 1 3, walk yard 1")) == (CHANCE,)


def test_clk_r8_white_stop_forced_ends_at_the_first_white_field() -> None:
    assert offered(after(city(at="4, 20", rule="white_stop=forced"), OVER), "walk") == ["towers", "yard 1"]


def test_clk_r8_white_stop_forced_says_so() -> None:
    assert refused(after(city(at="4, 20", rule="white_stop=forced"), OVER), "walk 14") == ("must-stop", {"place": "14"})


def test_clk_r8_white_stop_forced_does_not_hold_where_one_starts() -> None:
    state = after(city(at="yard 1, 20", rule="white_stop=forced"), "throw 1 3")
    assert offered(state, "walk") == ["2", "10"]


# R9


def test_clk_r9_the_whole_throw_is_walked() -> None:
    assert refused(after(city(at="13, 20"), "throw 1 3"), "walk 16") == (
        "not-reached",
        {"place": "16", "steps": 4, "away": 3},
    )


def test_clk_r9_not_more_than_the_throw() -> None:
    assert refused(after(city(at="13, 20"), "throw 1 3"), "walk 19")[0] in ("not-reached", "steps-short")


# R10


def test_clk_r10_reversal_none_ends_at_two_fields() -> None:
    assert offered(after(city(at="9, 20"), "throw 1 1"), "walk") == ["7", "11"]


def test_clk_r10_reversal_none_says_what_would_be_needed() -> None:
    assert refused(after(city(at="9, 20"), "throw 1 3"), "walk 7") == (
        "cannot-reverse",
        {"place": "7", "steps": 4, "away": 2},
    )


def test_clk_r10_reversal_one_turns_round_once() -> None:
    state = after(city(at="9, 20", rule="reversal=one"), "throw 1 3, walk 7")
    assert places(state)[A] == "7"


def test_clk_r10_reversal_one_shows_the_way() -> None:
    walks = view(after(city(at="9, 20", rule="reversal=one"), "throw 1 3")).walks
    assert next(walk.route for walk in walks if walk.place == "7") in ([10, 9, 8, 7], [8, 7, 6, 7])


def test_clk_r10_reversal_one_reaches_no_field_of_the_other_parity() -> None:
    state = after(city(at="9, 20", rule="reversal=one"), "throw 1 3")
    assert refused(state, "walk 8")[0] == "not-reached"


def test_clk_r10_reversal_one_enters_a_yard_behind_the_turning() -> None:
    state = after(city(at="8, 20", rule="entry=exact+reversal=one"), "throw 1 3, walk yard 1")
    assert places(state)[A] == "yard 1"


def test_clk_r10_at_a_fork_any_branch_is_open() -> None:
    assert offered(after(city(at="3, 20", board="forked"), "throw 1 3"), "walk") == ["towers", "7", "41", "43"]


def test_clk_r10_at_a_fork_one_does_not_go_back() -> None:
    state = after(city(at="45, 20", board="forked"), "throw 1 3")
    assert offered(state, "walk") == ["5", "11", "49"]


def test_clk_r10_on_a_dead_end_one_does_not_turn_round() -> None:
    assert offered(after(city(at="13, 9", board=LINE), "throw 1 2"), "walk") == ["10"]


# R11


def test_clk_r11_field_cap_two_counts_where_a_walk_ends() -> None:
    assert refused(after(city(*THREE, at="5, 9, 9"), "throw 1 3"), "walk 9") == ("field-full", {"place": "9"})


def test_clk_r11_field_cap_two_lets_everybody_walk_through() -> None:
    assert "11" in offered(after(city(*THREE, at="7, 9, 9"), "throw 1 3"), "walk")


def test_clk_r11_field_cap_none_lets_a_third_pawn_in() -> None:
    state = after(city(*THREE, at="5, 9, 9", rule="field_cap=none"), "throw 1 3, walk 9")
    assert places(state) == ["9", "9", "9"]


def test_clk_r11_the_towers_have_room_for_all() -> None:
    assert places(after(city(*FOUR, at="4, towers, towers, towers"), "throw 1 3, walk towers"))[A] == "towers"


# R12


def test_clk_r12_nobody_goes_straight_into_a_full_yard() -> None:
    state = after(city(*THREE, at="9, yard 3, yard 3"), "throw 1 6")
    assert refused(state, "go yard 3") == ("field-full", {"place": "yard 3"})


def test_clk_r12_a_third_pawn_may_enter_early_elsewhere() -> None:
    assert offered(after(city(*THREE, at="5, 9, 9"), "throw 1 3"), "walk") == ["1", "yard 1"]


def test_clk_r12_no_move_stay_is_all_that_is_left() -> None:
    state = city(*THREE, at="4, 12, 12", board=ROUND, rule="entry=exact")
    assert legal(after(state, "throw 2 6")) == ["stay"]


def test_clk_r12_no_move_stay_ends_the_turn() -> None:
    state = city(*THREE, at="4, 12, 12", board=ROUND, rule="entry=exact")
    assert is_next(after(state, "throw 2 6, stay"), B)


def test_clk_r12_no_move_stay_is_told() -> None:
    state = city(*THREE, at="4, 12, 12", board=ROUND, rule="entry=exact")
    assert facts(state, "throw 2 6, stay", "pawn_stayed") == [{"seat": A}]


def test_clk_r12_no_move_stay_holds_at_dead_ends_too() -> None:
    assert legal(after(city(at="8, 9", board=LINE, rule="entry=exact"), "throw 4 5")) == ["stay"]


def test_clk_r12_no_move_stop_short_ends_before_the_full_field() -> None:
    state = city(*THREE, at="4, 12, 12", board=ROUND, rule="entry=exact+no_move=stop_short")
    assert legal(after(state, "throw 2 6")) == ["walk 11", "walk 13"]


def test_clk_r12_no_move_stop_short_ends_the_turn() -> None:
    state = city(*THREE, at="4, 12, 12", board=ROUND, rule="entry=exact+no_move=stop_short")
    assert is_next(after(state, "throw 2 6, walk 11"), B)


def test_clk_r12_with_a_special_throw_one_is_not_stuck() -> None:
    state = city(*THREE, at="4, 12, 12", board=ROUND, rule="entry=exact")
    assert offered(after(state, "throw 4 4"), "go") != []


# R13, R14


def test_clk_r13_with_two_seats_no_field_is_full() -> None:
    assert "9" in offered(after(city(at="5, 9"), "throw 1 3"), "walk")


def test_clk_r13_with_two_seats_no_yard_is_full() -> None:
    assert "yard 3" in offered(after(city(at="5, yard 3"), "throw 1 6"), "go")


@pytest.mark.parametrize("place", ["9", "yard 3", "towers"])
def test_clk_r14_whoever_can_walk_must(place: str) -> None:
    assert refused(after(city(at=f"{place}, 20"), "throw 1 3"), "stay") == ("must-walk", {})


def test_clk_r14_nobody_passes_instead() -> None:
    assert refused(after(city(at="9, 20"), "throw 1 3"), "pass")[0] == "answer-first"


def test_clk_r14_a_special_throw_lets_one_stay_in_a_yard() -> None:
    assert "take" in legal(after(city(at="yard 3, 20"), "throw 1 6"))


def test_clk_r14_a_special_throw_on_the_track_does_not() -> None:
    assert refused(after(city(at="9, 20"), "throw 1 6"), "stay") == ("must-walk", {})
