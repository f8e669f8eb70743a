"""Reviews in the background: asked for again and again, rough first and then whole. A call never waits for them.

What nobody has asked for lately is let be, under way or not begun, so that it stands in nobody's way; who asks for it
again has it begun anew.
"""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec
import structlog

from toychest.review.recipe import ROUGH, WHOLE
from toychest.review.review_process import ReviewFailed, ReviewProcess, Stopped
from toychest.review.reviewed import Review
from toychest.review.trying import Try, TryJudged
from toychest.table import Table, write_log
from toychest.table.errors import TableUnfinished

log = structlog.get_logger()

MOST_REMEMBERED: Final = 32
"""Games; none is stored, for the same file gives the same review again."""


PATIENCE: Final = 20.0
"""Seconds after which somebody who does not ask again is gone; a browser that looks asks more than once in two."""


class Found(msgspec.Struct, frozen=True):
    """What was found so far, and whether more is coming: of the work for it `done` is done, `of` so much."""

    review: Review | None = None
    is_coming: bool = True
    done: int = 0
    of: int = 0


class Background:
    """One process for all games, started when it is first wanted; they are reviewed in the order asked for."""

    def __init__(
        self, process: Callable[[], ReviewProcess] = ReviewProcess, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._start, self._clock = process, clock
        self._process: ReviewProcess | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._found: OrderedDict[str, Found] = OrderedDict()
        self._asked: dict[str, float] = {}
        self._lock = threading.Lock()
        self._is_closed = False

    def found(self, table: Table) -> Found:
        """What is known of a finished game; who asks first has it looked at. Raises `TableUnfinished`."""
        ending = table.log.ending
        if ending is None:
            raise TableUnfinished
        with self._lock:
            self._asked[ending.sum] = self._clock()
            if ending.sum not in self._found and not self._is_closed:
                self._found[ending.sum] = Found()
                self._forget()
                self._thread.submit(self._look, ending.sum, write_log(table.log))
            return self._found.get(ending.sum, Found(is_coming=False))

    def judge(self, table: Table, tried: Try) -> Future[TryJudged]:
        """What a try in a finished game is worth, once the process has time for it."""
        return self._thread.submit(lambda: self._working().judge(write_log(table.log), tried))

    def close(self) -> None:
        """End the process; what was not found is not coming."""
        self._is_closed = True
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _look(self, sum: str, file: bytes) -> None:
        """A rough look, then the whole one."""
        try:
            self._still_wanted(sum)
            rough = self._working().review(file, ROUGH, lambda done, of: self._still_wanted(sum))
            self._note(sum, Found(rough))
            whole = self._working().review(file, WHOLE, partial(self._note_done, sum, rough))
            self._note(sum, Found(whole, is_coming=False))
        except ReviewFailed as fault:
            if not self._is_closed:
                log.warning("review-failed", because=str(fault))
            self._note(sum, msgspec.structs.replace(self._found[sum], is_coming=False))
        except Stopped:
            pass

    def _still_wanted(self, sum: str) -> None:
        """Raises `Stopped` where nobody has asked for a while: then it was never begun."""
        with self._lock:
            if self._clock() - self._asked[sum] > PATIENCE:
                del self._found[sum], self._asked[sum]
                raise Stopped

    def _working(self) -> ReviewProcess:
        if self._process is None or not self._process.is_alive:
            self._process = self._start()
        if self._is_closed:
            self._process.kill()
        return self._process

    def _note_done(self, sum: str, rough: Review, done: int, of: int) -> None:
        self._still_wanted(sum)
        self._note(sum, Found(rough, done=done, of=of))

    def _note(self, sum: str, found: Found) -> None:
        with self._lock:
            self._found[sum] = found

    def _forget(self) -> None:
        """The oldest of too many that are done; one that is under way is kept."""
        done = [sum for sum, found in self._found.items() if not found.is_coming]
        for sum in done[: max(0, len(self._found) - MOST_REMEMBERED)]:
            del self._found[sum], self._asked[sum]
