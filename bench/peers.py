"""How fast are our environments beside those of others, driven from Python, in one run?

usage: python -m bench.peers [--quick] [--only KINDS] [--rounds N] [--rows N] [--json FILE] [--svg FILE]
       the peers are in locks/bench.txt; one that is not installed is left out, and said so

Random games are played once and written down; then the same decisions are made again, and only what the environment
does is timed, in seconds of the processor, so that one core counts. Everybody takes turns; the median of the rounds
counts, and a ratio is the median of the ratios of each round.

- single: `last()` and `step()` of one table, observation and mask included; OpenSpiel gives its tensor and its mask
- vector: one step of all rows, observations and masks included; OpenSpiel has none, so one table counts
- reset: new games a second, of one table
- search: iterations a second from one state of the middle of a game; ours is that of level 6, OpenSpiel's (in C++)
  plays every iteration to the end of the game by random moves
- memory: kB of a thousand tables, by what Python and NumPy hold, or by the arrays of a thousand rows; of OpenSpiel,
  whose tables are in C++, by how much the process grows
- start: ms of the processor until a new process has made an environment and its first step; all was compiled before

`--only single,vector` measures those alone: what is told then is of one run, too.
`--quick` shows in a minute or two that all of it runs: its figures are of few rounds and rows, and not to be quoted.
"""

import argparse
import datetime
import gc
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.peer_crew import OURS, Peer, begun, imported, peers  # first: it says where compiled code lies

# isort: split
import gymnasium
import numpy as np
import pettingzoo

KINDS = ["single", "vector", "reset", "search", "memory", "start"]
PACKAGES = ("gymnasium", "pettingzoo", "open-spiel", "pgx", "jax", "rlcard")
TABLES = 1000
STARTS = {
    **{f"Toychest {game}": f"import toychest.research as t; name = 'toychest/{game}-v0'" for game in OURS},
    "PettingZoo connect_four": "name = 'classic/connect_four-v3'",
}
"""What a new process does first; then it makes a table of that name."""

FIRST_STEP = """
import pettingzoo
table = pettingzoo.make("aec", name)
table.reset(seed=1)
table.step(int(table.last()[0]["action_mask"].argmax()))
"""
AIMS = {
    "single": ("PettingZoo connect_four", 8.0),
    "vector": ("OpenSpiel backgammon", 40.0),
    "vector ": ("pgx connect_four", 1.0),
}


def rate(peer: Peer) -> float:
    """Its work a second of the processor."""
    peer.prepare()
    began = time.process_time()
    done = peer.play()
    return done / (time.process_time() - began)


def grown_by(make: Callable[[], Any]) -> float:
    """kB that Python and NumPy hold for a thousand tables, but for what all of them share."""
    shared = make()
    gc.collect()
    tracemalloc.start()
    held = [make() for _ in range(TABLES)]
    grown = tracemalloc.get_traced_memory()[0] / 1024
    tracemalloc.stop()
    return grown if held and shared else 0.0


def memory() -> dict[str, float]:
    """kB of a thousand tables."""

    def made(name: str) -> Any:
        table = pettingzoo.make("aec", name)
        table.reset(seed=1)
        return table

    found = {f"Toychest {game}": grown_by(lambda game=game: made(f"toychest/{game}-v0")) for game in OURS}  # type: ignore[misc]
    for game in OURS:
        tables: Any = gymnasium.make_vec(f"toychest/{game}-v0", num_envs=TABLES)
        found[f"Toychest {game}, vector"] = sum(part.nbytes for part in tables.unwrapped._rows) / 1024
    others: dict[str, Callable[[], float]] = {
        "PettingZoo connect_four": lambda: grown_by(lambda: made("classic/connect_four-v3")),
        "OpenSpiel backgammon": lambda: apart(process_grown_by, "backgammon"),
        "OpenSpiel connect_four": lambda: apart(process_grown_by, "connect_four"),
    }
    for name, measure in others.items():
        try:
            found[name] = measure()
        except Exception as error:  # somebody else's package
            print(f"left out of memory: {name}: {error}")
    return found


def apart(measure: Callable[[str], float], name: str) -> float:
    """Measure in a new process, which has nothing to use again."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as one:
        return one.submit(measure, name).result()


def process_grown_by(name: str) -> float:
    """kB by which this process grows for a thousand states of OpenSpiel; of many, for pages are given out whole."""
    game, luck, many = imported("pyspiel").load_game(name), random.Random(1), 20
    before, held = resident(), [begun(game, luck) for _ in range(many * TABLES)]
    return (resident() - before) / many if held else 0.0


def resident() -> float:
    """kB of memory that this process has now; Linux tells it."""
    told = Path("/proc/self/statm").read_text("ascii")
    return int(told.split()[1]) * 4.0


def starts(rounds: int) -> dict[str, float]:
    """ms of the processor that a new process takes to its first step, in turns; the first round compiles."""
    spent: dict[str, list[float]] = {name: [] for name in STARTS}
    for number in range(rounds + 1):
        for name, first in STARTS.items():
            began = os.times()
            done = subprocess.run([sys.executable, "-c", first + FIRST_STEP], capture_output=True)
            ended = os.times()
            if number and done.returncode == 0:
                user, system = ended.children_user - began.children_user, ended.children_system - began.children_system
                spent[name].append(1000 * (user + system))
    return {name: statistics.median(each) for name, each in spent.items() if each}


def packages() -> dict[str, str]:
    """The version of each peer's package; one that was not installed as a package, or is not there, says so."""
    found = {}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "no package, written after its source" if find_spec(name) else "not there"
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", type=lambda words: words.split(","), default=KINDS)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--rows", type=int)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    asked = parser.parse_args()
    asked.rounds = asked.rounds or (2 if asked.quick else 7)
    asked.rows = asked.rows or (256 if asked.quick else 4096)
    figures = told(rates_of(asked.only, asked.rows, asked.rounds), asked.rounds, asked.rows)
    if "memory" in asked.only:
        figures["memory kB"] = {name: round(each) for name, each in memory().items()}
    if "start" in asked.only:
        figures["start ms"] = {name: round(each) for name, each in starts(min(asked.rounds, 3)).items()}
    print(table_of(figures))
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")
    if asked.svg:
        asked.svg.write_text(bars_of(figures))


def rates_of(kinds: list[str], rows: int, rounds: int) -> dict[str, dict[str, list[float]]]:
    """By kind and name, the work a second of each round; everybody takes turns."""
    crew = [peer for peer in peers(rows) if peer.kind in kinds]
    rates: dict[str, dict[str, list[float]]] = {}
    for number in range(rounds + 1):
        for peer in crew:
            found = rate(peer)
            if number:  # the first is for caches and compilers
                rates.setdefault(peer.kind, {}).setdefault(peer.name, []).append(found)
    return rates


def told(rates: dict[str, dict[str, list[float]]], rounds: int, rows: int) -> dict[str, Any]:
    """Medians, and how many times as fast each of ours is as the peer of the aim."""
    ratios = {}
    for kind, (other, aim) in AIMS.items():
        turns = rates.get(kind.strip(), {})
        if other in turns:
            ratios[f"{kind.strip()} beside {other}, aim {aim:g}"] = {
                name: round(statistics.median(a / b for a, b in zip(mine, turns[other], strict=True)), 2)
                for name, mine in turns.items()
                if name.startswith("Toychest")
            }
    medians = {kind: {name: round(statistics.median(each)) for name, each in of.items()} for kind, of in rates.items()}
    about: dict[str, Any] = {"rounds": rounds, "rows": rows, "python": platform.python_version()}
    about |= {"machine": platform.machine(), "packages": packages()}
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    return {"date": today, **about, "a second of the processor": medians, "ratios": ratios}


def table_of(figures: dict[str, Any]) -> str:
    lines = []
    for kind, of in {
        **figures["a second of the processor"],
        **{each: figures[each] for each in ("memory kB", "start ms") if each in figures},
    }.items():
        lines.append(kind)
        lines += [f"  {name:32}{value:>14,}" for name, value in sorted(of.items(), key=lambda each: -each[1])]
    for aim, of in figures["ratios"].items():
        lines.append(aim)
        lines += [f"  {name:32}{value:>14,.1f} x" for name, value in of.items()]
    return "\n".join(lines)


def bars_of(figures: dict[str, Any]) -> str:
    """Steps a second on a scale of tenfolds."""
    lines, top = [], 20
    for kind in ("single", "vector"):
        lines.append(f'<text x="10" y="{top}" font-weight="bold">{kind}: steps a second of one core</text>')
        for name, value in sorted(
            figures["a second of the processor"].get(kind, {}).items(), key=lambda each: -each[1]
        ):
            top += 22
            width, colour = round(60 * np.log10(max(value, 1))), "#2b6cb0" if name.startswith("Toychest") else "#a0aec0"
            lines.append(f'<text x="10" y="{top}">{name}</text>')
            lines.append(f'<rect x="230" y="{top - 13}" width="{width}" height="16" fill="{colour}"/>')
            lines.append(f'<text x="{236 + width}" y="{top}">{value:,}</text>')
        top += 36
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {top}" font-family="sans-serif" font-size="13">'
    return "\n".join((head, f'<rect width="760" height="{top}" fill="#fff"/>', *lines, "</svg>", ""))


if __name__ == "__main__":
    main()
