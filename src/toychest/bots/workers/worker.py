"""A worker's side: a process of its own that is handed windows, thinks, and holds no table.

    its WorkerProcess                         the worker
    sends a Job        -> pipe ->             thinks, and looks into the pipe now and then
    hears a Thought    <- pipe <-             sends what it found
    sends None         -> pipe ->             stops thinking, and sends what it has found so far

Kernels are compiled here and nowhere else; those that were compiled before are taken from the cache.
"""

import signal
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from toychest.bots.levels import LEVELS
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.games import EDITIONS

COMPILED: Final = ("search", "planner")
"""Thoughts that a kernel had a part in."""


class Thinking(Protocol):
    """What a worker does with a window: `think.think`, or a stand-in."""

    def __call__(self, window: Window, level: int, seed: int, stop: Callable[[], bool]) -> Thought:
        """The thought; once `stop()` is true, whatever was found so far."""


@dataclass(frozen=True, slots=True)
class Job:
    """A window to think about, and how hard."""

    window: Window
    level: int
    seed: int


@dataclass(frozen=True, slots=True)
class Compiling:
    """The game's kernel is being compiled for the first time."""

    game: str


@dataclass(frozen=True, slots=True)
class Compiled:
    """From now on the game's kernel is taken from the cache."""

    game: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Failed:
    """The worker could not think."""

    because: str


Answer: TypeAlias = Thought | Compiling | Compiled | Failed


def serve(pipe: Connection, thinking: Thinking | None) -> None:
    """Answer jobs until the other side is gone. Ctrl-C is for the other side, which then lets go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        worker = Worker(pipe, use_kernel_folder(), thinking)
        while True:
            job: Job | None = pipe.recv()
            if job is not None:  # None: to be stopped came too late, the thought was sent already
                pipe.send(worker.answer(job))
    except (EOFError, OSError):
        return


@dataclass(slots=True)
class Worker:
    """What a worker has at hand: its pipe, the folder of its kernels, and the games that it has met."""

    pipe: Connection
    folder: Path
    thinking: Thinking | None
    met: set[str] = field(default_factory=set)

    def answer(self, job: Job) -> Answer:
        """The thought, or why there is none."""
        try:
            thinking = self.thinking or _usual_thinking()
            if self.thinking is None:
                self._compile(job, thinking)
            return thinking(job.window, job.level, job.seed, self.pipe.poll)
        except Exception as fault:
            return Failed(f"{type(fault).__name__}: {fault}")

    def _compile(self, job: Job, thinking: Thinking) -> None:
        """Think a little, so that the kernel is there, and say so, if it may have to be compiled for that."""
        edition = EDITIONS[job.window.edition]
        if edition.kernel is None or edition.game in self.met or self._mark(edition.game).exists():
            return
        if len(job.window.moves) == 1:  # no thinking, no kernel
            return
        self.met.add(edition.game)
        self.pipe.send(Compiling(edition.game))
        began = time.perf_counter()
        thought = thinking(job.window, LEVELS[0], job.seed, self.pipe.poll)
        self.pipe.send(Compiled(edition.game, time.perf_counter() - began))
        if thought.by in COMPILED:
            self._mark(edition.game).touch()

    def _mark(self, game: str) -> Path:
        """The file that says: this game's kernel is in the cache."""
        return self.folder / f"{game}.ready"


def _usual_thinking() -> Thinking:
    from toychest.bots.think import think  # takes Numba along, which must find its folder named

    return think
