"""A review as it is asked for over HTTP: never waited for, and only of a finished game."""

from itertools import zip_longest
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from toychest.review.background import Background, Found
from toychest.review.bill import Bill
from toychest.review.moments import Moment
from toychest.review.reviewed import Review
from toychest.review.steps import PASSES, Step
from toychest.review.thresholds import thresholds_of
from toychest.review.trying import table_before
from toychest.table import Table, read_code
from toychest.table.errors import TableError
from toychest.web.downloads import pressed_response
from toychest.web.pages import refused
from toychest.web.review_messages import (
    BillLineTold,
    BillTold,
    MomentTold,
    ReviewShown,
    ReviewTold,
    StepTold,
)
from toychest.web.tables import Tables
from toychest.web.wire import answer


async def review(request: Request) -> Response:
    """What was found so far; who asks first has the game looked at."""
    tables: Tables = request.app.state.tables
    reviews: Background = request.app.state.reviews
    try:
        code = read_code(request.path_params["code"])
        table = await tables.load(code)
        return answer(review_shown(code, table, reviews.found(table)))
    except TableError as error:
        return refused(error)


async def eyes(request: Request) -> Response:
    """A finished game as one seat saw it."""
    tables: Tables = request.app.state.tables
    try:
        code = read_code(request.path_params["code"])
        pressed = await tables.downloads.eyes(code, request.path_params["seat"])
        return await pressed_response(request, pressed, "application/json")
    except TableError as error:
        return refused(error)


def review_shown(code: str, table: Table, found: Found) -> ReviewShown:
    """What was found, as it is told; each entry is looked at twice."""
    told = None if found.review is None else _told(found.review, table)
    return ReviewShown(
        code=code, is_coming=found.is_coming, done=found.done // PASSES, of=found.of // PASSES, review=told
    )


def _told(review: Review, table: Table) -> ReviewTold:
    return ReviewTold(
        recipe=review.recipe,
        evaluator=review.evaluator,
        error=round(review.error, 4),
        start=_rounded(review.steps[0].before),
        steps=[_step(*pair, table) for pair in zip_longest(review.steps, review.steps[1:])],
        bills=[_bill(bill) for bill in review.bills],
        moments=[_moment(moment, table) for moment in review.moments],
    )


def _step(step: Step, after: Step | None, table: Table) -> StepTold:
    """Whose step it was; of luck, whom it helped. What a game that was given up would have come to is not exact."""
    thresholds = thresholds_of(table.edition.game)
    lucky = max(range(len(step.parts)), key=lambda seat: step.parts[seat].luck)
    seat = lucky if step.kind == "chance" else step.seat
    part = step.parts[seat or 0]
    return StepTold(
        seq=step.last,
        worths=_rounded(step.after),
        known=None if step.judgement is None else round(step.judgement.best_worth, 4),
        seat=seat,
        mistake=round(part.mistake, 4),
        luck=round(part.luck, 4) if abs(part.luck) >= thresholds.luck else 0.0,
        hidden=round(part.hidden, 4) if abs(part.hidden) >= thresholds.hidden and part.mistake == 0 else 0.0,
        is_slip=step.is_slip,
        is_exact=table.forfeit is None if after is None else after.judgement is not None and after.judgement.is_exact,
    )


def _bill(bill: Bill) -> BillTold:
    lines = [BillLineTold(name=line.name, points=line.points) for line in bill.lines]
    return BillTold(seat=bill.seat, lines=lines, end=bill.end_points, verdict=bill.verdict)


def _moment(moment: Moment, table: Table) -> MomentTold:
    return MomentTold(
        kind=moment.kind,
        first=moment.first,
        last=moment.last,
        seat=moment.seat,
        words=moment.words,
        worths=_rounded(moment.worths),
        better=list(moment.better),
        odds=moment.odds,
        is_exact=moment.is_exact,
        said=moment.said,
        better_said=list(moment.better_said),
        foreseen=_foreseen(moment, table),
    )


def _foreseen(moment: Moment, table: Table) -> Any:
    """As a plan of several moves stands before its last one; with a single move that is the frame before."""
    if len(moment.better) < 2:
        return None
    before, seat = table_before(table, moment.first, moment.better[:-1])
    return before.rules.view(before.state, seat)


def _rounded(worths: tuple[float, ...]) -> list[float]:
    """As fine as anybody can see."""
    return [round(worth, 4) for worth in worths]
