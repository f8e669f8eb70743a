"""Many games at once: Gymnasium's promises of a vector environment, and the same games as one by one."""

from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from tests.research.test_aec import made as made_aec
from toychest.research import register
from toychest.research.games import NotStudied
from toychest.research.vector import parts_of

pytestmark = pytest.mark.compiled
GAMES = pytest.mark.parametrize("game", ["toybattle", "clockwork", "castle"])


def made(game: str, rows: int = 6, **choices: Any) -> Any:
    register()
    return gymnasium.make_vec(f"toychest/{game}-v0", num_envs=rows, **choices)


def first_actions(told: dict[str, Any]) -> Any:
    return told["action_mask"].argmax(axis=1)


@GAMES
def test_what_comes_back_lies_in_its_spaces(game: str) -> None:
    tables = made(game, luck=True)
    observations, told = tables.reset(seed=1)
    for _ in range(30):
        observations, rewards, terminations, truncations, told = tables.step(first_actions(told))
    assert observations in tables.observation_space
    assert (rewards.shape, terminations.dtype, truncations.dtype) == ((6,), np.bool_, np.bool_)
    assert {name for name in told if not name.startswith("_")} == {"action_mask", "seat", "rewards", "luck"}
    assert all(told[f"_{name}"].all() for name in told if not name.startswith("_"))


@GAMES
def test_a_row_plays_as_the_table_of_its_seed_does(game: str) -> None:
    tables, alone = made(game, rows=3), made_aec(game)
    observations, told = tables.reset(seed=40)
    alone.reset(seed=42)
    for _ in range(60):
        seen = alone.last()[0]
        assert np.array_equal(observations[2], seen["observation"])
        assert np.array_equal(told["action_mask"][2], seen["action_mask"])
        if not seen["action_mask"].any():
            break
        alone.step(int(seen["action_mask"].argmax()))
        observations, _, _, _, told = tables.step(first_actions(told))


@GAMES
def test_threads_change_nothing(game: str) -> None:
    one, many = made(game, rows=520, threads=1), made(game, rows=520, threads=2)
    told, likewise = one.reset(seed=5)[1], many.reset(seed=5)[1]
    for _ in range(20):
        seen, *_, told = one.step(first_actions(told))
        also, *_, likewise = many.step(first_actions(likewise))
    assert np.array_equal(seen, also)
    assert np.array_equal(told["action_mask"], likewise["action_mask"])


def test_no_step_makes_arrays_of_its_own() -> None:
    tables = made("toybattle")
    first, told = tables.reset(seed=1)
    second, *_, later = tables.step(first_actions(told))
    assert second is first
    assert later["action_mask"] is told["action_mask"]


def test_real_numbers_say_the_same() -> None:
    whole, real = made("castle"), made("castle", dtype="float32")
    small, wide = whole.reset(seed=1)[0], real.reset(seed=1)[0]
    assert wide.dtype == np.float32
    assert np.array_equal(small, wide)


def over(tables: Any) -> Any:
    """The step by which the first game is cut off, of games of three decisions."""
    told = tables.reset(seed=9)[1]
    for _ in range(3):
        result = tables.step(first_actions(told))
        told = result[4]
    return result


def test_the_next_step_begins_a_new_game() -> None:
    tables = made("castle", max_cycles=3)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    *_, truncations, told = over(tables)
    assert truncations.all()
    _, rewards, terminations, truncations, _ = tables.step(first_actions(told))
    assert not (truncations | terminations | (rewards != 0)).any()


def test_the_same_step_begins_a_new_game_and_tells_how_the_last_stood() -> None:
    tables = made("castle", max_cycles=3, autoreset_mode="SameStep")
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, *_, truncations, told = over(tables)
    assert truncations.all()
    assert told["_final_obs"].all()
    assert not np.array_equal(told["final_obs"], observations)
    assert told["action_mask"].any(axis=1).all()


def test_without_a_new_game_whoever_plays_asks_for_one() -> None:
    tables = made("castle", max_cycles=3, autoreset_mode="Disabled")
    told = over(tables)[4]
    with pytest.raises(ResetNeeded, match="the game of row 0 is over"):
        tables.step(first_actions(told))
    _, told = tables.reset(options={"reset_mask": np.ones(6, np.bool_)})
    assert not tables.step(first_actions(told))[3].any()


def test_a_masked_action_is_refused_before_anything_is_played() -> None:
    tables = made("castle")
    observations, told = tables.reset(seed=1)
    before, actions = observations.copy(), first_actions(told)
    actions[4] = 0
    with pytest.raises(ValueError, match="action 0 of row 4 is masked"):
        tables.step(actions)
    assert np.array_equal(observations, before)


@GAMES
def test_a_mask_has_what_the_rules_list_and_nothing_else(game: str) -> None:
    tables = made(game, rows=40)
    _, told = tables.reset(seed=3)
    rows, scratch = tables.unwrapped._rows, np.zeros(tables.unwrapped.game.kernel.scratch_size, np.int32)
    kernel, shared = tables.unwrapped.game.kernel, tables.unwrapped.game.shared
    ids, odds = np.zeros((2, kernel.most_moves), np.int32)
    for _ in range(60):
        *_, told = tables.step(first_actions(told))
        for row in np.flatnonzero(rows.ends == 0).tolist():
            count = kernel.listed(shared.tables, rows.cells[row], ids, odds, scratch)
            assert np.array_equal(np.flatnonzero(told["action_mask"][row]), np.unique(ids[:count]))
        assert not told["action_mask"][rows.ends != 0].any()


def test_as_many_actions_as_rows_are_expected() -> None:
    tables = made("castle")
    tables.reset(seed=1)
    with pytest.raises(ValueError, match="expected 6 numbers"):
        tables.step(np.zeros(5, np.int64))


@pytest.mark.parametrize("actions", [np.zeros(6), ["x"] * 6, np.zeros(6, np.bool_)])
def test_actions_that_are_no_whole_numbers_are_refused(actions: Any) -> None:
    tables = made("castle")
    tables.reset(seed=1)
    with pytest.raises(ValueError, match="actions: expected whole numbers"):
        tables.step(actions)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"seed": [1]}, "seed: expected 6 numbers, got 1"),
        ({"seed": [1.5] * 6}, "seed: expected a whole number, got 1.5"),
        ({"seed": "x"}, "seed: expected a whole number, got 'x'"),
        ({"options": {"reset_mask": np.ones(5, np.bool_)}}, r"reset_mask: expected 6 of True or False, got .* \(5,\)"),
        ({"options": {"reset_mask": np.ones(6)}}, "reset_mask: expected 6 of True or False, got .* float64"),
    ],
)
def test_a_start_that_cannot_be_is_refused(asked: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        made("castle").reset(**asked)


def test_some_rows_are_not_begun_before_all() -> None:
    with pytest.raises(ResetNeeded, match="all rows"):
        made("castle").reset(options={"reset_mask": np.arange(6) < 3})


@pytest.mark.parametrize("seed", [np.int64(3), [3, 4, 5, 6, 7, 8], np.arange(3, 9)])
def test_seeds_are_told_in_several_ways(seed: Any) -> None:
    assert np.array_equal(made("castle").reset(seed=seed)[0], made("castle").reset(seed=3)[0])


def test_a_step_before_the_start_is_refused() -> None:
    with pytest.raises(ResetNeeded):
        made("castle").step(np.zeros(6, np.int64))


def test_an_unknown_kind_of_numbers_is_refused() -> None:
    with pytest.raises(NotStudied, match="dtype: expected one of int8, float32"):
        made("castle", dtype="float64")


def test_the_rows_are_shared_out_among_threads() -> None:
    assert parts_of(1000, 3) == [(0, 333), (333, 666), (666, 1000)]
    assert parts_of(100, 8) == [(0, 100)]


def test_no_rows_are_refused() -> None:
    with pytest.raises(NotStudied, match="num_envs"):
        parts_of(0, 1)


PROOFS = {"toybattle": 4209050343, "clockwork": 4200379200, "castle": 3426547135}
"""What sixty steps of eight tables said, in one number: the same in every process, on every machine."""


@GAMES
def test_a_seed_says_the_same_in_every_process(game: str) -> None:
    tables, proof = made(game, rows=8), 0
    observations, told = tables.reset(seed=2026)
    for _ in range(60):
        proof = crc32(observations, crc32(told["action_mask"], proof))
        observations, *_, told = tables.step(first_actions(told))
    assert proof == PROOFS[game]
