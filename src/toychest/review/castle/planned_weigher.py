"""Weighing Coded Castle by its planner: nothing is sampled, every plan and every row that may come is looked at.

before a row is laid     the book's value of each row that may come, by its odds
the row lies             the planner's best plan, which looks one row farther

So a row's luck is told by one measure, the book's; how much the planner thinks otherwise of it is nobody's.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from toychest.bots.castle_planner.book import book_for
from toychest.bots.castle_planner.prospects import fresh, looked_at, prospects
from toychest.bots.levels import LEVELS
from toychest.contract import CHANCE, Edition, Seat
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.kernel.moves import number_of
from toychest.games.castle.state import Castle, are_treasures_placed, unfound
from toychest.review.runs import ends_of
from toychest.review.weigher import Judgement, RunWeighed, Weighed

EVERY_ROW: Final = 1_000_000
"""More ends than three cards can have."""

GHOST: Final = CARDS.index(Card.GHOST)


class PlannedWeigher:
    """For Coded Castle, whose seats win together or not at all."""

    version, sampling, is_open = "planner 1", 0.0, True

    def __init__(self, edition: Edition) -> None:
        self.edition, self.rules = edition, edition.rules

    def weighed(self, state: Castle, seed: int, times: int = 1) -> Weighed:
        """The best plan speaks for the row."""
        best = prospects(self.edition.id, state, LEVELS[-1])[0]
        return Weighed((best.worth,) * state.terms.seats, best.move)

    def run(self, states: Sequence[Castle], seed: int) -> RunWeighed:
        """From when the treasures lie: where they were placed is how the game starts, nobody's luck in it."""
        before = next(state for state in states if are_treasures_placed(state))
        tops, seats = self._tops(before), before.terms.seats
        rows = self._rows(before)
        expected = sum(odds * tops[row] for row, odds in rows.items())
        return RunWeighed((expected,) * seats, (tops[states[-1].row],) * seats, rows[states[-1].row])

    def judged(
        self, state: Castle, seat: Seat, move: str, seed: int, forgotten: frozenset[str] = frozenset()
    ) -> Judgement:
        """What is left of the best plan's worth after the move: nothing is hidden, so nothing is imagined."""
        best = prospects(self.edition.id, state, LEVELS[-1])[0]
        after, is_exact = self._after(self.rules.apply(state, seat, self.rules.read_move(move))[0])
        return Judgement(
            best=best.move,
            best_worth=best.worth,
            played_worth=after,
            mistake=max(best.worth - after, 0.0),
            is_exact=best.is_exact and is_exact,
            plan=best.plan,
        )

    def open_cost(self, state: Castle, seat: Seat, move: str, weighed: Weighed, seed: int) -> float:
        """All lies open anyway."""
        return self.judged(state, seat, move, seed).mistake

    def _after(self, state: Castle) -> tuple[float, bool]:
        """What a state after a decision is worth, and whether that is certain."""
        if state.outcome is not None:
            return float(state.outcome.places[0] == 1), True
        if self.rules.to_act(state) == (CHANCE,):
            tops = self._tops(state)
            return sum(odds * tops[row] for row, odds in self._rows(state).items()), False
        best = prospects(self.edition.id, state, LEVELS[-1])[0]
        return best.worth, best.is_exact

    def _rows(self, state: Castle) -> dict[tuple[Card, ...], float]:
        """Every row that may be laid now, and how likely it is."""
        found: dict[tuple[Card, ...], float] = {}
        for end, odds in ends_of(self.rules, state, EVERY_ROW, EVERY_ROW, 0).found:
            found[end.row] = found.get(end.row, 0.0) + odds
        return found

    def _tops(self, state: Castle) -> dict[tuple[Card, ...], float]:
        """What each row of the box is worth from here, best played, by the book."""
        sought, rest = looked_at(state)
        book, square = book_for(fresh(state), sought, rest, True), number_of(state.terms.board, state.sorcerer)
        starts = book.firsts[square * len(book.rows) : (square + 1) * len(book.rows) + 1]
        outcomes = book.outcomes[min(state.ghost, len(book.outcomes) - 1), starts[0] : starts[-1]]
        nexts = book.nexts[book.stacks[sum(state.stack), state.stack[GHOST]]]
        stacks = nexts[np.repeat(book.kinds, np.diff(starts))]
        worths = book.values[stacks, _left(state, sought) & ~outcomes["taken"].astype(np.int64), outcomes["place"]]
        tops = np.maximum.reduceat(worths, starts[:-1] - starts[0])
        rows = [tuple(CARDS[face] for face in row if face >= 0) for row in book.rows.tolist()]
        return dict(zip(rows, tops.tolist(), strict=True))


def _left(state: Castle, sought: Sequence[Any]) -> int:
    """The treasures sought and not found, a bit each."""
    left = unfound(state)
    return sum(1 << bit for bit, square in enumerate(sought) if square in left)
