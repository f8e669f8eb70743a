"""The pool: worker processes that think, so that nobody else has to wait. Whatever befalls one, a legal move comes.

Until a game's kernel is loaded, a second group thinks about it by the readable rules, for a second at the most.
"""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Final

import msgspec
import structlog

from toychest.bots.by_rules import think_by_rules
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.warming import Warming
from toychest.bots.workers.worker import Job, Thinking
from toychest.bots.workers.worker_group import WorkerGroup
from toychest.bots.workers.worker_process import Patience, ThinkingFailed, WorkerLost, WorkerProcess
from toychest.games import EDITIONS, GAMES

log = structlog.get_logger()

BY_KERNEL: Final = Patience(usual=10.0, first=60.0, grace=1.0)
"""The strongest level needs about a second; a worker that was lost is followed by one that loads the kernel."""

BY_RULES: Final = Patience(usual=0.8, first=0.8, grace=30.0)
"""With the pause before a bot's move two seconds. A move that comes late, on a busy machine, beats one at random."""


class Pool:
    """Workers, started when they are first wanted. `size` is at most one less than there are cores, and at least 1.

    With a `thinking` of one's own, no kernel is waited for.
    """

    def __init__(
        self, size: int | None = None, *, patience: Patience = BY_KERNEL, thinking: Thinking | None = None
    ) -> None:
        self.size = max(1, min(size or _cores(), _cores() - 1))
        self._patience = patience
        self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="bot-worker")
        self._by_kernel = WorkerGroup(partial(WorkerProcess, thinking))
        self._by_rules = WorkerGroup(partial(WorkerProcess, think_by_rules))
        self._without_kernel: set[str] = set()
        self._is_closed = False
        self.warming = Warming(self._load) if thinking is None else None

    @property
    def pids(self) -> list[int]:
        """The numbers of the workers' processes."""
        return [*self._by_kernel.pids, *self._by_rules.pids]

    def warm_up(self, *games: str) -> None:
        """Get these games' engines ready, or those of all, and somebody to think meanwhile."""
        if self.warming is not None:
            self._by_rules.call_up()
            self.warming.begin(*(games or GAMES))

    async def think(self, window: Window, level: int, seed: int, deadline: float | None = None) -> Thought:
        """A worker's thought, or, if none can be had, a legal move by the seed; then `by` is `fallback`."""
        return await asyncio.wrap_future(self._threads.submit(self._think, Job(window, level, seed), deadline))

    def close(self) -> None:
        """End all workers; thoughts under way end as fallbacks."""
        self._is_closed = True
        if self.warming is not None:
            self.warming.close()
        for group in (self._by_kernel, self._by_rules):
            group.close()
        self._threads.shutdown(cancel_futures=True)
        if self.warming is not None:
            self.warming.join()
        for group in (self._by_kernel, self._by_rules):
            group.bury()

    def _load(self, game: str) -> None:
        """A worker takes a compiled kernel from the cache, before anybody waits for it."""
        with self._by_kernel.worker() as worker:
            worker.prepare(game, lambda compiled: None)

    def _think(self, job: Job, deadline: float | None) -> Thought:
        game = EDITIONS[job.window.edition].game
        if self.warming is None or self.warming.has_loaded(game):
            usual = self._patience.usual if deadline is None else deadline
            return self._noted(job, self._thought(self._by_kernel, job, replace(self._patience, usual=usual)))
        self.warming.play(game)
        thought = self._thought(self._by_rules, job, BY_RULES)
        if thought.by == "rules" and self.warming.is_coming(game):
            return msgspec.structs.replace(thought, by="meanwhile")
        return self._noted(job, thought)

    def _noted(self, job: Job, thought: Thought) -> Thought:
        """Said once for an edition: its readable rules are searched, for want of a kernel or of Numba."""
        if thought.by == "rules" and job.window.edition not in self._without_kernel:
            self._without_kernel.add(job.window.edition)
            log.warning("bot-without-kernel", edition=job.window.edition)
        return thought

    def _thought(self, group: WorkerGroup, job: Job, patience: Patience) -> Thought:
        try:
            with group.worker() as worker:
                thought = worker.think(job, patience)
        except (ThinkingFailed, WorkerLost) as fault:
            return self._fallback(job, str(fault))
        except Exception as fault:
            return self._fallback(job, repr(fault))
        if thought.move not in job.window.moves:
            return self._fallback(job, f"{thought.move!r} is not legal")
        return thought

    def _fallback(self, job: Job, because: str) -> Thought:
        if not self._is_closed:
            window = job.window
            log.warning("bot-fallback", edition=window.edition, seat=window.seat, level=job.level, because=because)
        return fallback(job.window, job.seed)


def fallback(window: Window, seed: int) -> Thought:
    """A legal move without any thinking."""
    return Thought(move=window.moves[seed % len(window.moves)], by="fallback")


def share_of(processes: int) -> int:
    """The workers that each of so many processes on this computer may have."""
    return max(1, _cores() // processes)


def _cores() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1
