"""Stand-ins for what warming stands on: a worker that compiles when it is told to, and a place where all is noted."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from toychest.bots.workers.warming import Warming
from toychest.bots.workers.worker_process import ThinkingFailed, WorkerLost

PATIENCE = 60.0
"""Seconds for what comes at once."""


@dataclass
class Workshop:
    """What was done, in order. A game that is `held` is compiled once it is let go; one that is `broken` never.

    One that is `loading` is loaded once it is let go.
    """

    held: dict[str, threading.Event] = field(default_factory=dict)
    loading: dict[str, threading.Event] = field(default_factory=dict)
    broken: frozenset[str] = frozenset()
    compiled: frozenset[str] = frozenset()
    trouble: str = ""
    done: list[str] = field(default_factory=list)
    told: list[tuple[str, int]] = field(default_factory=list)
    _news: threading.Condition = field(default_factory=threading.Condition)

    def warming(self) -> Warming:
        worker: Any = lambda: Compiler(self)  # noqa: E731
        warming = Warming(self.load, fetch=self.fetch, worker=worker, compiled=lambda: self.compiled)
        warming.tell = lambda game: self.hear(game, warming)
        return warming

    def fetch(self) -> str:
        self.note("fetch")
        return self.trouble

    def load(self, game: str) -> None:
        self.note(f"load {game}")
        if game in self.loading:
            self.loading[game].wait(PATIENCE)
            self.note(f"loaded {game}")

    def hear(self, game: str, warming: Warming) -> None:
        with self._news:
            self.told.append((game, warming.readiness(game).compiled))
            self._news.notify_all()

    def note(self, what: str) -> None:
        with self._news:
            self.done.append(what)
            self._news.notify_all()

    def wait_for(self, has_happened: Callable[[], bool]) -> None:
        with self._news:
            assert self._news.wait_for(has_happened, PATIENCE), (self.done, self.told)


class Compiler:
    """A worker for one game, that can be ended in the middle."""

    def __init__(self, shop: Workshop) -> None:
        self._shop = shop
        self._killed = threading.Event()

    def prepare(self, game: str, tell: Callable[[int], None]) -> None:
        tell(1)
        self._shop.note(f"begin {game}")
        if game in self._shop.broken:
            raise ThinkingFailed("it cannot be compiled")
        held = self._shop.held.get(game)
        while held is not None and not held.wait(0.01):
            if self._killed.is_set():
                raise WorkerLost("the worker is gone")
        self._shop.note(f"end {game}")

    def kill(self) -> None:
        self._killed.set()

    def close(self) -> None:
        self._killed.set()
