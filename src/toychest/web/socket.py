"""The socket of one table: parse a message, ask the table, say what came of it."""

import asyncio
from functools import partial
from typing import assert_never

import msgspec
import structlog
from starlette.websockets import WebSocket

from toychest.contract import IllegalMove, MalformedMove, Seat
from toychest.table import Happened, Table, read_code, seats_of
from toychest.table.errors import Stale, TableError
from toychest.web.connections import Connection
from toychest.web.messages import (
    MALFORMED,
    AddEntropy,
    AskWhyNot,
    EnterTable,
    FromBrowser,
    Message,
    MoveAllowed,
    MoveRefused,
    OpenTurn,
    PlayMove,
    RequestRefused,
    SeatTaken,
    StillHere,
    StillThere,
    TakeBack,
    TakeSeat,
)
from toychest.web.tables import LiveTable, Request, Tables

log = structlog.get_logger()
decoder = msgspec.json.Decoder(FromBrowser)
Sequenced = PlayMove | TakeBack | OpenTurn | AddEntropy
NO_SUCH_TABLE = 4004


class NotYourSeat(Exception):
    """The browser does not hold the seat it speaks for."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is not held here")
        self.seat = seat


async def table_socket(socket: WebSocket) -> None:
    """One browser, from entering to leaving."""
    tables: Tables = socket.app.state.tables
    connection = Connection(socket)
    await socket.accept()
    try:
        live = await tables.enter(read_code(socket.path_params["code"]), connection)
    except TableError as refused:
        await socket.send_text(msgspec.json.encode(refusal_of(refused, None)).decode())
        await socket.close(NO_SUCH_TABLE)
        return
    sending = asyncio.create_task(connection.send_all())
    hearing = asyncio.create_task(_hear_all(tables, live, connection, socket))
    try:
        await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.finish()
        hearing.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)
        await tables.leave(live, connection)


async def _hear_all(tables: Tables, live: LiveTable, connection: Connection, socket: WebSocket) -> None:
    """Answer every message, one after another, until the browser is gone."""
    while (heard := await socket.receive())["type"] != "websocket.disconnect":
        await _answer(tables, live, connection, heard.get("text") or heard.get("bytes") or "")


async def _answer(tables: Tables, live: LiveTable, connection: Connection, text: str | bytes) -> None:
    try:
        message = decoder.decode(text)
    except MALFORMED as malformed:
        connection.tell(RequestRefused(id=None, code="malformed-message", facts={"because": str(malformed)}))
        return
    request_id = getattr(message, "id", None)
    try:
        await _do(tables, live, connection, message)
    except Exception as refused:
        connection.tell(refusal_of(refused, request_id))
        if isinstance(refused, Stale):
            live.show_to(connection)


async def _do(tables: Tables, live: LiveTable, connection: Connection, message: FromBrowser) -> None:
    match message:
        case StillThere():
            connection.tell(StillHere())
        case EnterTable(tokens=tokens):
            connection.seats = seats_of(live.records, tokens)
            live.show_to(connection)
        case TakeSeat():
            await tables.seat(live, connection, message)
            connection.tell(SeatTaken(id=message.id, seat=message.seat, token=message.token))
        case AskWhyNot():
            _check_seat(connection, message.seat)
            live.table.play(Seat(message.seat), message.move)
            connection.tell(MoveAllowed(id=message.id))
        case PlayMove() | TakeBack() | OpenTurn() | AddEntropy():
            _check_seat(connection, message.seat)
            await tables.grant(live, connection, message.id, message.seq, request_of(message))
        case _:
            assert_never(message)


def request_of(message: Sequenced) -> Request:
    """What the table is asked to do."""
    return partial(_requested, message)


def _requested(message: Sequenced, table: Table) -> Happened:
    seat = Seat(message.seat)
    match message:
        case PlayMove():
            return table.play(seat, message.move)
        case TakeBack():
            return table.take_back(seat, message.to)
        case OpenTurn():
            return table.open_turn(seat)
        case AddEntropy():
            return table.add_entropy(seat, message.entropy)


def _check_seat(connection: Connection, seat: int) -> None:
    if seat not in connection.seats:
        raise NotYourSeat(seat)


def refusal_of(refused: Exception, request_id: str | None) -> Message:
    """Every refusal as a message; what nobody foresaw is logged and named as such."""
    match refused:
        case IllegalMove() if request_id is not None:
            return MoveRefused(id=request_id, code=refused.code, rule=refused.rule, facts=dict(refused.arguments))
        case MalformedMove():
            facts = {"expected": refused.expected, "got": refused.got}
            return RequestRefused(id=request_id, code="malformed-move", facts=facts)
        case NotYourSeat():
            return RequestRefused(id=request_id, code="not-your-seat", facts={"seat": refused.seat})
        case TableError():
            return RequestRefused(id=request_id, code=refused.code, facts=dict(refused.facts))
        case _:
            log.error("unforeseen", exc_info=refused)
            return RequestRefused(id=request_id, code="unforeseen", facts={})
