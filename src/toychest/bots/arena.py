"""The arena: series of matches between bots, on all cores, kept line by line so that they can be gone on with."""

import csv
import itertools
import json
import multiprocessing
import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from toychest.bots.cache import use_kernel_folder
from toychest.bots.contender import Contender
from toychest.bots.match import Match, Result, played
from toychest.contract import Edition, Json

COLUMNS: Final = ("series", "number", "bots", "options", "reason", "places", "entries", "seconds")


def ladder(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each bot against the one named before it, the later one first."""
    return [(better, worse) for worse, better in itertools.pairwise(bots)]


def against_all(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each pair of bots once, the later one first."""
    return [(better, worse) for at, better in enumerate(bots) for worse in bots[:at]]


def alone(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each bot by itself, where nobody plays against anybody."""
    return [(bot,) for bot in bots]


def matches(
    edition: Edition,
    series: Sequence[tuple[Contender, ...]],
    games: int,
    seats: int,
    options: Sequence[Mapping[str, Json]],
    seed: int,
) -> list[Match]:
    """So many games of each series, first one bot on the first seat, then the other; the options take turns.

    Two games in a row have the same options and seed, with the seats swapped.
    """
    return [
        Match(
            series=" - ".join(dict.fromkeys(bot.name for bot in bots)),
            number=number,
            edition=edition.id,
            options=dict(options[number // 2 % len(options)]),
            contenders=tuple(bots[(seat + number) % len(bots)] for seat in range(seats)),
            seed=seed * 1_000_003 + number // 2,
        )
        for number in range(games)
        for bots in series
    ]


def kept(path: Path) -> list[Result]:
    """The results that a file holds; a line that was cut short by a crash is left out."""
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return [_read(line) for line in csv.DictReader(file) if line["seconds"]]


def run(wanted: Sequence[Match], path: Path, workers: int) -> Iterator[Result]:
    """The results still missing, as they come in; each is kept in the file before it is told."""
    done = {(result.series, result.number) for result in kept(path)}
    todo = [match for match in wanted if (match.series, match.number) not in done]
    is_new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file, crew(workers) as pool:
        writer = csv.writer(file)
        if is_new:
            writer.writerow(COLUMNS)
        try:
            for future in as_completed([pool.submit(played, match) for match in todo]):
                result = future.result()
                writer.writerow(_line(result))
                file.flush()
                yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def crew(workers: int) -> ProcessPoolExecutor:
    """So many processes that play matches; they end with the arena, also when it is killed."""
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


def _line(result: Result) -> list[str]:
    return [
        result.series,
        str(result.number),
        " ".join(result.bots),
        json.dumps(result.options),
        result.reason,
        " ".join(map(str, result.places)),
        str(result.entries),
        " ".join(f"{seconds:.4f}" for seconds in result.seconds),
    ]


def _read(line: Mapping[str, str]) -> Result:
    return Result(
        series=line["series"],
        number=int(line["number"]),
        bots=tuple(line["bots"].split()),
        options=json.loads(line["options"]),
        reason=line["reason"],
        places=tuple(map(int, line["places"].split())),
        entries=int(line["entries"]),
        seconds=tuple(map(float, line["seconds"].split())),
    )
