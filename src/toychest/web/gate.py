"""The gate that every request passes: whoever has too much already is turned away with a sentence."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from toychest.web.address import is_loopback
from toychest.web.common import Common, Guess, Knock, Part, Visit
from toychest.web.connection import written
from toychest.web.limits import network_of
from toychest.web.messages import RequestRefused
from toychest.web.websocket import OpenSocket
from toychest.web.wire import answer

STARTS: Final = frozenset(("/api/tables", "/api/guides", "/api/branches", "/api/replays"))
"""Addresses where a POST makes a table."""

TURNED_AWAY: Final = 4029


class Gate:
    """Turns away whoever has too much already; everything else passes. `common` counts for all processes."""

    def __init__(self, app: ASGIApp, common: Common) -> None:
        self.app = app
        self._common = common

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it."""
        network = _network(scope)
        if network is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._enter(network, scope, receive, send)
        else:
            await self._ask(network, scope, receive, send)

    async def _enter(self, network: str, scope: Scope, receive: Receive, send: Send) -> None:
        code = await self._common.ask(Knock(network))
        if code:
            return await _turn_away(code, scope, send)
        try:
            await self.app(scope, receive, send)
        finally:
            await self._common.ask(Part(network, _socket_of(scope).is_in_vain))
        return None

    async def _ask(self, network: str, scope: Scope, receive: Receive, send: Send) -> None:
        starts = scope["method"] == "POST" and scope["path"] in STARTS
        code = await self._common.ask(Visit(network, starts))
        if code:
            return await _refused(code)(scope, receive, send)

        async def send_counted(message: AsgiMessage) -> None:
            if message.get("status") == 404 and scope["path"].startswith("/api/tables/"):
                await self._common.ask(Guess(network))
            await send(message)

        return await self.app(scope, receive, send_counted)


def _network(scope: Scope) -> str | None:
    """By what somebody is counted; None where nobody is."""
    client = scope.get("client")
    if scope["type"] == "lifespan" or client is None or is_loopback(client[0]):
        return None
    return network_of(client[0])


def _refused(code: str) -> ASGIApp:
    response = answer(RequestRefused(id=None, code=code, facts={}), 429)
    response.headers["retry-after"] = "5"
    return response


async def _turn_away(code: str, scope: Scope, send: Send) -> None:
    """A browser hears why only on a socket that was accepted."""
    await send({"type": "websocket.accept"})
    socket = _socket_of(scope)
    socket.put(written(RequestRefused(id=None, code=code, facts={})))
    socket.drop(TURNED_AWAY)


def _socket_of(scope: Scope) -> OpenSocket:
    socket = scope["toychest.socket"]
    assert isinstance(socket, OpenSocket)
    return socket
