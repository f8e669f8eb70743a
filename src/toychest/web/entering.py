"""The door of a table: a browser is told nothing, and no table is loaded for it, until its first message enters."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from toychest.table import read_code
from toychest.table.errors import MalformedCode, NoSuchTable, TableError
from toychest.web.browsers import Browsers
from toychest.web.connection import PATIENCE, Connection, written
from toychest.web.messages import EnterTable
from toychest.web.refusals import malformed, refusal_of
from toychest.web.tables import Tables
from toychest.web.wire import MALFORMED

log = structlog.get_logger()
decoder = msgspec.json.Decoder(EnterTable)

ENTER_WITHIN: Final = 10.0
"""Seconds from connecting to entering. A browser enters at once."""

NEVER_ENTERED, NO_SUCH_TABLE, TABLE_UNREADABLE = 4001, 4004, 4005


async def entered(tables: Tables, connection: Connection, socket: WebSocket) -> Browsers | None:
    """The browsers around the table, this one among them; None if it never enters, or the table cannot be shown."""
    try:
        async with asyncio.timeout(ENTER_WITHIN):
            wanted = await _wanted(socket)
    except (TimeoutError, WebSocketDisconnect):
        await _cut(socket, NEVER_ENTERED)
        return None
    try:
        return await tables.enter(read_code(socket.path_params["code"]), connection, wanted)
    except Exception as refused:
        await _turn_away(socket, refused)
        return None


async def _wanted(socket: WebSocket) -> EnterTable:
    """What the browser enters with. Whatever else comes first is refused."""
    while True:
        text = await heard(socket)
        try:
            return decoder.decode(text)
        except MALFORMED as because:
            await socket.send_text(written(malformed(text, because)).decode())


async def heard(socket: WebSocket) -> str | bytes:
    """The next message, as it came. Raises `WebSocketDisconnect`."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    return message.get("text") or message.get("bytes") or ""


async def _turn_away(socket: WebSocket, refused: Exception) -> None:
    """Say why the table cannot be shown, and hang up."""
    refusal = refusal_of(refused, None)
    is_missing = isinstance(refused, NoSuchTable | MalformedCode)
    if isinstance(refused, TableError) and not is_missing:
        log.warning("a table cannot be shown", table=socket.path_params["code"], because=str(refused))
    await _cut(socket, NO_SUCH_TABLE if is_missing else TABLE_UNREADABLE, written(refusal))


async def _cut(socket: WebSocket, code: int, last_words: bytes = b"") -> None:
    """Close a socket that has no queue. One that is gone, or takes nothing, is not waited for."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            if last_words:
                await socket.send_text(last_words.decode())
            await socket.close(code)
