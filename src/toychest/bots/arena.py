"""The arena: series of bouts between bots, on all cores, kept line by line so that they can be gone on with."""

import csv
import itertools
import json
import multiprocessing
import os
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from toychest.bots.bout import Bout, BoutPlayed, played
from toychest.bots.cache import use_kernel_folder
from toychest.bots.contender import Contender
from toychest.contract import Edition, Json
from toychest.games import EDITIONS

THINKERS: Final = {"search": "toychest.bots.searching", "planner": "toychest.bots.planning"}
"""Where each way to think is, by the name that levels.toml has for it."""

COLUMNS: Final = (
    *("series", "number", "edition", "seed", "bots", "stamps", "options"),
    *("reason", "places", "entries", "seconds"),
)


def ladder(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each bot against the one named before it, the later one first."""
    return [(better, worse) for worse, better in itertools.pairwise(bots)]


def against_all(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each pair of bots once, the later one first."""
    return [(better, worse) for at, better in enumerate(bots) for worse in bots[:at]]


def alone(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each bot by itself, or with its like, where nobody plays against anybody."""
    return [(bot,) for bot in bots]


def bouts(
    edition: Edition,
    series: Sequence[tuple[Contender, ...]],
    games: int,
    seats: int,
    options: Sequence[Mapping[str, Json]],
    seed: int,
) -> list[Bout]:
    """So many games of each series, first one bot on the first seat, then the other; the options take turns.

    Two games in a row have the same options and seed, with the seats swapped; a bot by itself has other ones each time.
    """
    return [
        Bout(
            series=" - ".join(dict.fromkeys(bot.name for bot in bots)),
            number=number,
            edition=edition.id,
            options=dict(options[number // len(bots) % len(options)]),
            contenders=tuple(bots[(seat + number) % len(bots)] for seat in range(seats)),
            seed=seed * 1_000_003 + number // len(bots),
        )
        for number in range(games)
        for bots in series
    ]


class NotAnArena(ValueError):
    """A file that holds something else than an arena's results."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} does not hold results of an arena: name another file with --out")


def kept(path: Path) -> list[BoutPlayed]:
    """The results that a file holds; a line that was cut short by a crash is left out. Raises `NotAnArena`."""
    if not path.exists() or not path.stat().st_size:
        return []
    with path.open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        try:
            if tuple(reader.fieldnames or ()) != COLUMNS:
                raise NotAnArena(path)
            return [_read(line) for line in reader if line["seconds"]]
        except (ValueError, csv.Error) as fault:
            raise NotAnArena(path) from fault


def results_of(wanted: Iterable[Bout], path: Path) -> list[BoutPlayed]:
    """What a file holds of these bouts; others in it, of other seeds, options or strengths, are passed over."""
    found = {_key(result): result for result in kept(path)}
    return [found[key] for key in map(_key, wanted) if key in found]


def run(wanted: Sequence[Bout], path: Path, workers: int) -> Iterator[BoutPlayed]:
    """The results still missing, as they come in; each is kept in the file before it is told. Raises `NotAnArena`."""
    done = {_key(result) for result in kept(path)}
    todo = [bout for bout in wanted if _key(bout) not in done]
    _mend(path)
    with path.open("a", newline="", encoding="utf-8") as file, crew(workers) as pool:
        writer = csv.writer(file)
        try:
            for future in as_completed([pool.submit(played, bout) for bout in todo]):
                result = future.result()
                writer.writerow(_line(result))
                file.flush()
                yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _mend(path: Path) -> None:
    """Cut off a line that a crash left unfinished; an empty file gets its heading."""
    with path.open("a+b") as file:
        file.seek(0)
        file.truncate(file.read().rfind(b"\n") + 1)
        if file.seek(0, os.SEEK_END) == 0:
            file.write((",".join(COLUMNS) + "\r\n").encode())


def _key(bout: Bout | BoutPlayed) -> tuple[str, int, str, int, tuple[str, ...], str]:
    """What makes two bouts the same."""
    options = json.dumps(bout.options, sort_keys=True)
    return bout.series, bout.number, bout.edition, bout.seed, bout.stamps, options


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
            import_module(THINKERS[way])
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


def _line(result: BoutPlayed) -> list[str]:
    return [
        result.series,
        str(result.number),
        result.edition,
        str(result.seed),
        " ".join(result.bots),
        " ".join(result.stamps),
        json.dumps(result.options),
        result.reason,
        " ".join(map(str, result.places)),
        str(result.entries),
        " ".join(f"{seconds:.4f}" for seconds in result.seconds),
    ]


def _read(line: Mapping[str, str]) -> BoutPlayed:
    return BoutPlayed(
        series=line["series"],
        number=int(line["number"]),
        edition=line["edition"],
        seed=int(line["seed"]),
        bots=tuple(line["bots"].split()),
        stamps=tuple(line["stamps"].split()),
        options=json.loads(line["options"]),
        reason=line["reason"],
        places=tuple(map(int, line["places"].split())),
        entries=int(line["entries"]),
        seconds=tuple(map(float, line["seconds"].split())),
    )
