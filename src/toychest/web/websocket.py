"""One WebSocket as uvicorn hands it over: what it says is heard in turn, what waits for it has a bound.

uvicorn -> OpenSocket: handshake -> our application, by ASGI -> accepted
           then   bytes -> frames.py -> hear()          one message after another, not faster than `pace.py` allows
                  put() -> the network, or a short queue where the network is slow

Nothing goes through middleware once it is accepted, and nothing is deflated: a message costs one wake-up and one write.
"""

import asyncio
import logging
from collections import deque
from typing import Any, Final, cast
from urllib.parse import unquote

from starlette.types import Message as AsgiMessage
from starlette.websockets import WebSocket
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Opcode

from toychest.web.frames import (
    CLOSE,
    NOT_UTF8,
    PING,
    PONG,
    TEXT,
    FrameFault,
    FrameReader,
    close_code,
    framed,
)
from toychest.web.handshake import BadHandshake, Handshake, read_handshake, refusal
from toychest.web.pace import AT_ONCE, EACH_SECOND, Pace

MOST_MESSAGES: Final = 100
"""Messages that may wait for one browser. One that falls further behind is dropped, and enters again."""

MOST_BYTES: Final = 1 << 20
"""Bytes that may wait for one browser, unless it is one message alone."""

MOST_HEARD: Final = 64
"""Messages of one browser that may wait to be answered; until then nothing more is read."""

MOST_HEARD_BYTES: Final = 1 << 18
"""Bytes of them; a frame beyond a message's first counts for `BYTES_FOR_ONE`."""

BYTES_FOR_ONE: Final = 4096
"""Bytes of a message that cost as much as a message does, or as one frame more: either takes long to read."""

MESSAGE_PACE: Final = (EACH_SECOND, AT_ONCE)
"""What messages may cost each second, and at once."""

MOST_PINGS: Final = (2.0, 50.0)
"""Pings and pongs each second, and at once; beyond that nothing is read for a while. No browser sends any by itself."""

PATIENCE: Final = 10.0
"""Seconds in which a browser takes something of what waits for it. One that takes nothing is dead, whatever it says."""

TOO_SLOW: Final = 4008
NORMAL, GONE, GOING_AWAY = 1000, 1006, 1012

log = logging.getLogger("uvicorn.error")


class SocketClosed(Exception):
    """Nobody is there any more, or they were dropped."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class OpenSocket(asyncio.Protocol):
    """A browser's end of a WebSocket. `waiting` is how many bytes it has not taken yet.

    `is_in_vain` where it was opened for something that is not there. `delay` is how long the latest ping took, there
    and back, in seconds; 0 before the first.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._config, self._state, self._app_state = config, server_state, app_state
        self._loop = asyncio.get_running_loop()
        self._reader = FrameReader(config.ws_max_size)
        self._pace, self._ping_pace = Pace(*MESSAGE_PACE), Pace(*MOST_PINGS)
        self._heard: deque[tuple[str | bytes, int]] = deque()
        self._listener: asyncio.Future[None] | None = None
        self._queue: deque[bytes] = deque()
        self._queued = self._unanswered = 0
        self._is_slow = self._is_deaf = self._is_accepted = False
        self._closed_with: int | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._awaited_pong, self._pinged = b"", 0.0
        self._to_pong: bytes | None = None
        self._handshake: Handshake | None = None
        self.is_in_vain = False
        self.delay = 0.0

    # --- what the network says ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Nobody has said anything yet."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is of no kind that asyncio names
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn lists its own protocols

    def connection_lost(self, exc: Exception | None) -> None:
        """The browser is gone."""
        self._state.connections.discard(self)
        self._close_with(GONE)

    def data_received(self, data: bytes) -> None:
        """First the handshake, then frames."""
        if self._handshake is None:
            return self._begin(data)
        return None if self.is_closed else self._read(data)

    def _read(self, data: bytes = b"") -> None:
        """What has come, until enough of it waits to be answered; the rest is read later. One pong answers all."""
        try:
            for kind, said in self._reader.frames(data):
                self._receive(kind, said)
                if self.is_closed or self._is_deaf:
                    break
        except FrameFault as fault:
            self.drop(fault.code)
        if self._to_pong is not None:
            self.put(self._to_pong, PONG)
            self._to_pong = None

    def pause_writing(self) -> None:
        """The browser takes less than it is sent."""
        self._is_slow = True
        self._look_later(self._transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The browser has taken what was sent."""
        self._is_slow = False
        self._cancel("taking")
        while self._queue and not self._is_slow:
            self._transport.write(self._popped())

    def _begin(self, head: bytes) -> None:
        try:
            self._handshake = read_handshake(head)
        except BadHandshake as fault:
            self._closed_with = GONE
            self._transport.write(fault.response)
            return self._transport.close()
        task = self._loop.create_task(self._run())
        self._state.tasks.add(task)
        return task.add_done_callback(self._state.tasks.discard)

    def _receive(self, kind: int, said: bytes) -> None:
        if kind < CLOSE:
            self._hear(_as_text(said) if kind == TEXT else said)
        elif kind > CLOSE:
            self._receive_ping(kind, said)
        else:
            code = close_code(said)
            self.put(said[:2], CLOSE)
            self._close_with(code)
            self._transport.close()

    def _hear(self, message: str | bytes) -> None:
        weight = len(message) + BYTES_FOR_ONE * (self._reader.parts - 1)
        self._heard.append((message, weight))
        self._unanswered += weight
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)
        if (len(self._heard) >= MOST_HEARD or self._unanswered >= MOST_HEARD_BYTES) and not self._is_deaf:
            self._hear_no_more()

    def _hear_no_more(self) -> None:
        self._is_deaf = True
        self._transport.pause_reading()

    def _receive_ping(self, kind: int, said: bytes) -> None:
        """The latest ping is answered; who sends more of them than anybody needs is not heard for a while.

        To hang up would cost more: who means harm comes back at once.
        """
        if kind == PONG and said == self._awaited_pong:
            self._awaited_pong = b""
            self.delay = self._loop.time() - self._pinged
            return
        if kind == PING:
            self._to_pong = said
        late = self._ping_pace.spend(1, self._loop.time())
        if late > 0:
            self._hear_no_more()
            self._cancel("rest")
            self._timers["rest"] = self._loop.call_later(late, self._rested)

    def _rested(self) -> None:
        del self._timers["rest"]
        if not self._heard:
            self._listen_again()

    # --- what our side says ------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """Bytes that the browser has not taken yet; 0 while it keeps up."""
        return self._queued + self._transport.get_write_buffer_size() if self._is_slow else 0

    @property
    def is_closed(self) -> bool:
        """Whether nothing more can be said."""
        return self._closed_with is not None

    async def hear(self) -> str | bytes:
        """The next message, not sooner than the pace allows; in between, others have their turn. Raises `SocketClosed`.

        A browser that is gone is heard to its last message.
        """
        await self._pace.wait(1)
        if self._heard and self._closed_with is None:
            await asyncio.sleep(0)
        while not self._heard:
            if self._closed_with is not None:
                raise SocketClosed(self._closed_with)
            self._listener = self._loop.create_future()
            await self._listener
        message, weight = self._heard.popleft()
        self._unanswered -= weight
        self.spend(weight / BYTES_FOR_ONE)
        if self._is_deaf and not self._heard and "rest" not in self._timers:
            self._listen_again()
        return message

    def _listen_again(self) -> None:
        """Everything is answered, no ping too many: first what had come meanwhile, then the network."""
        self._is_deaf = False
        if not self.is_closed:
            self._read()
        if not self.is_closed and not self._is_deaf:
            self._transport.resume_reading()

    def spend(self, cost: float) -> None:
        """What was asked for cost more than a message does: the next one is heard later."""
        self._pace.spend(cost, self._loop.time())

    def put(self, said: bytes, kind: Opcode = TEXT) -> None:
        """Send it, or let it wait; whoever falls too far behind is dropped. Returns at once."""
        if self._closed_with is not None:
            return
        frame = framed(kind, said)
        if not self._is_slow:
            self._transport.write(frame)
        elif len(self._queue) < MOST_MESSAGES and self.waiting + len(frame) <= MOST_BYTES:
            self._queue.append(frame)
            self._queued += len(frame)
        else:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Hang up: what waits is forgotten, and if the browser takes nothing, its socket is cut."""
        if self._closed_with is not None:
            return
        self._close_with(code)
        self._heard.clear()
        if code != GONE:
            self._transport.write(framed(CLOSE, code.to_bytes(2, "big")))
        self._transport.close()
        self._timers["cut"] = self._loop.call_later(PATIENCE, self._transport.abort)

    def cut(self, code: int = GONE) -> None:
        """Hang up at once, and let go of everything."""
        self._close_with(code)
        self._heard.clear()
        self._transport.abort()

    def shutdown(self) -> None:
        """The server ends."""
        if self._is_accepted:
            self.drop(GOING_AWAY)
        else:
            self.cut()

    def _popped(self) -> bytes:
        frame = self._queue.popleft()
        self._queued -= len(frame)
        return frame

    def _close_with(self, code: int) -> None:
        if self._closed_with is None:
            self._closed_with = code
        self._queue.clear()
        self._queued = 0
        for name in list(self._timers):
            self._cancel(name)
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    # --- whether somebody is still there -----------------------------------------------------------------------------

    def _look_later(self, left: int) -> None:
        """A browser that has taken nothing at all by then is cut off."""

        def look() -> None:
            now = self._transport.get_write_buffer_size()
            if now >= left:
                self.cut()
            else:
                self._look_later(now)

        self._cancel("taking")
        self._timers["taking"] = self._loop.call_later(PATIENCE, look)

    def _ping_later(self) -> None:
        if self._config.ws_ping_interval:
            self._timers["ping"] = self._loop.call_later(self._config.ws_ping_interval, self._ping)

    def _ping(self) -> None:
        """A socket that answers no ping is dead; while it is slow, what it takes says whether somebody is there."""
        now = self._loop.time()
        if self._is_slow:
            self._awaited_pong = b""
        elif not self._awaited_pong:
            self._awaited_pong, self._pinged = now.hex().encode(), now
            self._transport.write(framed(PING, self._awaited_pong))
        elif now - self._pinged >= (self._config.ws_ping_timeout or now):
            return self.cut()
        return self._ping_later()

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    # --- ASGI, until it is accepted ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        """The application, from the handshake to the end of the socket."""
        try:
            await self._config.loaded_app(self._scope(), self._receive_asgi, self._send_asgi)
        except SocketClosed:
            pass
        except Exception:
            log.exception("Exception in ASGI application")
            self._refuse(500, "Internal Server Error")
        self.drop(NORMAL if self._is_accepted else GONE)

    def _scope(self) -> dict[str, Any]:
        handshake = self._handshake
        assert handshake is not None
        path, _, query = handshake.target.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(path),
            "raw_path": (self._config.root_path + path).encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "headers": list(handshake.headers),
            "subprotocols": [],
            "state": self._app_state.copy(),
            "toychest.socket": self,
        }

    async def _receive_asgi(self) -> AsgiMessage:
        return {"type": "websocket.connect"}

    async def _send_asgi(self, message: AsgiMessage) -> None:
        """Accepted, or refused; from then on whoever holds the socket says everything."""
        assert self._handshake is not None
        if message["type"] == "websocket.accept" and self._closed_with is None:
            self._is_accepted = True
            self._transport.write(self._handshake.accepted)
            self._ping_later()
        elif message["type"] == "websocket.close" and not self._is_accepted:
            self._refuse(403, "Forbidden")

    def _refuse(self, status: int, phrase: str) -> None:
        if not self._is_accepted and self._closed_with is None:
            self._close_with(GONE)
            self._transport.write(refusal(status, phrase))
            self._transport.close()


def open_socket(socket: WebSocket) -> OpenSocket:
    """What is behind a socket of ours, as Starlette has it."""
    behind = socket.scope["toychest.socket"]
    assert isinstance(behind, OpenSocket)
    return behind


def _as_text(said: bytes) -> str:
    try:
        return said.decode()
    except UnicodeDecodeError as broken:
        raise FrameFault(NOT_UTF8, "a text is UTF-8") from broken
