"""Whoever writes the SQLite file for a store: a thread of this process, or a scribe, which does it for several."""

import asyncio
from typing import Protocol

from toychest.storage.orders import Order, job_of
from toychest.storage.writer import Writer


class Writing(Protocol):
    """What a store asks to have written."""

    def write(self, order: Order) -> "asyncio.Future[None]":
        """Done once it is on the disk, or refused; asked in an event loop."""

    async def close(self) -> None:
        """Everything that was asked for is done; nothing more can be."""


class OwnWriting:
    """A thread of this process."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def write(self, order: Order) -> "asyncio.Future[None]":
        """Done with whatever else waits, as one commit."""
        return self._writer.submit_later(job_of(order))

    async def close(self) -> None:
        """Every job is finished, and the file let go of."""
        await asyncio.to_thread(self._writer.close)
