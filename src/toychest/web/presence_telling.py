"""Who is at a table, told to its browsers: at once when somebody comes, and in time when somebody stays away."""

import asyncio
from collections.abc import Iterable

from toychest.host.hosted import HostedTable
from toychest.web.connection import Connection, written
from toychest.web.presence_messages import PresenceShown, SeatPresence


class PresenceTelling:
    """What was told last, and when to look again. A browser that leaves is no news for some seconds."""

    def __init__(self, hosted: HostedTable, connections: Iterable[Connection]) -> None:
        self._hosted = hosted
        self._connections = connections
        self._told: PresenceShown | None = None
        self._looking: asyncio.TimerHandle | None = None

    def look(self, newcomer: Connection | None = None) -> None:
        """Note which seats have somebody who looks on; tell everybody if that changes anything, a newcomer anyhow."""
        self._hosted.attend(
            frozenset().union(*(each.seats for each in self._connections)),
            onlookers=sum(not each.seats and each.role != "table" for each in self._connections),
            has_middle=any(each.role == "table" for each in self._connections),
        )
        self._hosted.addresses = frozenset(each.address for each in self._connections if each.seats)
        self.tell(newcomer)

    def come_back(self, connection: Connection) -> None:
        """Whoever asks for something is here, though they said goodbye."""
        if self._hosted.attendance.come_back(connection.seats):
            self.tell()

    def tell(self, newcomer: Connection | None = None) -> None:
        """How it stands, to everybody who was told otherwise; and look again when that may change by itself."""
        self._look_again()  # first: what changes between two looks at the clock is then seen, or looked for again
        shown = self._shown()
        hearers = self._connections if shown != self._told else [each for each in (newcomer,) if each is not None]
        self._told = shown
        for connection in hearers:
            connection.put(written(shown))

    def _shown(self) -> PresenceShown:
        """Each person's seat, and how many look on."""
        attendance = self._hosted.attendance
        return PresenceShown(
            seats=[SeatPresence(seat=seat, presence=attendance.presence(seat)) for seat in self._hosted.persons],
            onlookers=self._hosted.onlookers + self._hosted.elsewhere.onlookers,
        )

    def rest(self) -> None:
        """Nobody is there to be told."""
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look_again(self) -> None:
        self.rest()
        wait = self._hosted.attendance.next_change(self._hosted.persons)
        if wait is not None and self._connections:
            self._looking = asyncio.get_running_loop().call_later(wait, self.tell)
