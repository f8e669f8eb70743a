"""Warming: a thread that gets the games' engines ready while everybody plays on, what is looked at first.

fetch      Numba is installed, where play.py left that for later      engine.py
compile    by a gentle worker, one game after another, into the cache
load       by a worker that is to think about a game that is played
"""

import threading
import time
from collections.abc import Callable, Collection

import structlog

from toychest.bots.workers.engine import fetched_engine, is_on_its_way
from toychest.bots.workers.engine_parts import parts_of
from toychest.bots.workers.kernel_cache import kernel_folder, ready_mark
from toychest.bots.workers.readiness import Readiness
from toychest.bots.workers.worker_process import ThinkingFailed, WorkerLost, WorkerProcess
from toychest.games import GAMES

log = structlog.get_logger()


def compiled_games() -> list[str]:
    """The games whose engine lies in the cache."""
    folder = kernel_folder()
    return [game for game in GAMES if ready_mark(folder, game).exists()]


def gentle_worker() -> WorkerProcess:
    """A worker that compiles and gives way to everybody else."""
    return WorkerProcess(is_gentle=True)


class Warming:
    """How far each game's engine is. `load` prepares whoever is to think; `tell` is told which game got further."""

    def __init__(
        self,
        load: Callable[[str], None],
        *,
        fetch: Callable[[], str] = fetched_engine,
        worker: Callable[[], WorkerProcess] = gentle_worker,
        compiled: Callable[[], Collection[str]] = compiled_games,
    ) -> None:
        self.tell: Callable[[str], None] = lambda game: None
        self._load, self._fetch, self._worker, self._compiled_before = load, fetch, worker, compiled
        self._readiness = {game: Readiness(len(parts_of(game))) for game in GAMES}
        self._wanted: list[str] = []
        self._played: set[str] = set()
        self._compiled: set[str] = set()
        self._loaded: set[str] = set()
        self._compiling: tuple[str, WorkerProcess] | None = None
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._has_fetched = False
        self._is_closed = False
        if not is_on_its_way():
            self._note_compiled()

    def readiness(self, game: str) -> Readiness:
        """How far this game's engine is."""
        return self._readiness.get(game, Readiness(0))

    def has_loaded(self, game: str) -> bool:
        """Whether thoughts about this game find their kernel loaded."""
        return game in self._loaded

    def is_coming(self, game: str) -> bool:
        """Whether a kernel will be loaded for what is thought about by the rules now."""
        readiness = self.readiness(game)
        return readiness.parts > 0 and not readiness.is_missing

    def begin(self, *games: str) -> None:
        """See to it that these games' engines get ready, after those that were wanted before."""
        with self._changed:
            self._wanted += [game for game in games if game not in self._wanted]
            if self._thread is None and not self._is_closed:
                self._thread = threading.Thread(target=self._run, name="bot-warming", daemon=True)
                self._thread.start()
            self._changed.notify()

    def look_at(self, game: str) -> None:
        """This game comes first: what is being compiled for another is gone on with later."""
        with self._changed:
            self._wanted = [game, *(each for each in self._wanted if each != game)]
            if self._compiling and self._compiling[0] != game and self._is_cold(game):
                self._compiling[1].kill()
                self._compiling = None
        self.begin()

    def play(self, game: str) -> None:
        """Thoughts about this game are to come."""
        with self._changed:
            self._played.add(game)
        self.begin(game)

    def close(self) -> None:
        """Stop. What is being fetched is fetched to its end, by a process of its own."""
        with self._changed:
            self._is_closed = True
            if self._compiling:
                self._compiling[1].kill()
            self._changed.notify()

    def join(self) -> None:
        """After `close`, and once whoever loads is gone: wait until nothing is asked of any worker."""
        with self._changed:
            is_at_work = self._has_fetched  # before that no worker is asked, and after `close` none will be
        if is_at_work and self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        because = self._fetch()
        if because:
            self._give_up(because, *GAMES)
            return
        with self._changed:
            self._has_fetched = True
            self._note_compiled()
        while (task := self._next_task()) is not None:
            do, game = task
            try:
                do(game)
            except (ThinkingFailed, WorkerLost, OSError) as fault:
                self._give_up(str(fault), game)

    def _next_task(self) -> tuple[Callable[[str], None], str] | None:
        """What is to be done next, once there is something; None when all is closed."""
        with self._changed:
            while not self._is_closed:
                for game in self._wanted:
                    if self._is_cold(game):
                        return self._compile, game
                    if game in (self._played & self._compiled) - self._loaded:
                        return self._get_loaded, game
                self._changed.wait()
        return None

    def _is_cold(self, game: str) -> bool:
        return game not in self._compiled and self.readiness(game).is_warming

    def _compile(self, game: str) -> None:
        """Into the cache; a worker that was put aside for another game has left there what it compiled."""
        worker = self._worker()
        with self._changed:
            self._compiling = game, worker
            if self._is_closed:  # since this task was taken up
                worker.kill()
        began = time.monotonic()
        try:
            worker.prepare(game, lambda compiled: self._note(game, compiled))
        except WorkerLost:
            if self._is_closed or not self._is_at_work(worker):
                return
            raise
        finally:
            with self._changed:
                self._compiling = None
            worker.close()
        self._compiled.add(game)
        log.info("kernel-ready", game=game, seconds=round(time.monotonic() - began, 1))
        if game not in self._played:
            self._note(game, self.readiness(game).parts)

    def _is_at_work(self, worker: WorkerProcess) -> bool:
        return self._compiling is not None and self._compiling[1] is worker

    def _get_loaded(self, game: str) -> None:
        try:
            self._load(game)
        except (ThinkingFailed, WorkerLost, OSError):
            self._compiled.discard(game)
            raise
        self._loaded.add(game)
        self._note(game, self.readiness(game).parts)

    def _note(self, game: str, compiled: int) -> None:
        before = self.readiness(game)
        if compiled > before.compiled:
            self._readiness[game] = Readiness(before.parts, compiled)
            self.tell(game)

    def _note_compiled(self) -> None:
        """What was compiled by an earlier start is ready at once."""
        for game in self._compiled_before():
            self._compiled.add(game)
            self._note(game, self.readiness(game).parts)

    def _give_up(self, because: str, *games: str) -> None:
        if self._is_closed:
            return
        log.warning("engine-missing", games=games, because=because)
        for game in games:
            self._readiness[game] = Readiness(self.readiness(game).parts, is_missing=True)
            self.tell(game)
