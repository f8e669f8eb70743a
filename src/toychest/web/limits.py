"""What one address may do: so many sockets at once, so many requests and new tables in a while. Refusals say so.

Whoever is on this computer is not counted: a proxy in front of the server speaks for many, and names them.
"""

import ipaddress
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from toychest.web.pace import Pace

MOST_REMEMBERED: Final = 10_000
WRONG_CODE: Final = 20.0
"""What a table that is not there costs, in requests: codes are not for guessing."""


@dataclass(frozen=True, slots=True)
class Limits:
    """For one address: sockets at once, requests each second, and tables each minute; 0 is as many as they like."""

    sockets: int = 100
    requests: int = 50
    tables: int = 30


USUAL_LIMITS: Final = Limits()


@dataclass(slots=True)
class _Guest:
    """`sockets` are counted for each process, which takes its own along when it ends."""

    requests: Pace
    tables: Pace
    sockets: Counter[int] = field(default_factory=Counter)


class Visits:
    """Who has had how much. What is refused is answered by a code, what is granted by nothing."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: OrderedDict[str, _Guest] = OrderedDict()

    def enter(self, node: int, network: str) -> str:
        """A socket costs a request."""
        guest = self._guest(network)
        if self._limits.requests and not guest.requests.may_spend(1, monotonic()):
            return "too-often"
        if self._limits.sockets and guest.sockets.total() >= self._limits.sockets:
            return "too-many-lines"
        guest.sockets[node] += 1
        return ""

    def leave(self, node: int, network: str, is_in_vain: bool) -> None:
        """A socket that was opened in vain costs as much as a wrong code."""
        guest = self._guest(network)
        guest.sockets[node] -= guest.sockets[node] > 0
        if is_in_vain:
            self.note_guess(network)

    def ask(self, network: str, starts: bool) -> str:
        """A request, which may start a table."""
        guest, now = self._guest(network), monotonic()
        if self._limits.requests and not guest.requests.may_spend(1, now):
            return "too-often"
        if starts and self._limits.tables and not guest.tables.may_spend(1, now):
            return "too-many-tables"
        return ""

    def note_guess(self, network: str) -> None:
        """A wrong code."""
        if self._limits.requests:
            self._guest(network).requests.spend(WRONG_CODE, monotonic())

    def forget(self, node: int) -> None:
        """A process has ended, and all its sockets."""
        for guest in self._guests.values():
            del guest.sockets[node]

    def _guest(self, network: str) -> _Guest:
        if network not in self._guests:
            self._guests[network] = _Guest(
                Pace(self._limits.requests, 4 * self._limits.requests),
                Pace(self._limits.tables / 60, 2 * self._limits.tables),
            )
        self._guests.move_to_end(network)
        while len(self._guests) > MOST_REMEMBERED:
            self._guests.popitem(last=False)
        return self._guests[network]


def network_of(address: str) -> str:
    """By what an address is counted: of the newer kind a household has very many."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network(f"{address.partition('%')[0]}/64", strict=False))
