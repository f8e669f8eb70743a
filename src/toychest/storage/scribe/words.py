"""What nodes and the scribe say to each other, over a tube each."""

from typing import Any, TypeAlias

import msgspec

from toychest.storage.orders import Order


class Stay(msgspec.Struct, frozen=True, tag=True):
    """This node is there for so long, and so are its leases."""

    node: str
    name: str
    seconds: float


class Hold(msgspec.Struct, frozen=True, tag=True):
    """The bots of this table think at this node from now on, unless they do at another."""

    code: str
    node: str
    seconds: float


class LetGo(msgspec.Struct, frozen=True, tag=True):
    """The bots of these tables wait for nothing."""

    codes: list[str]
    node: str


class FindOrphans(msgspec.Struct, frozen=True, tag=True):
    """Tables whose lease has run out."""

    limit: int


class Leave(msgspec.Struct, frozen=True, tag=True):
    """This node ends in order."""

    node: str


class SayAloud(msgspec.Struct, frozen=True, tag=True):
    """To whoever is at this table elsewhere; stored nowhere."""

    code: str
    said: str


class Consult(msgspec.Struct, frozen=True, tag=True):
    """Something that is not the scribe's: of what all nodes have in common beside their games."""

    asked: bytes


Asked: TypeAlias = Order | Stay | Hold | LetGo | FindOrphans | Leave | SayAloud | Consult


class Refused(msgspec.Struct, frozen=True):
    """What refused an order: the name of its class, its sentence, and what it holds."""

    name: str
    sentence: str
    holds: dict[str, Any]


class Told(msgspec.Struct):
    """What one node is told at one time: what became of what it asked, by number, and what others did."""

    done: list[int] = []
    refused: dict[int, Refused] = {}
    found: dict[int, Any] = {}
    changed: dict[str, int] = {}
    aloud: list[tuple[str, str]] = []

    def __bool__(self) -> bool:
        """Whether there is anything in it."""
        return bool(self.done or self.refused or self.found or self.changed or self.aloud)
