"""The socket of one table: parse a message, ask the table, say what came of it."""

import msgspec
import structlog
from starlette.websockets import WebSocket

from toychest.contract import IllegalMove, Seat
from toychest.host.asked import Asked, BeatAsked, SeatAsked
from toychest.host.hosted import HostedTable
from toychest.table.errors import Stale
from toychest.web.between_people import do_between_people
from toychest.web.browsers import Browsers
from toychest.web.connection import Connection
from toychest.web.costs import COSTS
from toychest.web.entering import entered
from toychest.web.guide_messages import GoOn, LeaveGuide
from toychest.web.hint_messages import AskHint
from toychest.web.invitation import invited_to
from toychest.web.limits import network_of
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
    TakeSeat,
)
from toychest.web.refusals import malformed, move_refused, refusal_of
from toychest.web.sitting_messages import AskSittingKey, BeginPlay, GiveSeat, RefuseSeat, Sit
from toychest.web.tables import Tables
from toychest.web.websocket import NORMAL, SocketClosed, open_socket
from toychest.web.wire import MALFORMED

log = structlog.get_logger()
decoder = msgspec.json.Decoder(FromBrowser)


async def table_socket(socket: WebSocket) -> None:
    """One browser, from entering to leaving. What it asked for before it left is still done."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    connection = Connection(open_socket(socket), tables.backlog)
    connection.invited_to = invited_to(socket)
    connection.address = network_of(socket.client.host) if socket.client is not None else ""
    browsers = await entered(tables, connection, socket.path_params["code"])
    if browsers is None:
        return
    try:
        await _hear_all(tables, browsers, connection)
    except SocketClosed:
        pass
    except Exception as fault:
        log.error("unforeseen", exc_info=fault)
    finally:
        connection.socket.drop(NORMAL)
        tables.hints.forget(connection)
        await tables.leave(browsers, connection)


async def _hear_all(tables: Tables, browsers: Browsers, connection: Connection) -> None:
    """Answer every message, one after another, until the browser is gone."""
    while True:
        await _answer(tables, browsers, connection, await connection.socket.hear())


async def _answer(tables: Tables, browsers: Browsers, connection: Connection, text: str | bytes) -> None:
    try:
        message = decoder.decode(text)
    except MALFORMED as because:
        connection.tell(malformed(text, because))
        return
    request_id = getattr(message, "id", None)
    cost = COSTS.get(type(message))
    if cost is not None:
        connection.socket.spend(cost)
    if request_id is not None:
        browsers.presence.come_back(connection)
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
                connection.check_holds(seat)
            browsers.confirm(connection, None if seat is None else Seat(seat), seq)
        case TakeSeat():
            wanted = SeatAsked(Seat(message.seat), message.name, message.token, message.entropy, connection)
            await tables.host.take_seat(hosted, wanted)
            connection.tell(SeatTaken(id=message.id, seat=message.seat, token=message.token))
        case SeatBot():
            connection.check_belongs(message.seat)
            await tables.host.seat_bot(hosted, Seat(message.seat), message.level, message.memory)
            connection.tell(BotSeated(id=message.id, seat=message.seat, level=message.level))
        case AskHint():
            connection.check_holds(message.seat)
            tables.hints.ask(hosted, connection, message)
        case AskWhyNot():
            connection.check_holds(message.seat)
            hosted.table.check_move(Seat(message.seat), message.move)
            connection.tell(MoveAllowed(id=message.id))
        case AskSittingKey() | Sit() | BeginPlay() | GiveSeat() | RefuseSeat():
            await tables.sitting_down.do(browsers, connection, message)
        case GoOn() | LeaveGuide():
            await _guide(tables, hosted, connection, message)
        case PlayMove() | OpenTurn() | AddEntropy():
            connection.check_holds(message.seat)
            # The message is the request itself: PlayMove is a requests.Play, and so on.
            asked = Asked(message, message.seq, message.id, connection, delay=connection.socket.delay)
            if await tables.host.grant_waiting(hosted, asked) is None:
                browsers.answer_again(connection, message.id)
        case _:
            await do_between_people(tables, browsers, connection, message)


async def _guide(tables: Tables, hosted: HostedTable, connection: Connection, message: GoOn | LeaveGuide) -> None:
    """Whoever learns goes on, or goes on alone."""
    connection.check_holds(message.seat)
    match message:
        case GoOn():
            await tables.host.go_on(hosted, BeatAsked(message.beat, message.id, connection))
        case LeaveGuide():
            await tables.host.leave_guide(hosted, Seat(message.seat), message.id, connection)
