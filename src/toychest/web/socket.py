"""The socket of one table: parse a message, ask the table, say what came of it."""

import asyncio
from collections.abc import Iterable
from typing import assert_never

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from toychest.contract import IllegalMove, Seat
from toychest.host.asked import Asked, BeatAsked, SeatAsked
from toychest.host.hosted import HostedTable
from toychest.table.errors import Stale
from toychest.web.browsers import Browsers
from toychest.web.connection import Connection
from toychest.web.entering import entered, heard
from toychest.web.guide_messages import GoOn, LeaveGuide
from toychest.web.hint_messages import AskHint
from toychest.web.messages import (
    AddEntropy,
    AskWhyNot,
    BotSeated,
    ConfirmShown,
    EnterTable,
    FromBrowser,
    MoveAllowed,
    OpenTurn,
    PlayMove,
    SeatBot,
    SeatTaken,
    StillHere,
    StillThere,
    TakeBack,
    TakeSeat,
)
from toychest.web.refusals import NotYourSeat, malformed, move_refused, refusal_of
from toychest.web.rematch_messages import AgreeRematch, DeclineRematch, OfferRematch
from toychest.web.rematching import rematch_asked
from toychest.web.tables import Tables
from toychest.web.wire import MALFORMED

log = structlog.get_logger()
decoder = msgspec.json.Decoder(FromBrowser)


async def table_socket(socket: WebSocket) -> None:
    """One browser, from entering to leaving."""
    tables: Tables = socket.app.state.tables
    connection = Connection(socket)
    await socket.accept()
    browsers = await entered(tables, connection, socket)
    if browsers is None:
        return
    sending = asyncio.create_task(connection.send_all())
    hearing = asyncio.create_task(_hear_all(tables, browsers, connection, socket))
    try:
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.finish()
        tables.hints.forget(connection)
        hearing.cancel()
        _log_faults(await asyncio.gather(sending, hearing, return_exceptions=True))
        await tables.leave(browsers, connection)


def _log_faults(ends: Iterable[BaseException | None]) -> None:
    """Whatever ended it, other than that one side left."""
    for end in ends:
        if end is not None and not isinstance(end, asyncio.CancelledError | WebSocketDisconnect):
            log.error("unforeseen", exc_info=end)


async def _hear_all(tables: Tables, browsers: Browsers, connection: Connection, socket: WebSocket) -> None:
    """Answer every message, one after another, until the browser is gone."""
    while True:
        await _answer(tables, browsers, connection, await heard(socket))


async def _answer(tables: Tables, browsers: Browsers, connection: Connection, text: str | bytes) -> None:
    try:
        message = decoder.decode(text)
    except MALFORMED as because:
        connection.tell(malformed(text, because))
        return
    request_id = getattr(message, "id", None)
    try:
        await _do(tables, browsers, connection, message)
    except IllegalMove as refused:
        assert isinstance(message, PlayMove | AskWhyNot), "a rule refuses moves"
        connection.tell(move_refused(refused, message.id, browsers.hosted.table, Seat(message.seat)))
    except Exception as refused:
        connection.tell(refusal_of(refused, request_id))
        if isinstance(refused, Stale):
            browsers.show_to(connection)


async def _do(tables: Tables, browsers: Browsers, connection: Connection, message: FromBrowser) -> None:
    hosted = browsers.hosted
    match message:
        case StillThere():
            connection.tell(StillHere())
        case EnterTable():
            browsers.welcome(connection, message)
        case ConfirmShown(seat=seat, seq=seq):
            if seat is not None:
                _check_seat(connection, seat)
            browsers.confirm(connection, None if seat is None else Seat(seat), seq)
        case TakeSeat():
            wanted = SeatAsked(Seat(message.seat), message.name, message.token, message.entropy, connection)
            await tables.host.take_seat(hosted, wanted)
            connection.tell(SeatTaken(id=message.id, seat=message.seat, token=message.token))
        case SeatBot():
            if not connection.seats:
                raise NotYourSeat(message.seat)
            await tables.host.seat_bot(hosted, Seat(message.seat), message.level, message.memory)
            connection.tell(BotSeated(id=message.id, seat=message.seat, level=message.level))
        case AskHint():
            _check_seat(connection, message.seat)
            tables.hints.ask(hosted, connection, message)
        case AskWhyNot():
            _check_seat(connection, message.seat)
            hosted.table.check_move(Seat(message.seat), message.move)
            connection.tell(MoveAllowed(id=message.id))
        case GoOn() | LeaveGuide():
            await _guide(tables, hosted, connection, message)
        case OfferRematch() | AgreeRematch() | DeclineRematch():
            await tables.rematches.ask(hosted, rematch_asked(message, connection.seats, connection))
        case PlayMove() | TakeBack() | OpenTurn() | AddEntropy():
            _check_seat(connection, message.seat)
            # The message is the request itself: PlayMove is a requests.Play, and so on.
            asked = Asked(message, message.seq, message.id, connection)
            if await tables.host.grant(hosted, asked) is None:
                browsers.answer_again(connection, message.id)
        case _:
            assert_never(message)


async def _guide(tables: Tables, hosted: HostedTable, connection: Connection, message: GoOn | LeaveGuide) -> None:
    """Whoever learns goes on, or goes on alone."""
    _check_seat(connection, message.seat)
    match message:
        case GoOn():
            await tables.host.go_on(hosted, BeatAsked(message.beat, message.id, connection))
        case LeaveGuide():
            await tables.host.leave_guide(hosted, Seat(message.seat), message.id, connection)


def _check_seat(connection: Connection, seat: int) -> None:
    if seat not in connection.seats:
        raise NotYourSeat(seat)
