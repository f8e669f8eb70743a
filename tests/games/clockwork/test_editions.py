"""What an edition of Clockwork City says of itself."""

import pytest

from toychest.contract import Edition
from toychest.games import EDITIONS
from toychest.games.clockwork.readings import PRINTINGS, READINGS
from toychest.games.clockwork.view import CityView

CITIES = [EDITIONS[f"clockwork-{printing}-0"] for printing in PRINTINGS]


@pytest.mark.parametrize("edition", CITIES, ids=[edition.id for edition in CITIES])
def test_every_edition_is_for_two_to_four_seats(edition: Edition) -> None:
    assert (edition.game, edition.seat_counts) == ("clockwork", (2, 3, 4))


@pytest.mark.parametrize("edition", CITIES, ids=[edition.id for edition in CITIES])
def test_every_edition_has_its_printing_in_its_name(edition: Edition) -> None:
    assert edition.id == f"clockwork-{edition.printing}-0"


def test_a_game_may_go_in_circles_and_takes_long() -> None:
    edition = EDITIONS["clockwork-standard-0"]
    assert (edition.may_cycle, edition.longest) == (True, 600)


def test_an_edition_offers_its_options_and_readings() -> None:
    edition = EDITIONS["clockwork-standard-0"]
    assert ([option.name for option in edition.options], edition.readings) == (["board", "memory_aid"], READINGS)


def test_an_edition_names_its_view() -> None:
    assert EDITIONS["clockwork-standard-0"].view_type is CityView
