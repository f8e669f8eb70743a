"""What the planner advises: moves weighed by games played on, and of equals the treasure now."""

import pytest

from tests.bots.states import window
from toychest.bots.castle_planner.advice import advised, treasure_first
from toychest.bots.castle_planner.prospects import Prospect, prospects

pytestmark = pytest.mark.compiled
CASTLE = window("castle-standard-0", moves=10)
RING = "castle-picture-ring"


def prospect(move: str, worth: float, *gains: str) -> Prospect:
    return Prospect(move, worth, worth, worth, False, (move,), gains)


def first(*found: Prospect) -> str:
    return treasure_first(found)[0].move


def test_among_moves_that_are_alike_the_treasure_goes_first() -> None:
    assert first(prospect("go", 0.71), prospect("turn 1 left", 0.70, RING)) == "turn 1 left"


def test_a_treasure_is_left_for_what_is_better() -> None:
    assert first(prospect("go", 0.75), prospect("turn 1 left", 0.70, RING)) == "go"


def test_of_treasures_the_better_move_takes_its_own() -> None:
    assert first(prospect("go", 0.71, RING), prospect("turn 1 left", 0.70, RING)) == "go"


def weighed(games: int, *, is_stopped: bool = False) -> tuple[Prospect, ...]:
    found = prospects(CASTLE.edition, CASTLE.imagined, 6)
    return advised(CASTLE, found, games, 7, lambda: is_stopped)


def test_the_best_moves_are_weighed_by_games_played_on() -> None:
    assert all((each.worth * 40).is_integer() and each.low <= each.worth <= each.high for each in weighed(40)[:3])


def test_the_same_seed_gives_the_same_advice() -> None:
    assert weighed(20) == weighed(20)


def test_who_is_stopped_has_played_one_game() -> None:
    assert all(each.worth in (0.0, 1.0) for each in weighed(1000, is_stopped=True)[:3])
