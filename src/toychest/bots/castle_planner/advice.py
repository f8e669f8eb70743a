"""What the planner advises: its best moves weighed by games played on from them, and of equals the treasure now."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import fmean, variance
from typing import Final

import numpy as np

from toychest.bots import intervals
from toychest.bots.castle_planner.book import room_for
from toychest.bots.castle_planner.compiled.playing_on import played_out
from toychest.bots.castle_planner.prospects import Prospect, bits_of, book_of, looked_at
from toychest.bots.levels import LEVELS
from toychest.bots.thought import SLIGHT
from toychest.bots.window import Window
from toychest.games import EDITIONS
from toychest.games.castle.kernel import KERNEL
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.state import Castle
from toychest.games.kernels import generator

PLAYED_ON: Final = 3
"""Moves that games are played on from: as many as a hint shows."""

FEWEST: Final = 8
"""Games below which nothing is known of how they spread."""


def advised(
    window: Window, found: Sequence[Prospect], games: int, seed: int, stop: Callable[[], bool]
) -> tuple[Prospect, ...]:
    """The prospects with the move that is advised first, the best of them weighed by so many games each.

    Values take rows to come as if much of the stack were forgotten; games played on forget nothing, and choose among
    those moves. Where more treasures are left than are valued, and in a puzzle, there is nothing to play on with.
    """
    ordered = treasure_first(found)
    if looked_at(window.imagined)[1] or window.imagined.terms.puzzle is not None:
        return ordered
    again = [_weighed(each, window, games, seed, stop) for each in ordered[:PLAYED_ON]]
    return (*treasure_first(sorted(again, key=lambda each: -each.worth)), *ordered[PLAYED_ON:])


def treasure_first(found: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """The best first, but among those that are alike the one that takes the most treasures with this row."""
    alike = [each for each in found if found[0].worth - each.worth < SLIGHT]
    first = max(alike, key=lambda each: len(each.gains))
    return (first, *(each for each in found if each is not first))


def _weighed(prospect: Prospect, window: Window, games: int, seed: int, stop: Callable[[], bool]) -> Prospect:
    """The same luck for each move, so that what is only luck weighs less between them."""
    found = [] if prospect.is_exact else games_after(prospect.plan, window, games, seed, stop)
    if len(found) < FEWEST:
        return prospect
    worth = min(max(fmean(found), 0.0), 1.0)
    low, high = intervals.of_mean(worth, variance(found), len(found))
    return replace(prospect, worth=worth, low=low, high=high)


def games_after(plan: Sequence[str], window: Window, games: int, seed: int, stop: Callable[[], bool]) -> list[float]:
    """How each game ends that is played on after this plan, without what chance gave; fewer if it is stopped."""
    state = window.imagined
    sought, rest = looked_at(state)
    book = book_of(state, LEVELS[-1], sought, rest)
    room, tables, bits, luck = room_for(book), KERNEL.tables(state), bits_of(state, sought), np.zeros(1)
    work = [np.zeros(size, np.int32) for size in (KERNEL.most_moves, KERNEL.most_moves, KERNEL.scratch_size)]
    row, rng, found = KERNEL.pack(_after(window, plan), None), generator(seed), list[float]()
    while len(found) < games and not (found and stop()):
        is_saved = played_out(tables, row.copy(), bits, book, room, rng, *work, luck) == at.SAVED
        found.append(is_saved - float(luck[0]))
    return found


def _after(window: Window, plan: Sequence[str]) -> Castle:
    """The state after the planned row has gone."""
    rules, state = EDITIONS[window.edition].rules, window.imagined
    for move in plan:
        state, _ = rules.apply(state, window.seat, rules.read_move(move))
    after: Castle = state
    return after
