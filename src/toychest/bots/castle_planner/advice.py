"""What the planner advises: its best moves weighed by games played on from them, and of equals the treasure now."""

from collections.abc import Callable, Sequence
from dataclasses import replace
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


def advised(
    window: Window, found: Sequence[Prospect], games: int, seed: int, stop: Callable[[], bool]
) -> tuple[Prospect, ...]:
    """The prospects with the move that is advised first, the best of them weighed by so many games each.

    Values take rows to come as if much of the stack were forgotten; games played on forget nothing. Where more
    treasures are left than are valued, and in a puzzle, there is nothing to play on with.
    """
    ordered, state = treasure_first(found), window.imagined
    sought, rest = looked_at(state)
    if rest or state.terms.puzzle is not None or not games:
        return ordered
    book = book_of(state, LEVELS[-1], sought, rest)
    room, tables, bits = room_for(book), KERNEL.tables(state), bits_of(state, sought)
    work = [np.zeros(size, np.int32) for size in (KERNEL.most_moves, KERNEL.most_moves, KERNEL.scratch_size)]

    def weighed(prospect: Prospect) -> Prospect:
        """The same luck for each move, so that what is only luck weighs less between them."""
        row, luck, played, saved = KERNEL.pack(_after(window, prospect), None), generator(seed), 0, 0
        while played < games and not (played and stop()):
            saved += played_out(tables, row.copy(), bits, book, room, luck, *work) == at.SAVED
            played += 1
        low, high = intervals.of_share(saved, played)
        return replace(prospect, worth=saved / played, low=low, high=high)

    again = [each if each.is_exact else weighed(each) for each in ordered[:PLAYED_ON]]
    return (*again, *ordered[PLAYED_ON:])


def treasure_first(found: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """The best first, but among those that are alike the one that takes the most treasures with this row."""
    alike = [each for each in found if found[0].worth - each.worth < SLIGHT]
    first = max(alike, key=lambda each: len(each.gains))
    return (first, *(each for each in found if each is not first))


def _after(window: Window, prospect: Prospect) -> Castle:
    """The state after the planned row has gone."""
    rules, state = EDITIONS[window.edition].rules, window.imagined
    for move in prospect.plan:
        state, _ = rules.apply(state, window.seat, rules.read_move(move))
    after: Castle = state
    return after
