"""One browser at one table: a queue of messages that never holds anybody else up."""

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from toychest.contract import Seat
from toychest.table import Confirmations
from toychest.web.wire import Message

QUEUE: Final = 100
"""Messages that may wait for one browser. One that falls further behind is dropped, and enters again."""

PATIENCE: Final = 10.0
"""Seconds for one message. A socket that takes none for longer is dead, whatever it says."""

TOO_SLOW: Final = 4008


def written(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)


class Connection:
    """Whoever sits behind one socket, and which seats they hold. Slow readers are dropped, not waited for.

    `looking` is the one of its seats that sits before the screen. An onlooker is known by its socket
    alone, so what it `confirmed` is remembered here; None before it entered.
    """

    def __init__(self, socket: WebSocket) -> None:
        self.seats: frozenset[Seat] = frozenset()
        self.looking: Seat | None = None
        self.confirmed: Confirmations | None = None
        self._socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._is_dropped = False

    def tell(self, message: Message) -> None:
        """Put a message into the queue; returns at once."""
        self.put(written(message))

    def put(self, text: bytes) -> None:
        """Put a message that is written already into the queue."""
        if self._is_dropped:
            return
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self._is_dropped = True

    async def send_all(self) -> None:
        """Send what is told, until the browser is gone or too slow."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while not self._is_dropped:
                text = await self._queue.get()
                if text is None:
                    return
                async with asyncio.timeout(PATIENCE):
                    await self._socket.send_text(text.decode())
            async with asyncio.timeout(PATIENCE):
                await self._socket.close(TOO_SLOW)

    def finish(self) -> None:
        """Stop sending."""
        self._is_dropped = True
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(None)
