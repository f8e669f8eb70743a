"""Several nodes in processes of their own over one database, and players who come back wherever a node answers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from tests.web.process import OuterSite, started


class Cluster:
    """Nodes by number; one that was killed can be started again."""

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
