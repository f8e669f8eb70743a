"""A server that accepts nobody itself: a doorman hands it the connections that it is to serve."""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Iterator
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE

READY: Final = b"r"
MOST_AT_ONCE: Final = 64
"""Connections that are taken over in one round of the event loop."""


class HandedServer(uvicorn.Server):
    """Serves the connections that come through `door`. It is ended by SIGTERM alone: Ctrl-C is for the doorman."""

    def __init__(self, config: uvicorn.Config, door: socket.socket) -> None:
        super().__init__(config)
        self._door = door
        self._taking: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Everything is opened; from now on connections are taken."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        self.servers = []
        self._loop = asyncio.get_running_loop()
        self._door.setblocking(False)
        self._loop.add_reader(self._door, self._take)
        self._door.send(READY)
        self.started = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No more connections are taken, and those that are there end."""
        self._loop.remove_reader(self._door)
        self._door.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM ends it in order."""
        signal.signal(signal.SIGTERM, self.handle_exit)
        yield

    def _take(self) -> None:
        try:
            said, handles, _, _ = socket.recv_fds(self._door, MOST_AT_ONCE, MOST_AT_ONCE)
        except BlockingIOError:
            return
        except OSError:  # he was killed before he had heard everything
            said, handles = b"", []
        if not said:  # the doorman is gone
            self._loop.remove_reader(self._door)
            self.should_exit = True
        for handle in handles:
            task = self._loop.create_task(self._serve_connection(socket.socket(fileno=handle)))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)

    async def _serve_connection(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # whoever it was is gone
            connection.close()

    def _protocol(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.config.http_protocol_class(
            config=self.config,  # type: ignore[call-arg]  # one of uvicorn's own
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        return protocol
