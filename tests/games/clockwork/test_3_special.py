"""CLK chapter 3: seven, eleven, doubles."""

import pytest

from tests.games.clockwork.stage import (
    A,
    B,
    after,
    asked,
    city,
    facts,
    hand,
    is_next,
    legal,
    offered,
    places,
    refusal,
    refused,
    view,
)

IN_YARD = "yard 1, 20"
TOGETHER = "yard 1, yard 1"


# 3.1


@pytest.mark.parametrize(
    ("throw", "special"),
    [("1 6", "seven"), ("2 5", "seven"), ("3 4", "seven"), ("5 6", "eleven"), ("1 1", "double"), ("6 6", "double")],
)
def test_clk_3_1_seven_eleven_and_two_alike_are_special(throw: str, special: str) -> None:
    assert view(after(city(), f"throw {throw}")).special == special


@pytest.mark.parametrize("throw", ["1 2", "1 3", "2 3", "2 4", "2 6", "3 6", "4 6"])
def test_clk_3_1_other_throws_are_not(throw: str) -> None:
    assert offered(after(city(at=IN_YARD), f"throw {throw}"), "go") == []


def test_clk_3_1_an_ordinary_throw_does_not_lead_straight_anywhere() -> None:
    assert refused(after(city(at=IN_YARD), "throw 1 3"), "go yard 3") == ("not-special", {"total": 4})


def test_clk_3_1_an_ordinary_throw_does_not_let_one_stay() -> None:
    assert refused(after(city(at=IN_YARD), "throw 1 3"), "take") == ("not-special", {"total": 4})


def test_clk_3_1_an_ordinary_throw_does_not_let_one_challenge() -> None:
    assert refused(after(city(at=TOGETHER), "throw 1 3"), "ask B Owl") == ("not-special", {"total": 4})


def test_clk_3_1_one_of_three_things_is_done() -> None:
    state = after(city(at=TOGETHER), "throw 1 6, take, draw Airship, discard Airship, lay 1")
    assert is_next(state, B)


# 3.2


def test_clk_3_2_straight_to_any_scrapyard_or_the_towers() -> None:
    state = after(city(at="20, 20"), "throw 1 6")
    assert sorted(offered(state, "go")) == ["towers", *(f"yard {number}" for number in range(1, 7))]


def test_clk_3_2_the_pawn_is_placed() -> None:
    assert facts(city(at="20, 20"), "throw 1 6, go yard 6", "pawn_placed") == [
        {"seat": A, "start": 20, "end": 36, "place": "yard 6"}
    ]


def test_clk_3_2_there_it_stands() -> None:
    assert places(after(city(at="20, 20"), "throw 3 3, go towers"))[A] == "towers"


def test_clk_3_2_not_to_a_field_of_the_track() -> None:
    assert refused(after(city(at="20, 20"), "throw 1 6"), "go 33") == ("not-a-goal", {"place": "33"})


def test_clk_3_2_not_to_where_one_is() -> None:
    assert refused(after(city(at=IN_YARD), "throw 1 6"), "go yard 1") == ("already-there", {"place": "yard 1"})


def test_clk_3_2_no_place_no_way() -> None:
    assert refused(after(city(at=IN_YARD), "throw 1 6"), "go 99") == ("no-such-place", {"place": "99"})


def test_clk_3_2_not_by_the_number_of_its_field() -> None:
    assert refused(after(city(at="20, 20"), "throw 1 6"), "go 36") == (
        "say-its-name",
        {"place": "36", "called": "yard 6"},
    )


# 3.3


def test_clk_3_3_stay_and_take_another_card() -> None:
    state = after(city("Owl", "Owl", at=IN_YARD), "throw 5 6, take, draw Airship")
    assert (places(state)[A], hand(state, A)) == ("yard 1", "Owl, Airship")


def test_clk_3_3_the_card_comes_from_this_yard() -> None:
    assert facts(city("Owl", "Owl", at=IN_YARD), "throw 5 6, take, draw Airship", "card_drawn") == [
        {"seat": A, "yard": 1, "left": 5}
    ]


@pytest.mark.parametrize("place", ["20", "towers"])
def test_clk_3_3_only_in_a_scrapyard(place: str) -> None:
    assert refused(after(city(at=f"{place}, 20"), "throw 5 6"), "take") == ("not-in-yard", {})


def test_clk_3_3_only_where_cards_are_left() -> None:
    state = after(city(at=IN_YARD, pile="Owl", piles=(0, 1, 0, 0, 0, 0)), "throw 5 6")
    assert refused(state, "take") == ("yard-empty", {"yard": 1})


# 3.4


def test_clk_3_4_stay_and_challenge_somebody_who_is_there() -> None:
    assert facts(city(at=TOGETHER), "throw 5 6, ask B Owl", "card_asked") == [
        {"seat": A, "rival": B, "is_counter": False}
    ]


def test_clk_3_4_nobody_walks_then() -> None:
    assert places(after(city(at=TOGETHER), "throw 5 6, ask B Owl")) == ["yard 1", "yard 1"]


def test_clk_3_4_not_somebody_who_is_elsewhere() -> None:
    assert refused(after(city(at=IN_YARD), "throw 5 6"), "ask B Owl") == ("not-together", {"rival": B})


def test_clk_3_4_not_on_the_track() -> None:
    assert not offered(after(city(at="20, 20"), "throw 5 6"), "ask")


def test_clk_3_4_not_on_the_track_says_the_refusal() -> None:
    why = refusal(after(city(at="20, 20"), "throw 5 6"), "ask B Owl")
    assert (why.code, why.rule) == ("no-demand-now", "CLK R16")


def test_clk_3_4_the_rival_answers() -> None:
    assert asked(after(city(at=TOGETHER), "throw 5 6, ask B Owl")) == ("give", B)


def test_clk_3_4_all_that_a_special_throw_offers() -> None:
    names = {move.split()[0] for move in legal(after(city(at=TOGETHER), "throw 1 6"))}
    assert names == {"walk", "go", "take", "ask"}


def test_clk_3_1_what_is_refused_cites_the_note() -> None:
    assert refusal(after(city(at=IN_YARD), "throw 1 3"), "go yard 3").rule.startswith("CLK 3.")
