"""The luck of a bout: of every run of chance, by the same measure each time, and nobody's on the whole."""

import pytest

from tests.bots.arena.test_bout import bout
from tests.review.golden import BATTLE, CITY, table
from toychest.contract import CHANCE
from toychest.review.lucky_bouts import played_with_luck, runs_of

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]


@pytest.mark.parametrize("name", [BATTLE, CITY])
def test_every_draw_of_chance_is_in_one_run(name: str) -> None:
    played = table(name)
    states = [frame.state for frame in played.frames]
    runs = [run for _, run in runs_of(played.rules, states)]
    draws = sum(frame.seat == CHANCE for frame in played.frames)
    assert sum(len(run) - 1 for run in runs) == draws
    assert all(played.rules.to_act(run[-1]) != (CHANCE,) for run in runs)


def test_the_luck_of_two_seats_is_nobodys_on_the_whole() -> None:
    played = played_with_luck(bout("toybattle", 5, "1", "random"))
    assert sum(played.luck) == pytest.approx(0, abs=1e-9)
    assert played.luck[0] != 0


def test_the_same_bout_has_the_same_luck_and_says_what_weighed_it() -> None:
    first, again = (played_with_luck(bout("castle", 5, "1")) for _ in range(2))
    assert (first.luck, first.evaluator) == (again.luck, "planner 1")
    assert again.luck == first.luck
