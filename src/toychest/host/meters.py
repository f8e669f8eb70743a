"""What a host counts, for whoever runs it. Nothing here names a table or a person."""

import time
from bisect import bisect_left
from collections.abc import Awaitable
from typing import Final

from toychest.table.errors import StoreFailed

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: how long the store took is counted up to each of these."""


class Meters:
    """Counts since the server started. `stored[i]` took at most `BOUNDS[i]` seconds; the last one took longer."""

    def __init__(self) -> None:
        self.granted = 0
        self.by_bots = 0
        self.stale = 0
        self.failed = 0
        self.stored = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    async def storing(self, work: Awaitable[None]) -> None:
        """Wait until something is stored. Raises what refuses it."""
        since = time.perf_counter()
        try:
            await work
        except StoreFailed:
            self.failed += 1
            raise
        took = time.perf_counter() - since
        self.stored[bisect_left(BOUNDS, took)] += 1
        self.seconds += took
