"""One-row-greedy players of Coded Castle, and how their games went: what deck and towers are chosen by.

They look at the row that lies there, and no further. Of the ways to play it that they see they take the one that
1. takes the most treasures (the last one wins),
2. leaves the ghost lowest,
3. ends nearest to a treasure that is left, counted in steps, gates used;
among equals the one that is listed first. The thorough player sees every way, the hasty one three of them, picked by
chance. Nobody thinks of the top of the tower, so games are played without it: when the ghost first reached each step
says for every length of tower whether the game would have been won, and how many rows it would have had.

The ways of a row are those that the planner has traced: the kernel's list of plans, which is the rules' own.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np
from numba import njit
from numpy.typing import NDArray

from toychest.bots.castle_planner.compiled.layout import CLIMB, FAIL, SINK
from toychest.bots.castle_planner.every_plan import every_plan
from toychest.bots.castle_planner.stacks import box_of, rows_of
from toychest.games import EDITIONS
from toychest.games.castle.cards import CARDS
from toychest.games.castle.kernel import layout as at
from toychest.games.castle.kernel.moves import number_of
from toychest.games.castle.kernel.tables import chart
from toychest.games.castle.state import Castle
from toychest.games.castle.terms import Terms

RULES = EDITIONS["castle-standard-0"].rules
SEEN = {"thorough": 1_000_000, "hasty": 3, "thorough, half turns": 1_000_000, "hasty, half turns": 3}
"""How many ways a player sees, by name; two of them play with half turns (CAS 6.5)."""

NO_CARD: Final = len(CARDS)
HIGHEST: Final = 64
"""Steps of the tower that are looked at."""

ENDLESS: Final = 1000
"""Rows after which a game counts as lost to any ghost; also farther than any treasure."""


class Ways(NamedTuple):
    """Every different way to play every row, from every square: those of a group lie one after another.

    A group is a square and a row: square times rows plus row; `starts` has one more entry behind the last.
    """

    starts: NDArray[np.int64]
    ends: NDArray[np.uint8]  # [way] the sorcerer's square after it
    counts: NDArray[np.uint8]  # [way] events
    events: NDArray[np.uint8]  # [way, event] a square entered, CLIMB, SINK or FAIL, as the planner traces them
    numbers: NDArray[np.int64]  # [card, card, card] the number of a row
    rows: int
    distances: NDArray[np.uint8]  # [square, square] steps, gates used
    chambers: NDArray[np.int64]
    start: int
    deck: NDArray[np.int64]  # every card


class Place(NamedTuple):
    """Where a game stands between two rows; `left` has a bit for each treasure that is not found."""

    square: int | np.int64
    ghost: int
    left: int


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game: its rows, those that nobody could walk, those without a step.

    `climbed[step]` is the row in which the ghost first reached that step; there is none behind its highest.
    """

    rows: int
    impossible: int
    idle: int
    climbed: tuple[int, ...]

    @property
    def highest(self) -> int:
        """The ghost's highest step; of a game that nobody won as high as can be."""
        return ENDLESS if self.rows == ENDLESS else len(self.climbed) - 1

    def rows_below(self, tower: int) -> int:
        """How many rows it would have had with such a tower."""
        return self.climbed[tower] if tower < len(self.climbed) else self.rows


def play(board: str, profile: str, player: str, number: int) -> Game:
    """Game `number` of a player on a board of ours: always the same one."""
    terms = terms_of(board, profile, has_half_turns(player))
    climbed, seed = np.zeros(HIGHEST, np.int64), crc32(f"{board} {profile} {player} {number}".encode())
    ways = ways_of(board, profile, has_half_turns(player))
    rows, impossible, idle = played_out(ways, terms.treasures, SEEN[player], seed, climbed)
    reached = [0, *(int(row) for row in climbed[1:] if row)]
    return Game(rows, impossible, idle, tuple(reached))


def has_half_turns(player: str) -> bool:
    """CAS 6.5: whether this player may turn an arrow half round."""
    return player.endswith("half turns")


def terms_of(board: str, profile: str, half_turns: bool = False) -> Terms:
    """What is chosen before play; everything else as usual."""
    return start_of(board, profile, half_turns).terms


@cache
def start_of(board: str, profile: str, half_turns: bool) -> Castle:
    """The state before the first treasure is placed."""
    state: Castle = RULES.setup(1, {"board": board, "profile": profile, "half_turns": half_turns})
    return state


@lru_cache(maxsize=4)
def ways_of(board: str, profile: str, half_turns: bool) -> Ways:
    """The traces of the planner, each once in its group."""
    start = start_of(board, profile, half_turns)
    terms, plans = start.terms, every_plan(start)
    numbers = np.full((NO_CARD + 1,) * 3, -1, np.int64)
    for number, row in enumerate(rows_of(box_of(terms))):
        numbers[(*row, *(NO_CARD,) * (3 - len(row)))] = number
    kept, starts = _each_once(plans.starts, plans.traces)
    deck = [card for card, count in enumerate(terms.box.cards) for _ in range(count)]
    return Ways(
        starts=starts,
        ends=np.ascontiguousarray(plans.traces["end"][kept]),
        counts=np.ascontiguousarray(plans.traces["count"][kept]),
        events=np.ascontiguousarray(plans.traces["events"][kept]),
        numbers=numbers,
        rows=len(plans.rows),
        distances=chart(terms).view(at.TABLES)["distances"][0].copy(),
        chambers=np.array([number_of(terms.board, square) for square in terms.chambers]),
        start=number_of(terms.board, terms.board.start),
        deck=np.array(deck),
    )


def _each_once(begins: NDArray[np.int32], traces: NDArray[Any]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Which traces are kept, and where each group of them begins."""
    kept, starts = list[int](), [0]
    plain = [(end, bytes(events[:count])) for end, count, events in traces.tolist()]
    for first, last in zip(begins[:-1].tolist(), begins[1:].tolist(), strict=True):
        kept += {plain[number]: number for number in range(last - 1, first - 1, -1)}.values()
        kept[starts[-1] :] = sorted(kept[starts[-1] :])
        starts.append(len(kept))
    return np.array(kept), np.array(starts)


@njit(cache=True)
def followed(ways, way, treasures, place, row, climbed):  # type: ignore[no-untyped-def]
    """What a way leads to, and whether it may be played: one that fails only if it wins before (CAS R23, CAS R30).

    CAS 2.8, CAS 3.4, CAS 3.5: treasures, wands and ghosts in their order. `climbed` gets the row in which the ghost
    first reached each step, unless `row` is 0.
    """
    ghost, left = place.ghost, place.left
    for index in range(ways.counts[way]):
        event = ways.events[way, index]
        if event == FAIL:
            return Place(place.square, place.ghost, place.left), False
        if event == CLIMB:
            ghost += 1
            if row and ghost < HIGHEST and climbed[ghost] == 0:
                climbed[ghost] = row
        elif event == SINK:
            ghost = max(ghost - 1, 0)
        else:
            for bit in range(treasures.size):
                if treasures[bit] == event:
                    left &= ~(1 << bit)
            if left == 0:
                break
    return Place(np.int64(ways.ends[way]), ghost, left), True


@njit(cache=True)
def regret(ways, treasures, after):  # type: ignore[no-untyped-def]
    """What a greedy player minds, the less the better: treasures left, then the ghost, then how far the nearest is."""
    count, nearest = 0, 0 if after.left == 0 else ENDLESS
    for bit in range(treasures.size):
        if (after.left >> bit) & 1:
            count += 1
            nearest = min(nearest, ways.distances[after.square, treasures[bit]])
    return (count * ENDLESS + after.ghost) * ENDLESS + nearest


@njit(cache=True)
def chosen(ways, group, treasures, place, most):  # type: ignore[no-untyped-def]
    """The way that a greedy player takes, of as many as are seen; which those are is up to chance."""
    nothing, seen, count = np.zeros(0, np.int64), np.zeros(3, np.int64), 0
    best, least = -1, -1
    for way in range(ways.starts[group], ways.starts[group + 1]):
        after, may_be = followed(ways, way, treasures, place, 0, nothing)
        if not may_be:
            continue
        count += 1
        if most > seen.size:
            minded = regret(ways, treasures, after)
            if least < 0 or minded < least:
                best, least = way, minded
        elif count <= seen.size:
            seen[count - 1] = way
        else:
            other = np.random.randint(count)
            if other < seen.size:
                seen[other] = way
    for number in range(min(count, seen.size) if most <= seen.size else 0):
        minded = regret(ways, treasures, followed(ways, seen[number], treasures, place, 0, nothing)[0])
        if least < 0 or minded < least:
            best, least = seen[number], minded
    return best


@njit(cache=True)
def is_walked(ways, way):  # type: ignore[no-untyped-def]
    """Whether the sorcerer enters anything on this way."""
    climbs = 0
    for index in range(ways.counts[way]):
        climbs += ways.events[way, index] == CLIMB
    return climbs < ways.counts[way]


@njit(cache=True)
def played_out(ways, sought, most, seed, climbed):  # type: ignore[no-untyped-def]
    """A whole game: its rows, those that nobody could walk, and those without a step (CAS 2.10, CAS 2.11)."""
    np.random.seed(seed)
    chambers, stack, laid = ways.chambers.copy(), ways.deck.copy(), ways.deck.size
    np.random.shuffle(chambers)
    treasures = chambers[:sought]
    place, rows, impossible, idle = Place(ways.start, 0, (1 << sought) - 1), 0, 0, 0
    while place.left and rows < ENDLESS:
        if laid >= stack.size:
            np.random.shuffle(stack)
            laid = 0
        cards, steps = np.full(3, NO_CARD), 0
        for index in range(min(3, stack.size - laid)):
            cards[index] = stack[laid + index]
            steps += cards[index] < at.LOOP or cards[index] == at.SORCERER
        laid, rows = laid + 3, rows + 1
        group = place.square * ways.rows + ways.numbers[cards[0], cards[1], cards[2]]
        way = chosen(ways, group, treasures, place, most)
        if not is_walked(ways, way):
            impossible, idle = impossible + (steps > 0), idle + (steps == 0)
        place, _ = followed(ways, way, treasures, place, rows, climbed)
    return rows, impossible, idle
