"""A review as it is asked for over HTTP: never waited for, and only of a finished game."""

from starlette.requests import Request
from starlette.responses import Response

from toychest.bots.hint_errors import measured_error
from toychest.games import EDITIONS
from toychest.review.background import Background, Found
from toychest.review.bill import Bill
from toychest.review.moments import Moment
from toychest.review.reviewed import Review
from toychest.review.steps import Step
from toychest.review.thresholds import thresholds_of
from toychest.table import read_code
from toychest.table.errors import TableError
from toychest.web.pages import answer, refused
from toychest.web.review_messages import BillLineTold, BillTold, MomentTold, ReviewShown, ReviewTold, StepTold
from toychest.web.tables import Tables


async def review(request: Request) -> Response:
    """What was found so far; who asks first has the game looked at."""
    tables: Tables = request.app.state.tables
    reviews: Background = request.app.state.reviews
    try:
        code = read_code(request.path_params["code"])
        return answer(review_shown(code, reviews.found(await tables.load(code))))
    except TableError as error:
        return refused(error)


def review_shown(code: str, found: Found) -> ReviewShown:
    """What was found, as it is told."""
    told = None if found.review is None else _told(found.review)
    return ReviewShown(code=code, is_coming=found.is_coming, review=told)


def _told(review: Review) -> ReviewTold:
    game = EDITIONS[review.edition].game
    return ReviewTold(
        recipe=review.recipe,
        evaluator=review.evaluator,
        error=measured_error(game),
        start=_rounded(review.steps[0].before),
        steps=[_step(step, thresholds_of(game).luck) for step in review.steps],
        bills=[_bill(bill) for bill in review.bills],
        moments=[_moment(moment) for moment in review.moments],
    )


def _step(step: Step, luck: float) -> StepTold:
    """Whose step it was; of luck, whom it helped."""
    lucky = max(range(len(step.parts)), key=lambda seat: step.parts[seat].luck)
    seat = lucky if step.kind == "chance" else step.seat
    part = step.parts[seat or 0]
    return StepTold(
        seq=step.last,
        worths=_rounded(step.after),
        seat=seat,
        mistake=round(part.mistake, 4),
        luck=round(part.luck, 4) if abs(part.luck) >= luck else 0.0,
    )


def _bill(bill: Bill) -> BillTold:
    lines = [BillLineTold(name=line.name, points=line.points) for line in bill.lines]
    return BillTold(seat=bill.seat, lines=lines, end=bill.end_points, verdict=bill.verdict)


def _moment(moment: Moment) -> MomentTold:
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
    )


def _rounded(worths: tuple[float, ...]) -> list[float]:
    """As fine as anybody can see."""
    return [round(worth, 4) for worth in worths]
