"""Finished games as files: written by the clerk, kept for a while, and the same for everybody who asks."""

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from typing import Final, Protocol, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from toychest.contract import Edition
from toychest.host.host import Host
from toychest.table import TableRecord, record_of
from toychest.table.errors import TableError, TableUnfinished
from toychest.web.clerk import Clerk
from toychest.web.clerk_work import Refused, eyes_file, is_known, log_file, replay_file

MOST_BYTES: Final = 32 << 20
"""What is kept of files, all together."""

FRESH_FOR: Final = 60.0
"""Seconds until a file is written again: somebody may have changed their name."""

SHORT_GAME: Final = 200
"""Entries of a game that is written as fast as it is handed over."""


class Work(Protocol):
    """Writes a file."""

    def __call__(self, record: TableRecord, *, editions: Mapping[str, Edition] = ...) -> bytes | Refused:
        """The file, pressed, or why there is none."""


Key: TypeAlias = tuple[str, str]


class DownloadRefused(TableError):
    """What the clerk was refused, as the table refuses it."""

    code = "table-unfinished"

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.code, **refused.facts)
        self.code = refused.code  # type: ignore[misc]  # it speaks for another


class Downloads:
    """The files that were asked for lately, pressed."""

    def __init__(self, host: Host, clerk: Clerk) -> None:
        self._host = host
        self._clerk = clerk
        self._files: OrderedDict[Key, tuple[float, bytes]] = OrderedDict()
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}
        self._one_here = asyncio.Lock()

    async def replay(self, code: str) -> bytes:
        """Raises `NoSuchTable`, `TableUnfinished`, and what the clerk raises."""
        return await self._file((code, "replay"), replay_file)

    async def eyes(self, code: str, seat: int) -> bytes:
        """The same as one seat saw it. Raises also `NoSuchSeat`."""
        return await self._file((code, f"eyes {seat}"), partial(eyes_file, seat=seat))

    async def log(self, code: str) -> bytes:
        """The file that `toychest verify` reads."""
        return await self._file((code, "log"), log_file)

    async def _file(self, key: Key, work: Work) -> bytes:
        """The file as it is kept, or written now, once for all who wait for it."""
        found = self._files.get(key)
        if found is not None and time.monotonic() < found[0]:
            self._files.move_to_end(key)
            return found[1]
        if key not in self._under_way:
            task = self._under_way[key] = asyncio.create_task(self._written(key, work))
            task.add_done_callback(lambda _: self._under_way.pop(key, None))
        return await asyncio.shield(self._under_way[key])

    async def _written(self, key: Key, work: Work) -> bytes:
        written = await self._done(work, await self._record(key[0]))
        if isinstance(written, Refused):
            raise DownloadRefused(written)
        self._files[key] = (time.monotonic() + FRESH_FOR, written)
        while sum(len(file) for _, file in self._files.values()) > MOST_BYTES:
            self._files.popitem(last=False)
        return written

    async def _done(self, work: Work, record: TableRecord) -> bytes | Refused:
        """Long games by the clerk; short ones, and those that only this server knows, here, one at a time."""
        edition = self._host.editions.get(record.header.edition)
        if edition is not None and is_known(edition) and len(record.entries) > SHORT_GAME:
            return await self._clerk.ask(work, record)
        async with self._one_here:
            return await asyncio.to_thread(work, record, editions=self._host.editions)

    async def _record(self, code: str) -> TableRecord:
        hosted = self._host.entered(code)
        if hosted is None:
            return await self._host.store.load(code)
        if hosted.table.outcome is None:
            raise TableUnfinished
        if hosted.table.terms.clock is not None:  # what was left of it is in the store alone
            return await self._host.store.load(code)
        return record_of(code, hosted.table, hosted.records)


async def pressed_response(request: Request, pressed: bytes, media_type: str, **headers: str) -> Response:
    """A file that was pressed already, as this browser takes it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        kept = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(pressed, media_type=media_type, headers=headers | kept)
    plain = await asyncio.to_thread(zlib.decompress, pressed, zlib.MAX_WBITS | 16)
    return Response(plain, media_type=media_type, headers={**headers, "content-encoding": "identity"})
