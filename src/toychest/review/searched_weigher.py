"""Weighing by the compiled search of the strongest level: of the truth, or of what a seat may imagine."""

import hashlib
import math
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from toychest.bots.compiled.search import NODE, Given, Settings, room_for
from toychest.bots.kernel_search import (
    DISCOUNT,
    EXPLORATION,
    MOST_NODES,
    NODES_AN_ITERATION,
    Judge,
    functions_of,
)
from toychest.bots.levels import LEVELS, level_of
from toychest.bots.thought import WON
from toychest.contract import Edition, Kernel, Seat
from toychest.games.kernels import generator
from toychest.review.compiled import weighing as at
from toychest.review.compiled.rounds import play_round
from toychest.review.contest import Contest, Lead
from toychest.review.recipe import Budget
from toychest.review.runs import ends_of
from toychest.review.thresholds import thresholds_of
from toychest.review.weigher import Judgement, RunWeighed, Weighed
from toychest.review.worths import EVEN, Worths, blended, final_worths
from toychest.table import draws_for

TRUTH: Final = Seat(-1)
"""The observer who knows everything."""

CURIOSITY: Final = 0.1
"""Exploration in rounds: with more, what a tree of 92 iterations says lies far from what one of 5,000 says."""


class Followed(msgspec.Struct, frozen=True):
    """A move as a search of all moves saw it."""

    move: str
    visits: int
    worths: Worths


class Duel(msgspec.Struct, frozen=True):
    """Two moves weighed against each other, and one standard error of the lead of the first."""

    first: float
    second: float
    lead: float
    error: float


class SearchedWeigher:
    """For games with a kernel."""

    is_open = False

    def __init__(self, edition: Edition, seats: int, budget: Budget, judge: Judge | None = None) -> None:
        """Without a judge the features judge."""
        assert edition.kernel is not None, "a game without a kernel is played out"
        self.edition, self.rules, self.seats, self.budget = edition, edition.rules, seats, budget
        self.kernel: Kernel = edition.kernel()
        level, self._thresholds = level_of(edition.game, LEVELS[-1]), thresholds_of(edition.game)
        self._judge = judge or Judge(self.kernel.evaluate, self.kernel.weights, EXPLORATION)
        self._functions = functions_of(self.kernel, self._judge)
        self.version = f"search 1, weights {hashlib.sha256(self._judge.weights.tobytes()).hexdigest()[:8]}"
        self.sampling = EVEN / math.sqrt(max(budget.worths // 2, 1))  # the first half only lets the tree grow
        self._depth = level.depth
        self._room, self._ahead = room_for(self.kernel), np.empty(self.kernel.most_moves + 2, NODE)

    def weighed(self, state: Any, seed: int, times: int = 1) -> Weighed:
        """The most visited move speaks for the state.

        More work is more trees, not larger ones: what a tree says hangs on its size, in one direction, and what the
        states before and after it say must hang on theirs alike.
        """
        trees = [self.followed(state, TRUTH, self.budget.worths, seed + number) for number in range(times)]
        visits = Counter[str]()
        for each in chain.from_iterable(trees):
            visits[each.move] += each.visits
        return Weighed(blended([(1 / times, tree[0].worths) for tree in trees]), visits.most_common(1)[0][0])

    def run(self, states: Sequence[Any], seed: int) -> RunWeighed:
        """Every end is weighed alike, with the same luck: the one that came and all that might have come."""
        before, after = states[0], states[-1]
        ends = ends_of(self.rules, before, self.budget.most_ends, self.budget.drawn_ends, seed)
        iterations = self.budget.for_end(len(ends.found)) if self.budget.run else 0
        found = {end: self._end(end, iterations, seed) for end in {after: 0, **dict(ends.found)}}
        return RunWeighed(blended([(odds, found[end]) for end, odds in ends.found]), found[after], ends.odds_of(after))

    def judged(
        self, state: Any, seat: Seat, move: str, seed: int, forgotten: frozenset[str] = frozenset()
    ) -> Judgement:
        """From an imagined state on: the truth is not even looked at."""
        imagined = self.rules.imagine(state, seat, draws_for(str(seed), 0), forgotten)
        number = self.kernel.move_id(imagined, self.rules.read_move(move))
        others = [each for each in self._worth_a_look(imagined, seat) if each != number]
        play = partial(self._round, self._given(imagined, seat, seed, forgotten, CURIOSITY), seat)
        if not others:
            worth = float(play([number], self._thresholds.tree, seed)[0])
            return Judgement(best=move, best_worth=worth, played_worth=worth)
        found = Contest(play, self._thresholds, seed).won([number, *others], self.budget.known, self.budget.duel)
        if found.lead <= 0.0:
            return Judgement(best=move, best_worth=found.played_worth, played_worth=found.played_worth)
        return self._missed(imagined, seat, found)

    def _missed(self, state: Any, seat: Seat, found: Lead) -> Judgement:
        best = self.rules.write_move(self.kernel.move_at(state, found.move))
        is_won = found.worth >= WON and self.wins(state, seat, best)
        worth = 1.0 if is_won else found.worth
        return Judgement(
            best=best,
            best_worth=worth,
            played_worth=found.played_worth,
            mistake=worth - found.played_worth,
            error=found.error,
            is_exact=is_won,
        )

    def _worth_a_look(self, state: Any, seat: Seat) -> list[int]:
        """The moves that a search would look at."""
        kernel, room = self.kernel, self._room
        tables, row = kernel.tables(state), kernel.pack(state, seat)
        count = kernel.listed(tables, row, room.ids, room.odds, room.scratch)
        return [int(number) for number in room.ids[: kernel.narrow(tables, row, room.ids, count, room.scratch)]]

    def _round(self, given: Given, seat: Seat, moves: Sequence[int], iterations: int, seed: int) -> NDArray[np.float64]:
        """What each move is worth to the seat, by what it knows."""
        given.rng[:] = generator(seed)
        worths = np.zeros((len(moves), at.COUNT), np.float64)
        numbers = np.array(moves, np.int32)
        play_round(*self._functions, given, self._room, self._tree(iterations), int(seat), numbers, iterations, worths)
        return worths[:, seat]

    def open_cost(self, state: Any, seat: Seat, move: str, weighed: Weighed, seed: int) -> float:
        """The same duel of truths, against the move that is best with the truth known."""
        if weighed.best is None or weighed.best == move:
            return 0.0
        return max(self.duel(state, TRUTH, (weighed.best, move), seat, self.budget.open_duel, seed).lead, 0.0)

    def _end(self, state: Any, iterations: int, seed: int) -> Worths:
        outcome = self.rules.outcome(state)
        if outcome is not None:
            return final_worths(outcome, self.edition.is_cooperative)
        return self._worths(state, iterations, seed) if iterations else self._one_ahead(state)

    def _worths(self, state: Any, iterations: int, seed: int) -> Worths:
        """What the most visited move is worth; nobody asks which one that is."""
        credits, _ = self._credits(state, TRUTH, iterations, seed, frozenset())
        best = credits[int(np.argmax(credits[:, at.COUNT]))]
        return tuple(float(credit / best[at.COUNT]) for credit in best[: self.seats])

    def _one_ahead(self, state: Any) -> Worths:
        """By the best move one ahead: at once, and without any noise."""
        given, credit = self._given(state, TRUTH, 0, frozenset()), self._room.credit
        at.look_ahead(*self._functions, given, self._room, self._ahead)
        total = float(credit[: self.seats].sum())
        return tuple(float(each) / total for each in credit[: self.seats])

    def wins(self, state: Any, seat: Seat, move: str) -> bool:
        """Whether the game is won with this very move."""
        outcome = self.rules.outcome(self.rules.apply(state, seat, self.rules.read_move(move))[0])
        return outcome is not None and outcome.places[seat] == 1

    def followed(
        self, state: Any, observer: Seat, iterations: int, seed: int, forgotten: frozenset[str] = frozenset()
    ) -> list[Followed]:
        """Every move that was looked at, the most visited first."""
        credits, moves = self._credits(state, observer, iterations, seed, forgotten)
        seen = [node for node in range(1, len(moves)) if credits[node, at.COUNT] > 0]
        found = [self._move(state, int(moves[node]), credits[node]) for node in seen]
        return sorted(found, key=lambda each: (-each.visits, each.move))

    def _credits(
        self, state: Any, observer: Seat, iterations: int, seed: int, forgotten: frozenset[str]
    ) -> tuple[NDArray[np.float64], NDArray[Any]]:
        """What each move of the root brought to each seat, and how often it was followed; and the moves' numbers."""
        tree, credits = self._tree(iterations), np.zeros((self.kernel.most_moves + 1, at.COUNT + 1), np.float64)
        given = self._given(state, observer, seed, forgotten)
        nodes = at.weigh(*self._functions, given, self._room, tree, int(observer), iterations, credits)
        return credits, tree["move"][: min(nodes, len(credits))]

    def _move(self, state: Any, number: int, credits: NDArray[np.float64]) -> Followed:
        visits = int(credits[at.COUNT])
        worths = tuple(float(credit) / visits for credit in credits[: self.seats])
        return Followed(self.rules.write_move(self.kernel.move_at(state, number)), visits, worths)

    def duel(
        self,
        state: Any,
        observer: Seat,
        moves: tuple[str, str],
        mover: Seat,
        iterations: int,
        seed: int,
        forgotten: frozenset[str] = frozenset(),
    ) -> Duel:
        """Paired samples: the same truths and the same luck for both moves."""
        numbers = [self.kernel.move_id(state, self.rules.read_move(move)) for move in moves]
        pair = np.array([observer, mover, *numbers], np.int32)
        sums, truth = np.zeros(at.SAMPLES + 1, np.float64), np.zeros(self.kernel.row_size, np.int16)
        trees = self._tree(iterations), self._tree(iterations)
        given = self._given(state, observer, seed, forgotten)
        at.duel(*self._functions, given, self._room, *trees, truth, pair, iterations, sums)
        samples = sums[at.SAMPLES]
        lead = float(sums[at.DIFFERENCE] / samples)
        spread = max(float(sums[at.SQUARES] / samples) - lead * lead, 0.0)
        return Duel(
            float(sums[at.FIRST] / samples), float(sums[at.SECOND] / samples), lead, math.sqrt(spread / samples)
        )

    def _tree(self, iterations: int) -> NDArray[Any]:
        return np.empty(min(iterations * NODES_AN_ITERATION + self.kernel.most_moves + 1, MOST_NODES), NODE)

    def _given(
        self, state: Any, observer: Seat, seed: int, forgotten: frozenset[str], exploration: float | None = None
    ) -> Given:
        kernel = self.kernel
        curious = self._judge.exploration if exploration is None else exploration
        return Given(
            tables=kernel.tables(state),
            root=kernel.pack(state, None if observer == TRUTH else observer),
            forgotten=kernel.forgetting(state, max(observer, Seat(0)), forgotten),
            weights=self._judge.weights,
            settings=Settings(curious, DISCOUNT, self._depth, self.seats),
            rng=generator(seed),
        )
