"""Honesty is structural: what a bot is handed, and so what it chooses, does not depend on what it may not know.

Two truths look alike to one seat: other tiles in a rival's rack, another card in a rival's hand. The bot of that seat
gets the same window from the same luck, to the byte, and makes the same choice.
"""

import pickle
from random import Random
from typing import Any

import pytest

from tests.web import city_truths, truths
from toychest.bots.seats import search_seed, window_at
from toychest.bots.think import think
from toychest.bots.window import Window, window_of
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import Table, draws_for, new_table

pytestmark = pytest.mark.compiled

LUCK = "a bot's own luck"

PAIRS: dict[str, tuple[Seat, tuple[Table, Table]]] = {
    "rack": (truths.RIVAL_RACK.watcher, truths.RIVAL_RACK.tables()),
    "rack and reserve": (truths.RIVAL_TOOK.watcher, truths.RIVAL_TOOK.tables()),
    "seed": (truths.ORDER.watcher, truths.ORDER.tables()),
    "hand": (city_truths.RIVAL_HAND.watcher, city_truths.RIVAL_HAND.tables()),
    "taken card": (city_truths.RIVAL_TOOK.watcher, city_truths.RIVAL_TOOK.tables()),
}
HIDDEN = [name for name in PAIRS if name != "seed"]
"""Those whose states differ; of the others, what is to come."""


def windows(pair: str, luck: str = LUCK, memory: int = 0) -> tuple[Window, Window]:
    """What the seat that may not know is handed in either truth."""
    seat, (one, other) = PAIRS[pair]
    return window_at(one, seat, luck, memory), window_at(other, seat, luck, memory)


@pytest.mark.parametrize("pair", HIDDEN)
def test_the_truths_differ(pair: str) -> None:
    _, (one, other) = PAIRS[pair]
    assert one.state != other.state


@pytest.mark.parametrize("memory", [0, 3])
@pytest.mark.parametrize("pair", PAIRS)
def test_two_truths_that_look_alike_give_the_same_window(pair: str, memory: int) -> None:
    one, other = windows(pair, memory=memory)
    assert one == other


@pytest.mark.parametrize("pair", PAIRS)
def test_what_reaches_a_worker_is_the_same_to_the_byte(pair: str) -> None:
    one, other = windows(pair)
    assert pickle.dumps(one) == pickle.dumps(other)


@pytest.mark.parametrize("pair", HIDDEN)
def test_a_worker_never_holds_what_tells_the_truths_apart(pair: str) -> None:
    """Over many lucks, a window holds each of two truths as often as it would if the other were true."""
    _, (one, other) = PAIRS[pair]
    handed = [windows(pair, f"{LUCK} {number}") for number in range(60)]
    held = [(first.imagined == one.state, second.imagined == one.state) for first, second in handed]
    swapped = [(first.imagined == other.state, second.imagined == other.state) for first, second in handed]
    assert [first for first, _ in (*held, *swapped)] == [second for _, second in (*held, *swapped)]
    assert not all(first for first, _ in held)


@pytest.mark.parametrize("level", [1, 4])
@pytest.mark.parametrize("pair", PAIRS)
def test_the_same_seed_gives_the_same_choice_in_either_truth(pair: str, level: int) -> None:
    one, other = (think(window, level, search_seed(LUCK, 1)) for window in windows(pair))
    assert (one.move, one.candidates, one.foreseen) == (other.move, other.candidates, other.foreseen)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("edition", "seats"), [("toybattle-standard-0", 2), ("clockwork-standard-0", 3)])
def test_whatever_is_swapped_in_a_random_game_the_window_stays(edition: str, seats: int, seed: int) -> None:
    table = in_a_game(edition, seats, seed)
    seat = table.to_act[0]
    other = swapped(table, seat)
    assert seen(table, table.state, seat) == seen(table, other, seat)
    assert other != table.state


def in_a_game(edition: str, seats: int, seed: int) -> Table:
    """After fifteen random moves, and what chance does after them."""
    table, choices = new_table(EDITIONS[edition], {}, ["Ann", "Ben", "Cleo"][:seats], f"swapped {seed}"), Random(seed)
    for _ in range(15):
        table = opened(table)
        table = table.play(table.to_act[0], choices.choice(table.legal_moves(table.to_act[0]))).table
    return opened(table)


def opened(table: Table) -> Table:
    while table.waits_for is not None:
        table = table.open_turn(table.waits_for).table
    return table


def swapped(table: Table, seat: Seat) -> Any:
    """Another truth with the same view and memory."""
    others = (table.rules.imagine(table.state, seat, draws_for("swapped", number)) for number in range(100))
    return next(other for other in others if other != table.state)


def seen(table: Table, truth: Any, seat: Seat) -> Window:
    return window_of(table.edition, len(table.header.seats), truth, seat, draws_for(LUCK, 1))
