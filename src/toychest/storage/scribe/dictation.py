"""A node's end of its tube: it says what is to be written and asked, and waits for what became of it."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec

from toychest.storage.orders import Order
from toychest.storage.scribe.refusals import read
from toychest.storage.scribe.tube import Tube
from toychest.storage.scribe.words import Asked, Consult, SayAloud, Told
from toychest.table.errors import StoreFailed

decode: Final = msgspec.msgpack.Decoder(Told).decode


class Dictation:
    """What a node says to the scribe, and hears from it."""

    def __init__(self) -> None:
        self.tube = Tube(decode, self._hear, self._gathered, self._lose)
        self.hear_changes: Callable[[dict[str, int]], None] = lambda changed: None
        self.overhear: Callable[[str, str], None] = lambda code, said: None
        self._said: list[tuple[int, Asked]] = []
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._number = 0
        self._loop = asyncio.get_running_loop()
        self.is_open = True

    def write(self, order: Order) -> "asyncio.Future[None]":
        """Done once it is on the disk, or refused."""
        return self.ask(order)

    def ask(self, asked: Asked) -> "asyncio.Future[Any]":
        """What the scribe answers."""
        if not self.is_open:
            raise StoreFailed("closed", "the scribe is gone")
        self._number += 1
        waiting = self._waiting[self._number] = self._loop.create_future()
        self._said.append((self._number, asked))
        self.tube.say_soon()
        return waiting

    async def consult(self, asked: bytes) -> bytes:
        """What is answered for all nodes by whoever stands beside the scribe."""
        found: bytes = await self.ask(Consult(asked))
        return found

    def say_aloud(self, code: str, said: str) -> None:
        """To other nodes; nobody answers."""
        self._said.append((0, SayAloud(code, said)))
        self.tube.say_soon()

    async def close(self) -> None:
        """Wait for what was asked, and ask no more."""
        if self._waiting:
            await asyncio.wait(list(self._waiting.values()))
        self.is_open = False
        self.tube.close()

    def _gathered(self) -> list[tuple[int, Asked]] | None:
        said, self._said = self._said, []
        return said or None

    def _hear(self, told: Told) -> None:
        for number in told.done:
            self._settled(number, None)
        for number, found in told.found.items():
            self._settled(number, found)
        for number, refused in told.refused.items():
            waiting = self._waiting.pop(number)
            if not waiting.done():
                waiting.set_exception(read(refused))
        if told.changed:
            self.hear_changes(told.changed)
        for code, said in told.aloud:
            self.overhear(code, said)

    def _settled(self, number: int, found: Any) -> None:
        waiting = self._waiting.pop(number)
        if not waiting.done():
            waiting.set_result(found)

    def _lose(self) -> None:
        """The scribe is gone, and whoever started us with it."""
        self.is_open = False
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(StoreFailed("closed", "the scribe is gone"))
        self._waiting.clear()
