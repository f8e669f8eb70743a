"""One worker as the pool sees it: a process behind a pipe. Its calls block: they belong on a thread."""

import multiprocessing
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import structlog

from toychest.bots.thought import Thought
from toychest.bots.workers.worker import Answer, Failed, Job, PartBegun, Prepare, Prepared, Thinking, serve

log = structlog.get_logger()

COMPILING: Final = 300.0
"""Seconds for one part that a worker compiles."""


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds for a thought, from when a worker takes it up; for its first one; and for one that was told to stop."""

    usual: float
    first: float
    grace: float


class ThinkingFailed(Exception):
    """The worker failed and can be asked again; its text says why."""


class WorkerLost(Exception):
    """The worker is gone, or does not answer."""


class WorkerProcess:
    """A worker's process, started with it, and the pipe to it. A gentle one gives way to everybody else."""

    def __init__(self, thinking: Thinking | None = None, *, is_gentle: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        arguments = (theirs, thinking, is_gentle)
        self._process = context.Process(target=serve, args=arguments, name="toychest-bot", daemon=True)
        self._process.start()
        theirs.close()
        self._met: set[str] = set()

    @property
    def pid(self) -> int | None:
        """The number of the worker's process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the worker can be asked."""
        return self._process.is_alive()

    def think(self, job: Job, patience: Patience) -> Thought:
        """The worker's thought. Raises `ThinkingFailed` and `WorkerLost`.

        An edition that it has not met is a first one.
        """
        seconds = patience.usual if job.window.edition in self._met else max(patience.usual, patience.first)
        try:
            self._pipe.send(job)
            thought = self._heard(seconds) or self._hurried(job, patience.grace)
        except (EOFError, OSError) as lost:
            raise WorkerLost("the worker is gone") from lost
        if thought is None:
            raise WorkerLost(f"no answer within {seconds:g} seconds")
        if thought.by != "only":
            self._met.add(job.window.edition)
        return thought

    def prepare(self, game: str, tell: Callable[[int], None]) -> None:
        """Get the game's kernel ready, and tell how many parts of it are. Raises `ThinkingFailed` and `WorkerLost`."""
        try:
            self._pipe.send(Prepare(game))
            while self._pipe.poll(COMPILING):
                answer: Answer = self._pipe.recv()
                match answer:
                    case PartBegun(compiled=compiled):
                        tell(compiled)
                    case Prepared():
                        return
                    case Failed(because=because):
                        raise ThinkingFailed(because)
                    case Thought():  # that came too late for who waited for it
                        continue
        except (EOFError, OSError) as lost:
            raise WorkerLost("the worker is gone") from lost
        raise WorkerLost(f"nothing was compiled for {COMPILING:g} seconds")

    def _hurried(self, job: Job, grace: float) -> Thought | None:
        """What it found until the deadline, if it stops when it is told to; the readable rules always need telling."""
        self._pipe.send(None)
        thought = self._heard(grace)
        if thought is not None and thought.by != "rules":
            log.warning("bot-hurried", edition=job.window.edition, level=job.level, iterations=thought.iterations)
        return thought

    def _heard(self, seconds: float) -> Thought | None:
        """The thought, if it comes in time."""
        end = time.monotonic() + seconds
        while self._pipe.poll(max(0.0, end - time.monotonic())):
            answer: Answer = self._pipe.recv()
            if isinstance(answer, Thought):
                return answer
            if isinstance(answer, Failed):
                raise ThinkingFailed(answer.because)
        return None

    def kill(self) -> None:
        """End the worker at once: it has nothing to lose. Whoever waits for it hears that it is gone."""
        self._process.kill()

    def close(self) -> None:
        """End the worker, and let go of its pipe, which nobody may be using."""
        self._process.kill()
        self._process.join()
        with suppress(ValueError):  # whoever starts a worker meanwhile may reap this one, and say so a moment later
            self._process.close()
        self._pipe.close()
