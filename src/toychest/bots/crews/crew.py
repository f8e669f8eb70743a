"""A crew does jobs that do not depend on each other: on processes of this computer, or on a Ray cluster.

What a job answers follows from its arguments alone, so the same work gives the same results whoever does it.
"""

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.bots.workers.parent import end_with_parent

LOCAL: Final = "local"
"""The address of a Ray cluster that is started for one command and ends with it."""

AHEAD: Final = 3
"""Jobs that wait for each worker: none is idle while an earlier job takes long."""

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class NoCluster(ValueError):
    """A Ray cluster that cannot be reached or started."""

    def __init__(self, address: str, because: object) -> None:
        super().__init__(f"no Ray cluster answers at {address}: {because}")
        self.address = address
        self.because = str(because)


@dataclass(frozen=True, slots=True)
class Workforce:
    """Who is to do the work: so many processes of this computer; or the cluster at this address of Ray."""

    workers: int
    ray: str | None = None


class Processes(ProcessPoolExecutor):
    """Processes of this computer; they end with whoever called them, also when that one is killed."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_join)
        self.size = workers


def crew(workforce: Workforce) -> Executor:
    """The crew, to be used in a `with`. It starts when it gets its first job. Raises `NoCluster` then."""
    if workforce.ray is None:
        return Processes(workforce.workers)
    from toychest.bots.crews.on_ray import OnRay  # of a package that may be missing

    return OnRay(workforce.ray, workforce.workers)


def in_order(pool: Executor, job: Callable[[Job], Answer], jobs: Iterable[Job]) -> Iterator[Answer]:
    """The answers in the order of the jobs, which are done side by side; few wait, however many there are."""
    waiting: deque[Future[Answer]] = deque()
    for each in jobs:
        waiting.append(pool.submit(job, each))
        if len(waiting) > AHEAD * size_of(pool):
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def size_of(pool: Executor) -> int:
    """How many jobs a crew does at a time."""
    return int(getattr(pool, "size", os.cpu_count() or 1))


def _join() -> None:
    use_kernel_folder()
    end_with_parent()
