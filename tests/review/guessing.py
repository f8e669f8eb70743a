"""Reviews for tests that look at how one is shown: every number is a guess, at once and without any engine."""

import random
from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

from toychest.contract import Seat
from toychest.review.background import Found
from toychest.review.reviewed import Review, reviewed
from toychest.review.weigher import Judgement, RunWeighed, Weighed
from toychest.review.worths import Worths
from toychest.table import Table
from toychest.web.review_messages import ReviewShown
from toychest.web.review_routes import review_shown


class GuessingWeigher:
    """The same guess for the same seed; every sixth decision or so was a mistake."""

    version, sampling, is_open = "guesses", 0.0, False

    def __init__(self, table: Table) -> None:
        self.rules, self.seats = table.rules, len(table.header.seats)
        self.is_team = table.edition.is_cooperative
        self._worth = 0.5
        self._luck = random.Random(7)

    def weighed(self, state: Any, seed: int, times: int = 1) -> Weighed:
        """A little more or less than before."""
        self._worth = min(max(self._worth + self._luck.uniform(-0.09, 0.09), 0.06), 0.94)
        return Weighed(self._worths(self._worth))

    def run(self, states: Sequence[Any], seed: int) -> RunWeighed:
        """Good luck or bad."""
        before = self._worth
        self._worth = min(max(self._worth + self._luck.uniform(-0.12, 0.12), 0.06), 0.94)
        return RunWeighed(self._worths(before), self._worths(self._worth), 0.2)

    def judged(
        self, state: Any, seat: Seat, move: str, seed: int, forgotten: frozenset[str] = frozenset()
    ) -> Judgement:
        """Some other move was better, now and then."""
        others = [text for text in map(self.rules.write_move, self.rules.legal_moves(state, seat)) if text != move]
        if not others or seed % 6:
            return Judgement(best=move, best_worth=self._worth, played_worth=self._worth)
        lead = 0.08 + seed % 1000 / 4000
        best = others[seed % len(others)]
        return Judgement(best=best, best_worth=min(0.4 + lead, 1), played_worth=0.4, mistake=lead, error=0.01)

    def open_cost(self, state: Any, seat: Seat, move: str, weighed: Weighed, seed: int) -> float:
        """Nothing."""
        return 0.0

    def _worths(self, first: float) -> Worths:
        others = max(self.seats - 1, 1)
        return (first,) * self.seats if self.is_team else (first, *[(1 - first) / others] * (self.seats - 1))


def guessed(table: Table) -> Review:
    """A whole review."""
    with patch("toychest.review.reviewed.weigher_for", lambda *_: GuessingWeigher(table)):
        return reviewed(table)


def guessed_shown(code: str, table: Table) -> ReviewShown:
    """As it is told to a browser."""
    return review_shown(code, table, Found(guessed(table), is_coming=False))
