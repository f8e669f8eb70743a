"""A group of workers: all of one kind, each asked by one thread at a time."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from toychest.bots.workers.worker_process import ThinkingFailed, WorkerLost, WorkerProcess

log = structlog.get_logger()


class WorkerGroup:
    """Workers, started when they are first wanted; there are never more than threads that ask for one."""

    def __init__(self, start: Callable[[], WorkerProcess]) -> None:
        self._start = start
        self._workers: set[WorkerProcess] = set()
        self._idle: list[WorkerProcess] = []
        self._ended: set[WorkerProcess] = set()
        self._lock = threading.Lock()
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the workers' processes."""
        with self._lock:
            return [worker.pid for worker in self._workers if worker.pid is not None]

    def call_up(self) -> None:
        """Start a worker before one is wanted, so that nobody waits for its start."""
        with self._lock:
            if not self._workers and not self._is_closed:
                self._idle.append(self._started())

    @contextmanager
    def worker(self) -> Iterator[WorkerProcess]:
        """A worker that lives, for one thread alone; who fails is asked again later, who is lost is not.

        Raises `OSError` and `WorkerLost` where none can be started.
        """
        worker = self._taken()
        try:
            yield worker
        except ThinkingFailed:
            self._give_back(worker)
            raise
        except BaseException:
            self._let_go(worker)
            raise
        self._give_back(worker)

    def close(self) -> None:
        """End all workers; whoever waits for one hears that it is gone."""
        with self._lock:
            self._is_closed = True
            self._ended, self._workers, self._idle = self._workers, set(), []
        for worker in self._ended:
            worker.kill()

    def bury(self) -> None:
        """After `close`, once no thread asks any more: let go of all pipes."""
        for worker in self._ended:
            worker.close()

    def _taken(self) -> WorkerProcess:
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
        worker = self._start()
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
