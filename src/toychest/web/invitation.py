"""The address that an invitation names, and how it is drawn to be scanned."""

import segno
from starlette.requests import HTTPConnection

from toychest.web.address import Reach


def asked_at(asking: HTTPConnection) -> str:
    """The address that a browser was opened at, as one types it."""
    scheme = {"ws": "http", "wss": "https"}.get(asking.url.scheme, asking.url.scheme)
    return f"{scheme}://{asking.url.netloc}/"


def invited_to(asking: HTTPConnection) -> str:
    """The one that others can open; where nobody else can come, the one that is known here."""
    reach: Reach = asking.app.state.reach
    return reach.for_others(asked_at(asking)) or asked_at(asking)


def squares_of(address: str) -> list[str]:
    """An address as the rows of a QR code, `1` for dark; a third of it may be covered and it is still read."""
    return ["".join(str(square) for square in row) for row in segno.make(address, error="h", micro=False).matrix]
