"""A review as it is asked for over HTTP: never waited for, and only of a finished game."""

import math
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from toychest.review.background import Background, Found
from toychest.review.bill import Bill, BillLine
from toychest.review.marks import mark_of, seat_of
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
    told = None if found.review is None else _told(found.review, table, is_whole=not found.is_coming)
    return ReviewShown(
        code=code, is_coming=found.is_coming, done=found.done // PASSES, of=found.of // PASSES, review=told
    )


def _told(review: Review, table: Table, *, is_whole: bool) -> ReviewTold:
    """While more is coming the chances alone: what is said of them is never taken back."""
    return ReviewTold(
        recipe=review.recipe,
        evaluator=review.evaluator,
        error=round(review.error, 4),
        start=_rounded(review.steps[0].before),
        steps=[_step(step, table.edition.game, is_whole) for step in review.steps],
        bills=[_bill(bill) for bill in review.bills] if is_whole else [],
        verdict=list(review.verdict) if is_whole else [],
        moments=[_moment(moment, table) for moment in review.moments] if is_whole else [],
    )


def _step(step: Step, game: str, is_whole: bool) -> StepTold:
    mark = mark_of(step, thresholds_of(game)) if is_whole else None
    kind, size = (mark.kind, round(mark.size, 4)) if mark is not None else (None, 0.0)
    return StepTold(
        seq=step.last,
        worths=_rounded(step.after),
        known=None if step.judgement is None else round(step.judgement.best_worth, 4),
        seat=seat_of(step),
        mark=kind,
        size=size,
        is_exact=step.is_exact,
    )


def _bill(bill: Bill) -> BillTold:
    return BillTold(seat=bill.seat, lines=[_line(line) for line in bill.lines], end=bill.end_points)


def _line(line: BillLine) -> BillLineTold:
    within = None if line.within is None else math.ceil(100 * line.within)
    return BillLineTold(name=line.name, points=line.points, within=within)


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
