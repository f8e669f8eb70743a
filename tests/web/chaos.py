"""A bad line: a proxy that drops, doubles, swaps and delays messages in both directions, as its seed says."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.web.stage import Site

FATES = ("pass",) * 12 + ("drop", "drop", "double", "double", "swap", "swap", "delay", "delay", "cut")


class BadLine(Site):
    """The same server, over a line that is bad until it is mended. `met` counts what befell its messages."""

    def __init__(self, server: Site, seed: int) -> None:
        super().__init__("")
        self.is_mended = False
        self.met = dict.fromkeys(FATES, 0)
        self._server = server
        self._draw = random.Random(seed)

    async def carry(self, browser: ServerConnection) -> None:
        """One browser's line, until either end is gone."""
        assert browser.request is not None
        address = f"ws://{self._server.address}{browser.request.path}"
        async with connect(address, proxy=None, ping_interval=None, close_timeout=0.5) as server:
            ways = [asyncio.create_task(self._carry(*way)) for way in ((browser, server), (server, browser))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(self, source: Connection, target: Connection) -> None:
        held: list[str | bytes] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                fate = "pass" if self.is_mended else self._draw.choice(FATES)
                self.met[fate] += 1
                if fate == "cut":
                    return
                if fate == "swap" and not held:
                    held.append(message)
                    continue
                await asyncio.sleep(self._draw.random() * 0.01 if fate == "delay" else 0)
                for copy in [message] * {"drop": 0, "double": 2}.get(fate, 1) + held:
                    await target.send(copy)
                held.clear()


@contextlib.asynccontextmanager
async def bad_line(server: Site, seed: int) -> AsyncIterator[BadLine]:
    """A bad line to this server, until the end of the block."""
    line = BadLine(server, seed)
    async with serve(line.carry, "127.0.0.1", 0, ping_interval=None, close_timeout=0.5) as proxy:
        line.address = f"127.0.0.1:{next(iter(proxy.sockets)).getsockname()[1]}"
        yield line
