"""Games played on: they are level 6's own, and their luck is nothing on average."""

import math
import random
from collections.abc import Iterator
from statistics import fmean, stdev, variance
from typing import Any

import numpy as np
import pytest

from toychest.bots.castle_planner.book import room_for
from toychest.bots.castle_planner.compiled.playing_on import played_out
from toychest.bots.castle_planner.prospects import bits_of, book_of, looked_at, prospects
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS
from toychest.games.castle.kernel import KERNEL
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.state import Castle, are_treasures_placed
from toychest.games.kernels import generator

pytestmark = pytest.mark.compiled
STANDARD = "castle-standard-0"
RULES = EDITIONS[STANDARD].rules
WORD = (1 << 64) - 1


def placed(board: str) -> Castle:
    """A hard castle before its first row."""
    places, state = random.Random(1), RULES.setup(1, {"profile": "oldest", "board": board})
    while not are_treasures_placed(state):
        state, _ = RULES.apply(state, CHANCE, places.choice(RULES.odds(state))[0])
    assert isinstance(state, Castle)
    return state


def games(state: Castle, rng: Any) -> Iterator[tuple[Castle, float]]:
    """How each ends, and what chance gave in it."""
    sought, rest = looked_at(state)
    book, luck = book_of(state, 6, sought, rest), np.zeros(1)
    work = [np.zeros(size, np.int32) for size in (KERNEL.most_moves, KERNEL.most_moves, KERNEL.scratch_size)]
    given = (bits_of(state, sought), book, room_for(book), rng, *work, luck)
    while True:
        row = KERNEL.pack(state, None)
        played_out(KERNEL.tables(state), row, *given)
        yield KERNEL.unpack(row, state), float(luck[0])


def below(rng: list[int], bound: int) -> int:
    """The same number that a kernel draws (splitmix64)."""
    rng[0] = (rng[0] + 0x9E3779B97F4A7C15) & WORD
    mixed = ((rng[0] ^ (rng[0] >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    return (((mixed ^ (mixed >> 31)) >> 32) * bound) >> 32


def by_rules(state: Castle, seed: int) -> Castle:
    """A game of level 6 by the readable rules, with the luck that a kernel has from this seed."""
    rng = [seed]
    while RULES.outcome(state) is None:
        if RULES.to_act(state) == (CHANCE,):
            cards = [move for move, weight in RULES.odds(state) for _ in range(weight)]
            state, _ = RULES.apply(state, CHANCE, cards[below(rng, len(cards))])
            continue
        for move in prospects(STANDARD, state, 6)[0].plan:
            state, _ = RULES.apply(state, Seat(0), RULES.read_move(move))
    return state


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_games_played_on_are_those_of_level_6(seed: int) -> None:
    state = placed("cloister")
    played, _ = next(games(state, generator(seed)))
    assert played == by_rules(state, seed)


def test_chance_gives_nothing_on_average_but_makes_most_of_what_games_differ_by() -> None:
    some = games(placed("garden"), generator(3))
    ends, lucky = zip(*(next(some) for _ in range(300)), strict=True)
    saved = [float(KERNEL.pack(end, None).view(at.STATE)[0]["over"] == at.SAVED) for end in ends]
    without = [end - luck for end, luck in zip(saved, lucky, strict=True)]
    assert fmean(lucky) == pytest.approx(0.0, abs=4 * stdev(lucky) / math.sqrt(len(lucky)))
    assert variance(without) < variance(saved) / 2
