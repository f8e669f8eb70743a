"""The file of an arena's results: a line for each game, so that a series that was stopped can be gone on with."""

import csv
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from toychest.bots.arena.bout import Bout, BoutPlayed

COLUMNS: Final = (
    *("series", "number", "edition", "seed", "bots", "stamps", "options"),
    *("reason", "places", "entries", "decisions", "starter", "luck", "opening", "evaluator", "seconds"),
)


class NotAnArena(ValueError):
    """A file that holds something else than an arena's results."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} does not hold results of an arena: name another file with --out")


def results_in(path: Path) -> list[BoutPlayed]:
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
    found = {_key(result): result for result in results_in(path)}
    return [found[key] for key in map(_key, wanted) if key in found]


def missing_of(wanted: Iterable[Bout], path: Path) -> list[Bout]:
    """The bouts whose results a file does not hold. Raises `NotAnArena`."""
    done = {_key(result) for result in results_in(path)}
    return [bout for bout in wanted if _key(bout) not in done]


def mend(path: Path) -> None:
    """Cut off a line that a crash left unfinished; an empty file gets its heading."""
    with path.open("a+b") as file:
        file.seek(0)
        file.truncate(file.read().rfind(b"\n") + 1)
        if file.seek(0, os.SEEK_END) == 0:
            file.write((",".join(COLUMNS) + "\r\n").encode())


def line_of(result: BoutPlayed) -> list[str]:
    """What the file holds of a result, column by column."""
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
        str(result.decisions),
        "" if result.starter is None else str(result.starter),
        " ".join(f"{luck:.6f}" for luck in result.luck),
        " ".join(f"{luck:.6f}" for luck in result.opening),
        result.evaluator,
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
        decisions=int(line["decisions"]),
        starter=int(line["starter"]) if line["starter"] else None,
        luck=tuple(map(float, line["luck"].split())),
        opening=tuple(map(float, line["opening"].split())),
        evaluator=line["evaluator"],
        seconds=tuple(map(float, line["seconds"].split())),
    )


def _key(bout: Bout | BoutPlayed) -> tuple[str, int, str, int, tuple[str, ...], str]:
    """What makes two bouts the same."""
    options = json.dumps(bout.options, sort_keys=True)
    return bout.series, bout.number, bout.edition, bout.seed, bout.stamps, options
