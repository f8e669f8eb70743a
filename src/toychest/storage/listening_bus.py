"""What every bus between nodes does: it says what waits, and listens again whenever its connection breaks."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

import structlog

from toychest.storage.coalescing import Coalescing, read, read_aloud

log = structlog.get_logger()

CHANNEL: Final = "toychest"
AGAIN_AFTER: Final = 0.5
"""Seconds until a connection that broke is opened again."""

Hear: TypeAlias = Callable[[str, int], None]
Overhear: TypeAlias = Callable[[str, str], None]
Missed: TypeAlias = Callable[[], None]


class ListeningBus(ABC):
    """A bus says by `_send` and hears by `_listen_once`, until its connection breaks by one of `BREAKS`."""

    BREAKS: ClassVar[tuple[type[Exception], ...]]

    def __init__(self, node: str) -> None:
        self._node = node
        self._said = Coalescing(node, self._send)
        self._listening: asyncio.Task[None] | None = None
        self._hear: Hear = lambda code, seq: None
        self._overhear: Overhear = lambda code, said: None

    async def open(self, hear: Hear, overhear: Overhear, missed: Missed) -> None:
        """From now on other nodes are heard; `missed` is called when something may have been said unheard."""
        self._hear, self._overhear = hear, overhear
        self._listening = asyncio.create_task(self._listen(missed))

    def say(self, code: str, seq: int) -> None:
        """A table has gone on."""
        self._said.say(code, seq)

    def say_aloud(self, code: str, said: str) -> None:
        """Somebody at a table says something that is told and forgotten."""
        self._said.say_aloud(code, said)

    async def close(self) -> None:
        """Say what waits, and hear no more."""
        await self._said.close()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def _listen(self, missed: Missed) -> None:
        while True:
            try:
                await self._listen_once(missed)
            except self.BREAKS as broken:
                log.warning("not-listening", because=str(broken))
            await asyncio.sleep(AGAIN_AFTER)

    def _take(self, message: str) -> None:
        """Whatever came over the bus."""
        for code, seq in read(message, self._node):
            self._hear(code, seq)
        aloud = read_aloud(message, self._node)
        if aloud is not None:
            self._overhear(*aloud)

    @abstractmethod
    async def _send(self, message: str) -> None:
        """To all nodes, this one included."""

    @abstractmethod
    async def _listen_once(self, missed: Missed) -> None:
        """Until the connection breaks."""
