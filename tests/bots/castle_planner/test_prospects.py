"""The planner of Coded Castle: as good as a game solved completely, legal everywhere, and honest about its worth."""

from functools import cache

import pytest
from msgspec.structs import replace

from tests.bots.castle_planner.solved import RULES, Solved, tiny
from tests.games.castle.stage import FAR, STANDARD, play
from toychest.bots.castle_planner.prospects import Prospect, looked_at, prospects
from toychest.bots.levels import UnknownLevel
from toychest.contract import Json, Seat
from toychest.games import EDITIONS
from toychest.games.castle.cards import Card
from toychest.games.castle.puzzle import PUZZLES
from toychest.games.castle.state import Castle, Plan
from toychest.games.castle.terms import BOARDS

pytestmark = pytest.mark.compiled
PLACED = ", ".join(f"treasure {square}" for square in FAR.split())
ROW = "lay up, lay sorcerer, lay loop"


def best(state: Castle, level: int) -> Prospect:
    """What this level thinks best."""
    return prospects(STANDARD, state, level)[0]


def by_planner(level: int, state: Castle) -> Castle:
    """The row planned by this level."""
    moves = best(state, level).plan[:-1]
    return replace(state, plan=Plan(tuple(RULES.read_move(move) for move in moves)))


@cache
def solved_with(treasures: str) -> Solved:
    """Solved once for all tests."""
    return Solved(tiny(*treasures.split()))


@pytest.mark.slow
@pytest.mark.parametrize("treasures", ["b2 c2", pytest.param("c2 a2", marks=pytest.mark.deep)])
def test_a_tiny_castle_is_saved_within_half_a_point_of_what_is_possible(treasures: str) -> None:
    solved = solved_with(treasures)
    reached = solved.chance_by(lambda state: by_planner(6, state))
    assert reached == pytest.approx(solved.best_chance(), abs=0.005)


@pytest.mark.slow
def test_in_a_tiny_castle_a_hasty_player_falls_short_of_that() -> None:
    solved = solved_with("b2 c2")
    assert solved.chance_by(lambda state: by_planner(1, state)) < solved.best_chance() - 0.05


def played(state: Castle, level: int) -> Castle:
    """The row played as this level would, decision by decision."""
    for _ in best(state, level).plan:
        state, _ = RULES.apply(state, Seat(0), RULES.read_move(best(state, level).move))
    return state


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_highest_level_solves_every_puzzle(puzzle: str) -> None:
    outcome = played(RULES.setup(1, {"puzzle": puzzle}), 6).outcome
    assert outcome is not None
    assert outcome.reason == "puzzle-solved"


@pytest.mark.slow
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_each_decision_of_a_row_is_legal_and_follows_the_plan(level: int) -> None:
    assert played(play(f"{PLACED}, {ROW}"), level).row_number == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [*({"board": board} for board in BOARDS), *({"profile": profile} for profile in ("young", "older", "oldest"))],
    ids=str,
)
def test_every_board_and_profile_is_planned(options: dict[str, Json]) -> None:
    state = RULES.setup(1, options)
    treasures = state.terms.chambers[: state.terms.treasures]
    laid = replace(state, treasures=treasures, found=(False,) * 4, row=(Card.UP, Card.SORCERER, Card.LOOP))
    assert RULES.read_move(best(laid, 6).move) in RULES.legal_moves(laid, Seat(0))


def test_a_row_that_wins_is_worth_exactly_one() -> None:
    state = play("treasure c1, lay right, lay ghost, lay ghost", treasures=1)
    gains = ("castle-picture-crown",)
    assert best(state, 4) == Prospect("go", 1.0, 1.0, 1.0, True, ("go",), gains)


def test_a_plan_names_the_treasure_that_it_takes() -> None:
    state = play(f"treasure c1, treasure a6, {ROW}".replace("lay up", "lay right"), treasures=2)
    assert best(state, 2).gains == ("castle-picture-crown",)


def test_a_half_made_plan_is_finished() -> None:
    state = play("treasure b3, lay left, lay left, lay ghost, turn 2 left", treasures=1)
    assert best(state, 4).plan == ("turn 1 left", "go")


def test_prospects_come_best_first() -> None:
    worths = [prospect.worth for prospect in prospects(STANDARD, play(f"treasure a6, {ROW}", treasures=1), 6)]
    assert worths == sorted(worths, reverse=True)


def test_of_many_treasures_the_next_few_are_looked_at() -> None:
    squares = EDITIONS[STANDARD].rules.setup(1, {"treasures": 8}).terms.chambers[:8]
    state = play(", ".join([*(f"treasure {square}" for square in squares), ROW]), treasures=8)
    assert looked_at(state) == (("a1", "a2", "b2"), 5)


def test_with_many_treasures_the_worth_is_a_rough_guess() -> None:
    squares = EDITIONS[STANDARD].rules.setup(1, {"treasures": 8}).terms.chambers[:8]
    guess = best(play(", ".join([*(f"treasure {square}" for square in squares), ROW]), treasures=8), 6)
    assert guess.high - guess.low > 0.15


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        best(play(f"{PLACED}, {ROW}"), 7)
