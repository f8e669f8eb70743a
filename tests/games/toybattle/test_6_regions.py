"""TOY chapter 6: regions and medals.

Castle Field's regions, by their place in the list:

    0  11 12 13 14 18, three medals, closed by blue's headquarters
    1  13 15 17, one      2  14 16 19, one
    3  13 17 18 22, two   4  14 18 19 23, two
    5  17 20 22, one      6  19 21 23, one
    7  18 22 23 24 25, three, closed by red's headquarters
"""

from tests.games.toybattle.stage import BLUE, RED, after, facts, field, kinds, seen

ROUND_0 = "11 Hook, 12 Hook, 13 Hook, 14 Star"


def test_toy_6_1_a_region_is_held_with_all_its_bases() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Roxy")
    assert facts(state, "place Roxy 15", "region_closed") == [
        {"seat": BLUE, "bases": [13, 15, 17], "medals": 1, "total": 1, "objective": 7}
    ]


def test_toy_6_1_with_one_base_missing_it_is_not_held() -> None:
    assert "region_closed" not in kinds(field(blue="11 Hook, 13 Hook", rack="Roxy"), "place Roxy 17")


def test_toy_6_1_with_one_base_of_the_enemys_it_is_not_held() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", red="17 Roxy", rack="Roxy")
    assert "region_closed" not in kinds(state, "place Roxy 15")


def test_toy_6_1_a_headquarters_on_its_edge_is_not_needed() -> None:
    assert facts(field(blue=ROUND_0, rack="Roxy"), "place Roxy 18", "region_closed")[0]["medals"] == 3


def test_toy_6_1_not_even_an_enemy_headquarters() -> None:
    line = "11 Hook, 13 Hook, 18 Hook, 22 Star, 23 Star, 24 Star"
    assert facts(field(blue=line, rack="Roxy"), "place Roxy 25", "region_closed")[0]["bases"] == [18, 22, 23, 24, 25]


def test_toy_6_1_bases_need_not_be_joined_to_a_headquarters() -> None:
    state = field(blue="17 Star, 20 Star", rack="Hook")
    assert facts(state, "place Hook 22", "region_closed")[0]["bases"] == [17, 20, 22]


def test_toy_6_2_all_medals_are_taken_at_once() -> None:
    assert seen(after(field(blue=ROUND_0, rack="Roxy"), "place Roxy 18")).sides[BLUE].medals == 3


def test_toy_6_2_everybody_sees_who_has_them() -> None:
    regions = seen(after(field(blue=ROUND_0, rack="Roxy"), "place Roxy 18")).regions
    assert [region.taken_by for region in regions] == [BLUE, None, None, None, None, None, None, None]


def test_toy_6_2_before_the_troops_effect() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Skully")
    assert kinds(state, "place Skully 15, decline")[:3] == ["troop_placed", "region_closed", "effect_declined"]


def test_toy_6_2_covering_the_last_enemy_closes_a_region() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", red="15 Hook", rack="Roxy")
    assert "region_closed" in kinds(state, "place Roxy 15")


def test_toy_6_2_red_takes_medals_too() -> None:
    state = field(red="24 Hook, 22 Hook, 20 Hook", rack="Roxy", turn=RED)
    assert seen(after(state, "place Roxy 17")).sides[RED].medals == 1


def test_toy_6_3_medals_are_kept_when_the_region_is_lost() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Star", rival="Kwak", red="24 Roxy, 22 Roxy")
    assert seen(after(state, "place Star 15, decline, decline, place Kwak 17")).sides[BLUE].medals == 1


def test_toy_6_3_an_emptied_region_gives_nothing() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", rack="Roxy", taken=(None, RED, None, None, None, None, None, None))
    assert "region_closed" not in kinds(state, "place Roxy 15")


def test_toy_6_3_covering_an_own_base_closes_nothing_again() -> None:
    state = field(
        blue="11 Hook, 13 Hook, 17 Hook, 15 Star", rack="Roxy", taken=(None, BLUE, None, None, None, None, None, None)
    )
    assert "region_closed" not in kinds(state, "place Roxy 15")


def test_toy_6_3_one_troop_may_close_several_regions() -> None:
    line = "11 Hook, 13 Hook, 15 Star, 18 Hook, 22 Star, 20 Star"
    assert facts(field(blue=line, rack="Roxy"), "place Roxy 17", "region_closed") == [
        {"seat": BLUE, "bases": [13, 15, 17], "medals": 1, "total": 1, "objective": 7},
        {"seat": BLUE, "bases": [13, 17, 18, 22], "medals": 2, "total": 3, "objective": 7},
        {"seat": BLUE, "bases": [17, 20, 22], "medals": 1, "total": 4, "objective": 7},
    ]


def test_toy_6_3_two_troops_may_close_two_regions_in_one_turn() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook, 22 Star", rack="Cap'n Roxy")
    assert [fact["total"] for fact in facts(state, "place Cap'n 15, place Roxy 20", "region_closed")] == [1, 2]


def test_toy_6_2_example_of_the_rulebook() -> None:
    """Covering the enemy on the last base of a region brings its three medals."""
    state = field(blue=ROUND_0, red="18 Star", rack="Roxy")
    assert seen(after(state, "place Roxy 18")).sides[BLUE].medals == 3
