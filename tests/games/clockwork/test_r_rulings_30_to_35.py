"""CLK R30 to R35: laid machines, dead ends and the discards, where the booklet is silent or its languages differ."""

import random

import pytest
from msgspec.structs import replace

from tests.games.clockwork.stage import (
    FULL_A,
    FULL_B,
    RULES,
    A,
    B,
    City,
    after,
    city,
    ending,
    facts,
    hand,
    kinds,
    legal,
    lying,
    offered,
    refused,
    told,
    view,
)

DRAW = "throw 1 5, walk yard 1, draw"
VOLUNTARY = "lay_down=voluntary"


# R30


def asked_in_vain() -> list[str]:
    """Families asked for or sought in random games while all their cards lay on the table, or were in no hand."""
    found = []
    for seed in range(6):
        luck = random.Random(seed)
        state: City = RULES.setup(2 + seed % 3, {})
        for _ in range(500):
            if not RULES.to_act(state):
                break
            seat = RULES.to_act(state)[0]
            move = luck.choice(legal(state))
            words = move.split()
            lies = {kind.value for laid in state.laid for kind in laid}
            if words[0] in ("ask", "search") and words[-1] in lies:
                found.append(f"{seat}: {move}")
            state = after(state, move)
    return found


def test_clk_r30_nobody_asks_for_a_machine_that_lies_on_the_table() -> None:
    assert asked_in_vain() == []


def test_clk_r30_the_airship_lies_there_only_when_it_wins() -> None:
    state = after(city("5 Airship, Scrap", "Owl"), f"{DRAW} Airship")
    assert (hand(state, A), view(state).seats[A].laid) == ("6 Airship, Scrap", [])


# R31


def test_clk_r31_what_is_laid_down_is_not_given() -> None:
    state = after(city("2 Lacewing", "Fuel", at="5, 9", laid="B Owl"), "throw 1 3, walk 9")
    assert refused(state, "ask B Owl") == ("nothing-to-show", {"kind": "Owl"})


def test_clk_r31_what_is_laid_down_is_not_discarded() -> None:
    state = after(city("2 Lacewing, 3 Airship, 2 Nipper", "Fuel", laid="A Owl"), f"{DRAW} Kettle")
    assert refused(state, "discard Owl") == ("not-held", {"kind": "Owl"})


def test_clk_r31_what_is_laid_down_stays_there() -> None:
    state = after(city("2 Lacewing", "2 Lacewing", at="5, 9", laid="B Owl"), "throw 1 3, walk 9, ask B Lacewing")
    assert view(after(state, "give Lacewing")).seats[B].laid == ["Owl"]


# R32


STUCK = "throw 1 3, walk yard 1, draw Power"


def stuck(rule: str = "") -> City:
    """The last card of the yards is Power, and nobody holds anything but Fuel and Scrap."""
    return city("2 Fuel", "Scrap", at="4, 20", pile="Power", rule=rule)


def ended(rule: str = "") -> City:
    """The yards are empty, everybody is at the Towers, and nobody has a card to show."""
    return city("2 Fuel", "Scrap", discards="1 Owl, 2 Kettle", pile="", rule=rule)


def test_clk_r32_dead_end_tie_ends_the_game() -> None:
    assert ending(after(stuck(), STUCK)) == ("dead-end", (2, 2))


def test_clk_r32_dead_end_tie_is_told() -> None:
    assert kinds(stuck(), STUCK)[-2:] == ["yards_emptied", "dead_end"]


def test_clk_r32_dead_end_tie_comes_when_the_last_shown_card_is_lost() -> None:
    state = city("Fuel, Owl", "Scrap", discards="1 Scrap", pile="")
    assert ending(after(state, "throw 1 2, search Owl, point 1")) == ("dead-end", (2, 2))


def test_clk_r32_dead_end_tie_does_not_come_while_somebody_can_show_a_card() -> None:
    state = city("2 Fuel", "Airship", at="4, 20", pile="Power")
    assert ending(after(state, STUCK)) is None


def test_clk_r32_dead_end_tie_does_not_come_while_cards_are_left() -> None:
    state = city("2 Fuel", "Scrap", at="4, 20", pile="Power, Owl")
    assert ending(after(state, STUCK)) is None


@pytest.mark.parametrize("rule", ["scrap_family=search", "scrap_family=both"])
def test_clk_r32_dead_end_tie_does_not_come_where_scrap_is_shown(rule: str) -> None:
    assert ending(after(stuck(rule), STUCK)) is None


@pytest.mark.parametrize("rule", ["blind_miss=swap_choice", "blind_miss=take_and_limit"])
def test_clk_r32_dead_end_tie_does_not_come_where_naming_fuel_fetches_cards(rule: str) -> None:
    assert ending(after(stuck(rule), STUCK)) is None


def test_clk_r32_dead_end_tie_does_not_come_while_somebody_lacks_only_fuel() -> None:
    state = city("Scrap", "2 Scrap", at="4, 20", laid="B Lacewing, B Owl", pile="Power")
    assert ending(after(state, STUCK)) is None


def test_clk_r32_dead_end_tie_comes_where_a_flyer_alone_lies_down() -> None:
    state = city("Scrap", "2 Scrap", at="4, 20", laid="A Owl, B Lacewing", pile="Power")
    assert ending(after(state, STUCK)) == ("dead-end", (2, 2))


def test_clk_r32_dead_end_name_family_goes_on() -> None:
    assert ending(after(stuck("dead_end=name_family"), STUCK)) is None


def test_clk_r32_dead_end_name_family_names_any_family() -> None:
    state = after(ended("dead_end=name_family"), "throw 1 2")
    assert offered(state, "search") == [
        "Lacewing",
        "Umbrella",
        "Kettle",
        "Owl",
        "Nipper",
        "Airship",
        "Fuel",
        "Power",
    ]


def test_clk_r32_dead_end_name_family_speaks_aloud() -> None:
    assert facts(after(ended("dead_end=name_family"), "throw 1 2"), "search Owl", "card_named") == [
        {"seat": A, "rival": None, "kind": "Owl"}
    ]


def test_clk_r32_dead_end_name_family_a_hit_is_taken() -> None:
    state = after(ended("dead_end=name_family"), "throw 1 2, search Owl, point 1")
    assert hand(state, A) == "Owl, 2 Fuel"


def test_clk_r32_dead_end_name_family_a_miss_is_put_back() -> None:
    state, events = told(ended("dead_end=name_family"), "throw 1 2, search Owl, point 2")
    assert (lying(state)[2], hand(state, A), events[-1].kind) == ("Kettle", "2 Fuel", "put_back")


def test_clk_r32_dead_end_name_family_is_for_those_who_have_none() -> None:
    state = city("Fuel, Owl", "Scrap", discards="1 Owl, 2 Kettle", pile="", rule="dead_end=name_family")
    assert refused(after(state, "throw 1 2"), "search Kettle") == ("nothing-to-show", {"kind": "Kettle"})


def test_clk_r32_turn_cap_none_goes_on() -> None:
    state = replace(city(at="9, 20"), turn=400)
    assert ending(after(state, "throw 1 1, walk 11")) is None


@pytest.mark.parametrize("cap", [100, 200, 400])
def test_clk_r32_turn_cap_100_turn_cap_200_turn_cap_400_end_the_game(cap: int) -> None:
    state = replace(city(at="9, 20", rule=f"turn_cap={cap}"), turn=cap)
    assert ending(after(state, "throw 1 1, walk 11")) == ("turn-cap", (2, 2))


@pytest.mark.parametrize("cap", [100, 200, 400])
def test_clk_r32_turn_cap_100_turn_cap_200_turn_cap_400_come_after_the_last_turn(cap: int) -> None:
    state = replace(city(at="9, 20", rule=f"turn_cap={cap}"), turn=cap - 1)
    assert ending(after(state, "throw 1 1, walk 11")) is None


def test_clk_r32_turn_cap_100_is_told() -> None:
    state = replace(city(at="9, 20", rule="turn_cap=100"), turn=100)
    assert facts(state, "throw 1 1, walk 11", "turns_capped") == [{"turns": 100}]


def test_clk_r32_turn_cap_100_a_win_in_the_last_turn_is_a_win() -> None:
    state = city("3 Owl, Fuel", "Airship", laid="A Lacewing", rule="turn_cap=100")
    assert ending(after(replace(state, turn=100), f"{DRAW} Owl")) == ("machine", (1, 2))


# R33


def test_clk_r33_power_can_be_discarded() -> None:
    state = after(city("2 Lacewing, 2 Owl, Power, Fuel, Scrap", FULL_B), f"{DRAW} Airship, discard Power, lay 4")
    assert lying(state) == {4: "Power"}


def test_clk_r33_power_can_be_found_again() -> None:
    state = city("Owl", "Owl", at="4, 20", discards="4 Power")
    assert hand(after(state, "throw 1 3, walk towers, search Power, point 4"), A) == "Owl, Power"


def test_clk_r33_discarded_scrap_stays_in_the_game() -> None:
    state = after(city(), f"{DRAW} Airship, discard Scrap, lay 4")
    assert (state.scrapped, lying(state)) == (0, {4: "Scrap"})


# R34


DOWN = "1 Owl, 2 Kettle, 3 Fuel, 4 Power, 5 Nipper, 6 Airship, 7 Scrap"


def aided(aid: str) -> City:
    """Seven discards, laid in this order."""
    state = city("Owl", "Owl", discards=DOWN)
    return replace(state, terms=RULES.setup(2, {"memory_aid": aid}).terms)


@pytest.mark.parametrize(("aid", "shown"), [("off", 0), ("last_3", 3), ("last_6", 6), ("on", 7)])
def test_clk_r34_the_memory_aid_shows_the_last_ones_to_the_seats(aid: str, shown: int) -> None:
    seen = [spot.kind for spot in view(aided(aid), A).spots]
    assert seen == [None] * (7 - shown) + ["Owl", "Kettle", "Fuel", "Power", "Nipper", "Airship", "Scrap"][7 - shown :]


def test_clk_r34_onlookers_are_not_helped() -> None:
    assert all(spot.kind is None for spot in view(aided("on")).spots)


def test_clk_r34_a_discard_lies_on_a_spot_of_its_own() -> None:
    assert refused(after(city(discards=DOWN), f"{DRAW} Airship, discard Scrap"), "lay 3") == ("spot-taken", {"spot": 3})


def test_clk_r34_no_move_moves_it() -> None:
    state = after(city(discards=DOWN), f"{DRAW} Airship, discard Scrap, lay 9")
    assert {spot: kind for spot, kind in lying(state).items() if spot < 9} == lying(city(discards=DOWN))


# R35


def test_clk_r35_after_a_hit_the_discard_may_go_to_the_spot_just_freed() -> None:
    state = after(
        city(at="4, 20", discards="5 Owl"), "throw 1 3, walk towers, search Owl, point 5, discard Scrap, lay 5"
    )
    assert lying(state) == {5: "Scrap"}


def test_clk_r35_or_anywhere_else() -> None:
    state = after(city(at="4, 20", discards="5 Owl"), "throw 1 3, walk towers, search Owl, point 5, discard Scrap")
    assert len(offered(state, "lay")) == 40


def test_clk_r35_the_hand_is_what_it_should_be() -> None:
    state = after(city(FULL_A, FULL_B, at="4, 20", discards="5 Owl"), "throw 1 3, walk towers, search Owl, point 5")
    assert hand(state, A) == "2 Lacewing, Umbrella, 2 Owl, Nipper, Fuel, Scrap"
