"""What a search says of its best move, set right by games played on from there.

A search errs where its evaluation does, however long it thinks; games played on err by chance, the less the more there
are. What is told lies between them, by how far off each is.
"""

import math
from collections.abc import Callable
from statistics import fmean, variance
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from toychest.bots.compiled.playing_on import play_on
from toychest.bots.compiled.search import NODE, Given, Settings, room_for
from toychest.bots.hint_errors import error_of_search, share_of_error
from toychest.bots.hints import best_of
from toychest.bots.kernel_search import DISCOUNT, NODES_AN_ITERATION, functions_of, judge_of, searched
from toychest.bots.levels import Level
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.contract import Kernel
from toychest.games import EDITIONS
from toychest.games.kernels import generator

ITERATIONS: Final = 12
"""Of the search that decides in a game played on: many games of quick players say more than few of slow ones."""

LONGEST: Final = 1500
"""Moves after which a game played on is judged as it stands."""

FEWEST: Final = 8
"""Games below which nothing is known of how they spread."""

TINY: Final = 0.002
"""A worth is told as at least so far from 0 and from 1: neither is certain."""


def advised(window: Window, level: Level, seed: int, stop: Callable[[], bool]) -> Thought:
    """The thought of a search, its worths moved, all by the same odds, to what games say of its best move."""
    thought, kernel = searched(window, level, seed, stop), EDITIONS[window.edition].kernel
    best = best_of(thought)
    if thought.by != "search" or best is None or best.is_exact or kernel is None:
        return thought
    games = games_after(best.move, kernel(), window, level, ITERATIONS, seed, stop)
    if len(games) < FEWEST:
        return thought
    error = error_of_search(EDITIONS[window.edition].game) * share_of_error(best.worth)
    by = _odds(_blended(best.worth, error, games)) - _odds(best.worth)
    moved = tuple(each if each.is_exact else _moved(each, by) for each in thought.candidates)
    return replace(thought, candidates=moved)


def games_after(
    move: str, kernel: Kernel, window: Window, level: Level, iterations: int, seed: int, stop: Callable[[], bool]
) -> list[float]:
    """What the seat has of each game played on after this move, without what chance gave; fewer if it is stopped.

    Every decision is made by a search of so many iterations.
    """
    state, seat = window.imagined, int(window.seat)
    judge = judge_of(kernel, level, state)
    functions, room, rng = functions_of(kernel, judge), room_for(kernel), generator(seed)
    assert kernel.unremembering is not None, "the kernel lets games be played without a memory"
    settings = Settings(judge.exploration, DISCOUNT, level.depth, window.seats)
    root, tables = kernel.pack(state, window.seat), kernel.tables(state)
    given = Given(tables, root, kernel.unremembering(), judge.weights, settings, rng)
    known = kernel.forgetting(state, window.seat, window.forgotten)
    number = kernel.move_id(state, EDITIONS[window.edition].rules.read_move(move))
    tree: Any = np.empty(iterations * NODES_AN_ITERATION + kernel.most_moves + 1, NODE)
    found = list[float]()
    while len(found) < level.playouts and not (found and stop()):
        row = root.copy()
        kernel.imagine(tables, row, seat, known, rng, room.scratch)
        kernel.step(tables, row, number, room.scratch)
        found.append(float(play_on(*functions, given, room, tree, row, seat, iterations, LONGEST)))
    return found


def _blended(worth: float, error: float, games: list[float]) -> float:
    """Between the search, which is off by so much, and the games: the surer of them counts for more."""
    by_search, by_games = error**2, variance(games) / len(games)
    share = by_search / (by_search + by_games) if by_games else 1.0
    return min(max(worth + share * (fmean(games) - worth), 0.0), 1.0)


def _moved(candidate: Candidate, by: float) -> Candidate:
    worth, low, high = (_chance(_odds(each) + by) for each in (candidate.worth, candidate.low, candidate.high))
    return replace(candidate, worth=worth, low=low, high=high)


def _odds(worth: float) -> float:
    """Its log-odds."""
    bounded = min(max(worth, TINY), 1 - TINY)
    return math.log(bounded / (1 - bounded))


def _chance(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))
