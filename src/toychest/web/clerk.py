"""A process beside the server for what takes long: files of one's own are judged there, and long games written down.

Whatever is asked of it has a budget of seconds of a processor, so that a busy machine refuses nothing that a quiet one
does; what waits for it has a bound. Who asks for more is refused, and a clerk that does not come to an end is ended.

its Clerk                                the process
sends a function and its values -> pipe  does it
hears what came of it           <- pipe  sends that, or that it failed
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, ParamSpec, TypeVar

import structlog

from toychest.bots.workers.parent import end_with_parent
from toychest.table.errors import RequestError

log = structlog.get_logger()

BUDGET: Final = 10.0
"""Seconds of a processor for one thing: what any file of ours needs a hundred times over."""

PATIENCE: Final = 60.0
"""Seconds by the clock: it may have to wait for others, or wait for nothing at all."""

START: Final = 60.0
"""Seconds by the clock until a new one can be asked."""

MOST_WAITING: Final = 64
MOST_MEMORY: Final = 2 << 30
"""Bytes, where the system can bound them."""

GENTLE: Final = 5
OVER_BUDGET: Final = -signal.SIGPROF if hasattr(signal, "setitimer") else None
"""How a clerk ends whose seconds are used up; where the system counts none of them, patience alone ends it."""

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


class TooBusy(RequestError):
    """Too many wait already, or the clerk was ended by somebody else: the next one may do it."""

    code = "too-busy"

    def __init__(self) -> None:
        super().__init__("too many wait already")


class TookTooLong(RequestError):
    """It was not done within its budget."""

    code = "took-too-long"

    def __init__(self, seconds: float) -> None:
        super().__init__(f"it was not done within {seconds:g} seconds", seconds=seconds)


class Failed:
    """It could not be done; `is_exhausted` where the memory was not enough."""

    def __init__(self, because: str, is_exhausted: bool = False) -> None:
        self.because = because
        self.is_exhausted = is_exhausted


class ClerkFailed(Exception):
    """A fault of ours."""


class Clerk:
    """One process, started when it is first wanted; one thing at a time."""

    def __init__(self, budget: float = BUDGET, patience: float = PATIENCE) -> None:
        self._budget = budget
        self._patience = patience
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="clerk")
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._waiting = 0
        self._lock = threading.Lock()
        self._is_closed = False

    async def ask(self, work: Callable[Asked, Found], *args: Asked.args, **kwargs: Asked.kwargs) -> Found:
        """What comes of it. Raises `TooBusy`, `TookTooLong`, and `ClerkFailed`."""
        if self._waiting >= MOST_WAITING or self._is_closed:
            raise TooBusy
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._thread, self._asked, work, args, kwargs)
        finally:
            self._waiting -= 1
        if isinstance(found, Failed) and found.is_exhausted:
            raise TookTooLong(self._budget)
        if isinstance(found, Failed):
            raise ClerkFailed(found.because)
        return found  # type: ignore[no-any-return]  # it came through a pipe

    def close(self) -> None:
        """End the process; what was asked for does not come."""
        self._is_closed = True
        self._end()
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _asked(self, work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        try:
            pipe = self._started()
            pipe.send((work, args, kwargs))
            if pipe.poll(self._patience):
                return pipe.recv()
        except (EOFError, OSError) as lost:
            ended = self._end()
            if ended == OVER_BUDGET:
                raise TookTooLong(self._budget) from lost
            log.warning("clerk-gone", exit=ended, because=str(lost))
            raise TooBusy from lost
        self._end()
        raise TookTooLong(self._patience)

    def _started(self) -> Connection:
        with self._lock:
            if self._is_closed:
                raise OSError("closed")
            if self._process is None or self._pipe is None or not self._process.is_alive():
                context = multiprocessing.get_context("spawn")
                self._pipe, theirs = context.Pipe()
                self._process = context.Process(
                    target=serve, args=(theirs, self._budget), name="toychest-clerk", daemon=True
                )
                self._process.start()
                theirs.close()
                if not self._pipe.poll(START):
                    raise OSError("it did not start")
                self._pipe.recv()
            return self._pipe

    def _end(self) -> int | None:
        """How it ended; None where there was none."""
        with self._lock:
            process, self._process, self._pipe = self._process, None, None
        if process is None:
            return None
        process.kill()  # nothing happens to one that has ended by itself
        process.join()
        return process.exitcode


def serve(pipe: Connection, budget: float) -> None:
    """Do one thing after another until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _limit()
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            work, args, kwargs = pipe.recv()
            _count_down(budget)
            found = _done(work, args, kwargs)
            _count_down(0)
            pipe.send(found)


def _count_down(seconds: float) -> None:
    """The system ends this process after so many seconds of a processor, whatever it does then; 0: it does not."""
    if OVER_BUDGET is not None:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _done(work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    try:
        return work(*args, **kwargs)
    except MemoryError as fault:
        return Failed(f"MemoryError: {fault}", is_exhausted=True)
    except Exception as fault:  # whatever it is, the next thing may be done
        return Failed(f"{type(fault).__name__}: {fault}")


def _limit() -> None:
    """It gives way to others, and has its share of memory."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
