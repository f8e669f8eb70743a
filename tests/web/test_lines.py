"""Lines that are slow, dead or left: nobody else notices, and nothing stays behind."""

import asyncio
import contextlib
import random
import socket
from collections.abc import AsyncIterator
from typing import cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from tests.web.browser import Browser
from tests.web.sitting import castle, gone_on
from tests.web.stage import CODE, TOKENS, InnerSite, keep, serving, until
from toychest.storage import MemoryStore
from toychest.table import Table
from toychest.web import connections
from toychest.web import socket as web_socket
from toychest.web.connections import QUEUE, TOO_SLOW, Connection
from toychest.web.messages import EnterTable, EntriesPlayed, PlayMove, RequestRefused, StillHere, StillThere, TakeBack

pytestmark = pytest.mark.asyncio

SMALL = 4096
"""Bytes that the kernel keeps for a reader, so that a stuck one is noticed soon."""

GENEROUS = 20.0
"""Seconds; the server promises twelve."""


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


async def test_a_stuck_onlooker_among_fifty_holds_nobody_up_and_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.5)
    store = MemoryStore()
    await keep(store, with_a_choice())
    async with serving(store, send_buffer=SMALL) as site, contextlib.AsyncExitStack() as others:
        onlookers = [await others.enter_async_context(site.entered(CODE)) for _ in range(49)]
        await others.enter_async_context(stuck_onlooker(site))
        player = await others.enter_async_context(site.entered(CODE, TOKENS))
        await until(lambda: site.browsers() == 51)
        await go_to_and_fro(player, 50)
        await asyncio.gather(*(onlooker.heard_all() for onlooker in onlookers))
        assert {onlooker.standing.seq for onlooker in onlookers} == {player.standing.seq}
        await until(lambda: site.browsers() == 50)


class LateReader:
    """A socket that takes its first message when it is woken."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.got: list[str] = []
        self.closed_with: int | None = None

    async def send_text(self, text: str) -> None:
        await self.awake.wait()
        self.got.append(text)

    async def close(self, code: int) -> None:
        self.closed_with = code


async def told_while_asleep(messages: int) -> LateReader:
    reader = LateReader()
    connection = Connection(cast(WebSocket, reader))
    sending = asyncio.create_task(connection.send_all())
    for _ in range(messages):
        connection.tell(StillHere())
    reader.awake.set()
    await asyncio.wait([sending], timeout=0.2)
    connection.finish()
    await sending
    return reader


async def test_as_many_messages_as_fit_wait_for_a_late_reader() -> None:
    reader = await told_while_asleep(QUEUE)
    assert (len(reader.got), reader.closed_with) == (QUEUE, None)


async def test_no_more_than_fit_wait_for_a_late_reader_who_is_cut_off() -> None:
    reader = await told_while_asleep(10 * QUEUE)
    assert len(reader.got) <= QUEUE
    assert reader.closed_with == TOO_SLOW


@pytest.mark.slow
async def test_a_half_open_line_is_found() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, stuck_onlooker(site):
        await until(lambda: site.browsers() == 1)
        await until(lambda: site.browsers() == 0, GENEROUS)


@pytest.mark.slow
async def test_a_half_open_line_with_messages_on_their_way_is_found() -> None:
    store = MemoryStore()
    await keep(store, with_a_choice())
    async with serving(store, send_buffer=SMALL) as site, site.entered(CODE, TOKENS) as player, stuck_onlooker(site):
        await until(lambda: site.browsers() == 2)
        await go_to_and_fro(player, 40)
        await until(lambda: site.browsers() == 1, GENEROUS)
        await go_to_and_fro(player, 1)


@pytest.mark.slow
async def test_a_line_that_answers_pings_stays() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        await asyncio.sleep(13)
        await browser.send(StillThere())
        assert await browser.hear() == StillHere()
        assert site.browsers() == 1


async def test_what_breaks_a_line_is_logged_and_breaks_no_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(text: str | bytes, because: Exception) -> RequestRefused:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(web_socket, "malformed", broken)
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as other, site.entered(CODE) as browser:
        await browser.line.send("not a message")
        await until(lambda: site.browsers() == 1)
        await other.go_on(random.Random(1))
    assert "a bug" in "".join(capfd.readouterr())


async def test_a_browser_that_leaves_is_nothing_to_log(capfd: pytest.CaptureFixture[str]) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site:
        async with site.entered(CODE), site.entered(CODE) as abrupt, site.browser(CODE):
            abrupt.line.transport.abort()
        await until(lambda: site.live_tables == 0)
    assert "".join(capfd.readouterr()) == ""


async def test_tables_are_let_go_when_everybody_leaves() -> None:
    store = MemoryStore()
    codes = [f"AAAA-A{letter}{other}A" for letter in "ABCDEFGHJKLMNPQRSTUV" for other in "ABCDEFGHJK"]
    table = castle()
    for code in codes:
        await keep(store, table, code)
    async with serving(store) as site:
        before = asyncio.all_tasks()
        for code in codes:
            async with site.entered(code, TOKENS) as browser, site.entered(code) as _:
                await browser.go_on(random.Random(1))
        await until(lambda: site.live_tables == 0)
        await until(lambda: asyncio.all_tasks() <= before)


async def test_a_table_stays_while_somebody_is_there() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE):
        async with site.entered(CODE):
            assert site.browsers() == 2
        await until(lambda: site.browsers() == 1)
        assert site.live_tables == 1


@pytest.mark.parametrize("last_bytes", [b"", b"\x81\xfe\x10"], ids=["without a word", "in the middle of a message"])
async def test_a_browser_that_breaks_off_is_let_go(last_bytes: bytes) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        browser.line.transport.write(last_bytes)
        await asyncio.sleep(0)
        browser.line.transport.abort()
        await until(lambda: site.live_tables == 0)
