"""TOY chapter 3: where a troop may go."""

import pytest

from tests.games.toybattle.stage import BLUE, RED, after, ending, field, placeable, refusal, seen, visible
from toychest.contract import Json

STRENGTHS = ["Skully", "Cap'n", "Jumbo", "Hook", "XB-42", "Star", "Roxy"]
STRONGER = list(zip(STRENGTHS[1:], STRENGTHS, strict=False))


def why_not(blue: str, place: int, red: str = "", rack: str = "Roxy", terrain: str = "castle") -> tuple[str, Json]:
    """The code and the facts of refusing blue's only troop here."""
    refused = refusal(field(blue=blue, red=red, rack=rack, terrain=terrain), f"place {rack} {place}")
    return refused.code, refused.arguments


def test_toy_3_1_onto_an_empty_base() -> None:
    assert visible(after(field(), "place Roxy 11"), 11) == (BLUE, "Roxy")


@pytest.mark.parametrize("troop", [*STRENGTHS, "Kwak"])
def test_toy_3_1_onto_an_own_base_whatever_the_strengths(troop: str) -> None:
    assert 11 in placeable(field(blue="11 Roxy", rack=troop), troop)


def test_toy_3_1_there_must_be_such_a_place() -> None:
    assert why_not("", 26) == ("no-such-place", {"place": 26})


def test_toy_3_2_without_a_troop_only_bases_beside_the_headquarters() -> None:
    assert placeable(field(rack="Roxy"), "Roxy") == [11, 12]


def test_toy_3_2_red_starts_from_its_own_headquarters() -> None:
    assert placeable(field(rack="Roxy", turn=RED), "Roxy") == [24, 25]


def test_toy_3_2_a_line_of_own_bases_reaches_further() -> None:
    assert placeable(field(blue="11 Hook, 13 Hook", rack="Roxy"), "Roxy") == [11, 12, 13, 15, 17, 18]


def test_toy_3_2_an_empty_base_cuts_the_line() -> None:
    assert placeable(field(blue="11 Hook, 17 Hook", rack="Roxy"), "Roxy") == [11, 12, 13]


def test_toy_3_2_an_enemy_base_cuts_the_line() -> None:
    assert placeable(field(blue="11 Hook, 17 Hook", red="13 Hook", rack="Roxy"), "Roxy") == [11, 12, 13]


def test_toy_3_2_a_covered_own_troop_does_not_carry_the_line() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", red="13 Roxy", rack="Roxy")
    assert placeable(state, "Roxy") == [11, 12]


def test_toy_3_2_an_own_base_that_is_cut_off_cannot_be_covered() -> None:
    code, told = why_not("17 Hook, 11 Hook", 17)
    assert (code, told["breaks"]) == ("not-connected", 13)


def test_toy_3_2_the_refusal_names_the_base_where_the_line_breaks() -> None:
    assert why_not("11 Hook", 15) == (
        "not-connected",
        {"place": 15, "breaks": 13, "line": [11], "troop": "Roxy"},
    )


def test_toy_3_2_the_line_breaks_at_the_enemy() -> None:
    assert why_not("11 Hook, 13 Hook", 20, red="17 Star, 18 Star") == (
        "not-connected",
        {"place": 20, "breaks": 17, "line": [11, 13], "troop": "Roxy"},
    )


def test_toy_3_2_bases_joined_to_the_headquarters_are_seen() -> None:
    sides = seen(field(blue="11 Hook, 13 Hook, 22 Hook", red="25 Hook, 23 Hook, 12 Hook")).sides
    assert [sorted(side.connected) for side in sides] == [[11, 13], [23, 25]]


@pytest.mark.parametrize(("attacker", "defender"), STRONGER)
def test_toy_3_3_onto_a_weaker_enemy(attacker: str, defender: str) -> None:
    assert 11 in placeable(field(red=f"11 {defender}", rack=attacker), attacker)


@pytest.mark.parametrize(("defender", "attacker"), STRONGER)
def test_toy_3_3_not_onto_a_stronger_enemy(attacker: str, defender: str) -> None:
    assert why_not("", 11, red=f"11 {defender}", rack=attacker) == (
        "too-weak",
        {
            "troop": attacker,
            "place": 11,
            "enemy": defender,
            "strength": STRENGTHS.index(attacker) + 1,
            "against": STRENGTHS.index(defender) + 1,
        },
    )


@pytest.mark.parametrize("troop", STRENGTHS)
def test_toy_3_3_not_onto_an_equal_enemy(troop: str) -> None:
    assert 11 not in placeable(field(red=f"11 {troop}", rack=troop), troop)


def test_toy_3_3_only_the_visible_enemy_counts() -> None:
    assert 11 in placeable(field(red="11 Roxy, 11 Skully", rack="Cap'n"), "Cap'n")


@pytest.mark.parametrize("troop", [*STRENGTHS, "Kwak"])
def test_toy_3_4_the_joker_covers_every_enemy(troop: str) -> None:
    assert 11 in placeable(field(red=f"11 {troop}", rack="Kwak"), "Kwak")


@pytest.mark.parametrize("troop", [*STRENGTHS, "Kwak"])
def test_toy_3_4_every_enemy_covers_the_joker(troop: str) -> None:
    assert 11 in placeable(field(red="11 Kwak", rack=troop), troop)


def test_toy_3_5_onto_an_enemy_headquarters() -> None:
    state = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star", rack="Skully")
    assert ending(after(state, "place Skully 41")) == ("headquarters", (1, 2))


def test_toy_3_5_never_onto_ones_own() -> None:
    assert why_not("11 Hook", 1) == ("own-headquarters", {"place": 1})


def test_toy_3_5_not_even_red() -> None:
    assert refusal(field(turn=RED), "place Roxy 41").code == "own-headquarters"


def test_toy_3_5_a_headquarters_needs_a_line_too() -> None:
    code, told = why_not("11 Hook, 13 Hook, 18 Hook, 24 Star", 41)
    assert (code, told["breaks"]) == ("headquarters-not-connected", 22)


def test_toy_3_6_tiles_lie_on_top_of_each_other_without_limit() -> None:
    state = field(blue="11 Roxy, 11 Roxy, 11 Star, 11 Star", red="11 Roxy, 11 Roxy, 11 Roxy", rack="Kwak")
    stack = seen(after(state, "place Kwak 11")).stacks[0]
    assert [(tile.seat, tile.troop) for tile in stack.tiles] == [
        (BLUE, "Roxy"),
        (BLUE, "Roxy"),
        (BLUE, "Star"),
        (BLUE, "Star"),
        (RED, "Roxy"),
        (RED, "Roxy"),
        (RED, "Roxy"),
        (BLUE, "Kwak"),
    ]


def test_toy_3_6_only_the_visible_tile_occupies_the_base() -> None:
    assert placeable(field(blue="11 Roxy", red="11 Roxy", rack="Hook Roxy"), "Roxy") == [12]


def test_toy_3_6_everybody_may_look_through_a_stack() -> None:
    state = field(blue="11 Roxy", red="11 Kwak")
    assert seen(state, None).stacks == seen(state, RED).stacks


def test_toy_3_2_the_refusal_names_the_shortest_line() -> None:
    refused = refusal(field(blue="11 Hook, 13 Hook, 15 Star", rack="Roxy"), "place Roxy 20")
    assert refused.arguments == {"place": 20, "breaks": 17, "line": [11, 13], "troop": "Roxy"}


def test_toy_3_2_example_of_the_rulebook() -> None:
    """Over the own base 11 a line leads to 13; the way to 14 is cut by the enemy on 12."""
    places = placeable(field(blue="11 Hook", red="12 Star", rack="Roxy"), "Roxy")
    assert (13 in places, 14 in places) == (True, False)
