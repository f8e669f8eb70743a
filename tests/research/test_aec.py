"""Every game as a PettingZoo environment: the makers' own tests, and what bad input is told."""

import itertools
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from tests.research.kits import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from toychest.games import EDITIONS
from toychest.research import register
from toychest.research.games import DRAWN, NotStudied

pytestmark = pytest.mark.compiled
GAMES = pytest.mark.parametrize("game", ["toybattle", "clockwork", "castle"])


def made(game: str, **choices: Any) -> Any:
    register()
    return pettingzoo.make("aec", f"toychest/{game}-v0", **choices)


def played(game: Any, steps: int) -> Any:
    """A game some steps on, each the first action of the mask."""
    game.reset(seed=7)
    for _ in itertools.islice(game.agent_iter(), steps):
        observation, _, is_over, is_cut, _ = game.last()
        game.step(None if is_over or is_cut else int(observation["action_mask"].argmax()))
    return game


@GAMES
def test_the_api_test_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wishes for a Box, and masks stand in a Dict in every classic game
        api_test(made(game), num_cycles=60)


@GAMES
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: made(game, luck=True), num_cycles=40)


@GAMES
def test_the_render_test_passes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: made(game, render_mode=render_mode),
        {"svg": lambda picture: picture.startswith("<svg ") and picture.endswith("</svg>")},
    )
    assert capsys.readouterr().out


class Masked(BaseWrapper[Any, Any, Any]):  # type: ignore[misc]  # it ships no types
    """Any action is taken for the first legal one: the test of cycles plays without looking at masks."""

    def step(self, action: Any) -> None:
        is_asked = action is not None and self.env.last()[0]["action_mask"].any()
        self.env.step(int(self.env.last()[0]["action_mask"].argmax()) if is_asked else None)


def test_the_test_of_cycles_passes_where_one_seat_plays() -> None:
    """It wants a parallel environment, in which every agent acts in every cycle: with several seats none of ours is."""

    def env(max_cycles: int) -> Any:
        lone = Masked(made("castle", seats=1, max_cycles=max_cycles))
        lone.metadata = {**lone.metadata, "is_parallelizable": True}
        return lone

    max_cycles_test(
        SimpleNamespace(env=env, parallel_env=lambda max_cycles: turn_based_aec_to_parallel(env(max_cycles)))
    )


@GAMES
@pytest.mark.parametrize("seats", [2, None])
def test_games_are_cut_off_after_so_many_decisions_a_seat(game: str, seats: int | None) -> None:
    table = made(game, seats=seats, max_cycles=3)
    table.reset(seed=1)
    decisions = 0
    while not any(table.truncations.values()):
        table.step(int(table.last()[0]["action_mask"].argmax()))
        decisions += 1
    assert decisions == 3 * len(table.possible_agents)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@GAMES
def test_rewards_of_rivals_add_up_to_nothing(game: str) -> None:
    table = made(game, seats=2)
    table.reset(seed=3)
    while not any(table.terminations.values()) and not any(table.truncations.values()):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[-1]))
    given = [table.rewards[agent] for agent in table.agents]
    assert sum(given) == 0 or given[0] == given[1] == -1 or given[0] == given[1] == 1


def test_luck_is_told_when_it_is_asked_for() -> None:
    table = played(made("toybattle", luck=True), 12)
    assert set(table.last()[4]) == {"luck"}
    assert played(made("toybattle"), 12).last()[4] == {}


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"seats": 5}, "option 'seats': expected one of [2], got 5"),
        ({"terrain": "moon"}, "option 'terrain': expected one of"),
        ({"colour": "blue"}, "option 'colour'"),
        ({"terrain": object()}, "expected options as texts, numbers and files"),
        ({"seats": 2.5}, "seats: expected a whole number, got 2.5"),
        ({"max_cycles": "many"}, "max_cycles: expected a whole number, got 'many'"),
        ({"edition": "toybattle-xx-0"}, "edition: expected one of toybattle-standard-0"),
        ({"render_mode": "film"}, "render_mode: expected one of human, ansi, svg, got 'film'"),
    ],
)
def test_a_choice_that_there_is_not_is_refused(choices: dict[str, Any], told: str) -> None:
    with pytest.raises(NotStudied) as refused:
        made("toybattle", **choices)
    assert told in str(refused.value)


def test_a_masked_action_is_refused_with_its_rule() -> None:
    table = played(made("toybattle"), 4)
    with pytest.raises(ValueError, match=r"action 0 of seat_\d is masked: 'start blue' is refused: unforeseen \(TOY"):
        table.step(0)


@pytest.mark.parametrize("action", [9999, -1, 1.5, "x", None])
def test_an_action_that_is_no_number_of_the_game_is_refused(action: Any) -> None:
    with pytest.raises(ValueError, match=f"expected a whole number below 1376, got {action!r}"):
        played(made("toybattle"), 4).step(action)


def test_an_action_may_be_a_number_of_numpy() -> None:
    table = played(made("toybattle"), 4)
    table.step(np.int64(table.last()[0]["action_mask"].argmax()))


def test_a_seed_that_is_no_whole_number_is_refused() -> None:
    with pytest.raises(NotStudied, match=r"seed: expected a whole number, got 1\.5"):
        made("castle").reset(seed=1.5)


def test_a_table_that_was_not_begun_is_not_drawn() -> None:
    with pytest.raises(AttributeError, match=r"call reset\(\) before render\(\)"):
        made("castle", render_mode="ansi").render()


def test_a_step_before_the_start_is_refused() -> None:
    with pytest.raises(AttributeError, match=r"call reset\(\) before step\(\)"):
        made("castle").step(0)


def test_a_step_after_the_end_is_refused() -> None:
    table = made("castle", seats=1, max_cycles=2)
    table = played(table, 10)
    assert table.agents == []
    with pytest.raises(ValueError, match=r"the game is over .* call reset\(\)"):
        table.step(0)


@GAMES
def test_the_performance_benchmark_runs_to_its_end(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kit = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(kit, "time", SimpleNamespace(time=itertools.count().__next__))  # it runs for five of these
    performance_benchmark(made(game))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_played(edition: str) -> None:
    table = played(made(EDITIONS[edition].game, edition=edition, seats=2), 20)
    assert table.game.edition.id == edition
    assert table.last()[0]["action_mask"].any()


@pytest.mark.parametrize(("game", "seats"), [("toybattle", 2), ("clockwork", 2), ("clockwork", 4), ("castle", 8)])
def test_every_move_of_chance_between_two_decisions_is_noted(game: str, seats: int) -> None:
    table, most = made(game, seats=seats), 0
    for seed in range(3):
        table.reset(seed=seed)
        for _ in range(200):
            most = max(most, int(table._rows.drawn[0, 0]))
            if table._rows.ends[0]:
                break
            table.step(int(table.last()[0]["action_mask"].argmax()))
    assert 0 < most <= DRAWN // 2


def test_a_seat_recalls_what_it_was_shown() -> None:
    forgetful, mindful = (played(made("clockwork", recalls=recalls), 60) for recalls in (False, True))
    record = mindful.game.observing.record
    backs, faces = (table.last()[0]["observation"].view(record)[0]["spots"] for table in (forgetful, mindful))
    assert np.array_equal(backs > 0, faces > 0)
    assert (backs[backs > 0] == 1).all()
    assert (faces[faces > 0] > 1).all()
    assert faces.any()
