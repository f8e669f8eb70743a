"""CLK chapter 4: scrapyards."""

import pytest

from tests.games.clockwork.stage import (
    CHANCE,
    FULL_A,
    FULL_B,
    FULL_C,
    RULES,
    A,
    B,
    C,
    after,
    asked,
    city,
    facts,
    hand,
    is_next,
    kinds,
    legal,
    lying,
    offered,
    refused,
    secrets,
    told,
    view,
)

ENTERED = "throw 1 5, walk yard 1"
DRAWN = f"{ENTERED}, draw Airship"
SHOWN = f"{DRAWN}, discard Scrap"


# 4.1


def test_clk_4_1_the_top_card_is_taken() -> None:
    assert facts(city(), DRAWN, "card_drawn") == [{"seat": A, "yard": 1, "left": 3}]


def test_clk_4_1_which_one_is_chance() -> None:
    assert RULES.to_act(after(city(), ENTERED)) == (CHANCE,)


def test_clk_4_1_it_comes_from_what_nobody_has_seen() -> None:
    state = after(city(pile="Owl, 2 Airship"), ENTERED)
    assert legal(state) == ["draw Owl", "draw Airship"]


def test_clk_4_1_the_pile_is_smaller_then() -> None:
    assert view(after(city(), DRAWN)).piles == [3, 4, 3, 3, 3, 3]


def test_clk_4_1_it_comes_to_the_hand() -> None:
    assert hand(after(city("Owl", "Owl"), DRAWN), A) == "Owl, Airship"


def test_clk_4_1_no_throw_opens_it() -> None:
    assert RULES.opens_turn(after(city(), ENTERED)) is None


def test_clk_4_1_nobody_decides_before_it_lies_there() -> None:
    assert refused(after(city(), ENTERED), "discard Owl", seat=A) == ("chance-first", {})


# 4.2


def test_clk_4_2_with_a_full_hand_one_card_goes() -> None:
    assert asked(after(city(), DRAWN)) == ("discard", A)


def test_clk_4_2_one_of_the_hand_or_the_one_just_taken() -> None:
    assert offered(after(city(), DRAWN), "discard") == [
        "Lacewing",
        "Umbrella",
        "Owl",
        "Nipper",
        "Airship",
        "Fuel",
        "Scrap",
    ]


def test_clk_4_2_the_card_just_taken_may_go_at_once() -> None:
    assert hand(after(city(), f"{DRAWN}, discard Airship, lay 3"), A) == FULL_A


def test_clk_4_2_a_card_that_is_not_there_does_not_go() -> None:
    assert refused(after(city(), DRAWN), "discard Power") == ("not-held", {"kind": "Power"})


def test_clk_4_2_nothing_else_is_done_before() -> None:
    assert refused(after(city(), DRAWN), "pass") == ("answer-first", {"question": "discard"})


# 4.3


def test_clk_4_3_a_discard_is_shown_to_all() -> None:
    assert facts(city(), SHOWN, "card_shown") == [{"seat": A, "kind": "Scrap", "why": "discard"}]


def test_clk_4_3_it_is_shown_once() -> None:
    shown = [event for event in told(city(), SHOWN)[1] if event.kind == "card_shown"]
    assert [event.fleeting for event in shown] == [True]


def test_clk_4_3_the_log_does_not_say_what_it_is() -> None:
    kept = [event for event in told(city(), f"{SHOWN}, lay 7")[1] if not event.fleeting]
    assert all("kind" not in event.public for event in kept)


def test_clk_4_3_it_is_laid_on_a_free_spot() -> None:
    assert lying(after(city(discards="1 Owl"), f"{SHOWN}, lay 7")) == {1: "Owl", 7: "Scrap"}


def test_clk_4_3_all_see_where_it_lies() -> None:
    state = after(city(discards="1 Owl"), f"{SHOWN}, lay 7")
    assert [(spot.spot, spot.kind) for spot in view(state, A).spots] == [(1, None), (7, None)]


def test_clk_4_3_never_on_another_card() -> None:
    assert refused(after(city(discards="1 Owl"), SHOWN), "lay 1") == ("spot-taken", {"spot": 1})


def test_clk_4_3_a_taken_spot_is_not_offered() -> None:
    spots = offered(after(city(discards="1 Owl"), SHOWN), "lay")
    assert ("1" in spots, len(spots)) == (False, 39)


def test_clk_4_3_only_where_there_is_a_spot() -> None:
    assert refused(after(city(), SHOWN), "lay 99") == ("no-such-spot", {"spot": 99})


def test_clk_4_3_the_card_that_was_shown_is_laid() -> None:
    assert refused(after(city(), SHOWN), "discard Owl") == ("answer-first", {"question": "spot"})


def test_clk_4_3_it_is_shown_before_it_is_laid() -> None:
    assert kinds(city(), f"{SHOWN}, lay 7")[-3:] == ["card_shown", "card_discarded", "card_laid"]


# 4.4


def test_clk_4_4_then_the_turn_is_over() -> None:
    assert is_next(after(city(), f"{SHOWN}, lay 7"), B)


def test_clk_4_4_with_three_seats_the_next_one_throws() -> None:
    state = city(FULL_A, FULL_B, FULL_C, turn=B)
    assert is_next(after(state, f"{SHOWN}, lay 7"), C)


@pytest.mark.parametrize("hands", [("Owl", "Owl"), (FULL_A, FULL_B)])
def test_clk_4_1_only_its_taker_sees_it(hands: tuple[str, str]) -> None:
    assert secrets(city(*hands), DRAWN, "card_drawn") == [((A,), {"kind": "Airship"})]
