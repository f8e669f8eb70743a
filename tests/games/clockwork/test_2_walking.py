"""CLK chapter 2: walking."""

import pytest

from tests.games.clockwork.stage import (
    CHANCE,
    FULL_A,
    FULL_B,
    FULL_C,
    RULES,
    A,
    B,
    after,
    asked,
    city,
    facts,
    legal,
    offered,
    places,
    refusal,
    refused,
    view,
)

THREE = (FULL_A, FULL_B, FULL_C)


# 2.1


def test_clk_2_1_a_turn_begins_with_a_throw() -> None:
    state = city()
    assert (RULES.to_act(state), RULES.opens_turn(state)) == ((CHANCE,), A)


def test_clk_2_1_two_dice_are_thrown() -> None:
    assert facts(city(), "throw 1 3", "dice_thrown") == [{"seat": A, "dice": [1, 3], "total": 4, "special": None}]


def test_clk_2_1_there_are_21_throws() -> None:
    assert (len(RULES.odds(city())), sum(weight for _, weight in RULES.odds(city()))) == (21, 36)


def test_clk_2_1_the_pawn_walks_their_sum() -> None:
    assert offered(after(city(at="15, towers"), "throw 1 3"), "walk") == ["11", "yard 2", "yard 3", "19"]


def test_clk_2_1_the_next_field_counts_one() -> None:
    assert facts(city(at="15, towers"), "throw 1 3, walk 19", "pawn_walked") == [
        {"seat": A, "start": 15, "end": 19, "route": [16, 17, 18, 19], "place": "19"}
    ]


def test_clk_2_1_the_dice_are_seen() -> None:
    assert view(after(city(), "throw 1 3")).throw == [1, 3]


def test_clk_2_1_a_throw_is_no_choice_of_a_seat() -> None:
    assert refused(city(), "throw 1 3", seat=A)[0] in ("chance-first", "unforeseen")


def test_clk_2_1_only_the_seat_on_turn_walks() -> None:
    assert refused(after(city(), "throw 1 3"), "walk 4", seat=B) == ("not-to-act", {"seat": A})


# 2.2


def test_clk_2_2_both_directions_are_open() -> None:
    assert offered(after(city(at="9, towers"), "throw 1 1"), "walk") == ["7", "11"]


def test_clk_2_2_there_is_no_turning_back_on_the_way() -> None:
    state = after(city(at="9, towers"), "throw 1 3")
    assert refused(state, "walk 11") == ("cannot-reverse", {"place": "11", "steps": 4, "away": 2})


def test_clk_2_2_nobody_walks_to_and_fro() -> None:
    assert refused(after(city(at="9, towers"), "throw 1 3"), "walk 9")[0] == "must-walk"


def test_clk_2_2_turning_back_is_refused_by_its_paragraph() -> None:
    assert refusal(after(city(at="9, towers"), "throw 1 3"), "walk 11").rule in ("CLK 2.2", "CLK R10")


def test_clk_2_2_next_turn_the_direction_is_free_again() -> None:
    state = after(city(at="9, 20"), "throw 1 1, walk 11, throw 1 1, walk 22, throw 1 1")
    assert "9" in offered(state, "walk")


# 2.3


def test_clk_2_3_exact_steps_enter_a_scrapyard() -> None:
    assert places(after(city(at="2, towers"), "throw 1 3, walk yard 1"))[A] == "yard 1"


def test_clk_2_3_more_steps_than_needed_will_do() -> None:
    assert places(after(city(at="4, towers"), "throw 4 6, walk yard 1"))[A] == "yard 1"


def test_clk_2_3_the_way_ends_at_the_white_field() -> None:
    assert facts(city(at="4, towers"), "throw 4 6, walk yard 1", "pawn_walked")[0]["route"] == [5, 6]


def test_clk_2_3_fewer_steps_do_not_reach_it() -> None:
    state = after(city(at="1, towers"), "throw 1 3")
    assert refused(state, "walk yard 1") == ("steps-short", {"place": "yard 1", "steps": 4, "away": 5})


def test_clk_2_3_a_long_throw_may_enter_the_second_yard_on_its_way() -> None:
    state = after(city(at="5, towers"), "throw 2 6")
    assert offered(state, "walk") == ["towers", "yard 1", "yard 2", "13", "39"]


def test_clk_2_3_a_yard_is_called_by_its_name() -> None:
    assert refused(after(city(at="4, towers"), "throw 4 6"), "walk 6") == (
        "say-its-name",
        {"place": "6", "called": "yard 1"},
    )


# 2.4


def test_clk_2_4_a_field_has_room_for_two() -> None:
    assert places(after(city(*THREE, at="5, 9, 30"), "throw 1 3, walk 9")) == ["9", "9", "yard 5"]


def test_clk_2_4_a_third_pawn_goes_elsewhere() -> None:
    state = after(city(*THREE, at="5, 9, 9"), "throw 1 3")
    assert refused(state, "walk 9") == ("field-full", {"place": "9"})


def test_clk_2_4_a_full_field_is_not_offered() -> None:
    assert offered(after(city(*THREE, at="5, 9, 9"), "throw 1 3"), "walk") == ["1", "yard 1"]


def test_clk_2_4_a_full_scrapyard_takes_nobody_in() -> None:
    state = after(city(*THREE, at="4, yard 1, yard 1"), "throw 1 3")
    assert refused(state, "walk yard 1") == ("field-full", {"place": "yard 1"})


def test_clk_2_4_a_pawn_that_has_gone_makes_room() -> None:
    state = after(city(*THREE, at="9, 9, 5"), "throw 1 1, walk 11, throw 1 1, walk 7, throw 1 3")
    assert "9" in offered(state, "walk")


# what is no place


def test_clk_2_1_a_field_that_is_not_there() -> None:
    assert refused(after(city(), "throw 1 3"), "walk 77") == ("no-such-place", {"place": "77"})


def test_clk_2_1_a_seat_that_can_walk_does_not_stay() -> None:
    assert refused(after(city(), "throw 1 3"), "stay") == ("must-walk", {})


def test_clk_2_1_one_throw_a_turn() -> None:
    assert RULES.opens_turn(after(city(at="15, towers"), "throw 1 3, walk 19")) == B


def test_clk_2_1_turns_are_counted() -> None:
    assert view(after(city(at="15, towers"), "throw 1 3, walk 19, throw 1 1")).turn == 2


@pytest.mark.parametrize("name", ["stay", "take", "pass", "search Owl", "discard Owl", "go yard 3"])
def test_clk_2_1_on_an_ordinary_throw_one_walks(name: str) -> None:
    assert name not in legal(after(city(at="15, towers"), "throw 1 3"))


def test_clk_2_1_the_way_is_asked_for() -> None:
    assert asked(after(city(), "throw 1 3")) == ("travel", A)


def test_clk_2_1_the_ways_are_seen() -> None:
    walks = view(after(city(at="15, towers"), "throw 1 3")).walks
    assert [(walk.place, walk.field, walk.route) for walk in walks][:2] == [
        ("11", 11, [14, 13, 12, 11]),
        ("yard 2", 12, [14, 13, 12]),
    ]
