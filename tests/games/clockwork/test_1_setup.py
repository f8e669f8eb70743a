"""CLK chapter 1: setting up."""

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
    city,
    dealt,
    facts,
    hand,
    is_next,
    kinds,
    left_out,
    legal,
    places,
    refused,
    secrets,
    view,
)
from toychest.contract import UnknownOption

HANDS = (FULL_A, FULL_B, FULL_C, FULL_D)
ALL_SET = "choose Tilda, choose Otto"
DEAL = ", ".join(["deal Scrap", "deal Airship"] * 4 + ["deal Owl", "deal Nipper"] * 2 + ["deal Fuel", "deal Power"])


# 1.1, 1.2


@pytest.mark.parametrize("seats", [1, 5])
def test_clk_1_1_two_to_four_seats_play(seats: int) -> None:
    with pytest.raises(UnknownOption):
        RULES.setup(seats, {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clk_1_1_each_of_them_plays_for_itself(seats: int) -> None:
    assert [shown.seat for shown in view(RULES.setup(seats, {})).seats] == list(range(seats))


def test_clk_1_2_six_flyers_four_breakers_and_the_rest() -> None:
    shown = view(dealt(*HANDS)).kinds
    families = ["flyer"] * 6 + ["breaker"] * 4 + ["airship", "fuel", "power", "scrap"]
    assert ([kind.family for kind in shown], [kind.copies for kind in shown]) == (families, [4] * 10 + [6, 5, 1, 6])


def test_clk_1_2_there_are_58_cards() -> None:
    assert sum(kind.copies for kind in view(dealt(*HANDS)).kinds) == 58


def test_clk_1_2_six_characters_to_choose_from() -> None:
    assert len(legal(RULES.setup(4, {}))) == 6


# 1.3


def test_clk_1_3_each_seat_chooses_a_character() -> None:
    state = after(RULES.setup(2, {}), ALL_SET)
    assert [seat.character for seat in view(state).seats] == ["Tilda", "Otto"]


def test_clk_1_3_a_character_is_told_to_all() -> None:
    assert facts(RULES.setup(2, {}), "choose Nana", "character_chosen") == [{"seat": A, "character": "Nana"}]


def test_clk_1_3_nobody_is_twice_on_the_board() -> None:
    state = after(RULES.setup(2, {}), "choose Tilda")
    assert refused(state, "choose Tilda") == ("character-taken", {"character": "Tilda"})


def test_clk_1_3_a_taken_character_is_not_offered() -> None:
    assert "choose Tilda" not in legal(after(RULES.setup(2, {}), "choose Tilda"))


def test_clk_1_3_pawns_begin_at_the_towers() -> None:
    assert places(dealt(*HANDS)) == ["towers"] * 4


def test_clk_1_3_before_choosing_nothing_else_is_done() -> None:
    assert refused(RULES.setup(2, {}), "take") == ("answer-first", {"question": "character"})


# 1.4


@pytest.mark.parametrize(("seats", "cards"), [(2, 34), (3, 46), (4, 58)])
def test_clk_1_4_fewer_seats_play_with_fewer_cards(seats: int, cards: int) -> None:
    assert sum(kind.copies for kind in view(left_out(seats)).kinds) == cards


@pytest.mark.parametrize(("seats", "left"), [(2, (3, 2, 6, 3, 1, 4)), (3, (4, 3, 6, 5, 1, 6)), (4, (6, 4, 6, 5, 1, 6))])
def test_clk_1_4_whole_machines_fuel_and_scrap_leave(seats: int, left: tuple[int, ...]) -> None:
    shown = view(left_out(seats)).kinds
    families = [kind.family for kind in shown]
    others = [kind.copies for kind in shown if kind.family not in ("flyer", "breaker")]
    assert (families.count("flyer"), families.count("breaker"), *others) == left


def test_clk_1_4_everybody_is_told_what_left() -> None:
    state = after(RULES.setup(3, {}), "choose Tilda, choose Otto, choose Nana")
    assert facts(state, "leave out Velo, leave out Moth, leave out Owl", "set_left_out") == [
        {"kind": "Velo"},
        {"kind": "Moth"},
        {"kind": "Owl"},
    ]


def test_clk_1_4_what_left_is_not_among_the_cards() -> None:
    state = after(RULES.setup(3, {}), "choose Tilda, choose Otto, choose Nana")
    state = after(state, "leave out Velo, leave out Moth, leave out Owl")
    assert not {"Velo", "Moth", "Owl"} & {kind.kind for kind in view(state).kinds}


def test_clk_1_4_with_four_seats_everything_plays() -> None:
    assert (
        kinds(RULES.setup(4, {}), "choose Tilda, choose Otto, choose Nana, choose Bruno, deal Owl")[-1] == "card_dealt"
    )


def test_clk_1_4_what_left_is_not_asked_for() -> None:
    state = after(city("Owl", "Owl", at="3, 7"), "throw 1 3, walk 7")
    assert refused(state, "ask B Whale") == ("kind-not-in-game", {"kind": "Whale"})


# 1.5 to 1.7


def test_clk_1_5_each_seat_gets_seven_cards() -> None:
    assert [shown.hand_size for shown in view(dealt(*HANDS)).seats] == [7, 7, 7, 7]


def test_clk_1_5_a_card_is_seen_by_its_owner_alone() -> None:
    assert secrets(left_out(2), "deal Owl", "card_dealt") == [((A,), {"kind": "Owl"})]


def test_clk_1_5_a_hand_lies_open_to_its_owner_alone() -> None:
    state = dealt(FULL_A, FULL_B)
    assert [view(state, seat).seats[A].cards is None for seat in (A, B, None)] == [False, True, True]


def test_clk_1_5_chance_deals_what_is_left() -> None:
    assert dict(RULES.odds(after(left_out(2), "deal Power")))[RULES.read_move("deal Owl")] == 4


def test_clk_1_5_a_card_that_is_gone_is_not_dealt() -> None:
    assert refused(after(left_out(2), "deal Power"), "deal Power")[0] == "not-in-deck"


@pytest.mark.parametrize(("seats", "cards"), [(2, 20), (3, 25), (4, 30)])
def test_clk_1_6_the_other_cards_lie_in_the_scrapyards(seats: int, cards: int) -> None:
    assert sum(view(dealt(*HANDS[:seats])).piles) == cards


def test_clk_1_6_thirty_cards_make_six_equal_piles() -> None:
    assert view(dealt(*HANDS)).piles == [5, 5, 5, 5, 5, 5]


def test_clk_1_6_nobody_knows_what_lies_in_a_pile() -> None:
    assert dict(RULES.odds(after(city(), "throw 1 5, walk yard 1")))[RULES.read_move("draw Airship")] == 6


def test_clk_1_7_an_eighth_card_must_go() -> None:
    state = after(city(), "throw 1 5, walk yard 1, draw Airship")
    assert refused(state, "keep") == ("must-discard", {"hand": 8})


def test_clk_1_7_seven_stay_in_the_hand() -> None:
    state = after(city(), "throw 1 5, walk yard 1, draw Airship, discard Scrap, lay 1")
    assert hand(state, A) == "2 Lacewing, Umbrella, Owl, Nipper, Airship, Fuel"


# 1.8


def test_clk_1_8_everybody_throws_before_the_first_turn() -> None:
    assert kinds(after(left_out(2), DEAL), "throw 1 3, throw 2 6") == [
        "opening_thrown",
        "opening_thrown",
        "starter_found",
    ]


def test_clk_1_8_the_highest_throw_begins() -> None:
    assert is_next(after(left_out(2), f"{DEAL}, throw 1 3, throw 2 6"), B)


def test_clk_1_8_a_throw_is_told_to_all() -> None:
    assert facts(after(left_out(2), DEAL), "throw 2 6", "opening_thrown") == [{"seat": A, "dice": [2, 6], "total": 8}]


def test_clk_1_8_each_throws_its_own() -> None:
    assert [
        RULES.opens_turn(state) for state in (after(left_out(2), DEAL), after(left_out(2), f"{DEAL}, throw 1 3"))
    ] == [
        A,
        B,
    ]


def test_clk_1_8_nobody_moves_before_the_throw() -> None:
    assert refused(after(left_out(2), DEAL), "walk 5", seat=A) == ("chance-first", {})


def test_clk_1_8_the_dice_fall_evenly() -> None:
    odds = dict(RULES.odds(after(left_out(2), DEAL)))
    assert (odds[RULES.read_move("throw 1 2")], odds[RULES.read_move("throw 3 3")], sum(odds.values())) == (2, 1, 36)


def test_clk_1_8_chance_throws() -> None:
    assert RULES.to_act(after(left_out(2), DEAL)) == (CHANCE,)
