"""Where bots think: at one of several nodes, as a lease says; without other nodes, always here."""

from typing import Protocol

from toychest.host.hosted import HostedTable


class Leases(Protocol):
    """Which tables' bots think here. A lease saves work and decides nothing: the key of an entry does."""

    async def hold(self, code: str) -> bool:
        """Whether the bots of this table think here from now on."""

    def let_go(self, code: str) -> None:
        """Nobody here needs this table any more; returns at once."""

    def welcome(self, hosted: HostedTable) -> None:
        """This table is in memory from now on: it is told what is so because of other nodes."""


class AllOurs:
    """The leases of a host that is alone."""

    async def hold(self, code: str) -> bool:
        """Always."""
        return True

    def let_go(self, code: str) -> None:
        """Nobody else waits for it."""

    def welcome(self, hosted: HostedTable) -> None:
        """There are no others."""
