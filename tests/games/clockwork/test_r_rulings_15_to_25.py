"""CLK R15 to R25: special throws and scrapyards, where the booklet is silent or its languages differ."""

import pytest

from tests.games.clockwork.stage import (
    CHANCE,
    FULL_A,
    FULL_B,
    FULL_C,
    RULES,
    A,
    B,
    City,
    after,
    asked,
    city,
    facts,
    hand,
    is_next,
    kinds,
    legal,
    offered,
    places,
    refusal,
    refused,
    secrets,
    view,
)

THREE = (FULL_A, FULL_B, FULL_C)
SEVEN = "throw 1 6"
DISCARD = "draw Airship, discard Scrap, lay 1"
BONUS = "special_mode=bonus_after_draw"
EARNED = f"{SEVEN}, walk yard 1, {DISCARD}"


def with_empty_yard(at: str = "5, 20", rule: str = "") -> City:
    """Yard 1 is empty, two cards are left in yard 2."""
    return city(at=at, pile="2 Kettle", piles=(0, 2, 0, 0, 0, 0), rule=rule)


def bonus(at: str = "9, 20", moves: str = EARNED) -> City:
    """A has taken a card after a seven, where that adds something."""
    return after(city(at=at, rule=BONUS), moves)


# R15


def test_clk_r15_a_special_throw_may_be_walked() -> None:
    assert offered(after(city(at="9, 20"), SEVEN), "walk") == ["2", "yard 1", "yard 2", "16"]


def test_clk_r15_walking_it_is_walking() -> None:
    assert places(after(city(at="9, 20"), f"{SEVEN}, walk 16"))[A] == "16"


# R16


def test_clk_r16_special_from_anywhere_leads_away_from_the_track() -> None:
    assert "yard 5" in offered(after(city(at="9, 20"), SEVEN), "go")


def test_clk_r16_special_from_anywhere_leads_away_from_the_towers() -> None:
    assert "yard 5" in offered(after(city(), SEVEN), "go")


def test_clk_r16_special_from_scrapyard_only_refuses_the_track() -> None:
    state = after(city(at="9, 20", rule="special_from=scrapyard_only"), SEVEN)
    assert refused(state, "go yard 5") == ("not-from-here", {})


def test_clk_r16_special_from_scrapyard_only_leaves_the_way_to_the_towers() -> None:
    assert offered(after(city(at="9, 20", rule="special_from=scrapyard_only"), SEVEN), "go") == ["towers"]


def test_clk_r16_special_from_scrapyard_only_leads_on_from_a_scrapyard() -> None:
    state = after(city(at="yard 1, 20", rule="special_from=scrapyard_only"), SEVEN)
    assert (len(offered(state, "go")), "take" in legal(state)) == (6, True)


def test_clk_r16_special_from_scrapyard_only_leaves_the_towers_on_foot() -> None:
    assert not offered(after(city(rule="special_from=scrapyard_only"), SEVEN), "go")


# R17


def test_clk_r17_direct_arrival_action_yes_takes_a_card() -> None:
    assert legal(after(city(at="9, 20"), f"{SEVEN}, go yard 5"))[0].startswith("draw")


def test_clk_r17_direct_arrival_action_yes_searches() -> None:
    assert asked(after(city(at="9, 20", discards="1 Owl"), f"{SEVEN}, go towers")) == ("act", A)


def test_clk_r17_direct_arrival_action_yes_challenges() -> None:
    assert "B Owl" in offered(after(city(at="9, yard 5"), f"{SEVEN}, go yard 5"), "ask")


@pytest.mark.parametrize("place", ["towers", "yard 5"])
def test_clk_r17_direct_arrival_action_no_ends_the_turn(place: str) -> None:
    state = city(at="9, 20", discards="1 Owl", rule="direct_arrival_action=no")
    assert is_next(after(state, f"{SEVEN}, go {place}"), B)


def test_clk_r17_direct_arrival_action_no_leaves_walking_as_it_is() -> None:
    state = city(at="9, 20", rule="direct_arrival_action=no")
    assert RULES.to_act(after(state, f"{SEVEN}, walk yard 1")) == (CHANCE,)


# R18


def test_clk_r18_special_mode_replace_ends_the_turn_with_the_discard() -> None:
    assert is_next(after(city(at="9, 20"), EARNED), B)


def test_clk_r18_special_mode_bonus_after_draw_goes_on_after_the_discard() -> None:
    assert asked(bonus()) == ("act", A)


def test_clk_r18_special_mode_bonus_after_draw_offers_what_the_note_lists() -> None:
    assert {move.split()[0] for move in legal(bonus("9, yard 1", f"{SEVEN}, walk yard 1, take, {DISCARD}"))} == {
        "go",
        "take",
        "ask",
        "pass",
    }


def test_clk_r18_special_mode_bonus_after_draw_gives_one_thing() -> None:
    assert is_next(after(bonus(), "take, draw Airship, discard Airship, lay 2"), B)


def test_clk_r18_special_mode_bonus_after_draw_takes_on_arrival_too() -> None:
    assert facts(bonus(), "go yard 3, draw Airship", "card_drawn")[0]["yard"] == 3


def test_clk_r18_special_mode_bonus_after_draw_is_not_earned_twice() -> None:
    assert is_next(after(bonus(), "go yard 3, draw Airship, discard Airship, lay 2"), B)


def test_clk_r18_special_mode_bonus_after_draw_leads_to_the_towers() -> None:
    assert "Owl" in offered(after(bonus(), "go towers"), "search")


def test_clk_r18_special_mode_bonus_after_draw_may_be_left() -> None:
    assert is_next(after(bonus(), "pass"), B)


def test_clk_r18_special_mode_bonus_after_draw_comes_with_a_special_throw_only() -> None:
    assert is_next(after(city(at="9, 20", rule=BONUS), f"throw 1 3, walk yard 1, {DISCARD}"), B)


def test_clk_r18_special_mode_bonus_after_draw_earns_nothing_on_the_track() -> None:
    assert is_next(after(city(at="9, 20", rule=BONUS), f"{SEVEN}, walk 16"), B)


def test_clk_r18_special_mode_bonus_after_draw_earns_nothing_by_a_challenge() -> None:
    state = city(at="9, yard 1", rule=BONUS)
    assert is_next(after(state, f"{SEVEN}, walk yard 1, ask B Owl, give Owl, return Scrap"), B)


def test_clk_r18_special_mode_bonus_after_draw_does_not_replace_the_walk() -> None:
    assert refused(after(city(at="yard 1, 20", rule=BONUS), SEVEN), "take") == ("bonus-later", {})


def test_clk_r18_special_mode_bonus_after_draw_leaves_the_way_to_the_towers() -> None:
    assert offered(after(city(at="9, 20", rule=BONUS), SEVEN), "go") == ["towers"]


def test_clk_r18_special_mode_bonus_after_draw_says_so() -> None:
    assert refused(after(city(at="9, 20", rule=BONUS), SEVEN), "go yard 5") == ("towers-only", {})


# R19


def test_clk_r19_special_target_yards_towers_has_seven_goals() -> None:
    assert len(offered(after(city(at="9, 20"), SEVEN), "go")) == 7


def test_clk_r19_special_target_anywhere_has_every_field_but_ones_own() -> None:
    assert len(offered(after(city(at="9, 20", rule="special_target=anywhere"), SEVEN), "go")) == 41


def test_clk_r19_special_target_anywhere_places_the_pawn() -> None:
    assert places(after(city(at="9, 20", rule="special_target=anywhere"), f"{SEVEN}, go 33"))[A] == "33"


def test_clk_r19_special_target_anywhere_respects_a_full_field() -> None:
    state = after(city(*THREE, at="9, 20, 20", rule="special_target=anywhere"), SEVEN)
    assert refused(state, "go 20") == ("field-full", {"place": "20"})


def test_clk_r19_special_target_anywhere_meets_nobody_on_the_track() -> None:
    assert is_next(after(city(at="9, 20", rule="special_target=anywhere"), f"{SEVEN}, go 20"), B)


# R20


def test_clk_r20_tower_restay_no_does_not_search_again() -> None:
    assert refused(after(city(discards="1 Owl"), SEVEN), "go towers") == ("already-there", {"place": "towers"})


def test_clk_r20_tower_restay_no_does_not_search_without_going() -> None:
    assert not offered(after(city(discards="1 Owl"), SEVEN), "search")


def test_clk_r20_tower_restay_yes_searches_again() -> None:
    state = after(city(discards="1 Owl", rule="tower_restay=yes"), f"{SEVEN}, go towers")
    assert "Owl" in offered(state, "search")


def test_clk_r20_tower_restay_yes_takes_a_special_throw() -> None:
    assert refused(after(city(discards="1 Owl", rule="tower_restay=yes"), "throw 1 3"), "go towers")[0] == "not-special"


# R21


@pytest.mark.parametrize("double", ["1 1", "4 4"])
def test_clk_r21_two_alike_give_no_second_throw(double: str) -> None:
    walked = {"1 1": "walk 11", "4 4": "walk 17"}[double]
    assert is_next(after(city(at="9, 20"), f"throw {double}, {walked}"), B)


# R22


ARRIVED = "throw 1 3, walk yard 1"


def test_clk_r22_yard_arrival_draw_or_challenge_offers_both() -> None:
    assert {move.split()[0] for move in legal(after(city(at="5, yard 1"), ARRIVED))} == {"take", "ask"}


def test_clk_r22_yard_arrival_draw_or_challenge_ends_with_the_card() -> None:
    assert is_next(after(city(at="5, yard 1"), f"{ARRIVED}, take, {DISCARD}"), B)


def test_clk_r22_yard_arrival_draw_or_challenge_ends_with_the_challenge() -> None:
    assert is_next(after(city(at="5, yard 1"), f"{ARRIVED}, ask B Owl, give Owl, return Scrap"), B)


def test_clk_r22_yard_arrival_both_challenges_after_the_card() -> None:
    state = after(city(at="5, yard 1", rule="yard_arrival=both"), f"{ARRIVED}, take, {DISCARD}")
    assert {move.split()[0] for move in legal(state)} == {"ask", "pass"}


def test_clk_r22_yard_arrival_both_takes_after_the_challenge() -> None:
    state = after(city(at="5, yard 1", rule="yard_arrival=both"), f"{ARRIVED}, ask B Owl, give Owl, return Scrap")
    assert legal(state) == ["take", "pass"]


def test_clk_r22_yard_arrival_both_takes_one_card() -> None:
    state = after(city(at="5, yard 1", rule="yard_arrival=both"), f"{ARRIVED}, take, {DISCARD}")
    assert refused(state, "take") == ("answer-first", {"question": "act"})


def test_clk_r22_yard_arrival_both_challenges_once() -> None:
    state = after(city(at="5, yard 1", rule="yard_arrival=both"), f"{ARRIVED}, ask B Owl, give Owl, return Scrap")
    why = refusal(state, "ask B Owl")
    assert (why.code, why.rule, dict(why.arguments)) == ("answer-first", "CLK R22", {"question": "act"})


def test_clk_r22_yard_arrival_both_ends_after_two() -> None:
    moves = f"{ARRIVED}, ask B Owl, give Owl, return Scrap, take, draw Airship, discard Airship, lay 1"
    assert is_next(after(city(at="5, yard 1", rule="yard_arrival=both"), moves), B)


# R23


def test_clk_r23_who_does_not_challenge_takes_a_card() -> None:
    assert refused(after(city(at="5, yard 1"), ARRIVED), "pass") == ("must-draw", {})


def test_clk_r23_alone_there_is_nothing_to_decide() -> None:
    assert RULES.to_act(after(city(at="5, 20"), ARRIVED)) == (CHANCE,)


def test_clk_r23_the_turn_is_over_even_without_a_discard() -> None:
    assert is_next(after(city("Owl", "Owl", at="5, 20"), f"{ARRIVED}, draw Airship"), B)


# R24


def test_clk_r24_empty_yard_enterable_gives_no_card() -> None:
    state = after(with_empty_yard(), ARRIVED)
    assert (is_next(state, B), places(state)[A], hand(state, A)) == (True, "yard 1", FULL_A)


def test_clk_r24_empty_yard_enterable_may_meet_somebody() -> None:
    assert "B Owl" in offered(after(with_empty_yard("5, yard 1"), ARRIVED), "ask")


def test_clk_r24_empty_yard_enterable_may_be_left_alone() -> None:
    assert is_next(after(with_empty_yard("5, yard 1"), f"{ARRIVED}, pass"), B)


def test_clk_r24_empty_yard_enterable_has_nothing_to_take() -> None:
    assert refused(after(with_empty_yard("5, yard 1"), ARRIVED), "take") == ("yard-empty", {"yard": 1})


def test_clk_r24_empty_yard_closed_is_walked_past() -> None:
    assert offered(after(with_empty_yard(rule="empty_yard=closed"), "throw 1 3"), "walk") == ["1", "9"]


def test_clk_r24_empty_yard_closed_is_a_field_of_the_track() -> None:
    state = after(with_empty_yard("2, 20", "empty_yard=closed"), "throw 1 3, walk yard 1")
    assert (is_next(state, B), places(state)[A]) == (True, "yard 1")


def test_clk_r24_empty_yard_closed_is_no_goal() -> None:
    assert "yard 1" not in offered(after(with_empty_yard(rule="empty_yard=closed"), SEVEN), "go")


def test_clk_r24_empty_yard_closed_says_that_it_is_empty() -> None:
    state = after(with_empty_yard(rule="empty_yard=closed"), SEVEN)
    assert refused(state, "go yard 1") == ("yard-empty", {"yard": 1})


# R25


def test_clk_r25_only_the_taker_sees_the_card() -> None:
    assert secrets(city(*THREE, at="5, 20, 30"), f"{ARRIVED}, draw Airship", "card_drawn") == [
        ((A,), {"kind": "Airship"})
    ]


def test_clk_r25_it_is_in_nobodys_view_but_the_takers() -> None:
    state = after(city(*THREE, at="5, 20, 30"), f"{ARRIVED}, draw Airship")
    assert [view(state, seat).seats[A].cards is None for seat in (A, B, None)] == [False, True, True]


def test_clk_r25_until_it_is_discarded() -> None:
    assert kinds(city(at="5, 20"), f"{ARRIVED}, draw Airship, discard Airship")[-2:] == ["card_shown", "card_discarded"]
