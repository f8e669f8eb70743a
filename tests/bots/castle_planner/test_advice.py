"""What the planner advises: moves weighed by games played on, and of equals the treasure now."""

import pytest

from tests.bots.states import window
from toychest.bots.castle_planner import advice
from toychest.bots.castle_planner.advice import PLAYED_ON, advised, treasure_first
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
    values = {each.move: each.worth for each in prospects(CASTLE.edition, CASTLE.imagined, 6)}
    again = weighed(40)
    assert [each.worth != values[each.move] for each in again[:4]] == [True, True, True, False]
    assert all(each.low <= each.worth <= each.high for each in again)


@pytest.mark.parametrize(("games", "place"), [([0.0, 0.1] * 4, -1), ([0.9, 1.0] * 4, 0)])
def test_what_games_say_decides_between_the_moves_that_they_weighed(
    games: list[float], place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = treasure_first(prospects(CASTLE.edition, CASTLE.imagined, 6))[0]
    monkeypatch.setattr(advice, "games_after", lambda plan, *_: games if plan == first.plan else [0.5] * 8)
    assert weighed(8)[:PLAYED_ON][place].move == first.move


def test_the_same_seed_gives_the_same_advice() -> None:
    assert weighed(20) == weighed(20)


def test_who_is_stopped_is_told_what_values_say() -> None:
    assert weighed(1000, is_stopped=True) == treasure_first(prospects(CASTLE.edition, CASTLE.imagined, 6))
