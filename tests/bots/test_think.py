from dataclasses import replace

import msgspec
import pytest

from tests.bots.states import window
from toychest.bots.compiled.search import room_for
from toychest.bots.levels import MOST_AHEAD, NoBudget, TooDeep, UnknownLevel, level_of
from toychest.bots.rules_search import searched_by_rules
from toychest.bots.think import think, thought_by
from toychest.games import EDITIONS

pytestmark = pytest.mark.compiled

SEARCHED = ("toybattle-standard-0", "clockwork-standard-0")
EVERY_GAME = (*SEARCHED, "castle-standard-0")


@pytest.mark.parametrize("edition", SEARCHED)
def test_the_same_window_level_and_seed_give_the_same_move(edition: str) -> None:
    first, again = (think(window(edition), 4, 9) for _ in range(2))
    assert (first.move, first.candidates) == (again.move, again.candidates)


@pytest.mark.parametrize("edition", SEARCHED)
@pytest.mark.parametrize("level", [1, 3, 5])
def test_a_bot_plays_a_legal_move(edition: str, level: int) -> None:
    seen = window(edition, seed=level)
    assert think(seen, level, 9).move in seen.moves


def test_a_single_move_needs_no_thinking() -> None:
    seen = replace(window(), moves=("take",))
    assert (think(seen, 6, 1).move, think(seen, 6, 1).by) == ("take", "only")


def test_a_stopped_search_still_has_a_move() -> None:
    seen = window()
    thought = think(seen, 6, 1, lambda: True)
    assert thought.move in seen.moves
    assert thought.iterations < level_of("toybattle", 6).iterations


def test_a_worth_lies_within_its_interval() -> None:
    best = think(window(), 4, 9).candidates[0]
    assert 0 <= best.low <= best.worth <= best.high <= 1


def test_what_is_foreseen_starts_with_the_best_move() -> None:
    thought = think(window(), 5, 9)
    assert thought.foreseen[0].move == thought.candidates[0].move


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        think(window(), 7, 1)


def test_without_a_kernel_the_rules_are_searched() -> None:
    seen = window()
    thought = searched_by_rules(seen, level_of("toybattle", 2), 1, lambda: False)
    assert thought.by == "rules"
    assert thought.move in seen.moves
    assert EDITIONS[seen.edition].rules.read_move(thought.move)


@pytest.mark.parametrize("budget", [{"iterations": 0}, {"depth": 0}])
@pytest.mark.parametrize("edition", EVERY_GAME)
def test_no_thinking_at_all_is_refused(edition: str, budget: dict[str, int]) -> None:
    level = msgspec.structs.replace(level_of(EDITIONS[edition].game, 1), **budget)
    with pytest.raises(NoBudget, match="at least one iteration and one move ahead"):
        thought_by(window(edition, moves=8), level, 1)


@pytest.mark.parametrize("edition", EVERY_GAME)
def test_looking_farther_ahead_than_a_search_has_room_for_is_refused(edition: str) -> None:
    level = msgspec.structs.replace(level_of(EDITIONS[edition].game, 1), depth=MOST_AHEAD + 1)
    with pytest.raises(TooDeep, match="at most 127 moves ahead, got 128"):
        thought_by(window(edition, moves=8), level, 1)


def test_a_path_has_room_for_its_root_and_all_that_may_be_looked_ahead() -> None:
    kernel = EDITIONS["toybattle-standard-0"].kernel
    assert kernel is not None
    assert len(room_for(kernel()).path) == 1 + MOST_AHEAD


def test_a_team_that_may_still_win_has_not_won() -> None:
    thought = searched_by_rules(window("castle-standard-0", seats=1, moves=8), level_of("castle", 3), 1, lambda: False)
    assert 0.3 < thought.candidates[0].worth < 0.7


@pytest.mark.parametrize(("softness", "is_varied"), [(0.0, False), (0.5, True)])
def test_a_soft_planner_takes_any_of_the_nearly_best(softness: float, is_varied: bool) -> None:
    seen, level = window("castle-standard-0", seats=1, moves=8), level_of("castle", 5)
    level = msgspec.structs.replace(level, softness=softness)
    assert (len({thought_by(seen, level, seed).move for seed in range(20)}) > 1) == is_varied
