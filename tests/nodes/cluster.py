"""Several nodes: over one database each a server of its own, over one folder the processes of one server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Protocol

from tests.web.process import OuterSite, started
from tests.web.stage import Site
from toychest.commands.store_address import store_at
from toychest.table import Store


class Nodes(Protocol):
    """Nodes by number, however they are joined."""

    @property
    def sites(self) -> Sequence[Site]:
        """Each as one reaches it."""

    async def kill(self, at: int) -> None:
        """kill -9."""

    async def start_again(self, at: int) -> None:
        """Another process takes a dead node's place."""

    def opened_store(self) -> Store:
        """What they have stored."""


class Cluster:
    """Servers over one database; one that was killed can be started again."""

    def __init__(self, folder: Path, options: Sequence[str]) -> None:
        self.sites: list[OuterSite] = []
        self._folder = folder
        self._options = options
        self._stacks: list[contextlib.AsyncExitStack] = []

    async def add(self) -> OuterSite:
        """One node more."""
        self.sites.append(await self._start(len(self.sites)))
        return self.sites[-1]

    async def kill(self, at: int) -> None:
        """kill -9."""
        await self.sites[at].kill()

    async def start_again(self, at: int) -> None:
        """Another process takes a dead node's place, at another address."""
        self.sites[at] = await self._start(at)

    async def _start(self, at: int) -> OuterSite:
        stack = contextlib.AsyncExitStack()
        named = ("--node", f"node-{at}", *self._options)
        site = await stack.enter_async_context(started(self._folder / f"node-{at}", "--port", "0", *named))
        self._stacks.append(stack)
        assert (await site.get("/healthz")).status_code == 200  # as a proxy asks before it sends anybody there
        return site

    def opened_store(self) -> Store:
        """The database."""
        return store_at(self._options[self._options.index("--store") + 1])

    async def close(self) -> None:
        await asyncio.gather(*(stack.aclose() for stack in self._stacks))


@contextlib.asynccontextmanager
async def running_nodes(folder: Path, count: int, *options: str) -> AsyncIterator[Cluster]:
    """So many nodes, until the end of the block."""
    cluster = Cluster(folder, options)
    try:
        for _ in range(count):
            await cluster.add()
        yield cluster
    finally:
        await cluster.close()
