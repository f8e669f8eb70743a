"""Notifications of one node, collected for a few milliseconds and sent as few messages: (table, seq), nothing else.

What is told and forgotten, such as a phrase, is a message of its own: `node ! table words`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Final

import structlog

log = structlog.get_logger()

WAIT: Final = 0.005
"""Seconds in which what is said is collected."""

ALOUD: Final = "!"
MOST_ALOUD: Final = 1_000
"""Phrases that may wait; beyond that they are lost."""

LONGEST: Final = 7_000
"""Bytes of one message: PostgreSQL sends less than 8,000."""


class Coalescing:
    """Collects what a node says and sends it. What cannot be sent is dropped: whoever missed it finds it by looking."""

    def __init__(self, node: str, send: Callable[[str], Awaitable[object]]) -> None:
        self.sent = 0
        self._node = node
        self._send = send
        self._waiting: dict[str, int] = {}
        self._aloud: list[str] = []
        self._flushing: asyncio.Task[None] | None = None

    def say(self, code: str, seq: int) -> None:
        """This table has an entry of this number now, or changed beside its log."""
        self._waiting[code] = max(seq, self._waiting.get(code, 0))
        self._flush_soon()

    def say_aloud(self, code: str, said: str) -> None:
        """Words without blanks, to whoever is at this table elsewhere; nobody who misses them finds them."""
        if len(self._aloud) < MOST_ALOUD:
            self._aloud.append(f"{self._node} {ALOUD} {code} {said}")
            self._flush_soon()

    def _flush_soon(self) -> None:
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        while self._waiting or self._aloud:
            await asyncio.sleep(WAIT)
            waiting, self._waiting = self._waiting, {}
            aloud, self._aloud = self._aloud, []
            for message in (*written(self._node, waiting), *aloud):
                try:
                    await self._send(message)
                except Exception as broken:  # of whichever driver: a notification is a hint, never a promise
                    log.warning("not-notified", because=str(broken))
                self.sent += 1

    async def close(self) -> None:
        """Send what waits, for as long as one message may take."""
        if self._flushing is not None:
            await asyncio.wait((self._flushing,), timeout=1)
            self._flushing.cancel()


def written(node: str, changes: Mapping[str, int]) -> Iterator[str]:
    """As few messages as these changes fit into: the node, then each code and its number."""
    words = node
    for code, seq in changes.items():
        if len(words) + len(code) + 12 > LONGEST:
            yield words
            words = node
        words += f" {code} {seq}"
    if words != node:
        yield words


def read(message: str, node: str) -> list[tuple[str, int]]:
    """What another node said; nothing for one's own words, and for what nobody understands."""
    sender, *words = message.split(" ")
    if sender == node or len(words) % 2 or not all(number.isdigit() for number in words[1::2]):
        return []
    return list(zip(words[::2], map(int, words[1::2]), strict=True))


def read_aloud(message: str, node: str) -> tuple[str, str] | None:
    """The table and the words that another node said aloud; None for every other message."""
    sender, *words = message.split(" ")
    if sender == node or len(words) != 3 or words[0] != ALOUD:
        return None
    return words[1], words[2]
