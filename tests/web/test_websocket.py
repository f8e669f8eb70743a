"""A socket that says too much, or takes too little: it is slowed down or dropped, and nobody else notices."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.web.browser import Browser
from tests.web.sitting import castle, gone_on
from tests.web.stage import CODE, TOKENS, InnerSite, keep, serving, until
from tests.web.stuck import SMALL
from toychest.storage import MemoryStore
from toychest.table import Table
from toychest.web import backlog as web_backlog
from toychest.web import websocket
from toychest.web.frames import NOT_UTF8, PING, PONG, TEXT, TOO_LONG, FrameReader
from toychest.web.messages import EnterTable, StillThere
from toychest.web.pace import AT_ONCE, EACH_SECOND, Pace
from toychest.web.websocket import MOST_BYTES, OpenSocket

pytestmark = pytest.mark.asyncio

ENTER = msgspec.json.encode(EnterTable(tokens=[])).decode()
STILL_THERE = msgspec.json.encode(StillThere()).decode()


def long_sitting(entries: int) -> Table:
    """A table whose entries fill many small buffers."""
    choices, number = random.Random(1), 0
    table = castle("a long evening")
    while table.seq < entries:
        if table.outcome is not None:
            number += 1
            table = castle(f"a long evening: {number}")
        table = gone_on(table, choices)
    return table


async def ended_with(browser: Browser) -> int | None:
    """How the server ends the socket, whatever it says before; None where the network was faster than its last word."""
    while True:
        try:
            await browser.hear()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


@contextlib.asynccontextmanager
async def deaf(site: InnerSite) -> AsyncIterator[ClientConnection]:
    """Somebody who asks and takes nothing from the socket."""
    address = f"ws://{site.address}/ws/t/{CODE}"
    socket = await connect(address, proxy=None, ping_interval=None, compression=None, max_size=None)
    socket.transport.pause_reading()
    try:
        yield socket
    finally:
        socket.transport.abort()


async def test_somebody_who_asks_for_everything_and_never_reads_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOST_BYTES", 4 * SMALL)
    store = MemoryStore()
    await keep(store, long_sitting(40))
    async with serving(store, send_buffer=SMALL) as site, deaf(site) as greedy:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(500):
                await greedy.send(ENTER)
        await until(lambda: site.browsers() == 0)
        async with site.entered(CODE, TOKENS) as player:
            await player.go_on(random.Random(1))


async def test_what_waits_for_one_browser_has_a_bound() -> None:
    store = MemoryStore()
    await keep(store, long_sitting(40))
    async with serving(store, send_buffer=SMALL) as site, deaf(site) as greedy:
        await greedy.send(ENTER)
        await until(lambda: site.browsers() == 1)
        (connection,) = site.tables._browsers[CODE].connections
        while not connection.socket.is_closed:
            connection.put(b"x" * 10_000)
            assert connection.socket.waiting <= MOST_BYTES + 20_000


async def test_where_too_much_waits_for_all_onlookers_go_before_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store, send_buffer=SMALL) as site, deaf(site) as onlooker, deaf(site) as seated:
        site.tables.backlog = web_backlog.Backlog(most=600_000)
        await onlooker.send(ENTER)
        await until(lambda: site.browsers() == 1)
        await seated.send(msgspec.json.encode(EnterTable(tokens=list(TOKENS))).decode())
        await until(lambda: site.browsers() == 2)
        connections = sorted(site.tables._browsers[CODE].connections, key=lambda each: len(each.seats))
        for connection in connections:
            connection._backlog = site.tables.backlog
        for _ in range(40):
            for connection in connections:
                connection.put(b"x" * 10_000)
        assert [connection.socket.is_closed for connection in connections] == [True, False]


@pytest.fixture
def frames_read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames were read each time that bytes were."""
    counts, read = list[int](), FrameReader._read

    def counted(reader: FrameReader) -> None:
        read(reader)
        counts.append(len(reader._frames))

    monkeypatch.setattr(FrameReader, "_read", counted)
    return counts


@contextlib.asynccontextmanager
async def flooded(site: InnerSite, text: bytes) -> AsyncIterator[OpenSocket]:
    """Somebody who says this in one go, and the server's end of it once it does not listen any more."""
    async with site.entered(CODE) as greedy:
        (connection,) = site.tables._browsers[CODE].connections
        greedy.socket.transport.write(text)
        await until(lambda: connection.socket._is_deaf)
        yield connection.socket


PING_FRAME = Frame(PING, b"").serialize(mask=True)
NO_MORE_PINGS = (0.001, 50.0)
"""As few each second that nothing depends on how long a test takes."""


async def test_a_flood_of_pings_is_not_read(monkeypatch: pytest.MonkeyPatch, frames_read: list[int]) -> None:
    monkeypatch.setattr(websocket, "MOST_PINGS", NO_MORE_PINGS)
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, flooded(site, PING_FRAME * 5000) as socket:
        assert not socket.is_closed
        read = sum(frames_read)
        async with site.entered(CODE, TOKENS) as player:
            await player.go_on(random.Random(1))
    assert read < 150


async def test_pings_that_come_at_once_are_answered_by_one_pong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOST_PINGS", NO_MORE_PINGS)
    answered, pieces, put, received = list[bytes](), list[int](), OpenSocket.put, OpenSocket.data_received

    def counted_put(socket: OpenSocket, said: bytes, kind: Opcode = TEXT) -> None:
        answered.extend([said] if kind == PONG else [])
        put(socket, said, kind)

    def counted_received(socket: OpenSocket, data: bytes) -> None:
        pieces.append(len(data))
        received(socket, data)

    monkeypatch.setattr(OpenSocket, "put", counted_put)
    monkeypatch.setattr(OpenSocket, "data_received", counted_received)
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, flooded(site, PING_FRAME * 5000):
        assert 1 <= len(answered) <= len(pieces)


async def test_a_flood_of_pings_ends_the_socket_for_its_pong_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOST_PINGS", NO_MORE_PINGS)
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, flooded(site, PING_FRAME * 5000) as socket:
        socket._ping()
        socket._pinged -= 1000
        socket._ping()
        assert socket.is_closed
        await until(lambda: site.browsers() == 0)


async def test_whoever_pinged_too_often_is_heard_again_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOST_PINGS", (1000.0, 5.0))
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        browser.socket.transport.write(PING_FRAME * 50)
        await browser.go_on(random.Random(1))


async def test_a_message_of_many_frames_costs_as_much_as_many_messages(
    monkeypatch: pytest.MonkeyPatch, frames_read: list[int]
) -> None:
    monkeypatch.setattr(websocket, "MESSAGE_PACE", (0.001, 200.0))
    first, middle, last = (
        Frame(kind, said, fin=is_final).serialize(mask=True)
        for kind, said, is_final in ((TEXT, b" ", False), (Opcode.CONT, b" ", False), (Opcode.CONT, b"{}", True))
    )
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, flooded(site, (first + 200 * middle + last) * 60):
        async with site.entered(CODE, TOKENS) as player:
            await player.go_on(random.Random(1))
        assert sum(frames_read) < 700


async def test_a_ping_is_answered() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        answered = await browser.socket.ping("are you there?")
        assert await asyncio.wait_for(answered, 20) > 0


async def test_how_long_the_way_to_a_browser_takes_is_measured() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE):
        (connection,) = site.tables._browsers[CODE].connections
        assert connection.socket.delay == 0
        connection.socket._ping()
        await until(lambda: connection.socket.delay > 0)


async def test_who_asks_faster_than_people_do_is_heard_later() -> None:
    pace, now = Pace(), 100.0
    waits = [pace.spend(1, now) for _ in range(int(AT_ONCE + EACH_SECOND))]
    assert waits[: int(AT_ONCE)] == [0.0] * int(AT_ONCE)
    assert waits[-1] == pytest.approx(1.0)
    assert pace.spend(1, now + 60) == 0.0


async def test_a_burst_of_messages_is_answered_in_turn_with_others() -> None:
    store = MemoryStore()
    await keep(store, long_sitting(40))
    async with serving(store) as site, site.entered(CODE) as greedy, site.entered(CODE, TOKENS) as player:
        greedy.socket.transport.pause_reading()
        for _ in range(400):
            await greedy.socket.send(ENTER)
        await player.go_on(random.Random(1))
        (socket,) = [each.socket for each in site.tables._browsers[CODE].connections if not each.seats]
        assert socket.is_closed or len(socket._heard) > 0


async def test_a_message_that_is_too_long_ends_the_socket() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        with contextlib.suppress(ConnectionClosed):
            await browser.socket.send("x" * 70_000)
        assert await ended_with(browser) == TOO_LONG


async def test_a_text_that_is_no_text_ends_the_socket() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        await browser.socket.send(b"\xff\xfe", text=True)
        assert await ended_with(browser) == NOT_UTF8


@pytest.mark.parametrize(
    ("header", "status"),
    [
        ("Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", b"400"),
        ("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short", b"400"),
        ("Sec-WebSocket-Version: 13", b"400"),
    ],
)
async def test_a_handshake_that_is_none_is_refused(header: str, status: bytes) -> None:
    async with serving() as site:
        host, port = site.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"GET /ws/t/{CODE} HTTP/1.1\r\nHost: {site.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        writer.write(f"{head}{header}\r\n\r\n".encode())
        assert (await asyncio.wait_for(reader.readline(), 20)).split()[1] == status
        writer.close()
