"""Weighing any game by its rules alone: games are played on at random, and what each seat has in the end is counted."""

import math
import random
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final

from toychest.bots.playouts import played_at_random
from toychest.contract import Edition, Seat
from toychest.review.recipe import Budget
from toychest.review.runs import ends_of
from toychest.review.weigher import Judgement, RunWeighed, Weighed
from toychest.review.worths import EVEN, Worths, blended, final_worths
from toychest.table import draws_for

SLOWER: Final = 50
"""Iterations of a compiled search that are worth one game played on."""

ROUNDS: Final = 3
"""Rounds of a decision that are worth one."""

LEAST: Final = 10
"""Games played on without which a worth says nothing."""


class PlayedOutWeigher:
    """For a game that has no kernel, or none that covers it."""

    version, is_open = "playouts 1", False

    def __init__(self, edition: Edition, seats: int, budget: Budget) -> None:
        self.edition, self.rules, self.seats, self.budget = edition, edition.rules, seats, budget
        self.sampling = EVEN / math.sqrt(self._games(budget.worths))

    def weighed(self, state: Any, seed: int, times: int = 1) -> Weighed:
        """The mean of all games played on."""
        return Weighed(self._worths(state, self._games(times * self.budget.worths), seed))

    def run(self, states: Sequence[Any], seed: int) -> RunWeighed:
        """Every end is played on alike."""
        before, after = states[0], states[-1]
        ends = ends_of(self.rules, before, self.budget.most_ends, self.budget.drawn_ends, seed)
        games = self._games(self.budget.for_end(len(ends.found)))
        found = {end: self._worths(end, games, seed) for end in {after: 0, **dict(ends.found)}}
        return RunWeighed(blended([(odds, found[end]) for end, odds in ends.found]), found[after], ends.odds_of(after))

    def judged(
        self, state: Any, seat: Seat, move: str, seed: int, forgotten: frozenset[str] = frozenset()
    ) -> Judgement:
        """Every move from the same imagined states."""
        states = [
            self.rules.imagine(state, seat, draws_for(str(seed), number), forgotten)
            for number in range(max(self.budget.duel // ROUNDS, LEAST))
        ]
        return self._judged(states, seat, move, seed)

    def open_cost(self, state: Any, seat: Seat, move: str, weighed: Weighed, seed: int) -> float:
        """Every move from the truth."""
        return self._judged([state] * self._games(self.budget.open_duel), seat, move, seed).mistake

    def _judged(self, states: Sequence[Any], seat: Seat, move: str, seed: int) -> Judgement:
        moves = [self.rules.write_move(each) for each in self.rules.legal_moves(states[0], seat)]
        won = {each: [self._won(state, seat, each, seed + at) for at, state in enumerate(states)] for each in moves}
        best = max(moves, key=lambda each: (fmean(won[each]), each == move))
        leads = [mine - played for mine, played in zip(won[best], won[move], strict=True)]
        lead = fmean(leads)
        spread = fmean((each - lead) ** 2 for each in leads)
        error = math.sqrt(spread / len(leads))
        worth, played = fmean(won[best]), fmean(won[move])
        return Judgement(best=best, best_worth=worth, played_worth=played, mistake=lead, error=error)

    def _won(self, state: Any, seat: Seat, move: str, seed: int) -> float:
        after, _ = self.rules.apply(state, seat, self.rules.read_move(move))
        return self._played_on(after, random.Random(seed))[seat]

    def _worths(self, state: Any, games: int, seed: int) -> Worths:
        found = [self._played_on(state, random.Random(seed + number)) for number in range(games)]
        return blended([(1 / games, worths) for worths in found])

    def _played_on(self, state: Any, luck: random.Random) -> Worths:
        outcome = self.rules.outcome(played_at_random(self.rules, state, self.edition.longest, luck))
        if outcome is not None:
            return final_worths(outcome, self.edition.is_cooperative)
        return (0.5 if self.edition.is_cooperative else 1 / self.seats,) * self.seats

    def _games(self, iterations: int) -> int:
        return max(iterations // SLOWER, LEAST)
