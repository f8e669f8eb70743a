"""Bouts of the arena on all cores, each result kept before it is told."""

import csv
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from toychest.bots.arena.bout import Bout, BoutPlayed, played
from toychest.bots.arena.results_file import line_of, mend, missing_of
from toychest.bots.think import thinker_of
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.games import EDITIONS

Play: TypeAlias = Callable[[Bout], BoutPlayed]
"""What a worker does with a bout: play it, and maybe look back at it."""


def run(wanted: Sequence[Bout], path: Path, workers: int, play: Play = played) -> Iterator[BoutPlayed]:
    """The results still missing, as they come in; each is kept in the file before it is told. Raises `NotAnArena`."""
    todo = missing_of(wanted, path)
    mend(path)
    with path.open("a", newline="", encoding="utf-8") as file, crew(workers) as pool:
        writer = csv.writer(file)
        try:
            for future in as_completed([pool.submit(play, bout) for bout in todo]):
                result = future.result()
                writer.writerow(line_of(result))
                file.flush()
                yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def load_kernel(wanted: Sequence[Bout]) -> None:
    """Have one worker load the kernel and what the contenders think by: if it must be compiled, it happens once."""
    levels = [contender.level for bout in wanted for contender in bout.contenders]
    ways = {level.by for level in levels if level is not None}
    if not ways:
        return
    with crew(1) as pool:
        pool.submit(_load, wanted[0].edition, ways).result()


def _load(edition: str, ways: Iterable[str]) -> None:
    with suppress(ImportError):  # without Numba the rules are searched
        for way in ways:
            thinker_of(way)
        kernel = EDITIONS[edition].kernel
        if kernel is not None:
            kernel()


def crew(workers: int) -> ProcessPoolExecutor:
    """So many processes that play bouts; they end with the arena, also when it is killed."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_join)


def _join() -> None:
    use_kernel_folder()
    threading.Thread(target=_end_with_the_arena, daemon=True).start()


def _end_with_the_arena() -> None:
    arena = multiprocessing.parent_process()
    assert arena is not None, "this is a process of its crew"
    arena.join()
    os._exit(1)
