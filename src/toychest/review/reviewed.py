"""A whole review, from the table of a finished game."""

import math
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from toychest.contract import CHANCE, Outcome, Saying
from toychest.review.bill import Bill, bills_of
from toychest.review.kept import kept_said, with_keepers
from toychest.review.moments import Moment, moments_of
from toychest.review.recipe import NAME, WHOLE, Budget
from toychest.review.steps import Game, Step, steps_of, with_exactness
from toychest.review.thresholds import thresholds_of
from toychest.review.verdict import verdict_of
from toychest.review.weigher import Weigher, weigher_of
from toychest.table import Table
from toychest.table.errors import TableUnfinished

Tell: TypeAlias = Callable[[int, int], None]
"""How much is done, of how much; it may raise to end the review."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What was found: the recipe and the weigher that it was found by, every step, a bill for every seat, what they say
    in a few sentences, and what is worth a look.

    `error` is one standard deviation of a chance of the graph in an even game: what samples make, and what was measured
    beyond them. `sum` is the ending sum of the log: the same log and recipe give the same review.
    """

    recipe: str
    evaluator: str
    budget: Budget
    error: float
    edition: str
    sum: str
    seats: tuple[str, ...]
    outcome: Outcome
    steps: tuple[Step, ...]
    bills: tuple[Bill, ...]
    verdict: tuple[Saying, ...]
    moments: tuple[Moment, ...]


def reviewed(table: Table, budget: Budget = WHOLE, tell: Tell | None = None) -> Review:
    """The review of a finished game. Raises `TableUnfinished`, `NoBudget`, and what `tell` raises."""
    outcome, ending = table.outcome, table.log.ending
    if outcome is None or ending is None:
        raise TableUnfinished
    weigher = weigher_for(table, budget)
    steps: list[Step] = []
    game = Game(table.edition, table.frames, ending.sum, weigher)
    for done, of, step in steps_of(game):
        if step is not None:
            steps.append(step)
        if tell is not None:
            tell(done, of)
    is_cooperative = table.edition.is_cooperative
    error = math.hypot(weigher.sampling, thresholds_of(table.edition.game).doubt)
    bills = bills_of(steps, is_cooperative, error)
    return Review(
        recipe=NAME,
        evaluator=weigher.version,
        budget=budget_for(table, budget),
        error=error,
        edition=table.edition.id,
        sum=ending.sum,
        seats=table.header.seats,
        outcome=outcome,
        steps=with_exactness(steps, is_played_out=table.forfeit is None),
        bills=bills,
        verdict=(*verdict_of(bills, is_cooperative), *kept_said(table, steps)),
        moments=with_keepers(moments_of(game, steps, table.forfeit), table),
    )


def budget_for(table: Table, budget: Budget) -> Budget:
    """What of a budget each decision of this game gets. Raises `NoBudget`."""
    decisions = sum(frame.seat is not None and frame.seat != CHANCE for frame in table.frames)
    return budget.checked().times(thresholds_of(table.edition.game).work).shared_by(decisions)


def weigher_for(table: Table, budget: Budget) -> Weigher:
    """The weigher of this game. Raises `NoBudget`."""
    return weigher_of(table.edition, table.frames[0].state, len(table.header.seats), budget_for(table, budget))


def written(review: Review) -> bytes:
    """The review as JSON, the same bytes for the same review."""
    return msgspec.json.format(msgspec.json.encode(review), indent=1) + b"\n"
