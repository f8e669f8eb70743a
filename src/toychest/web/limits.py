"""What one address may do: so many sockets at once, so many requests and new tables in a while. Refusals say so.

Whoever is on this computer is not counted: a proxy in front of the server speaks for many, and names them.
"""

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from toychest.web.address import is_loopback
from toychest.web.connection import written
from toychest.web.messages import RequestRefused
from toychest.web.pace import Pace
from toychest.web.websocket import OpenSocket
from toychest.web.wire import answer

STARTS: Final = frozenset(("/api/tables", "/api/guides", "/api/branches", "/api/replays"))
"""Addresses where a POST makes a table."""

MOST_REMEMBERED: Final = 10_000
WRONG_CODE: Final = 20.0
"""What a table that is not there costs, in requests: codes are not for guessing."""

TURNED_AWAY: Final = 4029


@dataclass(frozen=True, slots=True)
class Limits:
    """For one address: sockets at once, requests each second, and tables each minute; 0 is as many as they like."""

    sockets: int = 100
    requests: int = 50
    tables: int = 30


USUAL_LIMITS: Final = Limits()


@dataclass(slots=True)
class _Guest:
    requests: Pace
    tables: Pace
    sockets: int = field(default=0)


class Gate:
    """Turns away whoever has too much already; everything else passes."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits
        self._guests: OrderedDict[str, _Guest] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it."""
        guest = self._guest(scope)
        if guest is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._enter(guest, scope, receive, send)
        else:
            await self._ask(guest, scope, receive, send)

    def _guest(self, scope: Scope) -> _Guest | None:
        """None where nobody is counted."""
        client = scope.get("client")
        if scope["type"] == "lifespan" or client is None or is_loopback(client[0]):
            return None
        known = network_of(client[0])
        if known not in self._guests:
            self._guests[known] = _Guest(
                Pace(self._limits.requests, 4 * self._limits.requests),
                Pace(self._limits.tables / 60, 2 * self._limits.tables),
            )
        self._guests.move_to_end(known)
        while len(self._guests) > MOST_REMEMBERED:
            self._guests.popitem(last=False)
        return self._guests[known]

    async def _enter(self, guest: _Guest, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket costs a request, and one that was opened in vain as much as a wrong code."""
        if self._limits.requests and not guest.requests.may_spend(1, monotonic()):
            return await _turn_away("too-often", scope, send)
        if self._limits.sockets and guest.sockets >= self._limits.sockets:
            return await _turn_away("too-many-lines", scope, send)
        guest.sockets += 1
        try:
            await self.app(scope, receive, send)
        finally:
            guest.sockets -= 1
            if self._limits.requests and _socket_of(scope).is_in_vain:
                guest.requests.spend(WRONG_CODE, monotonic())
        return None

    async def _ask(self, guest: _Guest, scope: Scope, receive: Receive, send: Send) -> None:
        now = monotonic()
        starts = scope["method"] == "POST" and scope["path"] in STARTS
        if self._limits.requests and not guest.requests.may_spend(1, now):
            return await _refused("too-often")(scope, receive, send)
        if starts and self._limits.tables and not guest.tables.may_spend(1, now):
            return await _refused("too-many-tables")(scope, receive, send)

        async def send_counted(message: AsgiMessage) -> None:
            if self._limits.requests and message.get("status") == 404 and scope["path"].startswith("/api/tables/"):
                guest.requests.spend(WRONG_CODE, monotonic())
            await send(message)

        return await self.app(scope, receive, send_counted)


def network_of(address: str) -> str:
    """By what an address is counted: of the newer kind a household has very many."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network(f"{address.partition('%')[0]}/64", strict=False))


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
