"""Nodes tell each other by LISTEN and NOTIFY: one listening connection a node, opened again whenever it breaks."""

import asyncio
import contextlib
from typing import Any

from toychest.storage.listening_bus import CHANNEL, ListeningBus, Missed
from toychest.storage.postgres.connections import Connections
from toychest.table.errors import StoreFailed


class PostgresBus(ListeningBus):
    """A bus through the database that all nodes share anyway."""

    BREAKS = (StoreFailed,)

    def __init__(self, connections: Connections, node: str) -> None:
        super().__init__(node)
        self._connections = connections

    async def _send(self, message: str) -> None:
        await self._connections.run(lambda connection: connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message))

    async def _listen_once(self, missed: Missed) -> None:
        """Until the connection breaks. Raises `StoreFailed`."""
        connection = await self._connections.connect()
        broken = asyncio.Event()

        def heard(_connection: Any, _process: int, _channel: str, message: str) -> None:
            self._take(message)

        try:
            connection.add_termination_listener(lambda _: broken.set())
            await self._connections.guarded(connection.add_listener(CHANNEL, heard))
            missed()
            await broken.wait()
        finally:
            with contextlib.suppress(Exception):  # it is broken, or we are: nothing depends on a farewell
                await asyncio.wait_for(connection.close(), 1)
