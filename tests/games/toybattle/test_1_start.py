"""TOY chapter 1: the box and the start."""

from collections import Counter

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    CHANCE,
    RED,
    RULES,
    after,
    asked,
    ending,
    facts,
    field,
    legal,
    placeable,
    refusal,
    seen,
    start,
    without_reserve,
)
from toychest.contract import UnknownOption

DEALT = "start blue, deal Hook, deal Hook, deal Hook, deal Star, deal Star, deal Star, deal Roxy"


@pytest.mark.parametrize("seats", [1, 3])
def test_toy_1_1_two_sides_are_needed(seats: int) -> None:
    with pytest.raises(UnknownOption) as unknown:
        RULES.setup(seats, {})
    assert (unknown.value.name, unknown.value.value, unknown.value.choices) == ("seats", seats, (2,))


def test_toy_1_1_the_first_seat_is_blue_and_the_second_red() -> None:
    owners = {place.number: place.owner for place in seen(start()).places if place.owner is not None}
    assert owners == {1: BLUE, 41: RED}


def test_toy_1_2_one_terrain_is_chosen() -> None:
    assert seen(start(terrain="jungle")).terrain == "jungle"


def test_toy_1_2_castle_field_is_played_unless_another_is_chosen() -> None:
    assert seen(start()).terrain == "castle"


def test_toy_1_2_a_terrain_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(UnknownOption, match="terrain"):
        RULES.setup(2, {"terrain": "moon"})


def test_toy_1_3_each_side_has_24_tiles_three_of_each_troop() -> None:
    tiles = [count for piece, count in RULES.pieces(start()).items() if "medal" not in piece]
    assert (sum(tiles), set(tiles)) == (48, {3})


def test_toy_1_3_a_rack_cannot_be_dealt_a_fourth_copy() -> None:
    assert "deal Hook" not in legal(start(f"{DEALT}, take"))


def test_toy_1_4_a_side_may_have_several_headquarters() -> None:
    owners = Counter(place.owner for place in seen(start(terrain="caribbean")).places)
    assert owners == {BLUE: 2, RED: 1, None: 12}


def test_toy_1_5_four_tiles_are_put_back_unseen() -> None:
    assert [side.reserve for side in seen(start(DEALT)).sides] == [24 - 4 - 3, 24 - 4 - 4]


def test_toy_1_5_each_unseen_tile_is_as_likely_to_come() -> None:
    odds = {RULES.write_move(move): weight for move, weight in RULES.odds(start("start red, deal Hook"))}
    assert (odds["deal Hook"], odds["deal Roxy"]) == (2, 3)


def test_toy_1_5_the_four_are_never_taken() -> None:
    assert "take" not in legal(without_reserve(field(), BLUE))


def test_toy_1_6_the_lot_is_even() -> None:
    odds = {RULES.write_move(move): weight for move, weight in RULES.odds(start())}
    assert odds == {"start blue": 1, "start red": 1}


def test_toy_1_6_nobody_moves_before_the_lot() -> None:
    assert RULES.to_act(start()) == (CHANCE,)


def test_toy_1_6_the_lot_is_told() -> None:
    assert facts(start(), "start red", "starter_drawn") == [{"seat": RED}]


def test_toy_1_6_whom_the_lot_names_begins() -> None:
    assert RULES.to_act(start(DEALT.replace("blue", "red"))) == (RED,)


@pytest.mark.parametrize(("side", "seat"), [("blue", BLUE), ("red", RED)])
def test_toy_1_6_1_in_a_rematch_the_side_begins_that_was_agreed(side: str, seat: int) -> None:
    battle = RULES.setup(2, {"starter": side})
    assert (battle, asked(battle)) == (after(start(), f"start {side}"), asked(after(start(), f"start {side}")))
    assert battle.turn_seat == seat


def test_toy_1_6_1_nobody_else_can_be_agreed_to_begin() -> None:
    with pytest.raises(UnknownOption, match="starter"):
        RULES.setup(2, {"starter": "lot"})


def test_toy_1_7_the_starter_takes_three_tiles_and_the_other_four() -> None:
    assert [side.rack_size for side in seen(start(DEALT)).sides] == [3, 4]


def test_toy_1_7_a_red_starter_takes_three_as_well() -> None:
    assert [side.rack_size for side in seen(start(DEALT.replace("blue", "red"))).sides] == [4, 3]


def test_toy_1_7_then_the_first_turn_begins() -> None:
    assert seen(start(DEALT)).turn == 1


def test_toy_1_7_only_its_owner_sees_a_dealt_tile() -> None:
    deal = RULES.apply(start("start blue"), CHANCE, RULES.read_move("deal Hook"))[1][0]
    assert (deal.public, deal.secret, deal.seen_by) == (
        {"seat": BLUE, "rack": 1, "reserve": 19},
        {"troop": "Hook"},
        (BLUE,),
    )


def test_toy_1_8_every_region_gets_its_medals() -> None:
    assert [(region.medals, region.taken_by) for region in seen(start()).regions] == [
        (medals, None) for medals in (3, 1, 1, 2, 2, 1, 1, 3)
    ]


def test_toy_1_9_a_beginners_special_base_does_nothing() -> None:
    state = field(blue="11 Roxy, 13 Roxy", rack="Roxy", beginner=True)
    assert asked(after(state, "place Roxy 15")) is None


def test_toy_1_9_a_beginners_gate_is_open() -> None:
    assert placeable(field(blue="11 Roxy", rack="Hook", terrain="pool", beginner=True), "Hook") == [
        *range(11, 24),
    ]


def test_toy_1_9_a_beginners_gated_headquarters_is_open() -> None:
    line = "11 Roxy, 13 Roxy, 17 Roxy, 21 Star"
    state = field(blue=line, rack="Skully", terrain="pool", beginner=True)
    assert ending(after(state, "place Skully 41")) == ("headquarters", (1, 2))


def test_toy_1_9_a_beginners_station_nullifies_nothing() -> None:
    state = field(blue="11 Roxy, 15 Roxy", rack="Star", terrain="station", beginner=True)
    assert asked(after(state, "place Star 17")) == ("Star", 17)


def test_toy_1_9_a_beginners_hook_jumps_into_the_station() -> None:
    assert 17 in placeable(field(rack="Hook", terrain="station", beginner=True), "Hook")


def test_toy_1_9_without_the_option_special_bases_work() -> None:
    state = field(blue="11 Roxy, 13 Roxy", rack="Roxy")
    assert asked(after(state, "place Roxy 15")) == ("recall", 15)


def test_toy_1_9_it_is_said_at_the_table() -> None:
    assert seen(field(beginner=True)).is_beginner


def test_toy_1_3_there_is_no_fourth_copy_to_deal() -> None:
    refused = refusal(start(f"{DEALT}, take"), "deal Hook")
    assert refused.code == "not-in-reserve"
