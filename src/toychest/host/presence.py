"""Who is at a table: a seat is here, out of reach, or away. It lives in memory: a restart finds nobody here.

here -> (nobody looks on with its token for a while) out of reach -> (longer, or they said so) away -> here
"""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from toychest.contract import Seat

Presence: TypeAlias = Literal["here", "unreachable", "away"]


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds without a browser until a seat is out of reach, and until it is away: a tunnel is no news."""

    unreachable: float = 10.0
    away: float = 120.0


WAITS: Final = Waits()


class Attendance:
    """When each seat was seen last, counted from when the table was loaded, and who said that they must go.

    `changed` is called whenever somebody came, went or said so.
    """

    def __init__(self, waits: Waits = WAITS, clock: Callable[[], float] = time.monotonic) -> None:
        self.waits = waits
        self._clock = clock
        self._began = clock()
        self._here: frozenset[Seat] = frozenset()
        self._left: dict[Seat, float] = {}
        self._gone: set[Seat] = set()
        self.changed: Callable[[], None] = lambda: None

    @property
    def here(self) -> frozenset[Seat]:
        """The seats that somebody looks on for, and who did not say that they must go."""
        return self._here - self._gone

    @property
    def gone(self) -> frozenset[Seat]:
        """The seats whose holders said that they must go, and did nothing since."""
        return frozenset(self._gone)

    def note(self, here: Collection[Seat]) -> frozenset[Seat]:
        """These seats have somebody now; the seats that have come are returned."""
        now, here = self._clock(), frozenset(here)
        for seat in self._here - here:
            self._left[seat] = now
        come = here - self._here
        self._gone -= come
        self._here = here
        self.changed()
        return come

    def say_goodbye(self, seat: Seat) -> None:
        """They must go."""
        self._gone.add(seat)
        self.changed()

    def come_back(self, seats: Collection[Seat]) -> bool:
        """Whoever holds these does something; whether one of them had said goodbye."""
        back = self._gone.intersection(seats)
        self._gone -= back
        if back:
            self.changed()
        return bool(back)

    def presence(self, seat: Seat) -> Presence:
        """How a person's seat is seen by the others."""
        if seat in self._gone:
            return "away"
        if seat in self._here:
            return "here"
        for_long = self._missed_for(seat)
        if for_long < self.waits.unreachable:
            return "here"
        return "unreachable" if for_long < self.waits.away else "away"

    def next_change(self, seats: Collection[Seat]) -> float | None:
        """Seconds until one of these seats is seen otherwise though nobody does anything; None if never."""
        missed = [self._missed_for(seat) for seat in seats if seat not in self._here and seat not in self._gone]
        waits = [wait - each for each in missed for wait in (self.waits.unreachable, self.waits.away)]
        return min((wait for wait in waits if wait > 0), default=None)

    def _missed_for(self, seat: Seat) -> float:
        return self._clock() - self._left.get(seat, self._began)
