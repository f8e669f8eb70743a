"""A program that works on a Ray cluster of two workers, kills one of them in mid-run, and prints what came of it.

Then it lets commands work there, and prints what each did here and there.

usage: python -m tests.research.ray_run FOLDER COMMAND ...
"""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from toychest.bots.arena.bout import Bout, BoutPlayed, played
from toychest.bots.arena.contender import contenders
from toychest.bots.arena.results_file import results_in
from toychest.bots.arena.run import run
from toychest.bots.arena.series import bouts
from toychest.bots.crews.crew import Workforce, crew, in_order
from toychest.games import EDITIONS

Answer = TypeVar("Answer")
GAMES = 8


class Kept(Executor):
    """A crew that a run cannot let go of: another run needs it."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool

    def submit(self, job: Callable[..., Answer], /, *args: Any, **named: Any) -> "Future[Answer]":
        """As the crew does."""
        return self._pool.submit(job, *args, **named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Not yet."""


@dataclass(frozen=True)
class PlayedOnceKilled:
    """Plays; but in the first game, the first time, it leaves its process's number and waits until it is killed."""

    mark: str

    def __call__(self, bout: Bout) -> BoutPlayed:
        mark = Path(self.mark)
        if bout.number == 0 and not mark.exists():
            mark.with_suffix(".part").write_text(str(os.getpid()))
            mark.with_suffix(".part").replace(mark)
            time.sleep(600)
        return played(bout)


def negated(number: int) -> int:
    return -number


def wanted() -> list[Bout]:
    pair = [tuple(contenders("toybattle", ["random", "random"]))]
    return bouts(EDITIONS["toybattle-standard-0"], pair, GAMES, 2, [{}], 1)


def told(path: Path) -> list[list[object]]:
    """The results in a file but for the seconds that they took."""
    return sorted([one.number, one.seed, one.reason, list(one.places), one.entries] for one in results_in(path))


def with_one_killed(pool: Executor, folder: Path) -> list[int]:
    """The numbers of the games that were told, though a worker was killed in the first of them."""
    mark = folder / "killed"
    results = run(wanted(), folder / "killed.csv", Kept(pool), PlayedOnceKilled(str(mark)))
    numbers = [next(results).number]
    while not mark.exists():
        time.sleep(0.05)
    os.kill(int(mark.read_text()), signal.SIGKILL)
    return sorted([*numbers, *(one.number for one in results)])


def cluster_address() -> str:
    """Where somebody else finds the cluster that this process has started."""
    import ray

    return str(ray.get_runtime_context().gcs_address)


def is_open_to_others(address: str) -> bool:
    """Whether a cluster answers at another address of this computer than its own."""
    try:
        socket.create_connection(("127.0.0.2", int(address.rsplit(":", 1)[1])), timeout=5).close()
    except ConnectionRefusedError:
        return False
    return True


def by_commands(folder: Path, address: str, names: list[str]) -> dict[str, Any]:
    """By command, what came of its work here and on the cluster."""
    words = [sys.executable, "-m", "tests.research.ray_commands", str(folder), address, *names]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(line) for line in done.stdout.splitlines() if line.startswith("["))


def main() -> None:
    folder = Path(sys.argv[1])
    list(run(wanted(), folder / "here.csv", ThreadPoolExecutor(1)))
    with crew(Workforce(2, "local")) as pool:
        answers = list(in_order(pool, negated, range(9)))
        numbers = with_one_killed(pool, folder)
        address = cluster_address()
        is_open, commands = is_open_to_others(address), by_commands(folder, address, sys.argv[2:])
    kept, here = told(folder / "killed.csv"), told(folder / "here.csv")
    played = {"answers": answers, "numbers": numbers, "kept": kept, "here": here}
    print(json.dumps({**played, "is_open": is_open, "commands": commands}))


if __name__ == "__main__":
    main()
