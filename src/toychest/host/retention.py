"""How long tables are kept: for ever, unless whoever runs the server says otherwise."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import structlog

from toychest.contract import Edition
from toychest.table import Store, table_of
from toychest.table.errors import TableError

log = structlog.get_logger()

DAY: Final = 86_400_000
"""Milliseconds."""

MOST_LOOKED_AT: Final = 100_000
"""Tables at one time."""


@dataclass(frozen=True)
class Keep:
    """For how many days a table is kept after its latest change; None is for ever."""

    finished: float | None = None
    idle: float | None = None

    @property
    def shortest(self) -> float | None:
        """No table is deleted before."""
        return min((days for days in (self.finished, self.idle) if days is not None), default=None)


async def clear(store: Store, editions: Mapping[str, Edition], keep: Keep, now: int | None = None) -> list[str]:
    """Delete what was kept for long enough; the codes of what is gone. A table that cannot be read stays.

    `now` is in milliseconds since 1970.
    """
    now = time.time_ns() // 1_000_000 if now is None else now
    if keep.shortest is None:
        return []
    gone = []
    for resting in await store.list_resting(now - int(keep.shortest * DAY), MOST_LOOKED_AT):
        try:
            table = await asyncio.to_thread(table_of, await store.load(resting.code), editions)
            days = keep.idle if table.outcome is None else keep.finished
            if days is not None and resting.changed < now - days * DAY:
                await store.delete(resting.code)
                gone.append(resting.code)
        except TableError as refused:
            log.warning("not-cleared", table=resting.code, because=str(refused))
    return gone


async def clear_every_day(store: Store, editions: Mapping[str, Edition], keep: Keep) -> None:
    """As long as the server runs."""
    while keep.shortest is not None:
        try:
            gone = await clear(store, editions, keep)
            log.info("cleared", tables=len(gone))
        except TableError as refused:
            log.warning("not-cleared", because=str(refused))
        await asyncio.sleep(DAY / 1000)
