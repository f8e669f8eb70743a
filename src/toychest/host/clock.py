"""The clock of one table: who has how much time left. It counts by the server's time, and only while somebody is there.

stopped -> running for whoever is awaited -> paused: nobody is at the table, or a seat is out of reach for a while,
                                             or a card is shown that all look at
                                          -> out: a strict clock ends the game, a gentle one shows it
"""

import time
from collections.abc import Callable, Collection
from copy import copy
from typing import Final

import msgspec

from toychest.contract import Seat
from toychest.table.terms import ClockTerms

CLOCK: Final = "clock"
"""The name of the note beside the log."""

GRACE: Final = 30.0
"""Seconds in all that a seat may be out of reach while its time stands still."""

MOST_DELAY: Final = 1.0
"""Seconds of the way between a browser and here that cost a seat nothing."""

SHOWN: Final = 2.5
"""Seconds that what is shown once is looked at: they are nobody's."""

PLAYED_OUT: Final = 1.5
"""Seconds that a move, and the chance after it, are played out before whoever is next: they are nobody's either."""


class ClockNote(msgspec.Struct, frozen=True):
    """What is remembered beside the log, after entry `seq`: milliseconds that are left, and of grace."""

    seq: int
    left: list[int]
    grace: list[int]


class TableClock:
    """Seconds left of every seat. `turn` are the seats that are awaited; while it `is_paused`, nobody's time runs."""

    def __init__(self, terms: ClockTerms, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.terms = terms
        self.turn: frozenset[Seat] = frozenset()
        self.is_paused = True
        self._left = [float(terms.main)] * seats
        self._grace = [GRACE] * seats
        self._here: frozenset[Seat] = frozenset()
        self._now = now
        self._since = self._seen_at = now()

    def left(self, seat: Seat) -> float:
        """Seconds, never less than none."""
        spent = 0.0 if self.is_paused or seat not in self.turn else self._spent()
        if seat not in self._here:
            spent = max(0.0, spent - self._grace[seat])
        return max(0.0, self._left[seat] - spent)

    def is_out(self, seat: Seat) -> bool:
        """Whether this seat has no time left."""
        return self.left(seat) <= 0

    def spare(self, seat: Seat, delay: float) -> None:
        """This seat moves now: what was told to it, and its move, were so long on the way, which is not its time."""
        if seat in self.turn and seat in self._here and not self.is_paused:
            self._left[seat] += min(max(0.0, delay), MOST_DELAY, self._spent())

    def show(self) -> None:
        """Something is shown once, to all: until they have seen it, nobody's time runs."""
        self._count()
        self._since = self._seen_at = self._now() + SHOWN

    def next_seen(self) -> float | None:
        """Seconds until what is shown has been seen; None if nothing is shown."""
        left = self._seen_at - self._now()
        return left if left > 0 and not self.is_paused else None

    def _spent(self) -> float:
        """Seconds since the last look; none while something is shown, or played out."""
        return max(0.0, self._now() - self._since)

    @property
    def running(self) -> list[Seat]:
        """The seats whose time runs now."""
        return (
            []
            if self.is_paused or self.next_seen() is not None
            else sorted(seat for seat in self.turn if not self._is_spared(seat))
        )

    def next_out(self) -> float | None:
        """Seconds until the first of those who are awaited has none left; None if nobody's time runs."""
        waits = [self.left(seat) + self._spared(seat) for seat in self.turn if not self.is_out(seat)]
        wait = None if self.is_paused else min(waits, default=None)
        return None if wait is None else wait + max(0.0, self._since - self._now())

    def next_spared(self) -> float | None:
        """Seconds until the time of a seat out of reach runs on; None if there is none."""
        spared = [self._spared(seat) for seat in self.turn if self._is_spared(seat)]
        return None if self.is_paused else min(spared, default=None)

    def look(self, turn: Collection[Seat], here: Collection[Seat], *, earns: bool, is_paused: bool) -> bool:
        """Who is awaited now, and who is here; True if whose time runs is otherwise than before.

        A seat whose turn is over `earns` its increment, and the time of whoever is next begins once it was played out.
        """
        before = (self.turn, self.running)
        self._count()
        over = self.turn - frozenset(turn) if earns else ()
        for seat in over:
            self._left[seat] += self.terms.increment
        if earns and self.turn and frozenset(turn) - self.turn:
            self._since = max(self._since, self._now() + PLAYED_OUT)
        self.turn, self._here, self.is_paused = frozenset(turn), frozenset(here), is_paused
        return before != (self.turn, self.running)

    def _count(self) -> None:
        """What was spent since the last look is spent."""
        spent = self._spent()
        for seat in self.turn if not self.is_paused else ():
            left = self.left(seat)
            if seat not in self._here:
                self._grace[seat] = max(0.0, self._grace[seat] - spent)
            self._left[seat] = left
        self._since = max(self._since, self._now())

    def _spared(self, seat: Seat) -> float:
        """Seconds of grace that a seat out of reach has now."""
        return 0.0 if seat in self._here else max(0.0, self._grace[seat] - self._spent())

    def _is_spared(self, seat: Seat) -> bool:
        return self._spared(seat) > 0

    def copied(self) -> "TableClock":
        """Another that shows the same and goes on alone."""
        clock = copy(self)
        clock._left, clock._grace = [*self._left], [*self._grace]
        return clock

    @property
    def milliseconds(self) -> list[int]:
        """What every seat has left."""
        return [round(1000 * self.left(Seat(at))) for at in range(len(self._left))]

    def noted(self, seq: int) -> str:
        """To be remembered."""
        note = ClockNote(seq, self.milliseconds, [round(1000 * each) for each in self._grace])
        return msgspec.json.encode(note).decode()

    def remember(self, text: str) -> None:
        """Go on from what was noted; what cannot be read is not."""
        try:
            note = msgspec.json.decode(text, type=ClockNote)
        except msgspec.DecodeError:
            return
        if len(note.left) == len(note.grace) == len(self._left):
            self._left = [each / 1000 for each in note.left]
            self._grace = [each / 1000 for each in note.grace]
            self._since = self._now()
