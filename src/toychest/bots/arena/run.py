"""Bouts of the arena by a crew, each result kept before it is told."""

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from toychest.bots.arena.bout import Bout, BoutPlayed, played
from toychest.bots.arena.results_file import line_of, mend, missing_of
from toychest.bots.think import thinker_of
from toychest.games import EDITIONS

Play: TypeAlias = Callable[[Bout], BoutPlayed]
"""What a worker does with a bout: play it, and maybe look back at it."""


def run(wanted: Sequence[Bout], path: Path, pool: Executor, play: Play = played) -> Iterator[BoutPlayed]:
    """The results still missing, as a crew has them; each is kept in the file before it is told, and the crew let go.

    Raises `NotAnArena` and `NoCluster`.
    """
    todo = missing_of(wanted, path)
    mend(path)
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        try:
            for future in as_completed([pool.submit(play, bout) for bout in todo]):
                result = future.result()
                writer.writerow(line_of(result))
                file.flush()
                yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def load_kernel(wanted: Sequence[Bout], pool: Executor) -> None:
    """Have one worker load the kernel and what the contenders think by: if it must be compiled, it happens once."""
    levels = [contender.level for bout in wanted for contender in bout.contenders]
    ways = {level.by for level in levels if level is not None}
    if ways:
        pool.submit(_load, wanted[0].edition, ways).result()


def _load(edition: str, ways: Iterable[str]) -> None:
    with suppress(ImportError):  # without Numba the rules are searched
        for way in ways:
            thinker_of(EDITIONS[edition].game, way)
        kernel = EDITIONS[edition].kernel
        if kernel is not None:
            kernel()
