"""What a kernel makes of a value network equals the plain sum, and a row is seen alike by both sides."""

from typing import Any

import numpy as np
import pytest

from toychest.bots.compiled.random_play import random_play
from toychest.bots.training.training import new_network, say_features
from toychest.contract import Kernel
from toychest.games import EDITIONS
from toychest.games.kernels import cells_of, generator
from toychest.games.network import ACTIVE, HIDDEN, MOST_INPUTS
from toychest.games.network_file import STEPS, BrokenNetwork, read_network, written

pytestmark = pytest.mark.compiled

GAMES = {"toybattle": (2, {"terrain": "pool"}), "clockwork": (2, {})}
MOST_BYTES = 200_000


def kernel_of(game: str) -> Kernel:
    kernel = EDITIONS[f"{game}-standard-0"].kernel
    assert kernel is not None
    return kernel()


def rows(game: str, seats: int, options: dict[str, Any], moves: int) -> tuple[Any, Any, Any]:
    """Tables, a row after so many random moves, and scratch."""
    kernel, state = kernel_of(game), EDITIONS[f"{game}-standard-0"].rules.setup(seats, options)
    tables, start, row = kernel.tables(state), kernel.pack(state, None), kernel.pack(state, None)
    ids, odds = np.zeros(kernel.most_moves, np.int32), np.zeros(kernel.most_moves, np.int32)
    scratch, luck = np.zeros(kernel.scratch_size, np.int32), generator(7)
    random_play(kernel.to_act, kernel.listed, kernel.step, tables, start, row, luck, ids, odds, moves, 5000, scratch)
    return tables, row, scratch


def any_network(game: str) -> Any:
    return (
        np.random.default_rng(3).normal(scale=0.1, size=2 * HIDDEN + 2 + HIDDEN * kernel_of(game).inputs).astype("f4")
    )


def by_plain_sums(network: Any, ids: Any, values: Any) -> float:
    """The same as `summed`, to be read."""
    bias, output, offset = network[:HIDDEN], network[HIDDEN : 2 * HIDDEN], network[2 * HIDDEN]
    weights = network[2 * HIDDEN + 2 :].reshape(-1, HIDDEN)
    hidden = np.clip(bias + values @ weights[ids], 0, 1) ** 2
    return float(offset + hidden @ output)


def log_odds(game: str, network: Any, seen: tuple[Any, Any, Any], seat: int) -> tuple[int, float]:
    """Who is asked, and what the network says to it; -1 asks whoever is next."""
    out, (tables, row, scratch) = np.zeros(cells_of(ACTIVE, np.int32), np.int32), seen
    asked = kernel_of(game).perceive(tables, row, seat, out, scratch)
    active = out.view(ACTIVE)[0]
    return asked, by_plain_sums(network, *(active[name][: active["count"]] for name in ("ids", "values")))


def chance(odds: float) -> float:
    return float(1 / (1 + np.exp(-odds)))


@pytest.mark.parametrize("moves", [30, 75])
def test_a_battle_is_judged_by_plain_sums_as_whoever_places_next_sees_it(moves: int) -> None:
    seen, network, credit = rows("toybattle", *GAMES["toybattle"], moves), any_network("toybattle"), np.zeros(8)
    kernel_of("toybattle").appraise(*seen[:2], network.view(np.float64), credit, seen[2])
    seat, odds = log_odds("toybattle", network, seen, -1)
    assert credit[seat] == pytest.approx(chance(odds), abs=1e-5)
    assert credit[:2].sum() == pytest.approx(1)


@pytest.mark.parametrize("moves", [30, 75])
def test_a_city_of_two_is_judged_through_the_eyes_of_both(moves: int) -> None:
    seen, network, credit = rows("clockwork", *GAMES["clockwork"], moves), any_network("clockwork"), np.zeros(8)
    kernel_of("clockwork").appraise(*seen[:2], network.view(np.float64), credit, seen[2])
    (_, first), (_, second) = (log_odds("clockwork", network, seen, seat) for seat in (0, 1))
    assert credit[0] == pytest.approx(chance((first - second) / 2), abs=1e-5)
    assert credit[:2].sum() == pytest.approx(1)


def test_a_network_that_starts_from_the_features_says_what_they_say() -> None:
    kernel, seen, credit = kernel_of("clockwork"), rows("clockwork", *GAMES["clockwork"], 75), np.zeros(2)
    network = new_network(kernel.inputs, 1)
    say_features(network, kernel.weights)
    kernel.evaluate(*seen[:2], kernel.weights, credit, seen[2])
    said = [log_odds("clockwork", network, seen, seat)[1] for seat in (0, 1)]
    assert said == pytest.approx(np.log(credit / (1 - credit)).tolist(), abs=0.3)


@pytest.mark.parametrize("game", GAMES)
def test_no_input_is_told_twice_or_beyond_the_last(game: str) -> None:
    kernel, (tables, row, scratch) = kernel_of(game), rows(game, *GAMES[game], 75)
    seen = np.zeros(cells_of(ACTIVE, np.int32), np.int32)
    kernel.perceive(tables, row, -1, seen, scratch)
    ids = seen.view(ACTIVE)[0]["ids"][: seen.view(ACTIVE)[0]["count"]].tolist()
    assert max(ids) < kernel.inputs <= MOST_INPUTS
    if game == "toybattle":  # machines of one sort are alike, and told by the same input
        assert len(set(ids)) == len(ids)


def test_several_seats_share_one_win() -> None:
    tables, row, scratch = rows("clockwork", 3, {}, 60)
    credit = np.zeros(8)
    kernel_of("clockwork").appraise(tables, row, any_network("clockwork").view(np.float64), credit, scratch)
    assert credit[:3].sum() == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_network_that_was_written_is_read_to_within_half_a_step(game: str) -> None:
    network, inputs = any_network(game), kernel_of(game).inputs
    found = read_network(written(network, game, HIDDEN, {}), game, inputs, HIDDEN).view(np.float32)
    largest = np.abs(network[2 * HIDDEN + 2 :].reshape(-1, HIDDEN)).max(axis=1).max()
    assert np.abs(found - network).max() <= 0.51 * largest / STEPS + 1e-3 * largest


@pytest.mark.parametrize(
    ("change", "because"),
    [
        (lambda content: content[:-1], "bytes were changed or are missing"),
        (lambda content: content[:-1] + bytes([content[-1] ^ 1]), "bytes were changed or are missing"),
        (lambda content: content.replace(b"network 1", b"network 9", 1), "format is 'toychest network 9'"),
        (lambda content: b"Dear Ann,\n" + content, "its first line cannot be read"),
    ],
)
def test_a_damaged_network_is_refused(change: Any, because: str) -> None:
    content, inputs = written(any_network("toybattle"), "toybattle", HIDDEN, {}), kernel_of("toybattle").inputs
    with pytest.raises(BrokenNetwork, match=because):
        read_network(change(content), "toybattle", inputs, HIDDEN)


def test_a_network_of_another_game_is_refused() -> None:
    content = written(any_network("clockwork"), "clockwork", HIDDEN, {})
    with pytest.raises(BrokenNetwork, match="game is 'clockwork', not 'toybattle'"):
        read_network(content, "toybattle", kernel_of("toybattle").inputs, HIDDEN)
