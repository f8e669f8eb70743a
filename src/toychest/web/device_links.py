"""What is ready for another device, under a name, for one who knows the key."""

import hmac
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from toychest.table import hash_of
from toychest.web.device_messages import TableFetched

LASTS: Final = 600.0
"""Seconds that a link can be used."""

MOST_READY: Final = 1_000
"""Links at one time; beyond that, the oldest are void."""


@dataclass(frozen=True, slots=True)
class Ready:
    """What waits for another device, under the hash of its key."""

    key_hash: str
    until: float
    tables: tuple[TableFetched, ...]


class DeviceLinks:
    """What is ready, by the name in its address. It lives in memory, for it holds tokens."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._ready: dict[str, Ready] = {}

    def put(self, name: str, key: str, tables: tuple[TableFetched, ...]) -> None:
        """From now on the other device can fetch these."""
        self._ready.pop(name, None)  # the latest come last
        self._ready[name] = Ready(hash_of(key), self._now() + LASTS, tables)
        while len(self._ready) > MOST_READY:
            del self._ready[next(iter(self._ready))]

    def fetch(self, name: str, key: str) -> tuple[TableFetched, ...] | None:
        """What was made ready, once; None where nothing is. A wrong key makes nothing void."""
        ready = self._ready.get(name)
        if ready is None or ready.until <= self._now() or not hmac.compare_digest(ready.key_hash, hash_of(key)):
            return None
        del self._ready[name]
        return ready.tables
