"""The one writer of a SQLite file: a thread with a queue, which commits whatever waits as one group.

    submit -> queue -> [ BEGIN, one savepoint a job, COMMIT ] -> futures resolve

A future resolves only after COMMIT. A job that is refused rolls back to its savepoint and leaves the others be; if
SQLite itself fails in mid-group, every job of the group is tried again alone, so that only the guilty one fails. What
an event loop submits in one round of its own goes over together: the thread is woken once a round, and so is the loop.
"""

import asyncio
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from itertools import groupby
from typing import Final, Self, TypeAlias

import msgspec

from toychest.storage.connections import failure_of
from toychest.table.errors import StoreFailed

Job: TypeAlias = Callable[[sqlite3.Connection], None]
"""Writes its part, or raises and has written nothing."""

LARGEST_GROUP: Final = 256


class JointJob(ABC):
    """A job that is done together with those of its kind that wait beside it; no savepoint is needed for it."""

    @classmethod
    @abstractmethod
    def together(cls, connection: sqlite3.Connection, jobs: Sequence[Self]) -> list[Exception | None]:
        """Write them all but those that are refused, of which nothing is written; what refused each, in order."""


NOBODY: Final["Future[None]"] = Future()
"""Stands where nobody waits outside an event loop."""


Outcome: TypeAlias = tuple["asyncio.Future[None]", Exception | None]
"""Who waits in an event loop, and what refused it."""


class _Waiting(msgspec.Struct, frozen=True, eq=False):
    """`later` waits in an event loop, which is woken once for a whole group; without one, `future` is told at once."""

    job: Job | JointJob
    future: "Future[None]" = msgspec.field(default_factory=Future)
    later: "asyncio.Future[None] | None" = None


class Writer:
    """Runs jobs in order, in groups. `commits` counts the groups that reached the disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        self._connection = connection
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._gathered: list[_Waiting] = []
        self._closing = threading.Lock()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> "Future[None]":
        """A future that resolves when the job is on the disk, or raises what refused it."""
        waiting = _Waiting(job)
        with self._closing:
            if self._is_closed:
                raise StoreFailed("closed", "the store is closed")
            self._queue.put(waiting)
        return waiting.future

    def submit_later(self, job: Job | JointJob) -> "asyncio.Future[None]":
        """The same for whoever waits in an event loop, with whatever else is submitted in this round of the loop."""
        loop = asyncio.get_running_loop()
        later = loop.create_future()
        with self._closing:
            if self._is_closed:
                raise StoreFailed("closed", "the store is closed")
            self._gathered.append(_Waiting(job, NOBODY, later))
            if len(self._gathered) == 1:
                loop.call_soon(self._hand_over)
        return later

    def _hand_over(self) -> None:
        with self._closing:
            self._queue_gathered()

    def _queue_gathered(self) -> None:
        for waiting in self._gathered:
            self._queue.put(waiting)
        self._gathered.clear()

    def close(self) -> None:
        """Finish every job that was submitted, then close the connection."""
        with self._closing:
            if not self._is_closed:
                self._is_closed = True
                self._queue_gathered()
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._next_group()
            wanted = [waiting for waiting in group if _is_wanted(waiting)]
            if wanted:
                self._write(wanted)
        self._connection.close()

    def _next_group(self) -> tuple[list[_Waiting], bool]:
        """Everything that waits now, at least one; True if nothing comes after it."""
        group: list[_Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == LARGEST_GROUP:
                return group, False
            try:
                waiting = self._queue.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _write(self, group: list[_Waiting]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as broken:
            return self._refuse(group, broken)
        try:
            refusals = self._attempt_all([waiting.job for waiting in group])
            self._connection.execute("COMMIT")
        except sqlite3.Error as broken:
            self._roll_back()
            if len(group) == 1:
                return self._refuse(group, broken)
            for waiting in group:
                self._write([waiting])
            return None
        self.commits += 1
        return _resolve_all(list(zip(group, refusals, strict=True)))

    def _attempt_all(self, jobs: Sequence[Job | JointJob]) -> list[Exception | None]:
        """None for each job that is part of the transaction now, else what refused it."""
        refusals: list[Exception | None] = []
        for kind, alike in groupby(jobs, type):
            if issubclass(kind, JointJob):
                refusals += kind.together(self._connection, [job for job in alike if isinstance(job, kind)])
            else:
                refusals += [self._attempt(job) for job in alike if not isinstance(job, JointJob)]
        return refusals

    def _attempt(self, job: Job) -> Exception | None:
        """None if the job is part of the transaction now, else what refused it."""
        self._connection.execute("SAVEPOINT job")
        try:
            job(self._connection)
        except sqlite3.Error:
            raise
        except Exception as refusal:
            self._connection.execute("ROLLBACK TO job")
            return refusal
        finally:
            if self._connection.in_transaction:
                self._connection.execute("RELEASE job")
        return None

    def _refuse(self, group: list[_Waiting], broken: sqlite3.Error) -> None:
        _resolve_all([(waiting, failure_of(broken)) for waiting in group])

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):  # the failure that led here is the one to report
                self._connection.execute("ROLLBACK")


def _is_wanted(waiting: _Waiting) -> bool:
    """Not if whoever waited has gone; what they wait for in an event loop is done in any case."""
    return waiting.later is not None or waiting.future.set_running_or_notify_cancel()


def _resolve_all(outcomes: list[tuple[_Waiting, Exception | None]]) -> None:
    """Everybody hears what became of their job; an event loop is woken once for all who wait in it."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for waiting, refusal in outcomes:
        if waiting.later is not None:
            by_loop.setdefault(waiting.later.get_loop(), []).append((waiting.later, refusal))
        elif refusal is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(refusal)
    for loop, told in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell, told)


def _tell(told: list[Outcome]) -> None:
    for later, refusal in told:
        if later.done():
            continue
        if refusal is None:
            later.set_result(None)
        else:
            later.set_exception(refusal)
