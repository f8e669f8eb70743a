"""Where the server is reached: from this computer, from others, and whether a Toychest is there already."""

import http.client
import ipaddress
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import msgspec

from toychest.web.edition_messages import EditionsListed
from toychest.web.wire import MALFORMED

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
ANYBODY: Final = ("192.0.2.1", 9)
"""Set aside for documentation (RFC 5737): nobody is there."""

PATIENCE: Final = 1.0
"""Seconds for a server on this computer to answer."""


@dataclass(frozen=True)
class Addresses:
    """`here` is for this computer; `others` for the network, where that is another one."""

    here: str
    others: str | None = None


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach it."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address_of(host: str, port: int) -> str:
    """As one types it into a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_host() -> str:
    """This computer as its network knows it; the loopback where there is no network.

    To connect a datagram socket sends nothing: it only chooses the way out.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYBODY)
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def addresses(host: str, port: int, own_host: Callable[[], str] = own_host) -> Addresses:
    """Where a server that listens on this host is reached."""
    if host not in EVERYWHERE:
        return Addresses(address_of(host, port))
    own = own_host()
    return Addresses(address_of(LOOPBACK, port), None if is_loopback(own) else address_of(own, port))


@dataclass(frozen=True)
class Reach:
    """Who can open this server: this computer alone (`is_local`), or `others` at an address of their own."""

    is_local: bool = True
    others: str | None = None

    def for_others(self, asked_at: str) -> str | None:
        """What somebody else types, where a browser here was opened at `asked_at`; None where nobody else can come.

        A name that is good for this browser is good for others as well, unless it means this computer.
        """
        if self.is_local:
            return None
        return self.others if is_loopback(urlsplit(asked_at).hostname or "") else asked_at


def is_toychest(port: int) -> bool:
    """Whether a Toychest answers at this port of this computer."""
    asking = http.client.HTTPConnection(LOOPBACK, port, timeout=PATIENCE)
    try:
        asking.request("GET", "/api/editions")
        msgspec.json.decode(asking.getresponse().read(), type=EditionsListed)
    except (OSError, http.client.HTTPException, *MALFORMED):
        return False
    finally:
        asking.close()
    return True
