"""Refusals as messages: what a browser asked for in vain, and why."""

import msgspec
import structlog

from toychest.contract import IllegalMove, MalformedMove, Seat, UnfitFile, UnknownOption
from toychest.table import Table
from toychest.table.errors import TableError
from toychest.web.messages import MoveRefused, RequestRefused
from toychest.web.wire import MALFORMED, Message, Short

log = structlog.get_logger()


class NotYourSeat(Exception):
    """The browser does not hold the seat it speaks for."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not held here")
        self.seat = seat


class _Identified(msgspec.Struct):
    """Whatever else it says, it may have an id."""

    id: Short | None = None


def malformed(text: str | bytes, because: Exception) -> RequestRefused:
    """Not a message that is awaited here; it is answered by its id, if that can be read."""
    try:
        request_id = msgspec.json.decode(text, type=_Identified).id
    except MALFORMED:
        request_id = None
    return RequestRefused(id=request_id, code="malformed-message", facts={"because": str(because)})


def move_refused(refused: IllegalMove, request_id: str, table: Table, seat: Seat) -> MoveRefused:
    """Which rule forbids a move, as it is said to this seat."""
    facts = dict(refused.arguments)
    args = table.edition.says.facts(facts, table.rules.view(table.state, seat))
    return MoveRefused(id=request_id, code=refused.code, rule=refused.rule, facts=facts, args=args)


def option_refused(refused: UnknownOption, request_id: str | None = None) -> RequestRefused:
    """A choice before play that is not offered, or a file of one's own that cannot be played with."""
    if isinstance(refused, UnfitFile):
        facts = {"name": refused.name, "complaints": msgspec.to_builtins(refused.complaints)}
        return RequestRefused(id=request_id, code="option-unfit", facts=facts)
    code = "seats-wrong" if refused.name == "seats" else "option-unknown"
    return RequestRefused(id=request_id, code=code, facts={"name": refused.name})


def refusal_of(refused: Exception, request_id: str | None) -> Message:
    """Every other refusal as a message; what nobody foresaw is logged and named as such."""
    match refused:
        case MalformedMove():
            facts = {"expected": refused.expected, "got": refused.got}
            return RequestRefused(id=request_id, code="malformed-move", facts=facts)
        case NotYourSeat():
            return RequestRefused(id=request_id, code="not-your-seat", facts={"seat": refused.seat})
        case UnknownOption():
            return option_refused(refused, request_id)
        case TableError():
            return RequestRefused(id=request_id, code=refused.code, facts=dict(refused.facts))
        case _:
            log.error("unforeseen", exc_info=refused)
            return RequestRefused(id=request_id, code="unforeseen", facts={})
