"""What all processes of a server have in common beside their games: whom they counted, what waits for another device,
and how busy each is. With one process it is its own; with several the doorman has it, and everybody asks him.
"""

from collections import Counter
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from toychest.web.device_links import DeviceLinks
from toychest.web.device_messages import TableFetched
from toychest.web.limits import Limits, Visits

OWN: Final = 0
"""Of which process something is, where there is one."""

GAUGES: Final = ("tables_in_use", "sockets", "memory_bytes", "leases_held")
"""Counts of what is there now: gone with their process. All others only grow."""


class Knock(msgspec.Struct, frozen=True, tag=True):
    """Somebody of this network wants a socket; the code of what refuses it, or nothing."""

    network: str


class Part(msgspec.Struct, frozen=True, tag=True):
    """They have left; `is_in_vain` where they had asked for a table that is not there."""

    network: str
    is_in_vain: bool


class Visit(msgspec.Struct, frozen=True, tag=True):
    """Somebody of this network asks for something, or `starts` a table; the code of what refuses it, or nothing."""

    network: str
    starts: bool


class Guess(msgspec.Struct, frozen=True, tag=True):
    """They asked for a table that is not there."""

    network: str


class PutLink(msgspec.Struct, frozen=True, tag=True):
    """Another device can fetch these tables from now on."""

    name: str
    key: str
    tables: tuple[TableFetched, ...]


class FetchLink(msgspec.Struct, frozen=True, tag=True):
    """What was made ready, once; nothing where there is none."""

    name: str
    key: str


class Tell(msgspec.Struct, frozen=True, tag=True):
    """What a process has counted so far; what all have."""

    counts: dict[str, float]


Asked: TypeAlias = Knock | Part | Visit | Guess | PutLink | FetchLink | Tell
ask_of: Final = msgspec.msgpack.Decoder(Asked).decode
write: Final = msgspec.msgpack.Encoder().encode


class Common(Protocol):
    """Whoever has it, or can ask who does."""

    async def ask(self, asked: Asked) -> Any:
        """What comes of it."""


class OwnCommon:
    """It itself. What it is asked by several processes comes as bytes, with the number of the process."""

    def __init__(self, limits: Limits) -> None:
        self._visits = Visits(limits)
        self._links = DeviceLinks()
        self._counts: dict[int, dict[str, float]] = {}
        self._gone = Counter[str]()

    async def ask(self, asked: Asked) -> Any:
        """What comes of it, where there is one process."""
        return self._found(OWN, asked)

    def answer(self, node: int, asked: bytes) -> bytes:
        """What comes of what one of several processes asks."""
        return write(self._found(node, ask_of(asked)))

    def forget(self, node: int) -> None:
        """This process has ended, and its sockets with it; what it had counted stays."""
        self._visits.forget(node)
        counts = self._counts.pop(node, {})
        self._gone.update({name: count for name, count in counts.items() if name not in GAUGES})

    def _found(self, node: int, asked: Asked) -> Any:
        match asked:
            case Knock(network):
                return self._visits.enter(node, network)
            case Part(network, is_in_vain):
                return self._visits.leave(node, network, is_in_vain)
            case Visit(network, starts):
                return self._visits.ask(network, starts)
            case Guess(network):
                return self._visits.note_guess(network)
            case PutLink(name, key, tables):
                return self._links.put(name, key, tables)
            case FetchLink(name, key):
                return self._links.fetch(name, key)
            case Tell(counts):
                return self._told(node, counts)

    def _told(self, node: int, counts: dict[str, float]) -> dict[str, float]:
        self._counts[node] = counts
        total = Counter[str](self._gone)
        for each in self._counts.values():
            total.update(each)
        return dict(total)


class Consulting(Protocol):
    """How the doorman is asked."""

    async def consult(self, asked: bytes) -> bytes:
        """What he says."""


class CommonElsewhere:
    """The doorman has it."""

    def __init__(self, doorman: Consulting) -> None:
        self._doorman = doorman

    async def ask(self, asked: Asked) -> Any:
        """What comes of it there."""
        return msgspec.msgpack.decode(await self._doorman.consult(write(asked)))
