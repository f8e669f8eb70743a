"""The edition of Toy Battle: what is offered before play."""

import pytest

from toychest.games import EDITIONS
from toychest.games.toybattle.rules import ToyBattleRules
from toychest.games.toybattle.view import BattleView

STANDARD = EDITIONS["toybattle-standard-0"]


def rules_of(id: str) -> ToyBattleRules:
    rules = EDITIONS[id].rules
    assert isinstance(rules, ToyBattleRules)
    return rules


def test_the_edition_says_what_it_is() -> None:
    assert (STANDARD.id, STANDARD.game, STANDARD.printing) == (
        "toybattle-standard-0",
        "toybattle",
        "standard",
    )


def test_two_sit_down_to_it() -> None:
    assert STANDARD.seat_counts == (2,)


def test_a_terrain_and_a_beginners_game_may_be_chosen() -> None:
    assert [(option.name, option.default) for option in STANDARD.options] == [
        ("terrain", "castle"),
        ("beginner", False),
    ]


def test_three_readings_may_be_played_otherwise() -> None:
    assert [(reading.name, reading.rule, reading.choices) for reading in STANDARD.readings] == [
        ("suppress", "TOY R4", ("optional", "forced")),
        ("both_at_objective", "TOY R8", ("acting", "shared")),
        ("no_progress", "TOY R14", ("40", "none")),
    ]


def test_its_values_are_our_rulings() -> None:
    assert STANDARD.values == {"suppress": "optional", "both_at_objective": "acting", "no_progress": "40"}


def test_a_house_rule_changes_its_reading_alone() -> None:
    readings = rules_of("toybattle-standard-0+suppress=forced").readings
    assert (readings.suppress, readings.both_at_objective, readings.no_progress) == ("forced", "acting", "40")


@pytest.mark.parametrize("id", ["toybattle-standard-0", "toybattle-standard-0+suppress=forced"])
def test_the_rules_know_their_edition(id: str) -> None:
    assert rules_of(id).edition == id


def test_what_is_seen_is_a_battle() -> None:
    assert STANDARD.view_type is BattleView
