"""Who leaves a request unfinished is hung up on; who waits for an answer is not."""

import asyncio
import socket

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from tests.web.stage import _close, _open, serving
from toychest.web import impatient_http
from toychest.web.server_config import server_config

pytestmark = pytest.mark.asyncio

HEAD = b"GET /api/editions HTTP/1.1\r\nHost: localhost\r\n"


async def told_before_the_end(address: str, said: bytes) -> bytes:
    """What came, until the server hung up."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    try:
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "said",
    [b"", HEAD, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
async def test_who_leaves_a_request_unfinished_is_hung_up_on(said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient_http, "WITHIN", 0.05)
    async with serving() as site:
        assert await told_before_the_end(site.address, said) == b""
        assert (await site.get("/api/editions")).status_code == 200


async def test_who_begins_another_request_and_leaves_it_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient_http, "WITHIN", 0.05)
    async with serving() as site:
        told = await told_before_the_end(site.address, HEAD + b"\r\n" + HEAD)
    assert told.startswith(b"HTTP/1.1 200")


async def test_a_socket_is_no_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient_http, "WITHIN", 0.01)
    async with serving() as site:
        table = await site.start_table(True, True)
        async with site.entered(table.code) as browser:
            await asyncio.sleep(0.1)
            assert (await browser.enter()).code == table.code


async def test_an_answer_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient_http, "WITHIN", 0.01)

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(0.2)
            await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
            await send({"type": "http.response.body", "body": b"at last"})

    server = uvicorn.Server(server_config(slow))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        await _open(server, listener)
        try:
            told = await told_before_the_end(f"127.0.0.1:{listener.getsockname()[1]}", HEAD + b"\r\n")
        finally:
            await _close(server)
    assert b"at last" in told
