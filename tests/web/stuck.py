"""Somebody who takes nothing from an open line, and somebody who plays on meanwhile."""

import asyncio
import contextlib
import random
import socket
from collections.abc import AsyncIterator

import msgspec
from websockets.asyncio.client import connect

from tests.web.browser import Browser
from tests.web.sitting import castle, gone_on
from tests.web.stage import CODE, InnerSite
from toychest.table import Table
from toychest.web.messages import EnterTable, EntriesPlayed, PlayMove, TakeBack

SMALL = 4096
"""Bytes that the kernel keeps for a reader, so that a stuck one is noticed soon."""


@contextlib.asynccontextmanager
async def stuck_onlooker(site: InnerSite) -> AsyncIterator[None]:
    """Somebody who opens a line and takes nothing from it, not even a ping; the line stays open."""
    host, port = site.address.split(":")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, (host, int(port)))
        address = f"ws://{site.address}/ws/t/{CODE}"
        line = await connect(address, proxy=None, sock=deaf, ping_interval=None, compression=None)
        await line.send(msgspec.json.encode(EnterTable(tokens=[])).decode())
        line.transport.pause_reading()
        yield
        line.transport.abort()


def with_a_choice() -> Table:
    """Before a move that may be taken back again and again."""
    choices, table = random.Random(1), castle()
    while table.waits_for is not None or len(table.legal_moves(table.to_act[0])) < 3:
        table = gone_on(table, choices)
    return table


async def go_to_and_fro(browser: Browser, times: int) -> None:
    """Play and take back, again and again: everybody is told twice each time."""
    for number in range(times):
        move = browser.next_request(random.Random(1))
        assert isinstance(move, PlayMove)
        assert isinstance(await browser.ask(move), EntriesPlayed)
        back = TakeBack(id=f"back {number}", seat=move.seat, seq=move.seq + 1, to=move.seq)
        assert isinstance(await browser.ask(back), EntriesPlayed)
