"""Where the server is reached; nothing here leaves this computer."""

import asyncio
import socket

import pytest

from tests.web.stage import serving
from toychest.web import address
from toychest.web.address import Addresses, addresses, is_loopback, is_toychest, own_host

pytestmark = pytest.mark.asyncio

HTTP = b"HTTP/1.1 200 OK\r\n\r\n"

REACHED = [
    ("127.0.0.1", Addresses("http://127.0.0.1:7170/")),
    ("localhost", Addresses("http://localhost:7170/")),
    ("::1", Addresses("http://[::1]:7170/")),
    ("192.168.1.20", Addresses("http://192.168.1.20:7170/")),
    ("0.0.0.0", Addresses("http://127.0.0.1:7170/", "http://192.168.1.20:7170/")),
    ("::", Addresses("http://127.0.0.1:7170/", "http://192.168.1.20:7170/")),
]


@pytest.mark.parametrize(("host", "reached"), REACHED)
async def test_a_server_is_reached_by_a_name_that_a_browser_understands(host: str, reached: Addresses) -> None:
    assert addresses(host, 7170, lambda: "192.168.1.20") == reached


async def test_without_a_network_there_are_no_others() -> None:
    assert addresses("0.0.0.0", 7170, lambda: "127.0.0.1").others is None


async def test_without_a_way_out_this_computer_knows_itself_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(line: socket.socket, address: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert own_host() == "127.0.0.1"


async def test_a_toychest_is_known_by_its_editions() -> None:
    async with serving() as site:
        assert await asyncio.to_thread(is_toychest, int(site.address.split(":")[1]))


async def test_where_nobody_listens_is_no_toychest() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        assert not is_toychest(nobody.getsockname()[1])


@pytest.mark.parametrize("answer", [b"", b"220 mail\r\n", HTTP + b"{}", HTTP + b"\xff", HTTP + b"[]"])
async def test_another_server_is_no_toychest(answer: bytes) -> None:
    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(say, "127.0.0.1", 0) as other:
        assert not await asyncio.to_thread(is_toychest, other.sockets[0].getsockname()[1])


async def test_a_server_that_says_nothing_is_no_toychest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert not await asyncio.to_thread(is_toychest, silent.getsockname()[1])


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
async def test_a_loopback_address_is_for_this_computer(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.20", "localhost.example", ""])
async def test_no_other_address_is(host: str) -> None:
    assert not is_loopback(host)
