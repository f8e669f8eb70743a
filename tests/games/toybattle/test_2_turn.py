"""TOY chapter 2: a turn."""

from tests.games.toybattle.stage import (
    BLUE,
    CHANCE,
    RED,
    RULES,
    after,
    asked,
    facts,
    field,
    kinds,
    legal,
    names,
    refusal,
    seen,
    told,
    without_reserve,
)

EIGHT = "Skully Skully Cap'n Cap'n Jumbo Jumbo Star Roxy"
SEVEN = "Skully Skully Cap'n Cap'n Jumbo Jumbo Star"


def test_toy_2_1_sides_take_turns() -> None:
    assert RULES.to_act(after(field(), "place Roxy 11")) == (RED,)


def test_toy_2_1_red_hands_the_turn_back() -> None:
    assert RULES.to_act(after(field(turn=RED), "place Roxy 24")) == (BLUE,)


def test_toy_2_1_a_turn_is_taking_or_placing() -> None:
    assert legal(field(rack="Roxy")) == ["take", "place Roxy 11", "place Roxy 12"]


def test_toy_2_1_taking_ends_the_turn() -> None:
    assert RULES.to_act(after(field(), "take, deal Hook, deal Hook")) == (RED,)


def test_toy_2_1_nobody_passes() -> None:
    assert refusal(field(), "decline").code == "nothing-to-decline"


def test_toy_2_1_the_other_side_waits() -> None:
    refused = refusal(field(), "take", seat=RED)
    assert (refused.code, refused.arguments) == ("not-to-act", {"seat": RED})


def test_toy_2_1_turns_are_counted() -> None:
    assert seen(after(field(), "place Roxy 11")).turn == 2


def test_toy_2_2_two_tiles_come_from_the_own_reserve() -> None:
    state, _ = told(field(rack="Roxy"), "take, deal Hook, deal Star")
    assert (names(state.racks[BLUE]), seen(state).sides[BLUE].reserve) == ("Hook Star Roxy", 24 - 4 - 1 - 2)


def test_toy_2_2_chance_decides_which() -> None:
    assert RULES.to_act(after(field(), "take")) == (CHANCE,)


def test_toy_2_2_only_one_if_there_is_room_for_one() -> None:
    assert RULES.to_act(after(field(rack=SEVEN), "take, deal Hook")) == (RED,)


def test_toy_2_2_only_one_if_only_one_is_left() -> None:
    state = without_reserve(field(rack="Roxy"), BLUE)
    one_left = field(rack="Roxy", discards=state.discards, unseen=((0, 0, 0, 0, 0, 0, 2, 3), state.unseen[RED]))
    assert kinds(one_left, "take, deal Kwak") == ["tile_taken"]


def test_toy_2_2_after_the_last_tile_the_turn_is_over() -> None:
    state = without_reserve(field(rack="Roxy"), BLUE)
    one_left = field(rack="Roxy", discards=state.discards, unseen=((0, 0, 0, 0, 0, 0, 2, 3), state.unseen[RED]))
    assert RULES.to_act(after(one_left, "take, deal Kwak")) == (RED,)


def test_toy_2_2_everybody_is_told_how_many() -> None:
    assert facts(field(rack="Roxy"), "take, deal Hook, deal Star", "tile_taken") == [
        {"seat": BLUE, "rack": 2, "reserve": 18},
        {"seat": BLUE, "rack": 3, "reserve": 17},
    ]


def test_toy_2_2_an_empty_reserve_gives_nothing() -> None:
    assert refusal(without_reserve(field(), BLUE), "take").code == "reserve-empty"


def test_toy_2_3_eight_tiles_fill_a_rack() -> None:
    refused = refusal(field(rack=EIGHT), "take")
    assert (refused.code, refused.arguments) == ("rack-full", {"tiles": 8})


def test_toy_2_3_taking_is_not_offered_with_eight() -> None:
    assert "take" not in legal(field(rack=EIGHT))


def test_toy_2_4_a_troop_comes_from_the_rack() -> None:
    state = after(field(rack="Hook Roxy"), "place Roxy 11")
    assert (names(state.racks[BLUE]), state.stacks[0][-1].troop.value) == ("Hook", "Roxy")


def test_toy_2_4_placing_is_told() -> None:
    state = field(blue="11 Hook", red="11 Roxy", rack="Kwak")
    assert facts(state, "place Kwak 11", "troop_placed") == [
        {"seat": BLUE, "troop": "Kwak", "place": 11, "covered": "Roxy", "owner": RED}
    ]


def test_toy_2_4_a_troop_that_is_not_on_the_rack_is_not_placed() -> None:
    refused = refusal(field(rack="Hook"), "place Roxy 11")
    assert (refused.code, refused.arguments) == ("not-on-rack", {"troop": "Roxy"})


def test_toy_2_4_the_troops_own_effect_comes_first() -> None:
    assert asked(after(field(blue="11 Roxy, 13 Roxy", rack="Skully"), "place Skully 15")) == ("Skully", 15)


def test_toy_2_4_the_effect_of_the_base_comes_next() -> None:
    state = field(blue="11 Roxy, 13 Roxy", rack="Skully")
    assert asked(after(state, "place Skully 15, take, deal Hook, deal Hook")) == ("recall", 15)


def test_toy_2_4_what_comes_later_is_seen() -> None:
    assert seen(after(field(blue="11 Roxy, 13 Roxy", rack="Skully"), "place Skully 15")).waiting == [15]


def test_toy_2_4_an_open_effect_is_settled_first() -> None:
    refused = refusal(after(field(blue="11 Roxy, 13 Roxy", rack="Roxy Hook"), "place Roxy 15"), "take")
    assert (refused.code, refused.arguments) == ("effect-open", {"effect": "recall", "base": 15})


def test_toy_2_4_an_effect_that_is_not_offered_is_not_used() -> None:
    assert refusal(field(), "rob").code == "no-effect-offered"


def test_toy_2_2_nobody_moves_before_the_tiles_are_dealt() -> None:
    assert refusal(after(field(), "take"), "take", seat=BLUE).code == "chance-first"
