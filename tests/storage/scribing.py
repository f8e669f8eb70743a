"""A scribe over a file, and nodes that have it write, all in one event loop."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from toychest.storage import SqliteStore
from toychest.storage.scribe import Dictation, Scribe, Tube


async def join(tube: Tube, end: socket.socket) -> None:
    end.setblocking(False)
    await asyncio.get_running_loop().create_unix_connection(lambda: tube, sock=end)


class Scribed(NamedTuple):
    """A node of a scribe: its store, its end of the tube, and the scribe's."""

    store: SqliteStore
    dictation: Dictation
    tube: Tube


async def joined(scribe: Scribe, path: Path) -> Scribed:
    """One more node of this scribe."""
    ours, theirs = socket.socketpair()
    dictation, tube = Dictation(), scribe.tube()
    await join(tube, ours)
    await join(dictation.tube, theirs)
    return Scribed(SqliteStore(path, writing=dictation), dictation, tube)


class ScribedStore(SqliteStore):
    """A store whose file is written by a scribe; both are closed together."""

    def __init__(self, path: Path, written: SqliteStore, dictation: Dictation) -> None:
        super().__init__(path, writing=dictation)
        self._written = written

    async def close(self) -> None:
        await super().close()
        await self._written.close()


async def scribed_store(path: Path) -> ScribedStore:
    """A scribe's only node."""
    written = SqliteStore(path)
    return ScribedStore(path, written, (await joined(Scribe(written.writing), path)).dictation)


@contextlib.asynccontextmanager
async def scribing(path: Path, nodes: int) -> AsyncIterator[list[Scribed]]:
    """So many nodes over one file, until the end of the block."""
    written = SqliteStore(path)
    scribe = Scribe(written.writing)
    scribed = [await joined(scribe, path) for _ in range(nodes)]
    yield scribed
    for node in scribed:
        await node.store.close()
    await written.close()
