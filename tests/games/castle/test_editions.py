"""The editions as they are listed, made once more and compared field by field."""

import pytest

from toychest.games import EDITIONS
from toychest.games.castle.puzzle import PUZZLES, puzzle_names
from toychest.games.castle.readings import PRINTINGS, READINGS, Readings
from toychest.games.castle.rules import CastleRules
from toychest.games.castle.terms import OPTIONS
from toychest.games.castle.view import CastleView


def test_an_edition_says_what_it_is() -> None:
    made = EDITIONS["castle-de-0"]
    assert (made.id, made.game, made.printing, made.view_type) == (
        "castle-de-0",
        "castle",
        "de",
        CastleView,
    )


def test_an_edition_offers_what_the_box_offers() -> None:
    made = EDITIONS["castle-pl-0"]
    assert (made.seat_counts, made.options, made.readings) == ((1, 2, 3, 4, 5, 6, 7, 8), OPTIONS, READINGS)


def test_an_edition_reads_as_its_printing_says() -> None:
    made = EDITIONS["castle-en-0"]
    assert (made.values["wand"], made.values["loss"], made.rules.edition) == ("optional", "enter_last", "castle-en-0")


def test_the_rules_of_an_edition_play_its_readings() -> None:
    rules = EDITIONS["castle-de-0"].rules
    assert isinstance(rules, CastleRules)
    assert rules.readings == PRINTINGS["de"]


def test_an_edition_can_be_read_otherwise() -> None:
    house_ruled = EDITIONS["castle-de-0"].with_house_rules({"loss": "enter_last"})
    rules = house_ruled.rules
    assert isinstance(rules, CastleRules)
    assert (rules.edition, rules.readings.loss, rules.readings.loop_runs) == (
        "castle-de-0+loss=enter_last",
        "enter_last",
        "3",
    )


def test_random_games_of_an_edition_have_room_to_end() -> None:
    assert EDITIONS["castle-fr-0"].longest == 10_000


def test_every_reading_of_the_rules_is_listed_once() -> None:
    assert [listed.name for listed in READINGS] == list(Readings.__dataclass_fields__)


@pytest.mark.parametrize("printing", PRINTINGS)
def test_every_edition_has_a_value_for_every_reading(printing: str) -> None:
    assert list(EDITIONS[f"castle-{printing}-0"].values) == [listed.name for listed in READINGS]


def test_our_puzzles_are_listed_by_name_from_easy_to_hard() -> None:
    assert puzzle_names() == PUZZLES
    assert PUZZLES[0].startswith("1-")
    assert len(PUZZLES) == 8
