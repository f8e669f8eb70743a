"""A process that reviews finished games, one at a time, and gives way to everybody else: bots come first.

its ReviewProcess                         the process
sends a log and a budget   -> pipe ->     reviews it
hears how far it is        <- pipe <-     says so after each bit of work
sends a Stop, if it likes  -> pipe ->     lets it be, after this bit
hears a Review, or Failed  <- pipe <-     sends what it found, even if it was all done before it heard
sends a log and a try      -> pipe ->     judges it, by the same weighing
hears TryJudged, or Failed <- pipe <-     sends what it found
"""

import multiprocessing
import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.bots.workers.parent import end_with_parent
from toychest.games import EDITIONS
from toychest.review.recipe import Budget
from toychest.review.reviewed import Review, Tell, reviewed
from toychest.review.trying import Try, TryJudged, judged_try
from toychest.table import Table, read_log, rebuilt_table
from toychest.table.errors import TableUnfinished, UnknownEdition

GENTLE: Final = 10
"""How much it gives way."""


class Failed(msgspec.Struct, frozen=True):
    """There is no review, and why."""

    because: str


class Done(msgspec.Struct, frozen=True):
    """How much is done, of how much."""

    done: int
    of: int


class Stop(msgspec.Struct, frozen=True):
    """Nobody wants to know any more."""


class Stopped(Exception):
    """Whoever hears how far it is raises this, to end a review."""


class ReviewFailed(Exception):
    """A game that could not be reviewed, or a process that is gone."""


class ReviewProcess:
    """The process as its owner sees it; its calls block, so they belong on a thread."""

    def __init__(self, serves: Callable[[Connection], None] | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serves or serve, args=(theirs,), name="toychest-review", daemon=True)
        self._process.start()
        theirs.close()

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.is_alive()

    def review(self, log: bytes, budget: Budget, tell: Tell | None = None) -> Review:
        """The review of a finished game by its log file; how far it is is told meanwhile.

        Raises `ReviewFailed`, and `Stopped` where `tell` does: the process is then free for the next one.
        """
        found = self._asked((log, budget), tell)
        assert isinstance(found, Review), "a budget asks for a review"
        return found

    def judge(self, log: bytes, tried: Try) -> TryJudged:
        """What a try is worth. Raises `ReviewFailed`."""
        found = self._asked((log, tried), None)
        assert isinstance(found, TryJudged), "a try is judged"
        return found

    def _asked(self, question: tuple[bytes, Budget | Try], tell: Tell | None) -> Review | TryJudged:
        try:
            self._pipe.send(question)
            while isinstance(found := self._pipe.recv(), Done):
                if tell is not None:
                    self._tell(tell, found)
        except (EOFError, OSError) as lost:
            raise ReviewFailed("the process is gone") from lost
        if isinstance(found, Failed):
            raise ReviewFailed(found.because)
        answer: Review | TryJudged = found
        return answer

    def _tell(self, tell: Tell, found: Done) -> None:
        try:
            tell(found.done, found.of)
        except Stopped:
            self._pipe.send(Stop())
            while isinstance(self._pipe.recv(), Done):  # what it said before it heard
                pass
            raise

    def kill(self) -> None:
        """End it at once: it has nothing to lose."""
        self._process.kill()


def serve(pipe: Connection) -> None:
    """Answer until the other side is gone. Ctrl-C is for the other side, which then lets go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    use_kernel_folder()
    try:
        while True:
            asked = pipe.recv()
            if isinstance(asked, Stop):  # of a review that was done already
                continue
            file, wanted = asked
            pipe.send(_answer(file, wanted, lambda done, of: _said(pipe, Done(done, of))))
    except (EOFError, OSError):
        return


def _said(pipe: Connection, done: Done) -> None:
    """How far it is; before the next bit of work it is asked whether anybody wants it."""
    pipe.send(done)
    if pipe.poll():
        pipe.recv()
        raise Stopped


def _answer(file: bytes, wanted: Budget | Try, tell: Tell) -> Any:
    try:
        table = _finished(file)
        return judged_try(table, wanted) if isinstance(wanted, Try) else reviewed(table, wanted, tell)
    except (EOFError, OSError):
        raise
    except Exception as fault:  # whatever it is, the next game may be reviewed
        return Failed(f"{type(fault).__name__}: {fault}")


def _finished(file: bytes) -> Table:
    log = read_log(file)
    edition = EDITIONS.get(log.header.edition)
    if edition is None:
        raise UnknownEdition(log.header.edition)
    if log.ending is None:
        raise TableUnfinished
    return rebuilt_table(edition, log.header, log.ending.seed, log.entries)
