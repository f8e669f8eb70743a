"""The one writer of a SQLite file: a thread with a queue, which commits whatever waits as one group.

    submit -> queue -> [ BEGIN, one savepoint a job, COMMIT ] -> futures resolve

A future resolves only after COMMIT. A job that is refused rolls back to its savepoint and leaves the others be; if
SQLite itself fails in mid-group, every job of the group is tried again alone, so that only the guilty one fails.
"""

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from toychest.storage.connection import failure_of
from toychest.table.errors import StoreFailed

Job: TypeAlias = Callable[[sqlite3.Connection], None]
"""Writes its part, or raises and has written nothing."""

LARGEST_GROUP: Final = 256


@dataclass(frozen=True, eq=False)
class _Waiting:
    job: Job
    future: "Future[None]" = field(default_factory=Future)


class Writer:
    """Runs jobs in order, in groups. `commits` counts the groups that reached the disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        self._connection = connection
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
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

    def close(self) -> None:
        """Finish every job that was submitted, then close the connection."""
        with self._closing:
            if not self._is_closed:
                self._is_closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._next_group()
            wanted = [waiting for waiting in group if waiting.future.set_running_or_notify_cancel()]
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
            refusals = [self._attempt(waiting.job) for waiting in group]
            self._connection.execute("COMMIT")
        except sqlite3.Error as broken:
            self._roll_back()
            if len(group) == 1:
                return self._refuse(group, broken)
            for waiting in group:
                self._write([waiting])
            return None
        self.commits += 1
        for waiting, refusal in zip(group, refusals, strict=True):
            _resolve(waiting, refusal)
        return None

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
        for waiting in group:
            _resolve(waiting, failure_of(broken))

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            with suppress(sqlite3.Error):  # the failure that led here is the one to report
                self._connection.execute("ROLLBACK")


def _resolve(waiting: _Waiting, refusal: Exception | None) -> None:
    if refusal is None:
        waiting.future.set_result(None)
    else:
        waiting.future.set_exception(refusal)
