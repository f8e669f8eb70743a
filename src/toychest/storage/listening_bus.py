"""What every bus between nodes does: it says what waits, and listens again whenever its connection breaks."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

import structlog

from toychest.storage.coalescing import Coalescing

log = structlog.get_logger()

CHANNEL: Final = "toychest"
AGAIN_AFTER: Final = 0.5
"""Seconds until a connection that broke is opened again."""

Hear: TypeAlias = Callable[[str, int], None]
Missed: TypeAlias = Callable[[], None]


class ListeningBus(ABC):
    """A bus says by `_send` and hears by `_listen_once`, until its connection breaks by one of `BREAKS`."""

    BREAKS: ClassVar[tuple[type[Exception], ...]]

    def __init__(self, node: str) -> None:
        self._node = node
        self._said = Coalescing(node, self._send)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, missed: Missed) -> None:
        """From now on other nodes are heard; `missed` is called when something may have been said unheard."""
        self._listening = asyncio.create_task(self._listen(hear, missed))

    def say(self, code: str, seq: int) -> None:
        """A table has gone on."""
        self._said.say(code, seq)

    async def close(self) -> None:
        """Say what waits, and hear no more."""
        await self._said.close()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, hear: Hear, missed: Missed) -> None:
        while True:
            try:
                await self._listen_once(hear, missed)
            except self.BREAKS as broken:
                log.warning("not-listening", because=str(broken))
            await asyncio.sleep(AGAIN_AFTER)

    @abstractmethod
    async def _send(self, message: str) -> None:
        """To all nodes, this one included."""

    @abstractmethod
    async def _listen_once(self, hear: Hear, missed: Missed) -> None:
        """Until the connection breaks."""
