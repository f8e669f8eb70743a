"""Stores with a fault, or with a hand on the tap."""

import asyncio
from collections.abc import Sequence

from toychest.contract import Seat
from toychest.storage import MemoryStore
from toychest.table import Entry, SeatRecord, TableRecord
from toychest.table.errors import StoreFailed


class FailingStore(MemoryStore):
    """Stores nothing while `fault` is set, and raises it."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None

    async def append(
        self, code: str, entries: Sequence[Entry], request: str | None = None, left: Sequence[int] = ()
    ) -> None:
        self._raise_fault()
        await super().append(code, entries, request, left)

    async def set_seat(self, code: str, seat: Seat, record: SeatRecord) -> None:
        self._raise_fault()
        await super().set_seat(code, seat, record)

    def _raise_fault(self) -> None:
        if self.fault is not None:
            raise self.fault


class SlowStore(MemoryStore):
    """Takes up every entry at once, and has stored it when the tap is opened, whoever has stopped waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.tap = asyncio.Event()
        self.waiting = 0

    async def append(
        self, code: str, entries: Sequence[Entry], request: str | None = None, left: Sequence[int] = ()
    ) -> None:
        self.waiting += 1
        await asyncio.shield(self._append_later(code, entries, request, left))

    async def _append_later(
        self, code: str, entries: Sequence[Entry], request: str | None, left: Sequence[int]
    ) -> None:
        await self.tap.wait()
        await super().append(code, entries, request, left)


class SlowlyRead(MemoryStore):
    """One table of it can be read when the tap is opened; `waiting` counts who asked for it."""

    def __init__(self, slow: str) -> None:
        super().__init__()
        self.tap = asyncio.Event()
        self.waiting = 0
        self._slow = slow

    async def load(self, code: str) -> TableRecord:
        if code == self._slow:
            self.waiting += 1
            await self.tap.wait()
        return await super().load(code)


FULL = StoreFailed("disk-full", "database or disk is full")
