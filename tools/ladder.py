"""How strong are the bots? Plays every series of docs/bots.md, and writes down what came out.

usage: python -m tools.ladder [--series NAME ...] [--folder FOLDER] [--json FILE] [--ray ADDRESS|local]

Without names everything is played; with names the file keeps what it holds of the others. Results are kept in the
folder, one file for each series, and beside it how long they took, over all runs; stopped and started again it goes on.
On two cores the whole takes an hour or two. bench/ladder.json holds the last figures; `python -m tools.figures`
writes them into docs/bots.md.
"""

import argparse
import datetime
import json
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from toychest.bots.arena.bout import Bout, BoutPlayed
from toychest.bots.arena.contender import contenders
from toychest.bots.arena.results_file import results_of
from toychest.bots.arena.run import load_kernel, run
from toychest.bots.arena.series import alone, bouts, ladder
from toychest.bots.arena.statistics import SeriesPlayed, series_by, series_of
from toychest.bots.crews.crew import Workforce, crew
from toychest.games import EDITIONS

CORES = os.cpu_count() or 1
HERE = Workforce(CORES)


@dataclass(frozen=True)
class Series:
    """One arena: who plays what how often; the choices of the option `each` take turns."""

    name: str
    game: str
    bots: str
    games: int
    each: str | None = None
    seats: int = 2
    option: str | None = None  # as it is typed: NAME=VALUE

    @property
    def command(self) -> str:
        """The same at the command line."""
        each, seats = f" --each {self.each}" if self.each else "", f" --seats {self.seats}" if self.seats != 2 else ""
        option = f" --option {self.option}" if self.option else ""
        return f"toychest arena {self.game} --bots {self.bots} --games {self.games}{each}{seats}{option}"

    def bouts(self) -> list[Bout]:
        """All of its games."""
        edition = EDITIONS[f"{self.game}-standard-0"]
        named = contenders(self.game, self.bots.split(","))
        option = next((option for option in edition.options if option.name == self.each), None)
        fixed = dict([self.option.split("=")]) if self.option else {}
        choices = [fixed] if option is None else [{**fixed, option.name: choice} for choice in option.choices]
        series = alone(named) if edition.is_cooperative else ladder(named)
        return bouts(edition, series, self.games, self.seats, choices, 1)


SERIES = (
    Series("toybattle", "toybattle", "1..5", 400, "terrain"),
    Series("toybattle-top", "toybattle", "5,6", 40, "terrain"),
    Series("toybattle-network", "toybattle", "plain6@850,6@400", 300, "terrain"),
    Series("toybattle-greedy", "toybattle", "greedy,plain6@8000", 1000, "terrain"),
    Series("toybattle-weights", "toybattle", "hand4,4", 400, "terrain"),
    Series("clockwork", "clockwork", "1..5", 250),
    Series("clockwork-top", "clockwork", "5,6", 400),
    Series("clockwork-network", "clockwork", "plain6@2500,6@1700", 400),
    Series("clockwork-weights", "clockwork", "hand4,4", 400),
    Series("clockwork-memory", "clockwork", "4~15,4~0", 200),
    Series("castle", "castle", "1..6", 224, "board", 1, "profile=base"),
)


def measured(series: Series, folder: Path, workforce: Workforce = HERE) -> dict[str, Any]:
    """What came out of one series; what its file holds already is not played again."""
    wanted, path = series.bouts(), folder / f"{series.name}.csv"
    seconds = play_missing(wanted, path, workforce)
    results = results_of(wanted, path)
    choices = list(series_by(series.each, results)) if series.each else []
    return {
        "command": series.command,
        "day": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "minutes": round(seconds / 60, 1),
        "steps": list(map(told, series_of(results))),
        "choices": list(map(told, choices)) if len(series_of(results)) == 1 or series.seats == 1 else [],
        "entries": round(sum(result.entries for result in results) / len(results)),
        "seconds": dict(thinking(results)),
    }


def play_missing(wanted: list[Bout], path: Path, workforce: Workforce) -> float:
    """Play what a file lacks; gives the seconds that all its games took, in this run and in those before it.

    They are kept after every game, so that a stop loses none; where no game is left of what was played before, for the
    bots have changed, they start anew.
    """
    kept, missing = path.with_suffix(".seconds"), len(wanted) - len(results_of(wanted, path))
    before = seconds_kept(kept) if missing < len(wanted) else 0.0
    if not missing:
        return before
    began = monotonic()
    keep_seconds(kept, before)
    try:
        with crew(workforce) as pool:
            load_kernel(wanted, pool)
            for number, _ in enumerate(run(wanted, path, pool), 1):
                keep_seconds(kept, before + monotonic() - began)
                if number % 50 == 0:
                    print(f"{path.stem}: {number} of {missing} games", flush=True)
    finally:
        keep_seconds(kept, before + monotonic() - began)
    return seconds_kept(kept)


def seconds_kept(file: Path) -> float:
    """What was written there; without it nobody knows how long the games beside it took."""
    if not file.exists():
        sys.exit(f"{file} is missing: remove {file.with_suffix('.csv')}, too, and its games are played again")
    return float(file.read_text("utf-8"))


def keep_seconds(file: Path, seconds: float) -> None:
    """First aside, so that a stopped run leaves a whole number."""
    aside = file.with_suffix(".part")
    aside.write_text(f"{seconds:.3f}\n", "utf-8")
    aside.replace(file)


def told(step: SeriesPlayed) -> dict[str, Any]:
    """A step in per cent."""
    shares = {name: round(100 * share, 1) for name, share in zip(("share", "low", "high"), _shares(step), strict=True)}
    return {"series": step.series, "games": step.games, **shares, "cut_off": step.cut_off}


def _shares(step: SeriesPlayed) -> tuple[float, float, float]:
    return step.share, step.low, step.high


def thinking(results: list[BoutPlayed]) -> Iterator[tuple[str, float]]:
    """By bot: the seconds of a move, on average."""
    for bot in dict.fromkeys(bot for result in results for bot in result.bots):
        spent = [own for one in results for name, own in zip(one.bots, one.seconds, strict=True) if name == bot]
        yield bot, round(sum(spent) / len(spent), 4)


def main() -> None:
    """Play what is missing, and write down everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--series", nargs="+", choices=[series.name for series in SERIES], metavar="NAME", default=())
    parser.add_argument("--folder", type=Path, default=Path("ladder"))
    parser.add_argument("--json", type=Path)
    parser.add_argument("--ray", metavar="ADDRESS|local")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for series in SERIES:
        if series.name in asked.series or not asked.series:
            found[series.name] = measured(series, asked.folder, Workforce(CORES, asked.ray))
            for step in found[series.name]["steps"]:
                print(step, flush=True)
    if asked.json:
        write(asked.json, found)


def write(file: Path, found: dict[str, Any]) -> None:
    """Write down what was played now, beside what the file holds of series that were not."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    head = {"command": "python -m tools.ladder --json bench/ladder.json", "machine": machine}
    kept = json.loads(file.read_text("utf-8"))["series"] if file.exists() else {}
    known = kept | found
    told = {series.name: known[series.name] for series in SERIES if series.name in known}
    file.write_text(json.dumps({**head, "series": told}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
