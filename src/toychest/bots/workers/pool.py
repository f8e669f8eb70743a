"""The pool: worker processes that think, so that nobody else has to wait. Whatever befalls one, a legal move comes."""

import asyncio
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import structlog

from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.process import ThinkingFailed, WorkerLost, WorkerProcess
from toychest.bots.workers.worker import Job, Thinking

log = structlog.get_logger()

DEADLINE: Final = 10.0
"""Seconds for one thought, from when a worker takes it up; the strongest level needs about one."""

FIRST_DEADLINE: Final = 60.0
"""Seconds for the first thought of a worker in an edition: it has to start, and to load the kernel."""


class Pool:
    """Workers, started when they are first wanted. `size` is at most one less than there are cores, and at least 1."""

    def __init__(
        self, size: int | None = None, *, first_deadline: float = FIRST_DEADLINE, thinking: Thinking | None = None
    ) -> None:
        self.size = max(1, min(size or _cores(), _cores() - 1))
        self._first_deadline = first_deadline
        self._thinking = thinking
        self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="bot-worker")
        self._workers: set[WorkerProcess] = set()
        self._idle: list[WorkerProcess] = []
        self._lock = threading.Lock()
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the workers' processes."""
        with self._lock:
            return [worker.pid for worker in self._workers if worker.pid is not None]

    async def think(self, window: Window, level: int, seed: int, deadline: float = DEADLINE) -> Thought:
        """A worker's thought, or, if none can be had, a legal move by the seed; then `by` is `fallback`."""
        return await asyncio.wrap_future(self._threads.submit(self._think, Job(window, level, seed), deadline))

    def close(self) -> None:
        """End all workers; thoughts under way end as fallbacks."""
        with self._lock:
            self._is_closed = True
            workers, self._workers, self._idle = self._workers, set(), []
        for worker in workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in workers:
            worker.close()

    def _think(self, job: Job, deadline: float) -> Thought:
        try:
            worker = self._taken()
        except (OSError, WorkerLost) as fault:
            return self._fallback(job, f"no worker can be started: {fault}")
        try:
            thought = worker.think(job, deadline, self._first_deadline)
        except ThinkingFailed as fault:
            self._give_back(worker)
            return self._fallback(job, str(fault))
        except Exception as fault:
            self._let_go(worker)
            return self._fallback(job, str(fault) if isinstance(fault, WorkerLost) else repr(fault))
        self._give_back(worker)
        if thought.move not in job.window.moves:
            return self._fallback(job, f"{thought.move!r} is not legal")
        return thought

    def _taken(self) -> WorkerProcess:
        """A worker that lives; there are never more than threads."""
        while True:
            with self._lock:
                worker = self._idle.pop() if self._idle else self._started()
            if worker.is_alive:
                return worker
            log.warning("bot-worker-lost", pid=worker.pid)
            self._let_go(worker)

    def _started(self) -> WorkerProcess:
        if self._is_closed:
            raise WorkerLost("the pool is closed")
        worker = WorkerProcess(self._thinking)
        self._workers.add(worker)
        return worker

    def _give_back(self, worker: WorkerProcess) -> None:
        with self._lock:
            if worker in self._workers:
                self._idle.append(worker)

    def _let_go(self, worker: WorkerProcess) -> None:
        with self._lock:
            is_ours = worker in self._workers
            self._workers.discard(worker)
        if is_ours:
            worker.close()

    def _fallback(self, job: Job, because: str) -> Thought:
        if not self._is_closed:
            window = job.window
            log.warning("bot-fallback", edition=window.edition, seat=window.seat, level=job.level, because=because)
        return fallback(job.window, job.seed)


def fallback(window: Window, seed: int) -> Thought:
    """A legal move without any thinking."""
    return Thought(move=window.moves[seed % len(window.moves)], by="fallback")


def _cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
