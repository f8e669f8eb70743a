"""CLK R1 to R14: setting up and walking, where the booklet is silent or its languages differ."""

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
    C,
    City,
    D,
    after,
    asked,
    city,
    dealt,
    ending,
    facts,
    hand,
    is_next,
    kinds,
    left_out,
    legal,
    offered,
    own_board,
    places,
    refused,
    view,
)
from toychest.games import EDITIONS
from toychest.games.clockwork.kinds import FLYERS

THREE = (FULL_A, FULL_B, FULL_C)
FOUR = (*THREE, FULL_D)
DEAL = ", ".join(["deal Scrap", "deal Airship"] * 3 + ["deal Owl", "deal Nipper"] * 3 + ["deal Fuel", "deal Power"])
ROUND = own_board("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0")
"""A ring of sixteen: eight steps lead to the same field both ways."""
LINE = own_board("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")
"""A bridge with two dead ends."""


def opened(rule: str = "", seats: int = 2) -> City:
    """A game in which everything is dealt and nobody has thrown."""
    hands = DEAL if seats == 2 else ", ".join(["deal Owl", "deal Nipper", "deal Airship", "deal Scrap"] * 4)
    more = ", deal Lacewing, deal Umbrella, deal Kettle, deal Velo" * 3 if seats == 4 else ""
    return after(left_out(seats, rule=rule), hands + more)


def chosen(seats: int = 2) -> City:
    """A game where the first seat says what stays in the box."""
    state: City = EDITIONS["clockwork-standard-0+removed_sets=chosen"].rules.setup(seats, {})
    return after(state, ", ".join(["choose Tilda", "choose Otto", "choose Nana"][:seats]))


# R1


@pytest.mark.parametrize(("hands", "piles"), [(THREE[:2], [4, 4, 3, 3, 3, 3]), (THREE, [5, 4, 4, 4, 4, 4])])
def test_clk_r1_pile_extra_round_robin_gives_the_first_yards_more(hands: tuple[str, ...], piles: list[int]) -> None:
    assert view(dealt(*hands)).piles == piles


def test_clk_r1_pile_extra_random_lets_the_lot_say_which_yards_get_more() -> None:
    state = after(opened("pile_extra=random"), "extra yard 3, extra yard 6")
    assert view(state).piles == [3, 3, 4, 3, 3, 4]


def test_clk_r1_pile_extra_random_keeps_piles_as_even_as_can_be() -> None:
    assert "extra yard 3" not in legal(after(opened("pile_extra=random"), "extra yard 3"))


def test_clk_r1_pile_extra_random_is_told() -> None:
    assert facts(opened("pile_extra=random"), "extra yard 3", "extra_laid") == [{"yard": 3}]


# R2


def test_clk_r2_removed_sets_random_is_left_to_chance() -> None:
    state = after(RULES.setup(2, {}), "choose Tilda, choose Otto")
    assert (RULES.to_act(state), len(legal(state))) == ((CHANCE,), 6)


def test_clk_r2_removed_sets_random_takes_breakers_after_flyers() -> None:
    state = after(RULES.setup(2, {}), "choose Tilda, choose Otto, leave out Velo, leave out Moth, leave out Whale")
    assert legal(state) == ["leave out Owl", "leave out Nipper", "leave out Harp", "leave out Snail"]


def test_clk_r2_removed_sets_chosen_asks_the_first_seat() -> None:
    assert asked(chosen()) == ("leave_out", A)


def test_clk_r2_removed_sets_chosen_is_told() -> None:
    assert facts(chosen(3), "leave out Kettle", "set_left_out") == [{"kind": "Kettle"}]


def test_clk_r2_removed_sets_chosen_removes_nothing_twice() -> None:
    assert "leave out Kettle" not in legal(after(chosen(3), "leave out Kettle"))


def test_clk_r2_removed_sets_chosen_takes_only_machines() -> None:
    assert {move.removeprefix("leave out ") for move in legal(chosen())} == set(FLYERS)


def test_clk_r2_removed_sets_chosen_does_not_deny_the_airship() -> None:
    assert refused(chosen(), "leave out Airship")[0] != "kind-not-in-game"


# R3


def test_clk_r3_opening_two_dice_counts_their_sum() -> None:
    assert is_next(after(opened(), "throw 3 4, throw 2 6"), B)


def test_clk_r3_opening_two_dice_is_shown() -> None:
    assert [seat.opening for seat in view(after(opened(), "throw 3 4")).seats] == [7, None]


def test_clk_r3_opening_one_die_throws_one() -> None:
    assert legal(opened("opening=one_die")) == [f"throw {die}" for die in range(1, 7)]


def test_clk_r3_opening_one_die_counts_it() -> None:
    assert is_next(after(opened("opening=one_die"), "throw 4, throw 5"), B)


def test_clk_r3_who_ties_throws_again() -> None:
    assert kinds(opened(), "throw 3 4, throw 2 5")[-1] == "opening_tied"


def test_clk_r3_a_tie_names_who_throws_again() -> None:
    assert facts(opened(seats=4), "throw 3 4, throw 2 5, throw 1 1, throw 1 6", "opening_tied") == [
        {"seats": [A, B, D]}
    ]


def test_clk_r3_only_the_tied_throw_again() -> None:
    state = after(opened(seats=4), "throw 1 1, throw 2 5, throw 1 1, throw 3 4, throw 1 2, throw 1 1")
    assert is_next(state, B)


def test_clk_r3_a_low_tie_is_none() -> None:
    assert is_next(after(opened(seats=4), "throw 1 1, throw 1 1, throw 6 6, throw 1 1"), C)


def test_clk_r3_they_may_tie_again() -> None:
    assert kinds(opened(), "throw 3 4, throw 2 5, throw 1 2, throw 1 2").count("opening_tied") == 2


# R4


def test_clk_r4_turns_go_round_in_the_order_of_the_seats() -> None:
    assert is_next(after(city(*FOUR, at="9, 20, 30, 33", turn=B), "throw 1 1, walk 22"), C)


def test_clk_r4_after_the_last_seat_the_first_one_plays() -> None:
    assert is_next(after(city(*FOUR, at="9, 20, 30, 33", turn=D), "throw 1 1, walk 31"), A)


# R5


def test_clk_r5_a_dealt_machine_is_laid_down_before_the_first_turn() -> None:
    state = dealt("4 Lacewing, 3 Scrap", FULL_B.replace("Lacewing, ", "Airship, "))
    assert (view(state).seats[A].laid, hand(state, A), is_next(state, A)) == (["Lacewing"], "3 Scrap", True)


def test_clk_r5_in_turn_order() -> None:
    deal = ["deal Lacewing", "deal Owl"] * 4 + ["deal Scrap", "deal Nipper"] * 3
    state = after(left_out(2), ", ".join(deal))
    assert [fact["seat"] for fact in facts(state, "throw 1 2, throw 1 3", "set_laid")] == [B, A]


def test_clk_r5_nobody_is_asked_what_the_rule_orders() -> None:
    deal = ["deal Lacewing", "deal Owl"] * 4 + ["deal Scrap", "deal Nipper"] * 3
    state = after(left_out(2), ", ".join(deal))
    assert kinds(state, "throw 1 2, throw 1 3") == [
        "opening_thrown",
        "opening_thrown",
        "starter_found",
        "set_laid",
        "set_laid",
    ]


def test_clk_r5_a_dealt_airship_with_power_wins() -> None:
    assert ending(dealt("6 Airship, Power", FULL_B)) == ("airship", (1, 2))


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
