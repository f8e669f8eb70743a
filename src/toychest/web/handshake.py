"""How a WebSocket begins, as `websockets` reads and answers it (RFC 6455, 4.2)."""

from dataclasses import dataclass

from websockets.http11 import Request
from websockets.server import ServerProtocol


class BadHandshake(Exception):
    """Nobody who speaks WebSockets asked; `response` says so."""

    def __init__(self, response: bytes) -> None:
        super().__init__(response.partition(b"\r\n")[0].decode("latin-1"))
        self.response = response


@dataclass(frozen=True, slots=True)
class Handshake:
    """What was asked for, and the answer if it is accepted."""

    target: str
    headers: tuple[tuple[bytes, bytes], ...]
    accepted: bytes


def refusal(status: int, phrase: str) -> bytes:
    """An answer that ends it."""
    return f"HTTP/1.1 {status} {phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n".encode("latin-1")


def read_handshake(head: bytes) -> Handshake:
    """The request that begins a socket. Raises `BadHandshake`."""
    protocol = ServerProtocol()
    protocol.receive_data(head)
    request = next((event for event in protocol.events_received() if isinstance(event, Request)), None)
    if request is None:
        raise BadHandshake(refusal(400, "Bad Request"))
    response = protocol.accept(request)
    if response.status_code != 101:
        raise BadHandshake(response.serialize())
    headers = ((name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in request.headers.raw_items())
    return Handshake(request.path, tuple(headers), response.serialize())
