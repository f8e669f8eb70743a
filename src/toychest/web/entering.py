"""The door of a table: a browser is told nothing, and no table is loaded for it, until its first message enters."""

import asyncio
from typing import Final

import msgspec
import structlog

from toychest.table import read_code
from toychest.table.errors import MalformedCode, NoSuchTable, TableError
from toychest.web.browsers import Browsers
from toychest.web.connection import Connection, written
from toychest.web.messages import EnterTable
from toychest.web.refusals import malformed, refusal_of
from toychest.web.tables import Tables
from toychest.web.websocket import OpenSocket, SocketClosed
from toychest.web.wire import MALFORMED

log = structlog.get_logger()
decoder = msgspec.json.Decoder(EnterTable)

ENTER_WITHIN: Final = 10.0
"""Seconds from connecting to entering. A browser enters at once."""

NEVER_ENTERED, NO_SUCH_TABLE, TABLE_UNREADABLE = 4001, 4004, 4005


async def entered(tables: Tables, connection: Connection, code: str) -> Browsers | None:
    """The browsers around the table, this one among them; None if it never enters, or the table cannot be shown."""
    try:
        async with asyncio.timeout(ENTER_WITHIN):
            wanted = await _wanted(connection.socket)
    except (TimeoutError, SocketClosed):
        connection.socket.drop(NEVER_ENTERED)
        return None
    try:
        return await tables.enter(read_code(code), connection, wanted)
    except Exception as refused:
        _turn_away(connection.socket, code, refused)
        return None


async def _wanted(socket: OpenSocket) -> EnterTable:
    """What the browser enters with. Whatever else comes first is refused. Raises `SocketClosed`."""
    while True:
        text = await socket.hear()
        try:
            return decoder.decode(text)
        except MALFORMED as because:
            socket.put(written(malformed(text, because)))


def _turn_away(socket: OpenSocket, code: str, refused: Exception) -> None:
    """Say why the table cannot be shown, and hang up."""
    is_missing = isinstance(refused, NoSuchTable | MalformedCode)
    if isinstance(refused, TableError) and not is_missing:
        log.warning("a table cannot be shown", table=code, because=str(refused))
    socket.put(written(refusal_of(refused, None)))
    socket.is_in_vain = is_missing
    socket.drop(NO_SUCH_TABLE if is_missing else TABLE_UNREADABLE)
