"""CLK R1 to R5: setting up, where the booklet is silent or its languages differ."""

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
    refused,
    view,
)
from toychest.games import EDITIONS
from toychest.games.clockwork.kinds import FLYERS

THREE = (FULL_A, FULL_B, FULL_C)
FOUR = (*THREE, FULL_D)
DEAL = ", ".join(["deal Scrap", "deal Airship"] * 3 + ["deal Owl", "deal Nipper"] * 3 + ["deal Fuel", "deal Power"])


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
