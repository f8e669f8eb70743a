"""The compiled search of imagined rows, for any game with a kernel; `compiled/search.py` grows its tree."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from toychest.bots import intervals
from toychest.bots.compiled.search import NODE, Given, Settings, grow, room_for
from toychest.bots.levels import Level
from toychest.bots.rules_search import searched_by_rules
from toychest.bots.thought import WON, Candidate, Foreseen, Thought, taken_of
from toychest.bots.window import Window, wins_at_once
from toychest.contract import Kernel
from toychest.games import EDITIONS
from toychest.games.kernels import generator

SLICE: Final = 500
"""Iterations between two looks at the clock."""

EXPLORATION: Final = 0.15
NETWORK_EXPLORATION: Final = 0.15
DISCOUNT: Final = 0.998
MOST_NODES: Final = 2_000_000
NODES_AN_ITERATION: Final = 24
MOST_FORESEEN: Final = 6


@dataclass(slots=True)
class Tree:
    """The nodes of one search, records by NODE; 0 is the root."""

    records: Any
    nodes: int

    def children(self, node: int) -> list[int]:
        """The nodes below one, the most visited first, of these the most worth."""
        found, child = [], int(self.records[node]["first"])
        while child >= 0:
            found.append(child)
            child = int(self.records[child]["next"])
        return sorted(found, key=self._rank)

    def _rank(self, node: int) -> tuple[int, float, int]:
        return -int(self.records[node]["visits"]), -self.worth(node)[0], int(self.records[node]["move"])

    def is_expected(self, child: int, node: int) -> bool:
        """Whether a move was looked at more than once, and possible in most of the truths that led to its node."""
        visits, available = int(self.records[child]["visits"]), int(self.records[child]["available"])
        return visits > 1 and 2 * available > int(self.records[node]["visits"])

    def worth(self, node: int) -> tuple[float, float, float]:
        """The mean credit of a node, and the bounds of its 95 % interval."""
        visits = int(self.records[node]["visits"])
        mean = float(self.records[node]["total"]) / visits
        spread = max(float(self.records[node]["squares"]) / visits - mean * mean, 0.0)
        if visits == 1:
            return mean, max(mean - 0.5, 0.0), min(mean + 0.5, 1.0)
        return mean, *intervals.of_mean(mean, spread, visits)


class Judge(NamedTuple):
    """What a search judges rows by: a function of the kernel with its weights, and how curious to be beside it."""

    function: Any
    weights: Any
    exploration: float


def judge_of(kernel: Kernel, level: Level, state: Any) -> Judge:
    """The network, where a level has one that was trained for this; else features by fitted or hand-made weights."""
    if level.has_network and kernel.network is not None and kernel.appraises(state):
        return Judge(kernel.appraise, kernel.network, NETWORK_EXPLORATION)
    return Judge(kernel.evaluate, kernel.hand_made if level.is_hand_made else kernel.weights, EXPLORATION)


def functions_of(kernel: Kernel, judge: Judge | None = None) -> tuple[Any, ...]:
    """What a compiled search calls, in the order in which it takes them; without a judge the features judge."""
    return (
        kernel.to_act,
        kernel.listed,
        kernel.step,
        kernel.points,
        kernel.imagine,
        kernel.narrow,
        kernel.evaluate if judge is None else judge.function,
    )


def grown(kernel: Kernel, window: Window, level: Level, seed: int, stop: Any) -> Tree:
    """The tree after the level's iterations, or fewer if it was stopped."""
    state = window.imagined
    capacity = min(level.iterations * NODES_AN_ITERATION + kernel.most_moves + 1, MOST_NODES)
    tree = Tree(np.zeros(capacity, NODE), 0)
    judge = judge_of(kernel, level, state)
    functions = functions_of(kernel, judge)
    given = Given(
        tables=kernel.tables(state),
        root=kernel.pack(state, window.seat),
        forgotten=kernel.forgetting(state, window.seat, window.forgotten),
        weights=judge.weights,
        settings=Settings(judge.exploration, DISCOUNT, level.depth, window.seats),
        rng=generator(seed),
    )
    room, left = room_for(kernel), level.iterations
    while left > 0 and not (tree.nodes and stop()):
        part = min(left, SLICE)
        tree.nodes = grow(*functions, given, room, tree.records, int(window.seat), tree.nodes, part)
        left -= part
    return tree


def searched(window: Window, level: Level, seed: int, stop: Any) -> Thought:
    """The thought of a search; without a kernel for these rules the readable ones are searched."""
    edition = EDITIONS[window.edition]
    kernel = edition.kernel() if edition.kernel is not None else None
    if kernel is None or not kernel.covers(window.imagined):
        return searched_by_rules(window, level, seed, stop)
    tree = grown(kernel, window, level, seed, stop)
    return thought_of(tree, kernel, window, level, seed)


def thought_of(tree: Tree, kernel: Kernel, window: Window, level: Level, seed: int) -> Thought:
    """The most visited move, or one that is nearly as good; and what the tree expects to follow."""
    candidates = tuple(_candidate(tree, node, kernel, window) for node in tree.children(0))
    legal = tuple(made_sure(candidate, window) for candidate in candidates if candidate.move in window.moves)
    move = taken_of(legal, level.softness, seed)
    is_exact = any(candidate.is_exact for candidate in legal if candidate.move == move)
    return Thought(
        move=move,
        by="search",
        candidates=legal,
        foreseen=_foreseen(tree, kernel, window),
        is_exact=is_exact,
        iterations=int(tree.records[0]["visits"]),
    )


def _foreseen(tree: Tree, kernel: Kernel, window: Window) -> tuple[Foreseen, ...]:
    """The most visited moves, one below the other, and who makes them; up to where luck decides what is possible."""
    found, node = list[Foreseen](), 0
    while (below := tree.children(node)) and len(found) < MOST_FORESEEN and tree.is_expected(below[0], node):
        node = below[0]
        found.append(Foreseen(seat=int(tree.records[node]["actor"]), move=_written(tree, node, kernel, window)))
    return tuple(found)


def _written(tree: Tree, node: int, kernel: Kernel, window: Window) -> str:
    return EDITIONS[window.edition].rules.write_move(kernel.move_at(window.imagined, int(tree.records[node]["move"])))


def _candidate(tree: Tree, node: int, kernel: Kernel, window: Window) -> Candidate:
    worth, low, high = tree.worth(node)
    move = _written(tree, node, kernel, window)
    return Candidate(move=move, worth=worth, low=low, high=high, visits=int(tree.records[node]["visits"]))


def made_sure(candidate: Candidate, window: Window) -> Candidate:
    """A move that wins at once does so for certain: no search has to estimate it."""
    if candidate.worth < WON or not wins_at_once(window, candidate.move):
        return candidate
    return replace(candidate, worth=1.0, low=1.0, high=1.0, is_exact=True)
