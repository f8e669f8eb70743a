"""The socket of one puzzle: a table in memory for one browser, which nobody else sees and nothing stores."""

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Final, assert_never

import msgspec
from starlette.websockets import WebSocket

from toychest.contract import Edition, IllegalMove, Seat
from toychest.puzzles.day import puzzles_by_game
from toychest.puzzles.hardness import hardnesses
from toychest.table import read_code
from toychest.table.errors import RequestError, TableError
from toychest.web.connection import Connection
from toychest.web.hint_messages import AskHint
from toychest.web.messages import (
    AskWhyNot,
    ConfirmShown,
    EnterTable,
    MoveAllowed,
    PlayMove,
    StillHere,
    StillThere,
    TakeBack,
)
from toychest.web.own_puzzle import NoVerdict, OwnSitting, own_sitting
from toychest.web.puzzle_messages import FromPuzzler, ShowAnswer
from toychest.web.puzzle_sitting import PuzzleSitting
from toychest.web.refusals import NotYourSeat, malformed, move_refused, refusal_of
from toychest.web.tables import Tables
from toychest.web.websocket import SocketClosed, open_socket
from toychest.web.wire import MALFORMED, Message

decoder = msgspec.json.Decoder(FromPuzzler)

NO_SUCH_PUZZLE: Final = 4004


class NoSuchPuzzle(RequestError):
    """No puzzle has that id; it may have been another Toychest's."""

    code = "no-such-puzzle"

    def __init__(self, id: str) -> None:
        super().__init__(f"no puzzle is called {id}", got=id[:40])


async def puzzle_socket(socket: WebSocket) -> None:
    """One browser, from entering to leaving."""
    tables: Tables = socket.app.state.tables
    id = socket.path_params["id"]
    await socket.accept()
    connection = Connection(open_socket(socket), tables.backlog)
    sitting = sat_down(tables.host.editions, id)
    if sitting is None:
        _turn_away(connection, NoSuchPuzzle(id))
        return
    with suppress(SocketClosed):
        while True:
            _tell(connection, answers(sitting, await connection.socket.hear()))


async def own_puzzle_socket(socket: WebSocket) -> None:
    """The same at an entry of a finished game; while what was tried is weighed, everything else goes on."""
    tables: Tables = socket.app.state.tables
    await socket.accept()
    connection = Connection(open_socket(socket), tables.backlog)
    try:
        code = read_code(socket.path_params["code"])
        table = await tables.load(code)
        sitting = await own_sitting(socket.app.state.reviews, code, table, socket.path_params["entry"])
    except TableError as refused:
        _turn_away(connection, refused)
        return
    weighing: set[asyncio.Task[None]] = set()
    with suppress(SocketClosed):
        while True:
            _tell(connection, answers(sitting, await connection.socket.hear()))
            if sitting.to_weigh:
                weighing.add(asyncio.create_task(_tell_verdict(connection, sitting)))
    for task in weighing:
        task.cancel()


async def _tell_verdict(connection: Connection, sitting: OwnSitting) -> None:
    try:
        _tell(connection, await sitting.verdict())
    except NoVerdict as refused:
        connection.tell(refusal_of(refused, None))


def _tell(connection: Connection, messages: Iterable[Message]) -> None:
    for message in messages:
        connection.tell(message)


def _turn_away(connection: Connection, refused: TableError) -> None:
    connection.tell(refusal_of(refused, None))
    connection.socket.is_in_vain = True
    connection.socket.drop(NO_SUCH_PUZZLE)


def sat_down(editions: Mapping[str, Edition], id: str) -> PuzzleSitting | None:
    """At the puzzle of this id, if there is one."""
    for puzzles in puzzles_by_game(editions).values():
        for each in puzzles:
            if each.id == id:
                return PuzzleSitting(editions[each.edition], each, hardnesses(puzzles)[id])
    return None


def answers(sitting: PuzzleSitting, text: str | bytes) -> list[Message]:
    """What is said to one message."""
    try:
        message = decoder.decode(text)
    except MALFORMED as because:
        return [malformed(text, because)]
    try:
        return done(sitting, message)
    except IllegalMove as refused:
        assert isinstance(message, PlayMove | AskWhyNot), "a rule refuses moves"
        return [move_refused(refused, message.id, sitting.table, Seat(message.seat))]
    except Exception as refused:
        return [refusal_of(refused, getattr(message, "id", None))]


def done(sitting: PuzzleSitting, message: FromPuzzler) -> list[Message]:
    """What was asked for, done. Raises what refuses it."""
    if getattr(message, "seat", None) not in (None, sitting.seat):
        raise NotYourSeat(getattr(message, "seat", -1))
    match message:
        case StillThere():
            return [StillHere()]
        case ConfirmShown():
            return []
        case EnterTable():
            return sitting.begun()
        case PlayMove():
            return sitting.played(message)
        case TakeBack():
            return sitting.taken_back(message)
        case ShowAnswer():
            return sitting.answered(message)
        case AskHint():
            return [sitting.hint(message)]
        case AskWhyNot():
            sitting.table.check_move(sitting.seat, message.move)
            return [MoveAllowed(id=message.id)]
        case _:
            assert_never(message)
