"""The doorman: whom he hands to which node, and what he does when one ends. Nodes here are doors that a test holds."""

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator
from multiprocessing.process import BaseProcess
from typing import cast

import pytest
import pytest_asyncio
import uvicorn
from starlette.types import Receive, Scope, Send

from tests.web.stage import until
from toychest.web import doorman as web_doorman
from toychest.web import place as web_place
from toychest.web.doorman import Doorman
from toychest.web.handed_server import READY, HandedServer
from toychest.web.place import Place

pytestmark = [pytest.mark.asyncio, pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="not on this system")]

TABLE = b"GET /ws/t/LAMB-7KQD HTTP/1.1\r\n"
PAGE = b"GET / HTTP/1.1\r\n"


class Node:
    """A process as its place sees it, and the other end of its door."""

    def __init__(self) -> None:
        self.sentinel, self._life = os.pipe()
        self.place_end, self.door = socket.socketpair()
        self.door.setblocking(False)
        self.exitcode = -9
        self.was_asked = self.is_over = False

    def be_ready(self) -> None:
        self.door.send(READY)

    def handed(self) -> list[bytes]:
        """What those say who were handed over until now."""
        said = []
        with contextlib.suppress(BlockingIOError):
            _, handles, _, _ = socket.recv_fds(self.door, 64, 64)
            for handle in handles:
                with socket.socket(fileno=handle) as connection:
                    connection.setblocking(False)
                    with contextlib.suppress(BlockingIOError):
                        said.append(connection.recv(100))
        return said

    def terminate(self) -> None:
        self.was_asked = True
        self.kill()

    def kill(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.door.close()
            os.close(self._life)

    def join(self) -> None:
        os.close(self.sentinel)


class House:
    """A doorman, and every node that ever stood at one of his places."""

    def __init__(self, count: int) -> None:
        self.nodes: list[list[Node]] = [[] for _ in range(count)]
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = self._listener.getsockname()
        self.doorman = Doorman(self._listener, count, self._start)
        self._guests = contextlib.ExitStack()

    def _start(self, place: Place) -> tuple[BaseProcess, socket.socket]:
        node = Node()
        self.nodes[place.number].append(node)
        return cast(BaseProcess, node), node.place_end

    async def knock(self, words: bytes) -> None:
        """Somebody comes, and says this."""
        guest = self._guests.enter_context(socket.create_connection(self.address))
        guest.sendall(words)

    async def handed(self, count: int) -> list[list[bytes]]:
        """What those said who were handed to each place, once there are so many."""
        handed: list[list[bytes]] = [[] for _ in self.nodes]

        def are_there() -> bool:
            for said, nodes in zip(handed, self.nodes, strict=True):
                said += nodes[-1].handed() if nodes and not nodes[-1].is_over else []
            return sum(map(len, handed)) >= count

        await until(are_there)
        return handed

    async def close(self) -> None:
        if not self.doorman.is_ending:
            await self.doorman.end()
        self._guests.close()


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    opened = House(2)
    opened.doorman.begin()
    for (node,) in opened.nodes:
        node.be_ready()
    yield opened
    await opened.close()


async def test_everybody_of_a_table_comes_to_one_node(house: House) -> None:
    for _ in range(6):
        await house.knock(TABLE)
    assert sorted(await house.handed(6)) == [[], [TABLE] * 6]


async def test_tables_are_spread_over_the_nodes(house: House) -> None:
    for number in range(40):
        await house.knock(b"GET /ws/t/LAMB-%04d HTTP/1.1\r\n" % number)
    assert all(len(said) > 5 for said in await house.handed(40))


async def test_everything_else_goes_to_one_node_after_another(house: House) -> None:
    for _ in range(6):
        await house.knock(PAGE)
    assert await house.handed(6) == [[PAGE] * 3, [PAGE] * 3]


async def test_whoever_says_nothing_is_handed_on_after_a_while(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_doorman, "SILENT", 0.0)
    await house.knock(b"")
    await until(lambda: house.doorman._turn == 1)
    assert house.doorman._silent == {}


async def test_of_too_many_who_say_nothing_the_next_is_handed_on_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web_doorman, "SILENT", 1000.0)
    monkeypatch.setattr(web_doorman, "MOST_SILENT", 3)
    for _ in range(5):
        await house.knock(b"")
    await until(lambda: house.doorman._turn == 2)
    assert len(house.doorman._silent) == 3


async def test_the_tables_of_a_node_that_ended_are_played_at_another_until_it_is_there_again(house: House) -> None:
    await house.knock(TABLE)
    home = [bool(said) for said in await house.handed(1)].index(True)
    house.nodes[home][0].kill()
    await until(lambda: len(house.nodes[home]) == 2)
    await house.knock(TABLE)
    elsewhere = await house.handed(1)
    house.nodes[home][1].be_ready()
    await until(lambda: all(place.is_ready for place in house.doorman._places))
    await house.knock(TABLE)
    assert (elsewhere[1 - home], (await house.handed(1))[home]) == ([TABLE], [TABLE])


async def test_nobody_is_let_in_before_every_node_is_ready(house: House) -> None:
    other = House(2)
    other.doorman.begin()
    other.nodes[0][0].be_ready()
    await until(lambda: other.doorman._places[0].is_ready)
    await other.knock(PAGE)
    was_open = other.doorman._is_open
    other.nodes[1][0].be_ready()
    handed = await other.handed(1)
    await other.close()
    assert (was_open, sum(map(len, handed))) == (False, 1)


async def test_places_where_nothing_can_start_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_place, "WAIT", 0.0)
    house = House(1)
    house.doorman.begin()
    for tries in range(1, web_place.MOST_TRIES + 1):
        await until(lambda tries=tries: len(house.nodes[0]) == tries)  # type: ignore[misc]
        house.nodes[0][-1].kill()
    await asyncio.wait_for(house.doorman.deserted.wait(), 60)
    assert len(house.nodes[0]) == web_place.MOST_TRIES
    await house.close()


async def test_at_the_end_every_node_is_asked_to_end(house: House) -> None:
    await house.doorman.end()
    assert [node.was_asked for (node,) in house.nodes] == [True, True]
    with pytest.raises(ConnectionRefusedError):
        await house.knock(PAGE)


async def test_a_node_sees_who_it_serves() -> None:
    """The connection is the kernel's own: its other end is whoever came, not the doorman."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
        else:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
            await send({"type": "http.response.body", "body": repr(scope["client"]).encode()})

    ours, theirs = socket.socketpair()
    server = HandedServer(uvicorn.Config(app, log_level="warning"), theirs)
    serving = asyncio.create_task(server.serve())
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.create_connection(listener.getsockname()) as guest:
        accepted, address = listener.accept()
        socket.send_fds(ours, [READY], [accepted.fileno()])
        accepted.close()
        guest.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        answer = b""
        while more := await asyncio.to_thread(guest.recv, 1000):
            answer += more
    ours.close()  # the doorman is gone, and nobody is left to serve
    await asyncio.wait_for(serving, 60)
    assert repr(address).encode() in answer
