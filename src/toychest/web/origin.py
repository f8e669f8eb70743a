"""Only our own page may change anything here: a request from another site's page is turned away."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from toychest.web.address import is_loopback
from toychest.words import LANGUAGES, say


class SameOrigin:
    """Turns away POSTs and sockets whose `Origin` is another site. Programs send no `Origin` and may pass.

    A server for this computer alone (`is_local`) also turns away whatever was sent to another name: that is another
    site's page, whose name was made to lead here.
    """

    def __init__(self, app: ASGIApp, is_local: bool) -> None:
        self.app = app
        self.is_local = is_local

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what looks, and what comes from here."""
        if scope["type"] == "lifespan" or self._may_pass(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            sentence = say("command-refused-origin", {}, spoken_by(Headers(scope=scope)))
            await PlainTextResponse(sentence, 403)(scope, receive, send)

    def _may_pass(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] == "POST"
        return (not self.is_local or is_sent_here(headers)) and (not changes or is_from_here(headers))


def spoken_by(headers: Headers) -> str:
    """The first language that a browser asks for and we speak, else English."""
    asked = headers.get("accept-language", "").lower().split(",")
    spoken = (each.partition(";")[0].strip().partition("-")[0] for each in asked)
    return next((language for language in spoken if language in LANGUAGES), "en")


def is_from_here(headers: Headers) -> bool:
    """Does the page that sent this have the address it was sent to?"""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def is_sent_here(headers: Headers) -> bool:
    """Was it sent to this computer by a name that always means this computer?"""
    try:
        return is_loopback(urlsplit(f"//{headers.get('host', '')}").hostname or "")
    except ValueError:
        return False
