"""What the planner of Coded Castle works on: records with names, and arrays of them."""

from typing import Any, Final, NamedTuple

import numpy as np
from numba import from_dtype, types
from numpy.typing import NDArray

from toychest.games.castle.kernel import layout as at
from toychest.games.kernels import FLAGS, NUMBERS, REALS, Compiler

FAIL: Final = 253  # events of a trace that are no squares: a blocked door, where only a win before it counts (CAS R23)
CLIMB: Final = 254
SINK: Final = 255
MOST_EVENTS: Final = 12  # one for each act, and what the row costs at its end

TRACE: Final = np.dtype(
    [
        ("end", "u1"),  # the sorcerer's square after the row
        ("count", "u1"),  # events
        ("events", "u1", MOST_EVENTS),  # a square entered, CLIMB, SINK or, as the last, FAIL
    ]
)
"""What a plan does."""

SUMMARY: Final = np.dtype(
    [
        ("end", "i4"),  # the square
        ("events", "i8"),  # climbs, sinks, a failure and the treasures sought, the first lowest
    ]
)
"""What matters of a trace to somebody who seeks certain treasures."""

EVENT_BITS: Final = 5
CLIMBS: Final = 1
SINKS: Final = 2
FAILS: Final = 3
FIRST_TREASURE: Final = 4

OUTCOME: Final = np.dtype(
    [
        ("place", "i2"),  # where among the values the game goes on: ghost times squares plus square; the last is lost
        ("taken", "i2"),  # treasures, a bit each
    ]
)
"""What a plan leads to from a certain step of the ghost."""

SHARE: Final = np.dtype(
    [
        ("chance", "f8"),  # of all rows of one kind that are best played so
        ("place", "i4"),  # as in OUTCOME
        ("taken", "i4"),  # as in OUTCOME, too
    ]
)
"""An outcome that several rows have in common."""

DEPTH: Final = at.MOST_DECISIONS + 2
AFTER_CHOICE: Final = at.PLACES  # no arrow is turned any more
UNLISTED: Final = -1

BRANCH: Final = np.dtype(
    [
        ("state", at.STATE),  # with what is decided so far
        ("ids", "i4", at.MOST_MOVES),  # its legal moves
        ("listed", "i4"),  # how many there are, UNLISTED until somebody asks
        ("next", "i4"),  # which of them is looked at next
        ("turned", "i4"),  # the place of the arrow turned last, AFTER_CHOICE behind a choice, -1 at first
    ]
)
"""A plan half made, and how to go on with it."""

PATH: Final = np.dtype(
    [
        ("acted", "i4"),  # acts of the row
        ("squares", "i4", at.MOST_ACTS + 1),  # where the sorcerer stands after so many acts
    ]
)

SEARCH: Final = np.dtype(
    [
        ("branches", BRANCH, DEPTH),  # one for each decision made
        ("after", at.STATE),  # after Go
        ("trace", TRACE),  # what the plan at hand does
        ("path", PATH),  # where it leads, act by act
        ("scores", "f8", at.MOST_MOVES),  # of the best plan that begins with the nth legal move
        ("plans", at.STATE, at.MOST_MOVES),  # that plan
        ("scratch", at.SCRATCH),  # for the kernel
    ]
)
"""The plans of one row being looked through; nothing in it outlives the row."""


class Book(NamedTuple):
    """What was found out before a row is laid."""

    rows: NDArray[np.int32]  # [row, place] its cards, -1 for none
    kinds: NDArray[np.int32]  # [row] by length and ghosts
    odds: NDArray[np.float64]  # [row] its chance, whatever lies in the stack
    stacks: NDArray[np.int32]  # [cards, ghosts] the number of a stack that is told apart
    nexts: NDArray[np.int32]  # [stack, kind] the stack that such a row leaves
    walkable: NDArray[np.uint8]  # [square]
    firsts: NDArray[np.int32]  # [square times rows plus row] its first outcome; one more behind the last
    outcomes: NDArray[Any]  # [ghost, outcome] OUTCOME
    values: NDArray[np.float64]  # [stack, treasures left, place] the chance to win before a row is laid


class Room(NamedTuple):
    """What a look at one row works on; nothing in it outlives the row."""

    search: NDArray[Any]  # one SEARCH
    odds: NDArray[np.float64]  # [row] the chance of each to be the next
    known: NDArray[np.float64]  # [treasures left, place] the chance to win, -1 until it is asked for
    best: NDArray[Any]  # [row] OUTCOME


LISTS: Final = types.Array(types.int32, 2, "C")
TABLE_OF_REALS: Final = types.Array(types.float64, 2, "C")
VALUES: Final = types.Array(types.float64, 3, "C")


def array_of(record: np.dtype[Any], axes: int = 1) -> Any:
    """An array of records, as Numba knows it."""
    return types.Array(from_dtype(record), axes, "C")


BOOK: Final = types.NamedTuple(
    (LISTS, NUMBERS, REALS, LISTS, LISTS, FLAGS, NUMBERS, array_of(OUTCOME, 2), VALUES), Book
)
ROOM: Final = types.NamedTuple((array_of(SEARCH), REALS, TABLE_OF_REALS, array_of(OUTCOME)), Room)

compiler: Final = Compiler(
    state=at.STATE,
    after=at.STATE,
    tables=at.TABLES,
    scratch=at.SCRATCH,
    trail=at.TRAIL,
    trace=TRACE,
    path=PATH,
    summary=SUMMARY,
    search=SEARCH,
    searches=array_of(SEARCH),
    traces=array_of(TRACE),
    summaries=array_of(SUMMARY),
    outcomes=array_of(OUTCOME, 2),
    best=array_of(OUTCOME),
    best_from=array_of(OUTCOME, 2),
    shares=array_of(SHARE),
    shares_by_left=array_of(SHARE, 2),
    rows=LISTS,
    starts=NUMBERS,
    starts_by_left=LISTS,
    firsts=NUMBERS,
    nexts=NUMBERS,
    bits=NUMBERS,
    treasure_at=NUMBERS,
    odds=REALS,
    chances=REALS,
    kind_odds=REALS,
    kind_odds_by_stack=TABLE_OF_REALS,
    discount=types.float64,
    tolerance=types.float64,
    has_walked=types.boolean,
    has_skipped=types.boolean,
    book=BOOK,
    room=ROOM,
)
compiled, called, entry = compiler.compiled, compiler.called, compiler.entry
