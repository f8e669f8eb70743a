"""Uniformly random play through a kernel, chance by its odds: games one after the other."""

from typing import Final

import numpy as np
from numba import njit, types

from toychest.bots.jitted.search import CHANCE, OVER
from toychest.games.jitted import GENERATOR, LEAN, LISTED, NUMBERS, ROW, STEP, TABLES, TO_ACT, below, copy, weighed

PLAY: Final = types.int64(
    types.FunctionType(TO_ACT),
    types.FunctionType(LISTED),
    types.FunctionType(STEP),
    TABLES,
    ROW,
    ROW,
    GENERATOR,
    NUMBERS,
    NUMBERS,
    types.int64,
    types.int64,
    NUMBERS,
)


@njit(PLAY, **LEAN)
def random_play(to_act, listed, step, tables, start, row, rng, ids, odds, moves, longest, scratch):
    """So many moves, from `start` again whenever a game is over or `longest` moves old; gives the games that ended."""
    copy(start, row)
    games, age = np.int64(0), np.int64(0)
    for _ in range(moves):
        actor = to_act(row)
        while actor == OVER or age >= longest:
            copy(start, row)
            games += 1
            age = 0
            actor = to_act(row)
        count = listed(tables, row, ids, odds, scratch)
        at = weighed(odds, count, rng) if actor == CHANCE else below(rng, count)
        step(tables, row, ids[at], scratch)
        age += 1
    return games
