"""Every event and every outcome of Toy Battle says its rule."""

import pytest

from tests.games.toybattle.stage import (
    BLUE,
    RED,
    RULES,
    Battle,
    after,
    field,
    start,
    told,
    with_discards,
    without_reserve,
)

TO_15 = "11 Hook, 13 Hook"
TO_41 = "11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Star"
SIX = (BLUE, BLUE, None, BLUE, None, None, None, None)
WON = field(blue="14 Star, 12 Star, 16 Star", rack="Roxy", taken=SIX)


@pytest.mark.parametrize(
    ("state", "moves", "kind", "rule"),
    [
        (start(), "start red", "starter_drawn", "TOY 1.6"),
        (field(), "take, deal Hook", "tile_taken", "TOY 2.2"),
        (field(), "place Roxy 11", "troop_placed", "TOY 2.4"),
        (field(blue=f"{TO_15}, 17 Hook"), "place Roxy 15", "region_closed", "TOY 6.2"),
        (field(red="13 Hook", rack="Jumbo"), "place Jumbo 11, discard 13", "troop_discarded", "TOY 4.3"),
        (field(rack="XB-42", rival="Hook Star"), "place XB-42 11, rob, pick Hook", "rack_robbed", "TOY 4.5"),
        (field(rack="Star"), "place Star 11, decline", "effect_declined", "TOY 4.9"),
        (field(blue=TO_15), "place Roxy 15, recall 13", "troop_recalled", "TOY 5.1"),
        (
            field(blue="11 Roxy, 14 Roxy", red="18 Star", terrain="jungle"),
            "place Roxy 15, shove 18 21",
            "troop_shoved",
            "TOY 5.4",
        ),
        (
            with_discards(field(blue="13 Star", terrain="cemetery"), BLUE, "Hook"),
            "place Roxy 12, exhume Hook",
            "troop_exhumed",
            "TOY 5.5",
        ),
        (
            field(blue=TO_15, rival="Hook Star", terrain="battlefield"),
            "place Roxy 14, suppress, pick Hook",
            "tile_suppressed",
            "TOY 5.7",
        ),
        (
            field(blue=TO_15, rival="Hook Star", terrain="battlefield"),
            "place Roxy 14, suppress, pick Star, place Hook 23",
            "tiles_released",
            "TOY 5.7",
        ),
        (field(blue=TO_41), "place Roxy 41", "headquarters_captured", "TOY 7.1"),
        (WON, "place Roxy 19", "objective_reached", "TOY 7.2"),
        (without_reserve(field(rival=""), RED), "place Roxy 11", "side_stuck", "TOY 7.3"),
        (field(idle=39), "place Roxy 11", "battle_stalled", "TOY R14"),
    ],
    ids=lambda value: value if isinstance(value, str) and "_" in value else "",
)
def test_an_event_says_its_rule(state: Battle, moves: str, kind: str, rule: str) -> None:
    event = told(state, moves)[1][-1]
    assert (event.kind, event.rule) == (kind, rule)


@pytest.mark.parametrize(
    ("state", "moves", "rule"),
    [
        (field(blue=TO_41), "place Roxy 41", "TOY 7.1"),
        (WON, "place Roxy 19", "TOY 7.2"),
        (without_reserve(field(rival=""), RED), "place Roxy 11", "TOY 7.3"),
        (field(idle=39), "place Roxy 11", "TOY R14"),
    ],
)
def test_an_outcome_says_its_rule(state: Battle, moves: str, rule: str) -> None:
    outcome = RULES.outcome(after(state, moves))
    assert outcome is not None
    assert outcome.rule == rule


def test_who_robs_learns_by_it() -> None:
    event = told(field(rack="XB-42", rival="Hook Star"), "place XB-42 11, rob, pick Hook")[1][-1]
    assert set(event.reveals) == {BLUE, RED}


def test_red_robs_and_learns_by_it() -> None:
    state = field(rack="XB-42", rival="Hook Star", turn=RED)
    event = told(state, "place XB-42 24, rob, pick Hook")[1][-1]
    assert (event.public, event.reveals) == ({"seat": BLUE, "troop": "Hook", "by": RED}, (RED, BLUE))


def test_who_takes_learns_by_it() -> None:
    assert told(field(), "take, deal Hook")[1][-1].reveals == (BLUE,)


def test_who_suppresses_learns_by_it() -> None:
    state = field(blue=TO_15, rival="Hook Star", terrain="battlefield")
    assert told(state, "place Roxy 14, suppress, pick Hook")[1][-1].reveals == (BLUE, RED)


def test_red_suppresses_and_learns_by_it() -> None:
    state = field(red="23 Hook, 20 Hook", rival="Hook Star", terrain="battlefield", turn=RED)
    assert told(state, "place Roxy 21, suppress, pick Star")[1][-1].reveals == (RED, BLUE)
