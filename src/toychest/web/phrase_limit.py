"""Who may say how much: phrases are told and forgotten, and nobody can shout."""

import time
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Final

from toychest.contract import Seat
from toychest.table.errors import RequestError

MOST_AT_ONCE: Final = 3
WITHIN: Final = 10.0
"""Seconds in which a seat says at most so many phrases."""

MOST_A_GAME: Final = 20


class SaidEnough(RequestError):
    """A seat has said as much as it may, for now or in this game."""

    code = "said-enough"

    def __init__(self, is_for_now: bool) -> None:
        super().__init__("that is enough for now" if is_for_now else "that is enough for this game", forNow=is_for_now)


class PhraseLimit:
    """What was said at one table: when, and how often, never what."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._latest: defaultdict[Seat, deque[float]] = defaultdict(lambda: deque(maxlen=MOST_AT_ONCE))
        self._said: defaultdict[Seat, int] = defaultdict(int)

    def say(self, seat: Seat) -> None:
        """One phrase more from this seat. Raises `SaidEnough`."""
        now, latest = self._clock(), self._latest[seat]
        if self._said[seat] >= MOST_A_GAME:
            raise SaidEnough(is_for_now=False)
        if len(latest) == MOST_AT_ONCE and now - latest[0] < WITHIN:
            raise SaidEnough(is_for_now=True)
        latest.append(now)
        self._said[seat] += 1
