"""One worker as the pool sees it: a process behind a pipe. Its calls block: they belong on a thread."""

import multiprocessing
import time
from contextlib import suppress
from typing import Final

import structlog

from toychest.bots.thought import Thought
from toychest.bots.workers.worker import Answer, Compiled, Compiling, Failed, Job, Thinking, serve

log = structlog.get_logger()

COMPILING: Final = 300.0
"""Seconds for a worker that says that it compiles."""

GRACE: Final = 1.0
"""Seconds for a worker that was told to stop."""


class ThinkingFailed(Exception):
    """The worker failed and can be asked again; its text says why."""


class WorkerLost(Exception):
    """The worker is gone, or does not answer."""


class WorkerProcess:
    """A worker's process, started with it, and the pipe to it."""

    def __init__(self, thinking: Thinking | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, thinking), name="toychest-bot", daemon=True)
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

    def think(self, job: Job, deadline: float, first_deadline: float) -> Thought:
        """The worker's thought. Raises `ThinkingFailed` and `WorkerLost`.

        For an edition that it has not met it has until `first_deadline`, and longer if it says that it compiles.
        """
        seconds = deadline if job.window.edition in self._met else max(deadline, first_deadline)
        try:
            self._pipe.send(job)
            thought = self._heard(seconds) or self._hurried(job)
        except (EOFError, OSError) as lost:
            raise WorkerLost("the worker is gone") from lost
        if thought is None:
            raise WorkerLost(f"no answer within {seconds:g} seconds")
        self._note(job.window.edition, thought)
        return thought

    def _note(self, edition: str, thought: Thought) -> None:
        """The worker has met this edition. Said once: it searches the readable rules, for want of a kernel or Numba."""
        if thought.by == "rules" and edition not in self._met:
            log.warning("bot-without-kernel", edition=edition)
        if thought.by != "only":
            self._met.add(edition)

    def _hurried(self, job: Job) -> Thought | None:
        """What it found until the deadline, if it stops when it is told to."""
        self._pipe.send(None)
        thought = self._heard(GRACE)
        if thought is not None:
            log.warning("bot-hurried", edition=job.window.edition, level=job.level, iterations=thought.iterations)
        return thought

    def _heard(self, seconds: float) -> Thought | None:
        """The thought, if it comes in time."""
        end = time.monotonic() + seconds
        while self._pipe.poll(max(0.0, end - time.monotonic())):
            answer: Answer = self._pipe.recv()
            match answer:
                case Thought():
                    return answer
                case Failed(because=because):
                    raise ThinkingFailed(because)
                case Compiling(game=game):
                    end = time.monotonic() + max(seconds, COMPILING)
                    log.info("kernel-compiling", game=game)
                case Compiled(game=game, seconds=took):
                    end = time.monotonic() + seconds
                    log.info("kernel-ready", game=game, seconds=round(took, 1))
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
