"""A move tried again at a moment of a finished game, as it is asked for over HTTP. The review's weighing judges it."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from toychest.contract import IllegalMove, MalformedMove, Seat
from toychest.review.background import Background
from toychest.review.process import ReviewFailed
from toychest.review.trying import Answer, Try, table_before
from toychest.table import Table, read_code
from toychest.table.errors import RequestError, TableError
from toychest.web.messages import MoveRefused
from toychest.web.pages import answer, body_of, refused
from toychest.web.refusals import move_refused
from toychest.web.review_messages import TryAgain, TryShown
from toychest.web.tables import Tables
from toychest.web.telling import standing
from toychest.web.wire import MALFORMED


class NoVerdict(RequestError):
    """Nothing could be weighed."""

    code = "no-verdict"

    def __init__(self) -> None:
        super().__init__("nothing could be weighed")


async def try_again(request: Request) -> Response:
    """The table as it stood at a moment, and what is said to a move there."""
    tables: Tables = request.app.state.tables
    reviews: Background = request.app.state.reviews
    try:
        table = await tables.load(read_code(request.path_params["code"]))
        wanted = msgspec.json.decode(await body_of(request), type=TryAgain)
        return answer(await _shown(table, wanted, reviews))
    except (TableError, MalformedMove, IllegalMove, *MALFORMED) as error:
        return refused(error)


async def _shown(table: Table, wanted: TryAgain, reviews: Background) -> TryShown:
    before, seat = table_before(table, wanted.seq, wanted.moves[:-1])
    if not wanted.moves:
        return _told(before, seat)
    try:
        before.check_move(seat, wanted.moves[-1])
    except IllegalMove as illegal:
        return _told(before, seat, refused=move_refused(illegal, "", before, seat))
    tried = Try(seq=wanted.seq, moves=tuple(wanted.moves))
    try:
        verdict = await asyncio.wrap_future(reviews.judge(table, tried))
    except (ReviewFailed, RuntimeError) as fault:
        raise NoVerdict from fault
    after = before.with_move(seat, wanted.moves[-1]) if verdict.answer == "good" else before
    return _told(after, seat, verdict.answer)


def _told(table: Table, seat: Seat, said: Answer | None = None, refused: MoveRefused | None = None) -> TryShown:
    return TryShown(seat=int(seat), standing=standing(table, (seat,), seat), answer=said, refused=refused)
