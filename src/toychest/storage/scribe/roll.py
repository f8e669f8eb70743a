"""Who is there, and which node lets the bots of which table think. It lives as long as the scribe, and so do nodes."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(slots=True)
class _Lease:
    node: str
    until: float


class Roll:
    """The nodes by their ids, with their names, and the leases by tables."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._nodes: dict[str, tuple[str, float]] = {}
        self._leases: dict[str, _Lease] = {}

    def stay(self, node: str, name: str, seconds: float) -> tuple[dict[str, str], list[str]]:
        """This node is there for so long; all nodes that are there, and the leases it holds."""
        now = self._now()
        self._nodes[node] = name, now + seconds
        held = [code for code, lease in self._leases.items() if lease.node == node]
        for code in held:
            self._leases[code].until = now + seconds
        self._nodes = {each: named for each, named in self._nodes.items() if named[1] >= now}
        return {each: name for each, (name, _) in self._nodes.items()}, held

    def hold(self, code: str, node: str, seconds: float) -> bool:
        """Whether the bots of this table think at this node from now on; not while another's lease runs."""
        now, lease = self._now(), self._leases.get(code)
        if lease is not None and lease.node != node and lease.until >= now:
            return False
        self._leases[code] = _Lease(node, now + seconds)
        return True

    def let_go(self, codes: Iterable[str], node: str) -> None:
        """The bots of these tables wait for nothing."""
        for code in codes:
            lease = self._leases.get(code)
            if lease is not None and lease.node == node:
                del self._leases[code]

    def forget(self, code: str) -> None:
        """The table is gone."""
        self._leases.pop(code, None)

    def orphans(self, limit: int) -> list[str]:
        """Tables whose lease has run out."""
        now = self._now()
        gone = [(lease.until, code) for code, lease in self._leases.items() if lease.until < now]
        return [code for _, code in sorted(gone)[:limit]]

    def leave(self, node: str) -> None:
        """The node ends, or has ended; its leases run out at once."""
        self._nodes.pop(node, None)
        for lease in self._leases.values():
            if lease.node == node:
                lease.until = float("-inf")
