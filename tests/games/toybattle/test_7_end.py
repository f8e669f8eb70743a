"""TOY chapter 7: the end."""

from tests.games.toybattle.stage import (
    BLUE,
    RED,
    RULES,
    after,
    ending,
    facts,
    field,
    kinds,
    legal,
    refusal,
    seen,
    without_reserve,
)

TO_41 = "11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star"
SIX_TO_ONE = (BLUE, None, RED, BLUE, None, BLUE, None, None)
"""Castle Field's regions 0, 3 and 5 give blue six medals; region 2 gives red one."""


def test_toy_7_1_a_troop_on_an_enemy_headquarters_wins_at_once() -> None:
    assert ending(after(field(blue=TO_41, rack="Roxy"), "place Roxy 41")) == ("headquarters", (1, 2))


def test_toy_7_1_red_wins_so_as_well() -> None:
    state = field(red="25 Hook, 23 Hook, 19 Hook, 14 Star, 12 Star", rack="Roxy", turn=RED)
    assert ending(after(state, "place Roxy 1")) == ("headquarters", (2, 1))


def test_toy_7_1_whatever_the_medals() -> None:
    taken = (RED, RED, RED, None, None, RED, None, None)
    outcome = RULES.outcome(after(field(blue=TO_41, rack="Roxy", taken=taken), "place Roxy 41"))
    assert outcome is not None
    assert (outcome.points, outcome.places) == ((0, 6), (1, 2))


def test_toy_7_1_the_capture_is_told() -> None:
    assert facts(field(blue=TO_41, rack="Roxy"), "place Roxy 41", "headquarters_captured") == [
        {"seat": BLUE, "place": 41}
    ]


def test_toy_7_1_the_captor_is_seen_on_the_headquarters() -> None:
    view = seen(after(field(blue=TO_41, rack="Roxy"), "place Roxy 41"))
    assert view.captor is not None
    assert (view.captured, view.captor.seat, view.captor.troop, view.is_over) == (41, BLUE, "Roxy", True)


def test_toy_7_1_one_of_several_headquarters_is_enough() -> None:
    state = field(red="20 Hook, 17 Hook, 12 Star, 15 Star", rack="Roxy", turn=RED, terrain="caribbean")
    assert ending(after(state, "place Roxy 2")) == ("headquarters", (2, 1))


def test_toy_7_1_afterwards_nobody_moves() -> None:
    state = after(field(blue=TO_41, rack="Roxy"), "place Roxy 41")
    assert (RULES.to_act(state), RULES.legal_moves(state, RED)) == ((), ())


def test_toy_7_1_afterwards_every_move_is_refused() -> None:
    state = after(field(blue=TO_41, rack="Roxy"), "place Roxy 41")
    assert refusal(state, "take", seat=RED).code == "already-over"


def test_toy_7_2_the_objective_wins_at_once() -> None:
    state = field(blue="14 Star, 12 Star, 16 Star", rack="Roxy", taken=(BLUE, BLUE, None, BLUE, None, None, None, None))
    assert ending(after(state, "place Roxy 19")) == ("objective", (1, 2))


def test_toy_7_2_more_than_the_objective_wins_as_well() -> None:
    state = field(blue="12 Star, 14 Star, 18 Star, 19 Star", rack="Roxy", taken=SIX_TO_ONE)
    outcome = RULES.outcome(after(state, "place Roxy 23"))
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("objective", (8, 1))


def test_toy_7_2_one_medal_short_goes_on() -> None:
    state = field(blue="14 Star, 12 Star, 16 Star", rack="Roxy", taken=(BLUE, None, None, BLUE, None, None, None, None))
    assert ending(after(state, "place Roxy 19")) is None


def test_toy_7_2_reaching_it_is_told() -> None:
    state = field(blue="14 Star, 12 Star, 16 Star", rack="Roxy", taken=(BLUE, BLUE, None, BLUE, None, None, None, None))
    assert facts(state, "place Roxy 19", "objective_reached") == [{"seats": [BLUE]}]


def test_toy_7_2_caribbean_has_the_same_objective_for_both() -> None:
    assert seen(field(terrain="caribbean")).objective == 5


def test_toy_7_3_whoever_can_neither_take_nor_place_is_stuck() -> None:
    state = without_reserve(field(rack="Roxy", rival=""), RED)
    assert facts(state, "place Roxy 11", "side_stuck") == [{"seat": RED}]


def test_toy_7_3_on_a_tie_the_side_that_is_stuck_loses() -> None:
    state = without_reserve(field(rack="Roxy", rival=""), RED)
    assert ending(after(state, "place Roxy 11")) == ("stuck", (1, 2))


def test_toy_7_3_blue_that_is_stuck_loses_the_tie() -> None:
    state = without_reserve(field(rack="Roxy", rival="", turn=RED), BLUE)
    assert ending(after(state, "place Roxy 24")) == ("stuck", (2, 1))


def test_toy_7_3_more_medals_win_even_for_the_side_that_is_stuck() -> None:
    state = without_reserve(field(rack="Roxy", rival="", taken=(None, None, RED, None, None, None, None, None)), RED)
    assert ending(after(state, "place Roxy 11")) == ("stuck", (2, 1))


def test_toy_7_3_more_medals_win_for_blue_that_is_stuck() -> None:
    taken = (BLUE, None, RED, None, None, None, None, None)
    state = without_reserve(field(rack="Roxy", rival="", turn=RED, taken=taken), BLUE)
    assert ending(after(state, "place Roxy 24")) == ("stuck", (1, 2))


def test_toy_7_3_the_points_are_the_medals() -> None:
    state = without_reserve(field(rack="Roxy", rival="", taken=SIX_TO_ONE), RED)
    outcome = RULES.outcome(after(state, "place Roxy 11"))
    assert outcome is not None
    assert (outcome.points, outcome.places) == ((6, 1), (1, 2))


def test_toy_7_3_a_side_hemmed_in_is_stuck() -> None:
    line = "11 Hook, 13 Hook, 18 Hook, 22 Star, 25 Roxy"
    state = without_reserve(field(blue=line, rack="Roxy", rival="Star Roxy"), RED)
    assert kinds(state, "place Roxy 24")[-1] == "side_stuck"


def test_toy_7_3_a_hemmed_in_side_that_can_take_is_not_stuck() -> None:
    line = "11 Hook, 13 Hook, 18 Hook, 22 Star, 25 Roxy"
    assert legal(after(field(blue=line, rack="Roxy", rival="Star Roxy"), "place Roxy 24")) == ["take"]


def test_toy_7_3_a_hemmed_in_side_with_a_joker_is_not_stuck() -> None:
    line = "11 Hook, 13 Hook, 18 Hook, 22 Star, 25 Roxy"
    state = without_reserve(field(blue=line, rack="Roxy", rival="Kwak"), RED)
    assert legal(after(state, "place Roxy 24")) == ["place Kwak 24", "place Kwak 25"]


def test_toy_7_3_a_side_that_has_just_placed_its_last_tile_is_not_stuck_yet() -> None:
    assert ending(after(without_reserve(field(rack="Roxy"), BLUE), "place Roxy 11")) is None


def test_toy_7_3_a_full_rack_that_fits_nowhere_is_stuck() -> None:
    line = "11 Hook, 13 Hook, 18 Hook, 22 Star, 25 Roxy"
    full = "Skully Skully Cap'n Cap'n Jumbo Jumbo Star Roxy"
    assert kinds(field(blue=line, rack="Roxy", rival=full), "place Roxy 24")[-1] == "side_stuck"
