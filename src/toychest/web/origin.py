"""Only our own page may change anything here: a request from another site's page is turned away."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class SameOrigin:
    """Turns away POSTs and sockets whose `Origin` is another site. Programs send no `Origin` and may pass."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what looks, and what comes from here."""
        changes = scope["type"] == "websocket" or scope.get("method") == "POST"
        if not changes or is_from_here(Headers(scope=scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("this page may not do that", 403)(scope, receive, send)


def is_from_here(headers: Headers) -> bool:
    """Does the page that sent this have the address it was sent to?"""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
