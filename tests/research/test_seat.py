"""One seat: Gymnasium's own check, a castle alone, a battle against a bot."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from tests.research.test_aec import made as made_aec
from tests.research.test_vector import made as made_vector
from toychest.research import register
from toychest.research.games import NotStudied

pytestmark = pytest.mark.compiled


def made(game: str, **choices: Any) -> Any:
    register()
    return gymnasium.make(f"toychest/{game}-v0", **choices).unwrapped


@pytest.mark.parametrize(("game", "level"), [("castle", None), ("toybattle", 1), ("clockwork", 1)])
def test_gymnasium_finds_nothing_to_mend(game: str, level: int | None) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(game, level=level))


def to_the_end(table: Any, seed: int) -> tuple[float, bool, int]:
    _, told = table.reset(seed=seed)
    for steps in range(1, 400):
        _, reward, is_over, is_cut, told = table.step(int(np.flatnonzero(told["action_mask"])[-1]))
        if is_over or is_cut:
            return reward, is_cut, steps
    raise AssertionError("the game does not end")


def test_a_castle_alone_ends_with_a_win_or_a_loss() -> None:
    assert to_the_end(made("castle"), 1)[0] in (-1.0, 1.0)


def test_a_battle_against_a_bot_is_the_same_from_the_same_seed() -> None:
    assert to_the_end(made("toybattle", level=1), 3) == to_the_end(made("toybattle", level=1), 3)


def test_a_castle_alone_is_the_castle_of_every_other_environment() -> None:
    alone, table, rows = made("castle"), made_aec("castle", seats=1), made_vector("castle", rows=2, seats=1)
    seen, told = alone.reset(seed=8)
    table.reset(seed=8)
    many, also = rows.reset(seed=7)
    for _ in range(40):
        observed = table.last()[0]
        assert seen.tobytes() == observed["observation"].tobytes() == many[1].tobytes()
        assert told["action_mask"].tobytes() == observed["action_mask"].tobytes() == also["action_mask"][1].tobytes()
        if not told["action_mask"].any():
            break
        action = int(told["action_mask"].argmax())
        seen, _, _, _, told = alone.step(action)
        table.step(action)
        many, *_, also = rows.step(also["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("game", ["toybattle", "clockwork"])
def test_a_seat_among_bots_sees_what_its_seat_sees_in_pettingzoo(game: str) -> None:
    alone, table = made(game, level=1, seat=1), made_aec(game)
    played = list[int]()
    advanced = alone._play

    def noted(action: int) -> None:
        played.append(action)
        advanced(action)

    alone._play = noted
    seen, told = alone.reset(seed=4)
    table.reset(seed=4)
    for _ in range(10):
        for action in played:
            table.step(action)
        played.clear()
        observed = table.observe("seat_1")
        assert seen.tobytes() == observed["observation"].tobytes()
        assert told["action_mask"].tobytes() == observed["action_mask"].tobytes()
        if alone._is_over:
            break
        seen, _, _, _, told = alone.step(int(told["action_mask"].argmax()))


def test_a_masked_action_ends_the_game_and_says_why() -> None:
    table = made("castle")
    table.reset(seed=1)
    _, reward, is_over, is_cut, told = table.step(0)
    assert (reward, is_over, is_cut) == (-1.0, True, False)
    assert told["reason"].startswith("action 0 is masked: 'treasure ")


def test_a_step_after_the_end_is_refused() -> None:
    table = made("castle")
    table.reset(seed=1)
    table.step(0)
    with pytest.raises(ResetNeeded, match="the game is over"):
        table.step(0)


def test_a_table_that_was_not_begun_is_not_drawn() -> None:
    with pytest.raises(ResetNeeded, match=r"call reset\(\) before render\(\)"):
        made("castle", render_mode="ansi").render()


def test_a_seed_may_be_a_number_of_numpy() -> None:
    first, second = (made("castle").reset(seed=seed)[0] for seed in (3, np.int64(3)))
    assert np.array_equal(first, second)


@pytest.mark.parametrize("action", [1.5, "x", -1, None])
def test_what_is_no_action_ends_the_game_and_says_why(action: Any) -> None:
    table = made("castle")
    table.reset(seed=1)
    _, reward, is_over, _, told = table.step(action)
    assert (reward, is_over) == (-1.0, True)
    assert told["reason"].endswith(f"got {action!r}")


@pytest.mark.parametrize(
    ("game", "choices", "told"),
    [
        ("toybattle", {}, "level: expected 1 to 6, of the bots at the other 1 seats, got None"),
        ("toybattle", {"level": 9}, "level 9: expected one of 1, 2, 3, 4, 5, 6"),
        ("castle", {"seat": 1}, "seat: expected a number below 1, got 1"),
        ("castle", {"seats": 99}, "option 'seats'"),
    ],
)
def test_a_choice_that_there_is_not_is_refused(game: str, choices: dict[str, Any], told: str) -> None:
    with pytest.raises(NotStudied) as refused:
        made(game, **choices)
    assert told in str(refused.value)
