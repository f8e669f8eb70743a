"""A worker's side: a process of its own that is handed windows, thinks, and holds no table.

    its WorkerProcess                         the worker
    sends a Job        -> pipe ->             thinks, and looks into the pipe now and then
    hears a Thought    <- pipe <-             sends what it found
    sends None         -> pipe ->             stops thinking, and sends what it has found so far
    sends Prepare      -> pipe ->             loads a game's kernel, or compiles what is not in the cache
    hears PartBegun    <- pipe <-             ... and says how far it is, until it has Prepared

Kernels are compiled here and nowhere else; those that were compiled before are taken from the cache.
"""

import contextlib
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from toychest.bots.first_choice import first_choice
from toychest.bots.levels import LEVELS
from toychest.bots.thought import COMPILED, Thought
from toychest.bots.window import Window
from toychest.bots.workers.engine_parts import imports_told, parts_of
from toychest.bots.workers.kernel_cache import compiling_alone, ready_mark, use_kernel_folder
from toychest.bots.workers.parent import end_with_parent
from toychest.games import GAMES

GENTLE: Final = 10
"""How much a gentle worker gives way to everybody else."""


class Thinking(Protocol):
    """What a worker does with a window: `think.think`, `by_rules.think_by_rules`, or a stand-in."""

    def __call__(self, window: Window, level: int, seed: int, stop: Callable[[], bool]) -> Thought:
        """The thought; once `stop()` is true, whatever was found so far."""


@dataclass(frozen=True, slots=True)
class Job:
    """A window to think about, and how hard."""

    window: Window
    level: int
    seed: int


@dataclass(frozen=True, slots=True)
class Prepare:
    """Thoughts about this game are to come."""

    game: str


@dataclass(frozen=True, slots=True)
class PartBegun:
    """So many parts of the engine are there, and the next one is begun."""

    compiled: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """From now on the game's kernel is taken from the cache, and here from memory."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The worker could not think, or has no kernel to prepare."""

    because: str


Answer: TypeAlias = Thought | PartBegun | Prepared | Failed


def serve(pipe: Connection, thinking: Thinking | None, is_gentle: bool = False) -> None:
    """Answer until the other side is gone. Ctrl-C is for the other side, which then lets go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if is_gentle and hasattr(os, "nice"):
        os.nice(GENTLE)
    try:
        worker = Worker(pipe, thinking, use_kernel_folder() if thinking is None else None)
        while True:
            asked: Job | Prepare | None = pipe.recv()
            if asked is not None:  # None: to be stopped came too late, the thought was sent already
                pipe.send(worker.answer(asked))
    except (EOFError, OSError):
        return


@dataclass(slots=True)
class Worker:
    """What a worker has at hand: its pipe, how it thinks, and where its kernels are kept, if it thinks by them."""

    pipe: Connection
    thinking: Thinking | None
    folder: Path | None

    def answer(self, asked: Job | Prepare) -> Answer:
        """The thought, or why there is none."""
        try:
            if isinstance(asked, Prepare):
                return self._prepared(asked.game)
            thinking = self.thinking or _usual_thinking()
            return thinking(asked.window, asked.level, asked.seed, self.pipe.poll)
        except ConnectionError:  # the other side is gone
            raise
        except Exception as fault:
            return Failed(f"{type(fault).__name__}: {fault}")

    def _prepared(self, game: str) -> Prepared | Failed:
        """Think once, so that the kernel is there, telling each part that is imported for it."""
        window = first_choice(next(iter(GAMES[game].editions.values())))
        with self._alone(game), imports_told(parts_of(game), lambda compiled: self.pipe.send(PartBegun(compiled))):
            thought = (self.thinking or _usual_thinking())(window, LEVELS[0], 0, lambda: False)
        if thought.by not in COMPILED:
            return Failed(f"{game} was thought about by {thought.by}")
        if self.folder is not None:
            ready_mark(self.folder, game).touch()
        return Prepared()

    def _alone(self, game: str) -> contextlib.AbstractContextManager[None]:
        """Several processes of a server want the same kernels: one of them compiles each."""
        if self.folder is None:
            return contextlib.nullcontext()
        return compiling_alone(self.folder, game, lambda: self.pipe.send(PartBegun(0)))


def _usual_thinking() -> Thinking:
    from toychest.bots.think import think  # takes Numba along, which must find its folder named

    return think
